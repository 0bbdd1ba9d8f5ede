import { Fragment, type ReactNode } from 'react';
import styles from './FactList.module.css';

/** Something known, and what it is called. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** What is known of something, a line each. Facts without a value are left out by whoever lists them. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt className={styles['name']}>{name}</dt>
          <dd className={styles['value']}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
