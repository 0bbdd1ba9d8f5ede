import type { ConnectionState } from '#shared/api/ApiClient';
import { LampMark } from '../header/LampMark';
import { connectionText } from './connectionText';
import styles from './ConnectionScreen.module.css';

/** The whole page while there is nothing of the app to show: it is not reached yet, or it will not have this page. */
export function ConnectionScreen({ link }: { readonly link: ConnectionState }) {
  const { title, next } = connectionText(link);
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
