import { z } from 'zod';
import type { Link, Transport } from '#shared/api/client';
import { LampwrightError } from '#shared/api/errors';
import { closeCodes, socketProtocol, type Call } from '#shared/api/socket';
import { words } from '../words/words';
import { Calls } from './Calls';
import type { Clock } from './Clock';
import type { OpenSocket, Socket } from './Socket';

/** What the socket is made of; the page brings the browser's, tests their own. */
export interface SocketParts {
  /** As `ws://127.0.0.1:4780/api`. */
  readonly address: string;
  /** The token of the app's start; empty where the page was opened without one. */
  readonly token: string;
  readonly openSocket: OpenSocket;
  readonly clock: Pick<Clock, 'after'>;
  /** Tells when it is worth trying at once: the page is seen again, the network is back. */
  readonly onWake: (listener: () => void) => () => void;
}

/** The pauses between tries, in ms; the last one goes on. */
const pausesMs: readonly number[] = [250, 500, 1000, 2000, 4000, 5000];

/** A connection that is not there after so long is tried anew. */
export const longestConnectMs = 10_000;

/** How tokens are written. A socket cannot even be opened with others. */
const tokenForm = /^[\w-]+$/;

/** What comes over the socket; what is in it is checked by the client. */
const sentSchema = z.union([
  z.strictObject({ id: z.int(), answer: z.unknown() }),
  z.strictObject({ event: z.unknown() }),
]);

type Phase =
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
export function socketTransport(parts: SocketParts): Transport {
  const transport = new SocketTransport(parts);
  return { call: transport.call, subscribe: transport.subscribe };
}

class SocketTransport implements Transport {
  readonly #parts: SocketParts;
  readonly #calls: Calls;
  #state: Phase = { phase: 'closed' };
  /** Tries since the app last said something. */
  #tries = 0;
  #onEvent: (event: unknown) => void = () => undefined;
  #onLink: (link: Link) => void = () => undefined;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#calls = new Calls(parts.clock);
  }

  call = (route: string, input: unknown): Promise<unknown> => {
    const state = this.#state;
    if (state.phase === 'refused' || state.phase === 'crowded') return Promise.reject(errors[state.phase]());
    return this.#calls.make(route, input, state.phase === 'open' ? sender(state.socket) : undefined);
  };

  subscribe: Transport['subscribe'] = (onEvent, onLink) => {
    if (this.#state.phase !== 'closed') throw new Error('A window subscribes once.');
    this.#onEvent = onEvent;
    this.#onLink = onLink;
    this.#tries = 0;
    const stopListening = this.#parts.onWake(() => this.#wake());
    onLink({ phase: 'connecting' });
    if (tokenForm.test(this.#parts.token)) this.#connect();
    else this.#giveUp('refused');
    return () => {
      stopListening();
      this.#close();
    };
  };

  #connect(): void {
    const { address, token, openSocket, clock } = this.#parts;
    // What an earlier socket still has to say must not touch the one that took its place.
    const ifCurrent = (action: () => void) => {
      const state = this.#state;
      if ('socket' in state && state.socket === socket) action();
    };
    const socket = openSocket(address, [socketProtocol, token], {
      onOpen: () => ifCurrent(() => this.#opened(socket)),
      onText: (text) => ifCurrent(() => this.#read(text)),
      onClose: (code) => ifCurrent(() => this.#closed(code)),
    });
    const stopWaiting = clock.after(longestConnectMs, () => {
      socket.close();
      ifCurrent(() => this.#lose());
    });
    this.#state = { phase: 'connecting', socket, stopWaiting };
  }

  #opened(socket: Socket): void {
    this.#stopWaiting();
    this.#state = { phase: 'open', socket };
    this.#onLink({ phase: 'open' });
    this.#calls.sendWaiting(sender(socket));
  }

  #read(text: string): void {
    // Only now: an app that takes every connection and drops it at once is no reason to try without pause.
    this.#tries = 0;
    const sent = sentSchema.parse(JSON.parse(text));
    if ('event' in sent) this.#onEvent(sent.event);
    else this.#calls.answer(sent.id, sent.answer);
  }

  #lose(): void {
    this.#stopWaiting();
    const pauseMs = pausesMs[Math.min(this.#tries++, pausesMs.length - 1)] ?? 0;
    this.#state = {
      phase: 'pausing',
      stopWaiting: this.#parts.clock.after(pauseMs, () => this.#connect()),
    };
    this.#calls.loseSent();
    this.#onLink({ phase: 'lost' });
  }

  #closed(code: number): void {
    if (code === closeCodes.badToken) this.#giveUp('refused');
    else if (code === closeCodes.tooManyWindows) this.#giveUp('crowded');
    else this.#lose();
  }

  #giveUp(phase: Unwanted): void {
    this.#stopWaiting();
    this.#state = { phase };
    this.#calls.loseSent();
    this.#calls.refuse(errors[phase]());
    this.#onLink({ phase });
  }

  #wake(): void {
    if (this.#state.phase !== 'pausing' && this.#state.phase !== 'crowded') return;
    this.#stopWaiting();
    this.#connect();
  }

  #close(): void {
    const state = this.#state;
    this.#stopWaiting();
    this.#state = { phase: 'closed' };
    if ('socket' in state) state.socket.close();
    this.#calls.loseSent();
  }

  #stopWaiting(): void {
    if ('stopWaiting' in this.#state) this.#state.stopWaiting();
  }
}

function sender(socket: Socket): (call: Call) => void {
  return (call) => socket.send(JSON.stringify(call));
}

type Unwanted = 'refused' | 'crowded';

/** What every call comes to while the app will not have this window. */
const errors: Record<Unwanted, () => LampwrightError> = {
  refused: () => new LampwrightError('BAD_TOKEN', words.link.callRefused),
  crowded: () => new LampwrightError('TOO_MANY', words.link.callCrowded),
};
