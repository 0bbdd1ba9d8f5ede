import { LampMark } from './LampMark';
import styles from './TitleBar.module.css';

/** The top of the page: the lamp mark, the name, and where the text goes (nowhere). */
export function TitleBar() {
  return (
    <header className={styles['bar']}>
      <LampMark />
      <h1 className={styles['name']}>Lampwright</h1>
      <p className={styles['promise']}>Everything stays on this computer.</p>
    </header>
  );
}
