import { pause, type Clock } from '../../clock/Clock';
import type { ByteFaultInjector } from './WireFaults';

/** Due times are sums of fractions and can be off by a rounding error. */
const toleranceMs = 1e-6;

/** A byte in transit, or an action at its place in the stream. */
interface QueuedItem {
  readonly item: number | (() => void);
  readonly dueMs: number;
}

/** One direction of a cable: bytes arrive in order, at once or as fast as the baud rate allows. */
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
      const outcome = this.faultInjector?.next(byte) ?? { bytes: [byte], delayMs: 0 };
      this.#enqueue(byteMs + outcome.delayMs, outcome.bytes);
    }
    this.#schedule();
  }

  /** Runs an action when all bytes sent before have arrived. */
  sendAction(action: () => void): void {
    if (this.#isImmediate) return this.#defer(action);
    this.#enqueue(0, [action]);
    this.#schedule();
  }

  /** Resolves when all bytes sent have arrived. */
  async drain(): Promise<void> {
    while (!this.#isCut && this.#lastDueMs > this.clock.now()) {
      await pause(this.clock, this.#lastDueMs - this.clock.now());
    }
  }

  /** Drops all bytes in transit. */
  cut(): void {
    this.#isCut = true;
    this.#cancelTimer?.();
  }

  get #isImmediate(): boolean {
    return !this.faultInjector && this.byteMs() === 0;
  }

  /** Runs the action after the current call, so that a reply cannot arrive before `send` returns. */
  #defer(action: () => void): void {
    queueMicrotask(() => {
      if (!this.#isCut) action();
    });
  }

  #enqueue(afterMs: number, items: readonly QueuedItem['item'][]): void {
    const dueMs = Math.max(this.#lastDueMs, this.clock.now()) + afterMs;
    for (const item of items) this.#queue.push({ item, dueMs });
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
    for (const { item } of arrived) {
      if (typeof item === 'number') {
        bytes.push(item);
        continue;
      }
      this.#deliverBytes(bytes);
      bytes = [];
      if (!this.#isCut) item();
    }
    this.#deliverBytes(bytes);
    this.#schedule();
  }

  #deliverBytes(bytes: readonly number[]): void {
    if (bytes.length > 0 && !this.#isCut) this.deliver(Uint8Array.from(bytes));
  }
}
