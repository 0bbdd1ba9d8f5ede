import type { Random } from './Random';

/** Which bytes something happens to: a probability for each, or their places since the wire was opened, from 0. */
export type Which = number | readonly number[];

/** What goes wrong with bytes on their way in one direction. */
export interface ByteFaults {
  readonly drop?: Which;
  /** One of its bits changes. */
  readonly garble?: Which;
  readonly duplicate?: Which;
  /** It is late, and all behind it with it. */
  readonly delay?: Which;
  readonly delayMs?: number;
}

/** What happens once, when the app has sent so many bytes. */
export interface Incident {
  readonly afterBytes: number;
  /** `silence`: for `ms`, bytes are lost both ways. */
  readonly happens: 'restart' | 'unplug' | 'silence';
  readonly ms?: number;
}

/** How a wire misbehaves. The same random numbers and the same bytes make the same trouble. */
export interface Misbehaviour {
  readonly random: Random;
  readonly toLamp?: ByteFaults;
  readonly fromLamp?: ByteFaults;
  readonly incidents?: readonly Incident[];
}

/** What becomes of a byte. */
export interface Fate {
  readonly bytes: readonly number[];
  readonly delayMs: number;
}

/** Decides what becomes of each byte that goes one way. */
export class ByteFaulter {
  #place = -1;

  constructor(
    private readonly faults: ByteFaults,
    private readonly random: Random,
  ) {}

  next(byte: number): Fate {
    this.#place++;
    const { drop, garble, duplicate, delay, delayMs = 0 } = this.faults;
    const late = this.#isHit(delay) ? delayMs : 0;
    if (this.#isHit(drop)) return { bytes: [], delayMs: late };
    const arriving = this.#isHit(garble) ? byte ^ (1 << Math.floor(this.random() * 8)) : byte;
    return { bytes: this.#isHit(duplicate) ? [arriving, arriving] : [arriving], delayMs: late };
  }

  #isHit(which: Which | undefined): boolean {
    if (which === undefined) return false;
    return typeof which === 'number' ? this.random() < which : which.includes(this.#place);
  }
}
