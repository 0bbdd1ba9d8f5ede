import { WebSocket, type ClientOptions } from 'ws';
import type { ApiAnswer } from '#shared/api/apiAnswer';
import type { ApiEvent } from '#shared/api/contract';
import { WindowSnapshot } from './WindowSnapshot';

interface Message {
  readonly id?: number;
  readonly answer?: ApiAnswer;
  readonly event?: ApiEvent;
}

/** How a page opens its socket; the defaults are those of our own page. */
export interface ConnectOptions {
  readonly path?: string;
  readonly host?: string;
  /** `null` sends no origin. */
  readonly origin?: string | null;
  readonly protocols?: string[];
  readonly client?: ClientOptions;
}

/** A page in a browser, or something that pretends to be one. */
export class TestPage {
  readonly snapshot = new WindowSnapshot();
  readonly messages: Message[] = [];
  /** The close code of its socket. */
  readonly closed: Promise<number>;
  /** The HTTP status of a refusal. */
  readonly refused: Promise<number>;
  readonly opened: Promise<void>;
  /** The first invalid message's error. */
  fault: unknown;
  readonly #waiting = new Map<number, (answer: ApiAnswer) => void>();
  #lastId = 0;

  constructor(readonly socket: WebSocket) {
    // The close code shows what went wrong.
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    this.opened = new Promise((resolve) => socket.on('open', () => resolve()));
    this.refused = new Promise((resolve) => {
      socket.on('unexpected-response', (request, response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      });
    });
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as Message));
  }

  static connect(port: number, token: string, asking: ConnectOptions = {}): TestPage {
    const host = asking.host ?? `127.0.0.1:${port}`;
    const origin = asking.origin === undefined ? `http://${host}` : asking.origin;
    const protocols = asking.protocols ?? ['lampwright-1', token];
    const socket = new WebSocket(`ws://127.0.0.1:${port}${asking.path ?? '/api'}`, protocols, {
      ...asking.client,
      headers: { host, ...(origin === null ? {} : { origin }) },
    });
    return new TestPage(socket);
  }

  call(route: unknown, input?: unknown): Promise<ApiAnswer> {
    const id = (this.#lastId += 1);
    return this.sendAs(id, JSON.stringify({ id, route, input }));
  }

  /** Sends a message as it is; resolves with the answer to this id. */
  sendAs(id: number, message: string): Promise<ApiAnswer> {
    const answer = new Promise<ApiAnswer>((resolve) => this.#waiting.set(id, resolve));
    this.socket.send(message);
    return answer;
  }

  #receive(message: Message): void {
    this.messages.push(message);
    if (message.id !== undefined && message.answer) this.#waiting.get(message.id)?.(message.answer);
    try {
      if (message.event) this.snapshot.apply(message.event);
    } catch (error) {
      this.fault ??= error;
    }
  }
}
