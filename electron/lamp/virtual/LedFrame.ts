import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { limitCurrent } from '#shared/animation/guards/limitCurrent';
import { inColorOrder, ledCount } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import type { LampSettings } from './ActiveSettings';

/** What the LEDs are given. */
export interface LedFrame {
  /** In the order of channels that the LEDs take. */
  readonly bytes: Uint8Array;
  /** What the current limit leaves of the light, in per cent. */
  readonly scaled: number;
}

/** The light of a program at `ms`; without a program it is dark. */
export function programLedFrame(program: Program | undefined, ms: number, settings: LampSettings): LedFrame {
  const { layout, brightness, limitMa } = settings;
  const frame = program ? frameAt(program, layout, ms) : new Uint8Array(ledCount(layout) * 3);
  const scaled = guardFrame(frame, { brightness, budgetMa: limitMa }, frame);
  return { bytes: inColorOrder(frame, layout.colorOrder), scaled };
}

/** The light of a frame that was streamed: gamma and brightness are its sender's. */
export function streamedLedFrame(pixels: Uint8Array, { layout, limitMa }: LampSettings): LedFrame {
  const bytes = pixels.slice();
  const scaled = limitCurrent(bytes, limitMa);
  return { bytes: inColorOrder(bytes, layout.colorOrder), scaled };
}
