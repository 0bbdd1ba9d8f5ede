import { setImmediate } from 'node:timers/promises';
import { frameAt } from '#shared/animation/frameAt';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { GifEncoder } from './GifEncoder';
import { gifSpanOf, type GifSpan } from './gifSpanOf';
import { LampPicture } from './LampPicture';

/** A program as a GIF file. */
export interface Gif {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The number of frames in the file; still light needs only one. */
  readonly frames: number;
  readonly lengthMs: number;
  /** True if the program goes on after the GIF's end. */
  readonly isCut: boolean;
}

/** How large a GIF may get. */
export interface GifLimits {
  readonly maxMs: number;
  readonly maxBytes: number;
  /** Pixels of all frames together, which determine the computing time. */
  readonly maxPixels: number;
}

/** Half a minute, a file small enough to e-mail, a few seconds of computing. */
export const defaultGifLimits: GifLimits = { maxMs: 30_000, maxBytes: 8_000_000, maxPixels: 72_000_000 };

/** 25 frames per second; the last frame may be shorter. Browsers slow down frames of less than 2/100 s. */
const minStepMs = 40;
const minDelayMs = 20;

/** When a frame is shown, in program time, and for how many hundredths of a second. */
interface Moment {
  readonly ms: number;
  readonly delay: number;
}

/**
 * A GIF of the lamp showing the part of a program that `gifSpanOf` selects, in the colours of `frameAt`. To stay within the limits, a long
 * program on a large lamp gets fewer frames per second. The caller must soften the program. Yields to the event loop after each frame;
 * `undefined` if `signal` is aborted.
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
    // It cannot be shorter than a single frame.
    if (encoder.byteLength <= limits.maxBytes || stepMs >= span.lengthMs) {
      const { lengthMs, isCut } = span;
      return { bytes: encoder.bytes(), width, height, frames: encoder.frames, lengthMs, isCut };
    }
    const factor = Math.max(span.lengthMs / Math.max(shownMs, stepMs), 1.5);
    stepMs = roundUpToTen(stepMs * factor);
  }
}

function firstStepMs({ lengthMs }: GifSpan, pixels: number, { maxPixels }: GifLimits): number {
  return Math.max(minStepMs, roundUpToTen((lengthMs * pixels) / maxPixels));
}

/** Delays are whole hundredths of a second. */
function roundUpToTen(ms: number): number {
  return Math.ceil(ms / 10) * 10;
}

/** The frames of a span, `stepMs` apart; for a program that ends, also the frame that stays after its end. */
function* momentsOf({ startMs, lengthMs, isLooping }: GifSpan, stepMs: number): Generator<Moment> {
  let ms = 0;
  do {
    // A remainder too short for its own frame is added to the last one.
    const next = lengthMs - (ms + stepMs) < minDelayMs ? lengthMs : ms + stepMs;
    yield { ms: startMs + ms, delay: Math.max(Math.round(next / 10) - ms / 10, minDelayMs / 10) };
    ms = next;
  } while (ms < lengthMs);
  if (!isLooping) yield { ms: startMs + lengthMs, delay: minStepMs / 10 };
}
