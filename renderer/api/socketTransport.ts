import { z } from 'zod';
import type { ConnectionState, Transport } from '#shared/api/ApiClient';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { closeCodes, socketProtocol, type SocketCall } from '#shared/api/socketProtocol';
import { words } from '../words/words';
import { PendingCalls } from './PendingCalls';
import type { PageClock } from './PageClock';
import type { OpenSocket, Socket } from './Socket';

/** What the transport needs; the page passes the browser's implementations, tests their own. */
export interface SocketTransportOptions {
  /** As `ws://127.0.0.1:4780/api`. */
  readonly address: string;
  /** The token of this run of the app; empty if the page was opened without one. */
  readonly token: string;
  readonly openSocket: OpenSocket;
  readonly clock: Pick<PageClock, 'after'>;
  /** Calls back when a retry at once makes sense: the page is visible again, or the network is back. */
  readonly onWake: (listener: () => void) => () => void;
}

/** The pauses between attempts in ms; the last one repeats. */
const retryDelaysMs: readonly number[] = [250, 500, 1000, 2000, 4000, 5000];

/** A connection that does not open within this time is retried. */
export const connectTimeoutMs = 10_000;

/** The form of a token. A socket cannot even be opened with anything else. */
const tokenPattern = /^[\w-]+$/;

/** A message over the socket; the client checks its content. */
const rawMessageSchema = z.union([
  z.strictObject({ id: z.int(), answer: z.unknown() }),
  z.strictObject({ event: z.unknown() }),
]);

type SocketState =
  | { readonly phase: 'closed' }
  | { readonly phase: 'connecting'; readonly socket: Socket; readonly stopWaiting: () => void }
  | { readonly phase: 'open'; readonly socket: Socket }
  | { readonly phase: 'pausing'; readonly stopWaiting: () => void }
  | { readonly phase: 'refused' }
  | { readonly phase: 'crowded' };

/**
 * The browser's transport. It connects on subscription and reconnects by itself after each loss; the app then sends
 * all states again. It does not retry with a token from an earlier run; if too many windows are open, it retries when
 * the page becomes visible again.
 */
export function socketTransport(options: SocketTransportOptions): Transport {
  const transport = new SocketTransport(options);
  return { call: transport.call, subscribe: transport.subscribe };
}

class SocketTransport implements Transport {
  readonly #options: SocketTransportOptions;
  readonly #calls: PendingCalls;
  #state: SocketState = { phase: 'closed' };
  /** Attempts since the last message from the app. */
  #attempts = 0;
  #onEvent: (event: unknown) => void = () => undefined;
  #onConnection: (connection: ConnectionState) => void = () => undefined;

  constructor(options: SocketTransportOptions) {
    this.#options = options;
    this.#calls = new PendingCalls(options.clock);
  }

  call = (route: string, input: unknown): Promise<unknown> => {
    const state = this.#state;
    if (state.phase === 'refused' || state.phase === 'crowded')
      return Promise.reject(rejectionErrors[state.phase]());
    return this.#calls.call(route, input, state.phase === 'open' ? sender(state.socket) : undefined);
  };

  subscribe: Transport['subscribe'] = (onEvent, onConnection) => {
    if (this.#state.phase !== 'closed') throw new Error('A window subscribes once.');
    this.#onEvent = onEvent;
    this.#onConnection = onConnection;
    this.#attempts = 0;
    const stopListening = this.#options.onWake(() => this.#onWake());
    onConnection({ phase: 'connecting' });
    if (tokenPattern.test(this.#options.token)) this.#connect();
    else this.#giveUp('refused');
    return () => {
      stopListening();
      this.#close();
    };
  };

  #connect(): void {
    const { address, token, openSocket, clock } = this.#options;
    // Events of an earlier socket must not affect the one that replaced it.
    const ifCurrent = (action: () => void) => {
      const state = this.#state;
      if ('socket' in state && state.socket === socket) action();
    };
    const socket = openSocket(address, [socketProtocol, token], {
      onOpen: () => ifCurrent(() => this.#onOpen(socket)),
      onText: (text) => ifCurrent(() => this.#onText(text)),
      onClose: (code) => ifCurrent(() => this.#onClose(code)),
    });
    const stopWaiting = clock.after(connectTimeoutMs, () => {
      socket.close();
      ifCurrent(() => this.#retryLater());
    });
    this.#state = { phase: 'connecting', socket, stopWaiting };
  }

  #onOpen(socket: Socket): void {
    this.#stopWaiting();
    this.#state = { phase: 'open', socket };
    this.#onConnection({ phase: 'open' });
    this.#calls.sendWaiting(sender(socket));
  }

  #onText(text: string): void {
    // Reset only here: an app that accepts every connection and drops it at once must not be retried without pause.
    this.#attempts = 0;
    const message = rawMessageSchema.parse(JSON.parse(text));
    if ('event' in message) this.#onEvent(message.event);
    else this.#calls.resolve(message.id, message.answer);
  }

  #retryLater(): void {
    this.#stopWaiting();
    const pauseMs = retryDelaysMs[Math.min(this.#attempts++, retryDelaysMs.length - 1)] ?? 0;
    this.#state = {
      phase: 'pausing',
      stopWaiting: this.#options.clock.after(pauseMs, () => this.#connect()),
    };
    this.#calls.rejectSent();
    this.#onConnection({ phase: 'lost' });
  }

  #onClose(code: number): void {
    if (code === closeCodes.badToken) this.#giveUp('refused');
    else if (code === closeCodes.tooManyWindows) this.#giveUp('crowded');
    else this.#retryLater();
  }

  #giveUp(phase: RejectedPhase): void {
    this.#stopWaiting();
    this.#state = { phase };
    this.#calls.rejectSent();
    this.#calls.rejectWaiting(rejectionErrors[phase]());
    this.#onConnection({ phase });
  }

  #onWake(): void {
    if (this.#state.phase !== 'pausing' && this.#state.phase !== 'crowded') return;
    this.#stopWaiting();
    this.#connect();
  }

  #close(): void {
    const state = this.#state;
    this.#stopWaiting();
    this.#state = { phase: 'closed' };
    if ('socket' in state) state.socket.close();
    this.#calls.rejectSent();
  }

  #stopWaiting(): void {
    if ('stopWaiting' in this.#state) this.#state.stopWaiting();
  }
}

function sender(socket: Socket): (call: SocketCall) => void {
  return (call) => socket.send(JSON.stringify(call));
}

type RejectedPhase = 'refused' | 'crowded';

/** The error of every call while the app rejects this window. */
const rejectionErrors: Record<RejectedPhase, () => LampwrightError> = {
  refused: () => new LampwrightError('BAD_TOKEN', words.connection.callRefused),
  crowded: () => new LampwrightError('TOO_MANY', words.connection.callCrowded),
};
