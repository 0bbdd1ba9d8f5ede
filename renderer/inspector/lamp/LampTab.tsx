import { useId, type ReactNode } from 'react';
import type { LampState } from '#shared/lamp/LampState';
import { lampHeadline } from '../../lamp/lampStatus';
import { PowerChoice } from '../../lamp/PowerChoice';
import { useStates } from '../../store/WindowStoreContext';
import { words } from '../../words/words';
import { LampOverview } from './LampOverview';
import styles from './LampTab.module.css';
import { LayoutEditor } from './LayoutEditor';
import { WireLogView } from './WireLogView';

/** The lamp: its status, what powers it, its layout and the wire log. */
export function LampTab() {
  const lamp = useStates((states) => states.lamp);
  const isVirtual = lamp.state.phase === 'ready' && lamp.state.lamp.kind === 'virtual';
  const text = words.inspector.lamp;
  return (
    <div className={styles['scroll']}>
      <div className={styles['tab']}>
        <TabSection name="state" title={lampHeadline(lamp.state).title}>
          <LampOverview lamp={lamp} />
        </TabSection>
        <TabSection name="power" title={text.power.title}>
          {!lamp.isPowerKnown && (
            <p className={styles['unknown']}>{isVirtual ? text.power.assumed : text.power.careful}</p>
          )}
          <PowerChoice budgetMa={lamp.isPowerKnown ? lamp.guards.budgetMa : undefined} />
        </TabSection>
        <TabSection name="layout" title={text.layout.title}>
          <LayoutEditor key={pathOf(lamp.state)} lamp={lamp} />
        </TabSection>
        <TabSection name="wire" title={text.log.title}>
          <WireLogView />
        </TabSection>
      </div>
    </div>
  );
}

/** Identifies a lamp, so that an edited layout is not carried over to another one. */
function pathOf(state: LampState): string | undefined {
  if (state.phase === 'idle') return undefined;
  return state.phase === 'ready' ? state.lamp.path : state.path;
}

interface TabSectionProps {
  readonly name: 'state' | 'power' | 'layout' | 'wire';
  readonly title: string;
  readonly children: ReactNode;
}

function TabSection({ name, title, children }: TabSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} data-section={name} aria-labelledby={id}>
      <h3 className={styles['title']} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
