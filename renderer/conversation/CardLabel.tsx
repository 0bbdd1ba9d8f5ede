import styles from './CardLabel.module.css';

/** The text beside an icon on a card. On a narrow card it is for screen readers only. */
export function CardLabel({ children }: { readonly children: string }) {
  return <span className={styles['label']}>{children}</span>;
}
