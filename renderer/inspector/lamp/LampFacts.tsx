import type { LampAreaState } from '#shared/api/areas/lamp';
import { FactList, type Fact } from '../../lamp/FactList';
import { LampDraw } from '../../lamp/LampDraw';
import { standing } from '../../lamp/standing';
import { words } from '../../words/words';
import styles from './LampFacts.module.css';

/** What to do next about the lamp, and all that is known of it. */
export function LampFacts({ lamp }: { readonly lamp: LampAreaState }) {
  return (
    <>
      <p className={styles['next']}>{standing(lamp.state).next}</p>
      <FactList facts={factsOf(lamp)} />
    </>
  );
}

function factsOf({ state, layout }: LampAreaState): readonly Fact[] {
  const { details, kind: kindWords, leds } = words.lamp;
  const text = words.inspector.lamp.state;
  if (state.phase !== 'ready') {
    const port: Fact[] = state.phase === 'idle' ? [] : [{ name: details.port, value: state.path }];
    return [...port, { name: details.leds, value: leds(layout) }];
  }
  const { kind, path, firmware, memoryBytes, canKeep, fps, reset } = state.lamp;
  const isReal = kind !== 'virtual';
  return [
    { name: text.kind, value: kindWords(kind) },
    ...(isReal ? [{ name: details.port, value: path }] : []),
    ...(isReal && firmware !== undefined ? [{ name: details.firmware, value: firmware }] : []),
    { name: details.leds, value: leds(layout) },
    { name: text.memory, value: memoryBytes === undefined ? text.streamed : text.bytes(memoryBytes) },
    ...(fps === undefined ? [] : [{ name: details.frames, value: details.perSecond(fps) }]),
    { name: text.keeps, value: canKeep ? text.yes : text.no },
    {
      name: isReal ? details.draws : details.wouldDraw,
      value: <LampDraw />,
    },
    ...(isReal && reset !== undefined ? [{ name: text.reset, value: text.resetBecause(reset) }] : []),
  ];
}
