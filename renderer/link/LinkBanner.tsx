import { useWindow } from '../store/WindowStoreContext';
import styles from './LinkBanner.module.css';
import { linkLines } from './linkLines';

/** Says that what is shown may be out of date, while the app is out of reach. */
export function LinkBanner() {
  const link = useWindow((state) => state.link);
  if (link.phase === 'open') return null;
  const { title, next } = linkLines(link);
  return (
    <p className={styles['banner']} role="status">
      <strong>{title}</strong> {next}
    </p>
  );
}
