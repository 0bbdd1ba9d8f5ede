import styles from './LampMark.module.css';

/** The lamp as a small glowing mark. Decorative: the name stands beside it. */
export function LampMark() {
  return <span className={styles['mark']} aria-hidden="true" />;
}
