import { pause, type Clock } from '../../clock/Clock';
import type { ByteFaultInjector } from './WireFaults';

/** Times are sums of fractions: what is due within this of now is due. */
const toleranceMs = 1e-6;

/** A byte on its way, or something that happens when it would arrive. */
interface QueuedItem {
  readonly item: number | (() => void);
  readonly dueMs: number;
}

/** One direction of a cable: bytes arrive in order, at once or when their last bit would at a baud rate. */
export class WireDirection {
  readonly #queue: QueuedItem[] = [];
  #lastDueMs = 0;
  #cancelTimer: (() => void) | undefined;
  #isCut = false;

  constructor(
    private readonly clock: Clock,
    private readonly byteMs: () => number,
    private readonly faultInjector: ByteFaultInjector | undefined,
    private readonly deliver: (bytes: Uint8Array) => void,
  ) {}

  send(bytes: Uint8Array): void {
    const copy = bytes.slice();
    if (this.#isImmediate) return this.#defer(() => this.deliver(copy));
    const byteMs = this.byteMs();
    for (const byte of copy) {
      const fate = this.faultInjector?.next(byte) ?? { bytes: [byte], delayMs: 0 };
      this.#enqueue(byteMs + fate.delayMs, fate.bytes);
    }
    this.#schedule();
  }

  /** Lets something happen when all that was sent before has arrived. */
  sendAction(action: () => void): void {
    if (this.#isImmediate) return this.#defer(action);
    this.#enqueue(0, [action]);
    this.#schedule();
  }

  /** Resolves when everything that was sent has arrived. */
  async drain(): Promise<void> {
    while (!this.#isCut && this.#lastDueMs > this.clock.now()) {
      await pause(this.clock, this.#lastDueMs - this.clock.now());
    }
  }

  /** What is on its way does not arrive. */
  cut(): void {
    this.#isCut = true;
    this.#cancelTimer?.();
  }

  get #isImmediate(): boolean {
    return !this.faultInjector && this.byteMs() === 0;
  }

  /** Not within the call: what is said in reply must not overtake it. */
  #defer(action: () => void): void {
    queueMicrotask(() => {
      if (!this.#isCut) action();
    });
  }

  #enqueue(afterMs: number, things: readonly QueuedItem['item'][]): void {
    const dueMs = Math.max(this.#lastDueMs, this.clock.now()) + afterMs;
    for (const what of things) this.#queue.push({ item: what, dueMs });
    this.#lastDueMs = dueMs;
  }

  #schedule(): void {
    const [first] = this.#queue;
    if (!first || this.#cancelTimer || this.#isCut) return;
    this.#cancelTimer = this.clock.after(Math.max(first.dueMs - this.clock.now(), 0), () =>
      this.#deliverDue(),
    );
  }

  #deliverDue(): void {
    this.#cancelTimer = undefined;
    const now = this.clock.now() + toleranceMs;
    const later = this.#queue.findIndex(({ dueMs }) => dueMs > now);
    const arrived = this.#queue.splice(0, later === -1 ? this.#queue.length : later);
    let bytes: number[] = [];
    for (const { item: what } of arrived) {
      if (typeof what === 'number') {
        bytes.push(what);
        continue;
      }
      this.#deliverBytes(bytes);
      bytes = [];
      if (!this.#isCut) what();
    }
    this.#deliverBytes(bytes);
    this.#schedule();
  }

  #deliverBytes(bytes: readonly number[]): void {
    if (bytes.length > 0 && !this.#isCut) this.deliver(Uint8Array.from(bytes));
  }
}
