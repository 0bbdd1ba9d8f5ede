import type { LampAreaState } from '#shared/api/areas/lampArea';
import { FactList } from '../../controls/FactList';
import { lampFacts } from '../../lamp/lampFacts';
import { lampHeadline } from '../../lamp/lampStatus';
import styles from './LampOverview.module.css';

/** What to do next about the lamp, and all facts about it. */
export function LampOverview({ lamp }: { readonly lamp: LampAreaState }) {
  return (
    <>
      <p className={styles['next']}>{lampHeadline(lamp.state).next}</p>
      <FactList facts={lampFacts(lamp, 'all')} />
    </>
  );
}
