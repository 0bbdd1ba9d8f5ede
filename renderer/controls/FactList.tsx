import { Fragment, type ReactNode } from 'react';
import styles from './FactList.module.css';

/** A named value. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** A list of named values. The caller leaves out those without a value. */
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
