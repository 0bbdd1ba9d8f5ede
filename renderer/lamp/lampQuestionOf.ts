import type { LampAreaState } from '#shared/api/areas/lampArea';
import type { PortDescription } from '#shared/lamp/PortDescription';

/** Something only the owner knows. */
export type LampQuestion =
  | { readonly about: 'port'; readonly port: PortDescription }
  | { readonly about: 'power'; readonly name: string };

/**
 * What to ask now, if anything: whether an offered port is a lamp, unless that was put off; and what powers a real lamp that has
 * come. A port that is being asked keeps its question, so that what comes of it has a place.
 */
export function lampQuestionOf(lamp: LampAreaState, putOff: readonly string[]): LampQuestion | undefined {
  const { state, offered, ports, isPowerKnown } = lamp;
  const path = offered.find((each) => !putOff.includes(each));
  const port = ports.find((each) => each.path === path);
  if (port) return { about: 'port', port };
  const isReal = state.phase === 'ready' && state.lamp.kind !== 'virtual';
  return isReal && !isPowerKnown ? { about: 'power', name: state.lamp.name } : undefined;
}
