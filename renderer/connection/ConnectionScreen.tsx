import type { ConnectionState } from '#shared/api/ApiClient';
import { LampMark } from '../header/LampMark';
import { connectionText } from './connectionText';
import styles from './ConnectionScreen.module.css';

/** The whole page while there is nothing to show: not connected yet, or rejected by the app. */
export function ConnectionScreen({ connection }: { readonly connection: ConnectionState }) {
  const { title, next } = connectionText(connection);
  return (
    <main className={styles['screen']}>
      <LampMark />
      <div role="status">
        <h1 className={styles['title']}>{title}</h1>
        {next !== undefined && <p className={styles['next']}>{next}</p>}
      </div>
    </main>
  );
}
