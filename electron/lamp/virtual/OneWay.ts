import { pause, type Clock } from '../wire/Clock';
import type { ByteFaulter } from './Misbehaviour';

/** Times are sums of fractions: what is due within this of now is due. */
const toleranceMs = 1e-6;

/** A byte on its way, or something that happens when it would arrive. */
interface Travelling {
  readonly what: number | (() => void);
  readonly dueMs: number;
}

/** One direction of a cable: bytes arrive in order, at once or when their last bit would at a baud rate. */
export class OneWay {
  readonly #queue: Travelling[] = [];
  #lastDueMs = 0;
  #callOff: (() => void) | undefined;
  #isCut = false;

  constructor(
    private readonly clock: Clock,
    private readonly byteMs: () => number,
    private readonly faulter: ByteFaulter | undefined,
    private readonly deliver: (bytes: Uint8Array) => void,
  ) {}

  send(bytes: Uint8Array): void {
    const copy = bytes.slice();
    if (this.#isAtOnce) return this.#soon(() => this.deliver(copy));
    const byteMs = this.byteMs();
    for (const byte of copy) {
      const fate = this.faulter?.next(byte) ?? { bytes: [byte], delayMs: 0 };
      this.#enqueue(byteMs + fate.delayMs, fate.bytes);
    }
    this.#wait();
  }

  /** Lets something happen when all that was sent before has arrived. */
  follow(action: () => void): void {
    if (this.#isAtOnce) return this.#soon(action);
    this.#enqueue(0, [action]);
    this.#wait();
  }

  /** Resolves when everything that was sent has arrived. */
  async idle(): Promise<void> {
    while (!this.#isCut && this.#lastDueMs > this.clock.now()) {
      await pause(this.clock, this.#lastDueMs - this.clock.now());
    }
  }

  /** What is on its way does not arrive. */
  cut(): void {
    this.#isCut = true;
    this.#callOff?.();
  }

  get #isAtOnce(): boolean {
    return !this.faulter && this.byteMs() === 0;
  }

  /** Not within the call: what is said in reply must not overtake it. */
  #soon(action: () => void): void {
    queueMicrotask(() => {
      if (!this.#isCut) action();
    });
  }

  #enqueue(afterMs: number, things: readonly Travelling['what'][]): void {
    const dueMs = Math.max(this.#lastDueMs, this.clock.now()) + afterMs;
    for (const what of things) this.#queue.push({ what, dueMs });
    this.#lastDueMs = dueMs;
  }

  #wait(): void {
    const [first] = this.#queue;
    if (!first || this.#callOff || this.#isCut) return;
    this.#callOff = this.clock.after(Math.max(first.dueMs - this.clock.now(), 0), () => this.#arrive());
  }

  #arrive(): void {
    this.#callOff = undefined;
    const now = this.clock.now() + toleranceMs;
    const later = this.#queue.findIndex(({ dueMs }) => dueMs > now);
    const arrived = this.#queue.splice(0, later === -1 ? this.#queue.length : later);
    let bytes: number[] = [];
    for (const { what } of arrived) {
      if (typeof what === 'number') {
        bytes.push(what);
        continue;
      }
      this.#handOver(bytes);
      bytes = [];
      if (!this.#isCut) what();
    }
    this.#handOver(bytes);
    this.#wait();
  }

  #handOver(bytes: readonly number[]): void {
    if (bytes.length > 0 && !this.#isCut) this.deliver(Uint8Array.from(bytes));
  }
}
