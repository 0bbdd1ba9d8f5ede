import type { LampAreaState } from '#shared/api/areas/lampArea';
import type { PortDescription } from '#shared/lamp/PortDescription';

/** A question that only the owner can answer. */
export type LampQuestion =
  | { readonly about: 'port'; readonly port: PortDescription }
  | { readonly about: 'power'; readonly name: string };

/**
 * The question to ask now, if any: whether an offered port is a lamp, unless that was postponed; then what powers a
 * real lamp. A port that is being checked keeps its question, so that the result can be shown there.
 */
export function lampQuestionOf(lamp: LampAreaState, postponed: readonly string[]): LampQuestion | undefined {
  const { state, offered, ports, isPowerKnown } = lamp;
  const path = offered.find((each) => !postponed.includes(each));
  const port = ports.find((each) => each.path === path);
  if (port) return { about: 'port', port };
  const isReal = state.phase === 'ready' && state.lamp.kind !== 'virtual';
  return isReal && !isPowerKnown ? { about: 'power', name: state.lamp.name } : undefined;
}
