import { LampwrightError } from '#shared/errors/LampwrightError';
import type { SocketCall } from '#shared/api/socketProtocol';
import { words } from '../words/words';
import type { PageClock } from './PageClock';

type Send = (call: SocketCall) => void;

interface CallSettlers {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: LampwrightError) => void;
}

interface WaitingCall extends CallSettlers {
  readonly call: SocketCall;
  readonly stopWaiting: () => void;
}

/** A call waits at most this long for a connection. */
export const maxWaitMs = 4000;

/** The calls of a window that are not answered yet: sent ones, and those that wait for a connection. */
export class PendingCalls {
  readonly #clock: Pick<PageClock, 'after'>;
  readonly #waiting = new Map<number, WaitingCall>();
  readonly #sent = new Map<number, CallSettlers>();
  #nextId = 0;

  constructor(clock: Pick<PageClock, 'after'>) {
    this.#clock = clock;
  }

  /** Sends a call over `send`, or queues it until there is a connection. Rejects with CONNECTION_LOST. */
  call(route: string, input: unknown, send: Send | undefined): Promise<unknown> {
    const call = { id: this.#nextId++, route, input };
    return new Promise((resolve, reject) => {
      if (send) this.#send(call, { resolve, reject }, send);
      else this.#wait(call, { resolve, reject });
    });
  }

  /** Sends the waiting calls, in the order in which they were made. */
  sendWaiting(send: Send): void {
    for (const { call, stopWaiting, ...pending } of this.#waiting.values()) {
      stopWaiting();
      this.#send(call, pending, send);
    }
    this.#waiting.clear();
  }

  /** Passes an answer to its call. Answers to unknown calls are ignored. */
  resolve(id: number, answer: unknown): void {
    this.#sent.get(id)?.resolve(answer);
    this.#sent.delete(id);
  }

  /** Rejects the sent calls. The app may or may not have done them, so they are not sent again. */
  rejectSent(): void {
    for (const { reject } of this.#sent.values()) reject(connectionLost());
    this.#sent.clear();
  }

  /** Rejects the waiting calls: there will be no connection. */
  rejectWaiting(error: LampwrightError): void {
    for (const { reject, stopWaiting } of this.#waiting.values()) {
      stopWaiting();
      reject(error);
    }
    this.#waiting.clear();
  }

  #send(call: SocketCall, pending: CallSettlers, send: Send): void {
    this.#sent.set(call.id, pending);
    send(call);
  }

  #wait(call: SocketCall, pending: CallSettlers): void {
    const stopWaiting = this.#clock.after(maxWaitMs, () => {
      this.#waiting.delete(call.id);
      pending.reject(connectionLost());
    });
    this.#waiting.set(call.id, { call, stopWaiting, ...pending });
  }
}

function connectionLost(): LampwrightError {
  return new LampwrightError('CONNECTION_LOST', words.connection.callLost);
}
