import { WebSocket, type ClientOptions } from 'ws';
import type { Answer } from '#shared/api/answer';
import type { ApiEvent } from '#shared/api/contract';
import { Mirror } from './Mirror';

interface Message {
  readonly id?: number;
  readonly answer?: Answer;
  readonly event?: ApiEvent;
}

/** How a page asks for its socket; what is not said is as our own page does it. */
export interface Asking {
  readonly path?: string;
  readonly host?: string;
  /** `null` says none. */
  readonly origin?: string | null;
  readonly protocols?: string[];
  readonly client?: ClientOptions;
}

/** A page in a browser, or something that passes for one. */
export class Page {
  readonly mirror = new Mirror();
  readonly messages: Message[] = [];
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  /** The HTTP status it was refused with. */
  readonly refused: Promise<number>;
  readonly opened: Promise<void>;
  /** What it was told that it could not have been told. */
  fault: unknown;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #lastId = 0;

  constructor(readonly socket: WebSocket) {
    // What went wrong shows in how it ended.
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    this.opened = new Promise((resolve) => socket.on('open', () => resolve()));
    this.refused = new Promise((resolve) => {
      socket.on('unexpected-response', (request, response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      });
    });
    socket.on('message', (data: Buffer) => this.#take(JSON.parse(data.toString()) as Message));
  }

  static ask(port: number, token: string, asking: Asking = {}): Page {
    const host = asking.host ?? `127.0.0.1:${port}`;
    const origin = asking.origin === undefined ? `http://${host}` : asking.origin;
    const protocols = asking.protocols ?? ['lampwright-1', token];
    const socket = new WebSocket(`ws://127.0.0.1:${port}${asking.path ?? '/api'}`, protocols, {
      ...asking.client,
      headers: { host, ...(origin === null ? {} : { origin }) },
    });
    return new Page(socket);
  }

  call(route: unknown, input?: unknown): Promise<Answer> {
    const id = (this.#lastId += 1);
    return this.sendAs(id, JSON.stringify({ id, route, input }));
  }

  /** Sends a message as it is; resolves when something is answered to this id. */
  sendAs(id: number, message: string): Promise<Answer> {
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.socket.send(message);
    return answer;
  }

  #take(message: Message): void {
    this.messages.push(message);
    if (message.id !== undefined && message.answer) this.#waiting.get(message.id)?.(message.answer);
    try {
      if (message.event) this.mirror.take(message.event);
    } catch (error) {
      this.fault ??= error;
    }
  }
}
