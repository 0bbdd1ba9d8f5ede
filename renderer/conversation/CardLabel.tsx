import styles from './CardLabel.module.css';

/** The words beside an icon on a card. On a narrow card they are heard only. */
export function CardLabel({ children }: { readonly children: string }) {
  return <span className={styles['label']}>{children}</span>;
}
