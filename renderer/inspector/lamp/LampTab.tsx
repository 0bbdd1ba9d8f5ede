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

/** The lamp in all its parts: how it stands, what powers it, where its LEDs are, what goes over its wire. */
export function LampTab() {
  const lamp = useStates((states) => states.lamp);
  const isVirtual = lamp.state.phase === 'ready' && lamp.state.lamp.kind === 'virtual';
  const text = words.inspector.lamp;
  return (
    <div className={styles['scroll']}>
      <div className={styles['tab']}>
        <Part name="state" title={lampHeadline(lamp.state).title}>
          <LampOverview lamp={lamp} />
        </Part>
        <Part name="power" title={text.power.title}>
          {!lamp.isPowerKnown && (
            <p className={styles['unknown']}>{isVirtual ? text.power.usual : text.power.careful}</p>
          )}
          <PowerChoice budgetMa={lamp.isPowerKnown ? lamp.guards.budgetMa : undefined} />
        </Part>
        <Part name="layout" title={text.layout.title}>
          <LayoutEditor key={pathOf(lamp.state)} lamp={lamp} />
        </Part>
        <Part name="wire" title={text.log.title}>
          <WireLogView />
        </Part>
      </div>
    </div>
  );
}

/** What tells one lamp from another: a layout that is being changed belongs to one of them. */
function pathOf(state: LampState): string | undefined {
  if (state.phase === 'idle') return undefined;
  return state.phase === 'ready' ? state.lamp.path : state.path;
}

interface PartProps {
  readonly name: 'state' | 'power' | 'layout' | 'wire';
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ name, title, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles['part']} data-part={name} aria-labelledby={id}>
      <h3 className={styles['title']} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
