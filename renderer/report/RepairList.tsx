import styles from './RepairList.module.css';

/** What was put right in a reply, a sentence each; nothing when it was sound. */
export function RepairList({ repairs }: { readonly repairs: readonly string[] }) {
  if (repairs.length === 0) return null;
  return (
    <section>
      <h3 className={styles['title']}>Put right</h3>
      <ul className={styles['list']}>
        {repairs.map((repair) => (
          <li key={repair} className={styles['repair']}>
            {repair}
          </li>
        ))}
      </ul>
    </section>
  );
}
