import { z } from 'zod';
import type { ConnectionState, Transport } from '#shared/api/ApiClient';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { closeCodes, socketProtocol, type SocketCall } from '#shared/api/socketProtocol';
import { words } from '../words/words';
import { PendingCalls } from './PendingCalls';
import type { PageClock } from './PageClock';
import type { OpenSocket, Socket } from './Socket';

/** What the socket is made of; the page brings the browser's, tests their own. */
export interface SocketTransportOptions {
  /** As `ws://127.0.0.1:4780/api`. */
  readonly address: string;
  /** The token of the app's start; empty where the page was opened without one. */
  readonly token: string;
  readonly openSocket: OpenSocket;
  readonly clock: Pick<PageClock, 'after'>;
  /** Tells when it is worth trying at once: the page is seen again, the network is back. */
  readonly onWake: (listener: () => void) => () => void;
}

/** The pauses between tries, in ms; the last one goes on. */
const retryDelaysMs: readonly number[] = [250, 500, 1000, 2000, 4000, 5000];

/** A connection that is not there after so long is tried anew. */
export const connectTimeoutMs = 10_000;

/** How tokens are written. A socket cannot even be opened with others. */
const tokenPattern = /^[\w-]+$/;

/** What comes over the socket; what is in it is checked by the client. */
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
 * The browser's way to the app. It connects when it is subscribed to, once at a time, and again by itself after each
 * loss: the app then tells all states anew. A page whose token is none of this start is not tried again, one window too
 * many only when it is looked at again.
 */
export function socketTransport(parts: SocketTransportOptions): Transport {
  const transport = new SocketTransport(parts);
  return { call: transport.call, subscribe: transport.subscribe };
}

class SocketTransport implements Transport {
  readonly #options: SocketTransportOptions;
  readonly #calls: PendingCalls;
  #state: SocketState = { phase: 'closed' };
  /** Tries since the app last said something. */
  #tries = 0;
  #onEvent: (event: unknown) => void = () => undefined;
  #onConnection: (link: ConnectionState) => void = () => undefined;

  constructor(parts: SocketTransportOptions) {
    this.#options = parts;
    this.#calls = new PendingCalls(parts.clock);
  }

  call = (route: string, input: unknown): Promise<unknown> => {
    const state = this.#state;
    if (state.phase === 'refused' || state.phase === 'crowded')
      return Promise.reject(rejectionErrors[state.phase]());
    return this.#calls.call(route, input, state.phase === 'open' ? sender(state.socket) : undefined);
  };

  subscribe: Transport['subscribe'] = (onEvent, onLink) => {
    if (this.#state.phase !== 'closed') throw new Error('A window subscribes once.');
    this.#onEvent = onEvent;
    this.#onConnection = onLink;
    this.#tries = 0;
    const stopListening = this.#options.onWake(() => this.#onWake());
    onLink({ phase: 'connecting' });
    if (tokenPattern.test(this.#options.token)) this.#connect();
    else this.#giveUp('refused');
    return () => {
      stopListening();
      this.#close();
    };
  };

  #connect(): void {
    const { address, token, openSocket, clock } = this.#options;
    // What an earlier socket still has to say must not touch the one that took its place.
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
    // Only now: an app that takes every connection and drops it at once is no reason to try without pause.
    this.#tries = 0;
    const sent = rawMessageSchema.parse(JSON.parse(text));
    if ('event' in sent) this.#onEvent(sent.event);
    else this.#calls.resolve(sent.id, sent.answer);
  }

  #retryLater(): void {
    this.#stopWaiting();
    const pauseMs = retryDelaysMs[Math.min(this.#tries++, retryDelaysMs.length - 1)] ?? 0;
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

/** What every call comes to while the app will not have this window. */
const rejectionErrors: Record<RejectedPhase, () => LampwrightError> = {
  refused: () => new LampwrightError('BAD_TOKEN', words.connection.callRefused),
  crowded: () => new LampwrightError('TOO_MANY', words.connection.callCrowded),
};
