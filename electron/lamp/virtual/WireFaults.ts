/** Which bytes something happens to: a probability for each, or their places since the wire was opened, from 0. */
export type ByteSelector = number | readonly number[];

/** What goes wrong with bytes on their way in one direction. */
export interface ByteFaults {
  readonly drop?: ByteSelector;
  /** One of its bits changes. */
  readonly garble?: ByteSelector;
  readonly duplicate?: ByteSelector;
  /** It is late, and all behind it with it. */
  readonly delay?: ByteSelector;
  readonly delayMs?: number;
}

/** What happens once, when the app has sent so many bytes. */
export interface WireIncident {
  readonly afterBytes: number;
  /** `silence`: for `ms`, bytes are lost both ways. */
  readonly kind: 'restart' | 'unplug' | 'silence';
  readonly ms?: number;
}

/** How a wire misbehaves. The same random numbers and the same bytes make the same trouble. */
export interface WireFaults {
  readonly random: Random;
  readonly toLamp?: ByteFaults;
  readonly fromLamp?: ByteFaults;
  readonly incidents?: readonly WireIncident[];
}

/** What becomes of a byte. */
export interface ByteOutcome {
  readonly bytes: readonly number[];
  readonly delayMs: number;
}

/** Decides what becomes of each byte that goes one way. */
export class ByteFaultInjector {
  #position = -1;

  constructor(
    private readonly faults: ByteFaults,
    private readonly random: Random,
  ) {}

  next(byte: number): ByteOutcome {
    this.#position++;
    const { drop, garble, duplicate, delay, delayMs = 0 } = this.faults;
    const late = this.#isSelected(delay) ? delayMs : 0;
    if (this.#isSelected(drop)) return { bytes: [], delayMs: late };
    const arriving = this.#isSelected(garble) ? byte ^ (1 << Math.floor(this.random() * 8)) : byte;
    return { bytes: this.#isSelected(duplicate) ? [arriving, arriving] : [arriving], delayMs: late };
  }

  #isSelected(which: ByteSelector | undefined): boolean {
    if (which === undefined) return false;
    return typeof which === 'number' ? this.random() < which : which.includes(this.#position);
  }
}

/** Numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** The same numbers each time for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
