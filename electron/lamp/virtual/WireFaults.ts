/** Which bytes are affected: a probability for each, or their positions since the wire was opened, from 0. */
export type ByteSelector = number | readonly number[];

/** What goes wrong with bytes in one direction. */
export interface ByteFaults {
  readonly drop?: ByteSelector;
  /** Flips one bit. */
  readonly garble?: ByteSelector;
  readonly duplicate?: ByteSelector;
  /** Delays the byte and all after it. */
  readonly delay?: ByteSelector;
  readonly delayMs?: number;
}

/** Something that happens once, when the app has sent `afterBytes` bytes. */
export interface WireIncident {
  readonly afterBytes: number;
  /** `silence`: bytes in both directions are lost for `ms`. */
  readonly kind: 'restart' | 'unplug' | 'silence';
  readonly ms?: number;
}

/** The faults of a wire. The same random numbers and bytes produce the same faults. */
export interface WireFaults {
  readonly random: Random;
  readonly toLamp?: ByteFaults;
  readonly fromLamp?: ByteFaults;
  readonly incidents?: readonly WireIncident[];
}

/** What arrives for a byte, and when. */
export interface ByteOutcome {
  readonly bytes: readonly number[];
  readonly delayMs: number;
}

/** Applies faults to each byte in one direction. */
export class ByteFaultInjector {
  #position = -1;

  constructor(
    private readonly faults: ByteFaults,
    private readonly random: Random,
  ) {}

  next(byte: number): ByteOutcome {
    this.#position++;
    const { drop, garble, duplicate, delay, delayMs = 0 } = this.faults;
    const lateMs = this.#isSelected(delay) ? delayMs : 0;
    if (this.#isSelected(drop)) return { bytes: [], delayMs: lateMs };
    const arriving = this.#isSelected(garble) ? byte ^ (1 << Math.floor(this.random() * 8)) : byte;
    return { bytes: this.#isSelected(duplicate) ? [arriving, arriving] : [arriving], delayMs: lateMs };
  }

  #isSelected(selector: ByteSelector | undefined): boolean {
    if (selector === undefined) return false;
    return typeof selector === 'number' ? this.random() < selector : selector.includes(this.#position);
  }
}

/** Numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** Returns the same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
