import type { RawData, WebSocket } from 'ws';
import { closeCodes } from '#shared/api/socketProtocol';
import type { App } from '../app/App';
import { Heartbeat } from './Heartbeat';
import { CallQueue } from './CallQueue';
import { Outbox } from './Outbox';
import { readCall } from './readCall';
import { StallDetector } from './StallDetector';
import type { Clock } from '../clock/Clock';

/** The part of the app that a window may use; only the host may close it. */
export type WindowApi = Pick<App, 'call' | 'subscribe'>;

/** How many calls of one window run at the same time. */
const maxCalls = 32;

/** Connects a browser window to the app: sends every area's state, then all events, and answers calls until it closes. */
export class WindowConnection {
  readonly #outbox: Outbox;
  readonly #callQueue: CallQueue;
  readonly #heartbeat: Heartbeat;
  readonly #stallDetector: StallDetector;
  #unsubscribe = () => {};

  constructor(
    private readonly socket: WebSocket,
    private readonly app: WindowApi,
    private readonly clock: Clock,
  ) {
    const terminate = () => socket.terminate();
    this.#stallDetector = new StallDetector(clock, terminate);
    this.#heartbeat = new Heartbeat({
      clock,
      ping: () => socket.ping(),
      isListening: () => !socket.isPaused,
      onLost: terminate,
    });
    const channel = { send: this.#send, bufferedBytes: () => socket.bufferedAmount };
    this.#outbox = new Outbox(channel, () => this.#subscribe());
    const source = { pause: () => socket.pause(), resume: () => socket.resume() };
    this.#callQueue = new CallQueue(source, maxCalls, this.#answer);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => this.#heartbeat.receivePong());
    socket.on('close', () => this.#release());
    this.#subscribe();
  }

  get #isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  #subscribe(): void {
    // The outbox may call this for a closed window; subscribing it would leak.
    if (!this.#isOpen) return;
    this.#unsubscribe();
    this.#unsubscribe = this.app.subscribe((event) => this.#outbox.sendEvent(event));
  }

  #release(): void {
    this.#unsubscribe();
    this.#heartbeat.stop();
    this.#stallDetector.stop();
  }

  readonly #send = (message: string, onSent: () => void): void => {
    if (!this.#isOpen) return;
    this.#stallDetector.messageSent();
    this.socket.send(message, (error) => {
      if (error) return;
      this.#stallDetector.messageDelivered();
      onSent();
    });
  };

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#isOpen) return;
    if (isBinary || !Buffer.isBuffer(data)) closeSocket(this.socket, closeCodes.badMessage, this.clock);
    else this.#callQueue.add(data.toString());
  }

  readonly #answer = (message: string, onDone: () => void): void => {
    // Calls that were still queued when the socket closed are dropped.
    if (!this.#isOpen) return;
    const read = readCall(message);
    if (read.kind === 'unreadable') return closeSocket(this.socket, read.closeCode, this.clock);
    if (read.kind === 'refused') return this.#outbox.sendAnswer(read.id, read.answer, onDone);
    const { id, route, input } = read;
    void this.app.call(route, input).then((answer) => this.#outbox.sendAnswer(id, answer, onDone));
  };
}

/** How long the other side may take to close as well. */
const closeLimitMs = 1000;

/** Closes a socket with a code that says why; if the other side does not close it in time, it is terminated. */
export function closeSocket(socket: WebSocket, code: number, clock: Clock): void {
  const cancelTimer = clock.after(closeLimitMs, () => socket.terminate());
  socket.once('close', cancelTimer);
  socket.close(code);
}
