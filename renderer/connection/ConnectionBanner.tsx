import { useWindowState } from '../store/WindowStoreContext';
import styles from './ConnectionBanner.module.css';
import { connectionText } from './connectionText';

/** Says that what is shown may be out of date, while the app is out of reach. */
export function ConnectionBanner() {
  const link = useWindowState((state) => state.connection);
  if (link.phase === 'open') return null;
  const { title, next } = connectionText(link);
  return (
    <p className={styles['banner']} role="status">
      <strong>{title}</strong> {next}
    </p>
  );
}
