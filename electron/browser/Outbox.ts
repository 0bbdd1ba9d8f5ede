import type { ApiAnswer } from '#shared/api/apiAnswer';
import type { ApiEvent, StateEvent } from '#shared/api/contract';
import type { SocketMessage } from '#shared/api/socketProtocol';

/** The way out, which takes more than it can pass on. */
export interface OutboxChannel {
  /** Calls `onTaken` when the message has left this process. */
  readonly send: (message: string, onTaken: () => void) => void;
  /** How much of what was sent has not left yet. */
  readonly bufferedBytes: () => number;
}

type QueuedMessage =
  | { readonly kind: 'answer'; readonly message: string; readonly onTaken: () => void }
  | { readonly kind: 'state'; readonly event: StateEvent }
  | { readonly kind: 'appended'; readonly message: string };

/** How much of it may wait for a slow window. */
export interface OutboxLimits {
  /** Above this nothing more is sent until some of it has left. */
  readonly maxBufferedBytes: number;
  /** Above this what was appended is not kept any more. */
  readonly maxWaitingBytes: number;
}

export const defaultOutboxLimits: OutboxLimits = { maxBufferedBytes: 1 << 20, maxWaitingBytes: 2 << 20 };

/**
 * What a window is told, at the pace it listens, in the order it happened. While it is slow, of each area only the latest state
 * is kept. When too much was appended meanwhile, `catchUp` is called as soon as it listens again: it has to tell every area's
 * state anew. Answers are never left out.
 */
export class Outbox {
  #waiting: QueuedMessage[] = [];
  #appendedBytes = 0;
  #hasOverflowed = false;

  constructor(
    private readonly channel: OutboxChannel,
    private readonly resendStates: () => void,
    private readonly limits = defaultOutboxLimits,
  ) {}

  /** Answers a call; `onTaken` is called when the answer has left. */
  sendAnswer(id: number, answer: ApiAnswer, onTaken: () => void): void {
    this.#waiting.push({ kind: 'answer', message: serialize({ id, answer }), onTaken });
    this.#flush();
  }

  sendEvent(event: ApiEvent): void {
    if (this.#hasOverflowed) return;
    if ('area' in event) this.#keepLatest(event);
    else this.#append(serialize({ event }));
    this.#flush();
  }

  #keepLatest(event: StateEvent): void {
    // A whole conversation holds what was appended before, or is another one.
    const isConversation = event.area === 'conversation';
    this.#waiting = this.#waiting.filter((item) => {
      if (item.kind === 'state') return item.event.area !== event.area;
      return item.kind === 'answer' || !isConversation;
    });
    if (isConversation) this.#appendedBytes = 0;
    this.#waiting.push({ kind: 'state', event });
  }

  #append(message: string): void {
    this.#waiting.push({ kind: 'appended', message });
    this.#appendedBytes += Buffer.byteLength(message);
    if (this.#isFull() && this.#appendedBytes > this.limits.maxWaitingBytes) this.#overflow();
  }

  #overflow(): void {
    this.#hasOverflowed = true;
    this.#waiting = this.#waiting.filter(({ kind }) => kind === 'answer');
    this.#appendedBytes = 0;
  }

  #isFull(): boolean {
    return this.channel.bufferedBytes() > this.limits.maxBufferedBytes;
  }

  #flush(): void {
    if (this.#hasOverflowed && !this.#isFull()) this.#resendStatesFirst();
    while (!this.#isFull()) {
      const item = this.#waiting.shift();
      if (!item) return;
      this.#send(item);
    }
  }

  /** An answer may speak of what has changed: the states go before it. */
  #resendStatesFirst(): void {
    const answers = this.#waiting;
    this.#waiting = [];
    this.#hasOverflowed = false;
    this.resendStates();
    this.#waiting.push(...answers);
  }

  #send(item: QueuedMessage): void {
    // Written only now: most states that wait are overtaken by later ones.
    const message = item.kind === 'state' ? serialize({ event: item.event }) : item.message;
    if (item.kind === 'appended') this.#appendedBytes -= Buffer.byteLength(message);
    this.channel.send(message, () => {
      if (item.kind === 'answer') item.onTaken();
      this.#flush();
    });
  }
}

function serialize(message: SocketMessage): string {
  return JSON.stringify(message);
}
