import type { ChatRequest, CreateRequest, Ollama } from 'ollama';
import type { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { once } from '#shared/once';
import type { OllamaAddress } from './OllamaAddress';
import type { SingleUseFetch, FetchWatch } from './checkedFetch';
import { ForeignAnswer, overdue, translateFailure, type Attempt } from './translateFailure';
import {
  chatLineSchema,
  loadedSchema,
  progressLineSchema,
  tagsSchema,
  versionSchema,
  type ChatLine,
  type InstalledModel,
  type LoadedModel,
  type ProgressLine,
} from './responseSchemas';

/** A chat request. The library's type does not have `truncate` and `shift` yet. */
export type Chat = ChatRequest & { readonly stream: true; readonly truncate: false; readonly shift: false };

/** The library and the HTTP client behind it are large: they are loaded with the first request. */
const loadHttp = once(() => Promise.all([import('ollama'), import('./checkedFetch')]));

/** The limit for a request that is answered at once. */
const shortLimitMs = 5000;
/** The limit for the first check whether a server is there. */
const firstVersionLimitMs = 500;

/**
 * Client for an Ollama server. Each request has its own library client and socket, closed with it: the library cannot
 * abort a request before its first response, and keeps sockets open. Expected failures are `LampwrightError`s.
 */
export class OllamaClient {
  constructor(readonly address: OllamaAddress) {}

  /** The server's version. If the answer is late, asks once more with a longer limit, since the machine may be under load. */
  async version(): Promise<string> {
    try {
      return await this.versionWithin(firstVersionLimitMs);
    } catch (error) {
      if (!(error instanceof LampwrightError) || error.code !== 'OLLAMA_SILENT') throw error;
      return this.versionWithin(shortLimitMs);
    }
  }

  /** The models that are installed. */
  async models(): Promise<InstalledModel[]> {
    const { models } = this.read(tagsSchema, await this.ask((client) => client.list(), {}, shortLimitMs));
    return (models ?? []).map(({ name, size, remote_host }) => ({
      name,
      sizeBytes: size,
      ...(remote_host ? { remoteHost: remote_host } : {}),
    }));
  }

  /** The models in memory. */
  async loaded(limitMs = shortLimitMs): Promise<LoadedModel[]> {
    const { models } = this.read(loadedSchema, await this.ask((client) => client.ps(), {}, limitMs));
    return (models ?? []).map(({ name, context_length }) => ({ name, contextLength: context_length }));
  }

  /** The lines of a reply. If the server closes the stream early, it ends without a `done` line. */
  chat(request: Chat, signal: AbortSignal): AsyncGenerator<ChatLine> {
    const attempt = { model: request.model, doing: 'waiting' } as const;
    return this.stream((client) => client.chat(request), chatLineSchema, attempt, signal);
  }

  /** Downloads a model; an interrupted download is continued. */
  pull(model: string, signal: AbortSignal): AsyncGenerator<ProgressLine> {
    const attempt = { model, doing: 'pulling' } as const;
    return this.stream((client) => client.pull({ model, stream: true }), progressLineSchema, attempt, signal);
  }

  /** Creates a model from another one, which is downloaded first if it is missing. */
  create(request: CreateRequest, signal: AbortSignal): AsyncGenerator<ProgressLine> {
    const attempt = { model: request.from, doing: 'pulling' } as const;
    return this.stream(
      (client) => client.create({ ...request, stream: true }),
      progressLineSchema,
      attempt,
      signal,
    );
  }

  private async versionWithin(limitMs: number): Promise<string> {
    const answer = await this.ask((client) => client.version(), {}, limitMs);
    return this.read(versionSchema, answer).version;
  }

  private async ask<Answer>(
    call: (client: Ollama) => Promise<Answer>,
    attempt: Omit<Attempt, 'url'>,
    limitMs: number,
  ): Promise<Answer> {
    const connect = await this.loadConnect();
    const { client, request } = connect({ expects: 'value', signal: AbortSignal.timeout(limitMs) });
    try {
      return await call(client);
    } catch (error) {
      throw this.translate(isTimeout(error) ? timedOut(error) : error, attempt);
    } finally {
      await request.close();
    }
  }

  private async *stream<Schema extends z.ZodType>(
    call: (client: Ollama) => Promise<AsyncIterable<unknown>>,
    schema: Schema,
    attempt: Omit<Attempt, 'url'>,
    signal: AbortSignal,
  ): AsyncGenerator<z.infer<Schema>> {
    let hasBegun = false;
    const stream = { hasEnded: false };
    const connect = await this.loadConnect();
    const { client, request } = connect({ expects: 'lines', signal, onEnd: () => (stream.hasEnded = true) });
    try {
      for await (const line of await call(client)) {
        yield this.read(schema, line, hasBegun ? 'stream' : 'start');
        hasBegun = true;
      }
    } catch (error) {
      // The library reports a stream that ends without `done` as an error; here the caller checks for `done`.
      if (signal.aborted || (stream.hasEnded && !(error instanceof LampwrightError))) return;
      const doing = attempt.doing === 'waiting' && hasBegun ? 'writing' : attempt.doing;
      throw this.translate(error, { ...attempt, doing });
    } finally {
      await request.close();
    }
  }

  /** Loads the libraries first, so that loading them does not count towards a request's time limit. */
  private async loadConnect(): Promise<(watch: FetchWatch) => { client: Ollama; request: SingleUseFetch }> {
    const [{ Ollama: Library }, { checkedFetch }] = await loadHttp();
    return (watch) => {
      const request = checkedFetch(watch);
      return { client: new Library({ host: this.address.url, fetch: request.fetch }), request };
    };
  }

  private read<Schema extends z.ZodType>(
    schema: Schema,
    value: unknown,
    where: ForeignAnswer['where'] = 'start',
  ): z.infer<Schema> {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw this.translate(new ForeignAnswer(where, parsed.error.message), {});
  }

  private translate(error: unknown, attempt: Omit<Attempt, 'url'>): unknown {
    return translateFailure(error, { url: this.address.url, ...attempt });
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

function timedOut(cause: unknown): Error {
  return Object.assign(new Error('no answer in time', { cause }), { code: overdue });
}
