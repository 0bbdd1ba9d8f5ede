import styles from './LampMark.module.css';

/** The lamp as a small glowing logo. Decorative: the name is beside it. */
export function LampMark() {
  return <span className={styles['mark']} aria-hidden="true" />;
}
