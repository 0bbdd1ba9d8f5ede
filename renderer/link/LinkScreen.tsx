import type { Link } from '#shared/api/client';
import { LampMark } from '../header/LampMark';
import { linkLines } from './linkLines';
import styles from './LinkScreen.module.css';

/** The whole page while there is nothing of the app to show: it is not reached yet, or it will not have this page. */
export function LinkScreen({ link }: { readonly link: Link }) {
  const { title, next } = linkLines(link);
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
