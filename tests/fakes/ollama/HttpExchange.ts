import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { ClientGone, nowMs } from './pause';

/** A request as the server received it. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The parsed JSON; the raw text if it was not JSON; undefined if there was no body. */
  body: unknown;
  /** Milliseconds since the Unix epoch. */
  at: number;
  /** Whether the client disconnected before the response was complete. */
  isAborted: boolean;
  /** Whether the response was sent to its end. */
  isAnswered: boolean;
}

/** One request and its response: what was received, whether the client is still there, and the ways to answer. */
export class HttpExchange {
  readonly record: ReceivedRequest;
  readonly startedMs = nowMs();
  private readonly gone = new AbortController();
  private isOurDoing = false;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    stopping: AbortSignal,
  ) {
    this.record = {
      method: request.method ?? '',
      path: (request.url ?? '').replace(/\?.*$/, ''),
      headers: request.headers,
      body: undefined,
      at: Date.now(),
      isAborted: false,
      isAnswered: false,
    };
    response.on('finish', () => (this.record.isAnswered = !this.isOurDoing));
    response.on('close', () => {
      this.record.isAborted = !response.writableFinished && !this.isOurDoing && !stopping.aborted;
      this.gone.abort();
    });
    // A client may disconnect at any time; the close event reports it.
    response.on('error', () => {});
    request.on('error', () => {});
  }

  /** Aborted when the client has gone or the server stops. */
  get signal(): AbortSignal {
    return this.gone.signal;
  }

  /** Gives the request up because the server stops. */
  abort(): void {
    this.gone.abort();
  }

  get status(): number {
    return this.response.statusCode;
  }

  get hasBegun(): boolean {
    return this.response.headersSent;
  }

  /** Reads the body into the record and returns its text. */
  async readBody(): Promise<string> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of this.request) chunks.push(chunk as Buffer);
    } catch {
      throw new ClientGone();
    }
    const text = Buffer.concat(chunks).toString();
    if (text !== '') this.record.body = parseOrText(text);
    return text;
  }

  json(status: number, value: unknown): void {
    this.send(status, 'application/json; charset=utf-8', JSON.stringify(value));
  }

  text(status: number, text: string): void {
    this.send(status, 'text/plain', text);
  }

  send(status: number, type: string, body: string, headers: Record<string, string> = {}): void {
    const length = String(Buffer.byteLength(body));
    this.response.writeHead(status, { 'content-type': type, 'content-length': length, ...headers });
    this.response.end(body);
  }

  /** Writes one NDJSON line; the headers go with the first. */
  line(value: unknown): Promise<void> {
    return this.write(`${JSON.stringify(value)}\n`);
  }

  /** Writes bytes into the NDJSON stream and waits while the client is slow to read them. */
  async write(bytes: string | Uint8Array): Promise<void> {
    if (this.signal.aborted) throw new ClientGone();
    this.begin();
    if (this.response.write(bytes)) return;
    try {
      await once(this.response, 'drain', { signal: this.signal });
    } catch {
      throw new ClientGone();
    }
  }

  /** Ends the NDJSON stream. */
  end(): void {
    this.begin();
    this.response.end();
  }

  /** Closes the connection from this side, even in the middle of an answer. */
  cut(how: 'close' | 'reset' = 'close'): void {
    this.isOurDoing = true;
    const { socket } = this.request;
    if (how === 'reset') socket.resetAndDestroy();
    // What was written reaches the client before the connection closes.
    else socket.destroySoon();
  }

  private begin(): void {
    if (!this.hasBegun) this.response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  }
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
