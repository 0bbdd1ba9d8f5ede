import type { RawData, WebSocket } from 'ws';
import { closeCodes } from '#shared/api/socket';
import type { App } from '../app/App';
import type { Clock } from '../lamp/wire/Clock';
import { closeSocket } from './closeSocket';
import { Heartbeat } from './Heartbeat';
import { Intake } from './Intake';
import { Outbox } from './Outbox';
import { readCall } from './readCall';
import { StallWatch } from './StallWatch';

/** What a window may ask of the app; to close it is for its host. */
export type OpenApp = Pick<App, 'call' | 'subscribe'>;

/** As many calls of one window are answered at the same time. */
const mostCalls = 32;

/** Joins a browser's window to the app: tells it every area's state, then what changes, and answers its calls, until it closes. */
export class Connection {
  readonly #outbox: Outbox;
  readonly #intake: Intake;
  readonly #heartbeat: Heartbeat;
  readonly #stall: StallWatch;
  #unsubscribe = () => {};

  constructor(
    private readonly socket: WebSocket,
    private readonly app: OpenApp,
    private readonly clock: Clock,
  ) {
    const terminate = () => socket.terminate();
    this.#stall = new StallWatch(clock, terminate);
    this.#heartbeat = new Heartbeat({
      clock,
      ping: () => socket.ping(),
      isListening: () => !socket.isPaused,
      onLost: terminate,
    });
    const channel = { send: this.#send, bufferedBytes: () => socket.bufferedAmount };
    this.#outbox = new Outbox(channel, () => this.#subscribe());
    const tap = { pause: () => socket.pause(), resume: () => socket.resume() };
    this.#intake = new Intake(tap, mostCalls, this.#answer);
    socket.on('message', (data, isBinary) => this.#take(data, isBinary));
    socket.on('pong', () => this.#heartbeat.heard());
    socket.on('close', () => this.#end());
    this.#subscribe();
  }

  get #isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  #subscribe(): void {
    // A window that is gone can still be owed an answer, and must not be told anything for ever after.
    if (!this.#isOpen) return;
    this.#unsubscribe();
    this.#unsubscribe = this.app.subscribe((event) => this.#outbox.tell(event));
  }

  #end(): void {
    this.#unsubscribe();
    this.#heartbeat.stop();
    this.#stall.stop();
  }

  readonly #send = (message: string, onTaken: () => void): void => {
    if (!this.#isOpen) return;
    this.#stall.sent();
    this.socket.send(message, (error) => {
      if (error) return;
      this.#stall.taken();
      onTaken();
    });
  };

  #take(data: RawData, isBinary: boolean): void {
    if (!this.#isOpen) return;
    if (isBinary || !Buffer.isBuffer(data)) closeSocket(this.socket, closeCodes.badMessage, this.clock);
    else this.#intake.take(data.toString());
  }

  readonly #answer = (message: string, onDone: () => void): void => {
    // What came before the socket was closed, but was not begun, is not done any more.
    if (!this.#isOpen) return;
    const read = readCall(message);
    if (read.kind === 'unreadable') return closeSocket(this.socket, read.closeCode, this.clock);
    if (read.kind === 'refused') return this.#outbox.answer(read.id, read.answer, onDone);
    const { id, route, input } = read;
    void this.app.call(route, input).then((answer) => this.#outbox.answer(id, answer, onDone));
  };
}
