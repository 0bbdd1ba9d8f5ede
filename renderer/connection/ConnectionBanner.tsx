import { useWindowState } from '../store/WindowStoreContext';
import styles from './ConnectionBanner.module.css';
import { connectionText } from './connectionText';

/** Warns that the page may be out of date while the app cannot be reached. */
export function ConnectionBanner() {
  const connection = useWindowState((state) => state.connection);
  if (connection.phase === 'open') return null;
  const { title, next } = connectionText(connection);
  return (
    <p className={styles['banner']} role="status">
      <strong>{title}</strong> {next}
    </p>
  );
}
