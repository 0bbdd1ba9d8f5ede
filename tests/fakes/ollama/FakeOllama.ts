import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerFault } from './answerFault';
import { HttpExchange, type ReceivedRequest } from './HttpExchange';
import type { GivenFault } from './faults';
import { ClientGone } from './pause';
import { routes } from './routes';
import {
  ServerState,
  type ChatBody,
  type ChatStats,
  type FakeOllamaOptions,
  type ScriptedReply,
  type Truncation,
} from './ServerState';

/**
 * A stand-in for the Ollama server: a real HTTP server on loopback with the same API, which loads, reads, writes and
 * caches as Ollama does, and fails on demand in every way Ollama can. It runs in real time even if a test fakes the
 * clock.
 */
export class FakeOllama {
  /** Every request received, in order. */
  readonly requests: ReceivedRequest[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly stopping = new AbortController();
  private readonly running = new Map<HttpExchange, Promise<void>>();
  private readonly server: Server;
  /** Stored because a stopped server no longer knows its port. */
  private listensAt = 0;

  private constructor(private readonly state: ServerState) {
    // Like the real server, it never closes an idle connection by itself.
    this.server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (request, response) =>
      this.receive(request, response),
    );
    this.server.on('connection', (socket: Socket) => this.accept(socket));
  }

  /** Starts a server. Rejects if the port is taken. */
  static async start(options: FakeOllamaOptions = {}): Promise<FakeOllama> {
    const ollama = new FakeOllama(new ServerState(options));
    const { port, host } = ollama.state.options;
    ollama.server.listen(port, host);
    await once(ollama.server, 'listening');
    ollama.listensAt = (ollama.server.address() as AddressInfo).port;
    return ollama;
  }

  get port(): number {
    return this.listensAt;
  }

  get url(): string {
    const { host } = this.state.options;
    return `http://${host.includes(':') ? `[${host}]` : host}:${this.port}`;
  }

  /** The bodies of `POST /api/chat`, in order, load requests included. */
  get chats(): readonly ChatBody[] {
    return this.state.chats;
  }

  /** Token counts, one entry per chat whose prompt was read. */
  get chatStats(): readonly ChatStats[] {
    return this.state.chatStats;
  }

  /** The prompts that were truncated silently. */
  get truncations(): readonly Truncation[] {
    return this.state.truncations;
  }

  /** `"path: feature"` for everything in a `format` that the real grammar silently ignores. */
  get ignoredSchemaFeatures(): readonly string[] {
    return this.state.ignoredSchemaFeatures;
  }

  /** How many loads were started. */
  get loads(): number {
    return this.state.runners.loads;
  }

  /** The names of the models on its disk. */
  get models(): string[] {
    return this.state.models.all.map(({ name }) => name);
  }

  /** How many requests are in progress. */
  get openRequests(): number {
    return this.running.size;
  }

  /** How many connections are open, idle ones included. Node's `fetch` opens a new one after each abort. */
  get openSockets(): number {
    return this.sockets.size;
  }

  /** Queues replies for the next chats; load requests and warm-ups (`num_predict: 1`) use none. */
  queueReplies(...replies: (string | ScriptedReply)[]): void {
    this.state.scripted.push(
      ...replies.map((reply) => (typeof reply === 'string' ? { text: reply } : reply)),
    );
  }

  /** Sets the reply used when nothing is queued. */
  replyWith(reply: (chat: ChatBody) => string | ScriptedReply): void {
    this.state.replyTo = reply;
  }

  /** Each fault happens once, to the next request it applies to. */
  failNext(...faults: GivenFault[]): void {
    this.misbehave(faults, false);
  }

  /** The faults happen to every request they apply to, until `clearFaults`. */
  failAlways(...faults: GivenFault[]): void {
    this.misbehave(faults, true);
  }

  /** Removes all faults that have not happened yet. */
  clearFaults(): void {
    this.state.faults.clear();
  }

  /** Unloads all models, as a restart of the server would. */
  unloadAll(): void {
    for (const model of this.state.models.all) this.state.runners.unload(model);
  }

  /** Resolves when no request is in progress. */
  async whenIdle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  /** Closes the server and all sockets, even in the middle of an answer. */
  async stop(): Promise<void> {
    if (this.stopping.signal.aborted) return;
    this.stopping.abort();
    const closed = [this.server, ...this.sockets].map(
      (end) => new Promise((done) => end.once('close', done)),
    );
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    for (const exchange of this.running.keys()) exchange.abort();
    await Promise.all([...closed, this.whenIdle()]);
  }

  private misbehave(faults: readonly GivenFault[], isLasting: boolean): void {
    this.state.faults.add(faults, isLasting);
    // A client with an open connection would never notice that new ones are refused.
    if (faults.some((fault) => (typeof fault === 'string' ? fault : fault.name) === 'refuse'))
      this.server.closeIdleConnections();
  }

  private accept(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    if (this.state.faults.takeRefusal()) socket.resetAndDestroy();
  }

  private receive(request: IncomingMessage, response: ServerResponse): void {
    const exchange = new HttpExchange(request, response, this.stopping.signal);
    this.requests.push(exchange.record);
    const closed = new Promise<void>((resolve) =>
      exchange.signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    const answered = this.answer(exchange).catch((error: unknown) => fail(exchange, error));
    const over = Promise.all([answered, closed]).then(() => {
      this.running.delete(exchange);
      this.state.options.onRequest(exchange.record, exchange.status);
    });
    this.running.set(exchange, over);
  }

  private async answer(exchange: HttpExchange): Promise<void> {
    const body = await exchange.readBody();
    const { method, path } = exchange.record;
    const fault = this.state.faults.take('server', path);
    if (fault) return answerFault(exchange, fault);
    const route = routes[path];
    if (!route) return exchange.text(404, '404 page not found');
    const answer = route[method === 'HEAD' ? 'GET' : method];
    if (!answer) return exchange.text(405, '405 method not allowed');
    await answer(exchange, this.state, body);
  }
}

function fail(exchange: HttpExchange, error: unknown): void {
  if (error instanceof ClientGone) return;
  if (exchange.hasBegun) exchange.cut();
  else
    exchange.json(500, {
      error: `the fake is broken: ${error instanceof Error ? error.stack : String(error)}`,
    });
}
