import { useWindow } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './LinkBanner.module.css';

/** Says that what is shown may be out of date, while the app is out of reach. */
export function LinkBanner() {
  const phase = useWindow(({ link }) => link.phase);
  if (phase === 'open') return null;
  const isRefused = phase === 'refused';
  return (
    <p className={styles['banner']} role="status">
      <strong>{isRefused ? words.link.refused : words.link.lost}</strong>{' '}
      {isRefused ? words.link.openAddress : words.link.tryingAgain}
    </p>
  );
}
