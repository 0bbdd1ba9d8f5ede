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

/** A chat as we ask it; the library does not know `truncate` and `shift` yet. */
export type Chat = ChatRequest & { readonly stream: true; readonly truncate: false; readonly shift: false };

/** The library and the HTTP client behind it are large: they are loaded with the first request. */
const loadHttp = once(() => Promise.all([import('ollama'), import('./checkedFetch')]));

/** How long a plain question may take. */
const shortMs = 5000;
/** Whether anything is there at all is known at once. */
const presenceMs = 500;

/**
 * Speaks with an Ollama server. Each request has a client and a socket of its own, which end with it: the library alone
 * cannot stop a request before its first answer, and keeps sockets open after it. All failures are `LampwrightError`s.
 */
export class OllamaClient {
  constructor(readonly address: OllamaAddress) {}

  /** Asked twice where the first answer is late: a machine under load is no reason to give Ollama up. */
  async version(): Promise<string> {
    try {
      return await this.versionWithin(presenceMs);
    } catch (error) {
      if (!(error instanceof LampwrightError) || error.code !== 'OLLAMA_SILENT') throw error;
      return this.versionWithin(shortMs);
    }
  }

  /** The models that are installed. */
  async models(): Promise<InstalledModel[]> {
    const { models } = this.read(tagsSchema, await this.ask((client) => client.list(), {}, shortMs));
    return (models ?? []).map(({ name, size, remote_host }) => ({
      name,
      sizeBytes: size,
      ...(remote_host ? { remoteHost: remote_host } : {}),
    }));
  }

  /** The models in memory. */
  async loaded(limitMs = shortMs): Promise<LoadedModel[]> {
    const { models } = this.read(loadedSchema, await this.ask((client) => client.ps(), {}, limitMs));
    return (models ?? []).map(({ name, context_length }) => ({ name, contextLength: context_length }));
  }

  /** The lines of a reply. Ends without a line that is `done` where the server ended it so. */
  chat(request: Chat, signal: AbortSignal): AsyncGenerator<ChatLine> {
    const attempt = { model: request.model, doing: 'waiting' } as const;
    return this.stream((client) => client.chat(request), chatLineSchema, attempt, signal);
  }

  /** Downloads a model; what was fetched before is not fetched again. */
  pull(model: string, signal: AbortSignal): AsyncGenerator<ProgressLine> {
    const attempt = { model, doing: 'pulling' } as const;
    return this.stream((client) => client.pull({ model, stream: true }), progressLineSchema, attempt, signal);
  }

  /** Makes a model from another one, which is downloaded first where it is missing. */
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
    const connect = await this.connecting();
    const { client, one } = connect({ expects: 'value', signal: AbortSignal.timeout(limitMs) });
    try {
      return await call(client);
    } catch (error) {
      throw this.translated(isTimeout(error) ? timedOut(error) : error, attempt);
    } finally {
      await one.close();
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
    const connect = await this.connecting();
    const { client, one } = connect({ expects: 'lines', signal, onEnd: () => (stream.hasEnded = true) });
    try {
      for await (const line of await call(client)) {
        yield this.read(schema, line, hasBegun ? 'stream' : 'start');
        hasBegun = true;
      }
    } catch (error) {
      // The library takes an end without `done` for an error; who reads the lines sees it for himself.
      if (signal.aborted || (stream.hasEnded && !(error instanceof LampwrightError))) return;
      const doing = attempt.doing === 'waiting' && hasBegun ? 'writing' : attempt.doing;
      throw this.translated(error, { ...attempt, doing });
    } finally {
      await one.close();
    }
  }

  /** The time of a request begins when what it is made with is loaded. */
  private async connecting(): Promise<(watch: FetchWatch) => { client: Ollama; one: SingleUseFetch }> {
    const [{ Ollama: Library }, { checkedFetch }] = await loadHttp();
    return (watch) => {
      const one = checkedFetch(watch);
      return { client: new Library({ host: this.address.url, fetch: one.fetch }), one };
    };
  }

  private read<Schema extends z.ZodType>(
    schema: Schema,
    value: unknown,
    where: ForeignAnswer['where'] = 'start',
  ): z.infer<Schema> {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw this.translated(new ForeignAnswer(where, parsed.error.message), {});
  }

  private translated(error: unknown, attempt: Omit<Attempt, 'url'>): unknown {
    return translateFailure(error, { url: this.address.url, ...attempt });
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

function timedOut(cause: unknown): Error {
  return Object.assign(new Error('no answer in time', { cause }), { code: overdue });
}
