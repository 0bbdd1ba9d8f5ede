import type { LampAreaState } from '#shared/api/areas/lampArea';
import type { LampInfo } from '#shared/lamp/LampInfo';
import type { Fact } from '../controls/FactList';
import { words } from '../words/words';
import { LampCurrentDraw } from './LampCurrentDraw';

/** Facts about the lamp: `main` for the most important ones, `all` for every one. */
export function lampFacts({ state, layout }: LampAreaState, extent: 'main' | 'all'): readonly Fact[] {
  const { details, leds } = words.lamp;
  const ledFact: Fact = { name: details.leds, value: leds(layout) };
  if (state.phase === 'idle') return [ledFact];
  if (state.phase !== 'ready') return [{ name: details.port, value: state.path }, ledFact];
  const { kind, path, firmware, fps } = state.lamp;
  const isReal = kind !== 'virtual';
  const more = extent === 'all' ? furtherFacts(state.lamp) : undefined;
  return [
    ...(more?.kind ?? []),
    ...(isReal ? [{ name: details.port, value: path }] : []),
    ...(isReal && firmware !== undefined ? [{ name: details.firmware, value: firmware }] : []),
    ledFact,
    ...(more?.memory ?? []),
    ...(fps === undefined ? [] : [{ name: details.frames, value: details.perSecond(fps) }]),
    { name: isReal ? details.draws : details.wouldDraw, value: <LampCurrentDraw /> },
    ...(more?.reset ?? []),
  ];
}

/** The facts that only the lamp tab shows. */
function furtherFacts({ kind, memoryBytes, canKeep, reset }: LampInfo) {
  const text = words.inspector.lamp.state;
  const facts: Record<'kind' | 'memory' | 'reset', readonly Fact[]> = {
    kind: [{ name: text.kind, value: words.lamp.kind(kind) }],
    memory: [
      { name: text.memory, value: memoryBytes === undefined ? text.streamed : text.bytes(memoryBytes) },
      { name: text.keeps, value: canKeep ? text.yes : text.no },
    ],
    reset:
      kind === 'virtual' || reset === undefined
        ? []
        : [{ name: text.reset, value: text.resetBecause(reset) }],
  };
  return facts;
}
