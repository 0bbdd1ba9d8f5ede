import styles from './Intro.module.css';

/** Says what Lampwright is, and plainly what this page can do until the window is built. */
export function Intro() {
  return (
    <div className={styles['intro']}>
      <p className={styles['lead']}>
        Describe a light; a model on your own laptop writes it, and your LED lamp plays it.
      </p>
      <p className={styles['today']}>
        The window for that is still being built. Today this page reads programs: paste one, or a model’s
        whole reply, and see what the lamp would be given.
      </p>
    </div>
  );
}
