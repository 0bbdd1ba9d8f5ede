import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { limitCurrent } from '#shared/animation/guards/limitCurrent';
import { inColorOrder, ledCount } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';
import type { Settings } from './ActiveSettings';

/** What the LEDs are given. */
export interface Light {
  /** In the order of channels that the LEDs take. */
  readonly bytes: Uint8Array;
  /** What the current limit leaves of the light, in per cent. */
  readonly scaled: number;
}

/** The light of a program at `ms`; without a program it is dark. */
export function playedLight(program: Program | undefined, ms: number, settings: Settings): Light {
  const { layout, brightness, limitMa } = settings;
  const frame = program ? frameAt(program, layout, ms) : new Uint8Array(ledCount(layout) * 3);
  const scaled = guardFrame(frame, { brightness, budgetMa: limitMa }, frame);
  return { bytes: inColorOrder(frame, layout.colorOrder), scaled };
}

/** The light of a frame that was streamed: gamma and brightness are its sender's. */
export function streamedLight(pixels: Uint8Array, { layout, limitMa }: Settings): Light {
  const bytes = pixels.slice();
  const scaled = limitCurrent(bytes, limitMa);
  return { bytes: inColorOrder(bytes, layout.colorOrder), scaled };
}
