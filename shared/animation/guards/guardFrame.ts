import { channelsWithin } from './currentEstimate';
import { linearLight } from './gamma';

/** The limits applied to every frame before it is sent to a lamp. */
export interface Guards {
  /** The brightness of the whole lamp, 0 to 255. */
  readonly brightness: number;
  /** The current the lamp may draw, in mA. */
  readonly budgetMa: number;
}

/**
 * Turns a frame into the bytes sent to a lamp: gamma, brightness and current limit with a single rounding. A lit LED
 * stays lit. Writes into `bytes`, which may be the frame itself, and returns the per cent of light the current limit
 * leaves: 100 when it does not limit, 0 when the budget does not even cover dark LEDs.
 */
export function guardFrame(frame: Uint8Array, { brightness, budgetMa }: Guards, bytes: Uint8Array): number {
  const unlimited = (brightness + (brightness >> 7)) << 8;
  const allowed = channelsWithin(budgetMa, frame.length / 3);
  if (unlimited === 0 || allowed < 0) {
    bytes.fill(0);
    return allowed < 0 ? 0 : 100;
  }
  if (liftedSum(frame, unlimited) <= allowed) {
    write(frame, unlimited, half, 1, 1, bytes);
    return 100;
  }
  // Divided by 4096 on both sides to fit a microcontroller's 32 bits; rounded down so that it never exceeds the
  // budget.
  const factor = Math.min(
    Math.floor((allowed * 4096) / (Math.floor(totalLight(frame) / 4096) + 1)),
    unlimited,
  );
  write(frame, factor, 0, allowed - sumOfChannels(frame, factor), channelsToLift(frame, factor), bytes);
  return Math.min(Math.round((factor * 100) / unlimited), 99);
}

/** Added before the fraction is cut off, to round to the nearest. */
const half = 0x80_0000;

/** A channel's byte: its linear light times `factor` / 65536. */
function produced(value: number, factor: number, rounding: number): number {
  return ((linearLight[value] ?? 0) * factor + rounding) >>> 24;
}

function totalLight(frame: Uint8Array): number {
  let light = 0;
  for (let at = 0; at < frame.length; at++) light += linearLight[frame[at] ?? 0] ?? 0;
  return light;
}

/** The sum of all channels, rounded down. */
function sumOfChannels(frame: Uint8Array, factor: number): number {
  let sum = 0;
  for (let at = 0; at < frame.length; at++) sum += produced(frame[at] ?? 0, factor, 0);
  return sum;
}

/** The sum of all channels, rounded, including what lit LEDs are raised to. */
function liftedSum(frame: Uint8Array, factor: number): number {
  let sum = 0;
  for (let at = 0; at < frame.length; at += 3) {
    sum += litChannels(frame, at, factor, half);
    for (let channel = at; channel < at + 3; channel++) sum += produced(frame[channel] ?? 0, factor, half);
  }
  return sum;
}

/** The number of channels to raise so that all lit LEDs stay lit. */
function channelsToLift(frame: Uint8Array, factor: number): number {
  let count = 0;
  for (let at = 0; at < frame.length; at += 3) count += litChannels(frame, at, factor, 0);
  return count;
}

/**
 * Writes the bytes. LEDs that would go out are raised to 1: all of them, or an evenly spread part if `spare` is less
 * than `needed`.
 */
function write(
  frame: Uint8Array,
  factor: number,
  rounding: number,
  spare: number,
  needed: number,
  bytes: Uint8Array,
): void {
  let credit = 0;
  for (let at = 0; at < frame.length; at += 3) {
    const lit = litChannels(frame, at, factor, rounding);
    credit += lit * Math.min(spare, needed);
    if (lit > 0 && credit >= lit * needed) {
      credit -= lit * needed;
      lift(frame, at, bytes);
      continue;
    }
    for (let channel = at; channel < at + 3; channel++) {
      bytes[channel] = produced(frame[channel] ?? 0, factor, rounding);
    }
  }
}

/** The number of channels to raise if a lit LED would go out: those as large as its largest; otherwise 0. */
function litChannels(frame: Uint8Array, at: number, factor: number, rounding: number): number {
  const largest = largestOf(frame, at);
  if (largest === 0 || produced(largest, factor, rounding) > 0) return 0;
  let count = 0;
  for (let channel = at; channel < at + 3; channel++) if (frame[channel] === largest) count++;
  return count;
}

function lift(frame: Uint8Array, at: number, bytes: Uint8Array): void {
  const largest = largestOf(frame, at);
  for (let channel = at; channel < at + 3; channel++) bytes[channel] = frame[channel] === largest ? 1 : 0;
}

function largestOf(frame: Uint8Array, at: number): number {
  return Math.max(frame[at] ?? 0, frame[at + 1] ?? 0, frame[at + 2] ?? 0);
}
