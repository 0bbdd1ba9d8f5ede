import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { limitStreamedFrame } from '#shared/animation/guards/limitStreamedFrame';
import { inColorOrder, ledCount } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import type { LampSettings } from './ActiveSettings';

/** A frame as the LEDs get it. */
export interface LedFrame {
  /** In the LEDs' channel order. */
  readonly bytes: Uint8Array;
  /** How much of the light the current limit leaves, in per cent. */
  readonly scaled: number;
}

/** The frame of a program at `ms`; dark without a program. */
export function programLedFrame(program: Program | undefined, ms: number, settings: LampSettings): LedFrame {
  const { layout, brightness, limitMa } = settings;
  const frame = program ? frameAt(program, layout, ms) : new Uint8Array(ledCount(layout) * 3);
  const scaled = guardFrame(frame, { brightness, budgetMa: limitMa }, frame);
  return { bytes: inColorOrder(frame, layout.colorOrder), scaled };
}

/** The frame for streamed pixels: their sender has already applied gamma and brightness. */
export function streamedLedFrame(pixels: Uint8Array, { layout, limitMa }: LampSettings): LedFrame {
  const bytes = pixels.slice();
  const scaled = limitStreamedFrame(bytes, limitMa);
  return { bytes: inColorOrder(bytes, layout.colorOrder), scaled };
}
