import type { ApiAnswer } from '#shared/api/apiAnswer';
import type { ApiEvent, StateEvent } from '#shared/api/contract';
import type { SocketMessage } from '#shared/api/socketProtocol';

/** A socket, which buffers what it cannot send yet. */
export interface OutboxChannel {
  /** Calls `onSent` when the message has left this process. */
  readonly send: (message: string, onSent: () => void) => void;
  /** How much of what was sent is still buffered. */
  readonly bufferedBytes: () => number;
}

type QueuedMessage =
  | { readonly kind: 'answer'; readonly message: string; readonly onSent: () => void }
  | { readonly kind: 'state'; readonly event: StateEvent }
  | { readonly kind: 'appended'; readonly message: string };

/** How much may be buffered for a slow window. */
export interface OutboxLimits {
  /** Above this, nothing is sent until some of the buffer has left. */
  readonly maxBufferedBytes: number;
  /** Above this, waiting `appended` events are dropped. */
  readonly maxWaitingBytes: number;
}

/** Limits for windows on this machine. */
export const defaultOutboxLimits: OutboxLimits = { maxBufferedBytes: 1 << 20, maxWaitingBytes: 2 << 20 };

/**
 * Sends answers and events to a window in order, as fast as it reads. While it is slow, only the latest state of each area is kept.
 * If too many `appended` events pile up, all events are dropped, and `resendStates` is called once it reads again: it must send
 * every area's state. Answers are never dropped.
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

  /** Answers a call; `onSent` is called when the answer has left. */
  sendAnswer(id: number, answer: ApiAnswer, onSent: () => void): void {
    this.#waiting.push({ kind: 'answer', message: serialize({ id, answer }), onSent });
    this.#flush();
  }

  sendEvent(event: ApiEvent): void {
    if (this.#hasOverflowed) return;
    if ('area' in event) this.#keepLatest(event);
    else this.#append(serialize({ event }));
    this.#flush();
  }

  #keepLatest(event: StateEvent): void {
    // A conversation's state includes what was appended before, or is of another conversation.
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

  /** States are sent before waiting answers, which may refer to them. */
  #resendStatesFirst(): void {
    const answers = this.#waiting;
    this.#waiting = [];
    this.#hasOverflowed = false;
    this.resendStates();
    this.#waiting.push(...answers);
  }

  #send(item: QueuedMessage): void {
    // Serialized only now, since most waiting states are replaced by later ones.
    const message = item.kind === 'state' ? serialize({ event: item.event }) : item.message;
    if (item.kind === 'appended') this.#appendedBytes -= Buffer.byteLength(message);
    this.channel.send(message, () => {
      if (item.kind === 'answer') item.onSent();
      this.#flush();
    });
  }
}

function serialize(message: SocketMessage): string {
  return JSON.stringify(message);
}
