import { setImmediate } from 'node:timers/promises';
import { frameAt } from '#shared/animation/frameAt';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { GifEncoder } from './GifEncoder';
import { gifSpanOf, type GifSpan } from './gifSpanOf';
import { LampPicture } from './LampPicture';

/** A program's light as a GIF file. */
export interface Gif {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** How many frames the file has; light that stands still needs but one. */
  readonly frames: number;
  readonly lengthMs: number;
  /** True when the program goes on where the GIF ends. */
  readonly isCut: boolean;
}

/** What a GIF may take. */
export interface GifLimits {
  readonly maxMs: number;
  readonly maxBytes: number;
  /** Drawn in all frames together, which is what the work costs. */
  readonly maxPixels: number;
}

/** Half a minute, a file that can be mailed, a few seconds of work. */
export const defaultGifLimits: GifLimits = { maxMs: 30_000, maxBytes: 8_000_000, maxPixels: 72_000_000 };

/** 25 frames a second; what is left over at the end may be shorter. Browsers slow down frames of less than 2/100 s. */
const minStepMs = 40;
const minDelayMs = 20;

/** When a frame is shown, counted from the program's beginning, and for how many hundredths of a second. */
interface Moment {
  readonly ms: number;
  readonly delay: number;
}

/**
 * A GIF of the lamp showing a program, in the colours of `frameAt`; `gifSpanOf` says which part of it. A long program on a
 * large lamp gets fewer frames a second, to stay within the limits. The caller softens the program. The event loop
 * gets its turn after each frame; undefined when the signal stopped the work.
 */
export async function gifOf(
  program: Program,
  layout: Layout,
  { signal, limits = defaultGifLimits }: { readonly signal: AbortSignal; readonly limits?: GifLimits },
): Promise<Gif | undefined> {
  const span = gifSpanOf(program, layout, limits.maxMs);
  const picture = new LampPicture(layout);
  const { width, height } = picture;
  const frame = new Uint8Array(ledCount(layout) * 3);
  let stepMs = firstStepMs(span, width * height, limits);
  for (;;) {
    const encoder = new GifEncoder(width, height, span.isLooping);
    let shownMs = 0;
    for (const { ms, delay } of momentsOf(span, stepMs)) {
      await setImmediate();
      if (signal.aborted) return undefined;
      encoder.add(picture.render(frameAt(program, layout, ms, frame)), delay);
      shownMs = ms - span.startMs;
      if (encoder.byteLength > limits.maxBytes) break;
    }
    // A single frame is the least there is.
    if (encoder.byteLength <= limits.maxBytes || stepMs >= span.lengthMs) {
      const { lengthMs, isCut } = span;
      return { bytes: encoder.bytes(), width, height, frames: encoder.frames, lengthMs, isCut };
    }
    const tooFast = Math.max(span.lengthMs / Math.max(shownMs, stepMs), 1.5);
    stepMs = roundUpToTen(stepMs * tooFast);
  }
}

function firstStepMs({ lengthMs }: GifSpan, pixels: number, { maxPixels }: GifLimits): number {
  return Math.max(minStepMs, roundUpToTen((lengthMs * pixels) / maxPixels));
}

/** Delays are whole hundredths of a second. */
function roundUpToTen(ms: number): number {
  return Math.ceil(ms / 10) * 10;
}

/** The frames of a span, `stepMs` apart; of a program that ends also what stays on behind its end. */
function* momentsOf({ startMs, lengthMs, isLooping }: GifSpan, stepMs: number): Generator<Moment> {
  let ms = 0;
  do {
    // The last frame takes what is left of the span; too little for a frame of its own stays with the one before.
    const next = lengthMs - (ms + stepMs) < minDelayMs ? lengthMs : ms + stepMs;
    yield { ms: startMs + ms, delay: Math.max(Math.round(next / 10) - ms / 10, minDelayMs / 10) };
    ms = next;
  } while (ms < lengthMs);
  if (!isLooping) yield { ms: startMs + lengthMs, delay: minStepMs / 10 };
}
