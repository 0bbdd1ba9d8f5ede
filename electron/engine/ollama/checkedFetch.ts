import { Agent, fetch as undiciFetch } from 'undici';
import { ErrorLine, ForeignAnswer, HttpFailure } from './translateFailure';

/** The options of one request. */
export interface FetchWatch {
  readonly signal: AbortSignal;
  /** The expected response: a stream of JSON lines, or a single JSON value. */
  readonly expects: 'lines' | 'value';
  /** Called when the stream has ended regularly. */
  readonly onEnd?: () => void;
}

/** The longest line, the largest single answer, and how much of an error text is read, in characters. */
const max = { line: 1_000_000, answer: 16_000_000, failure: 20_000 };

const connectMs = 5000;

/** A fetch for one request; `close` destroys its socket. */
export interface SingleUseFetch {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

/**
 * A fetch for one request. It has no time limit of its own (the caller ends it through the signal), follows no redirect, and
 * throws on anything Ollama would not send: the library would skip a damaged line with just a console message.
 */
export function checkedFetch(options: FetchWatch): SingleUseFetch {
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectMs } });
  return {
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : input;
      const response = await undiciFetch(url, {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? init.body : null,
        signal: options.signal,
        dispatcher: agent,
        redirect: 'error',
      });
      const { status, headers } = response;
      const type = headers.get('content-type') ?? '';
      if (!response.ok) throw await failureOf(status, type, response.body);
      const expectedType = options.expects === 'lines' ? 'application/x-ndjson' : 'application/json';
      if (!type.startsWith(expectedType) || !response.body)
        throw new ForeignAnswer('start', `an answer of the type ${type || 'unknown'}`);
      const body =
        options.expects === 'lines'
          ? streamOf(checkedLines(response.body, options))
          : JSON.stringify(parse(await readText(response.body, max.answer), 'start'));
      return new Response(body, { status, headers: { 'content-type': type } });
    },
    close: () => agent.destroy(),
  };
}

async function failureOf(
  status: number,
  type: string,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Error> {
  const text = body ? await readText(body, max.failure) : '';
  if (/html/i.test(type)) return new ForeignAnswer('start', `a web page with the status ${status}`);
  return new HttpFailure(status, errorTextOf(text));
}

/** The message of an error response: Ollama sends `{"error":…}`, others plain text. */
function errorTextOf(text: string): string {
  try {
    return errorIn(JSON.parse(text)) ?? text;
  } catch {
    return text;
  }
}

/** Passes on whole lines, each a valid JSON object. Throws on damaged lines and on error lines. */
async function* checkedLines(
  body: AsyncIterable<Uint8Array>,
  { onEnd }: FetchWatch,
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const encoder = new TextEncoder();
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch (cause) {
      throw new ForeignAnswer('stream', `bytes that are not text: ${String(cause)}`);
    }
  };
  const checked = (line: string) => {
    const value = parse(line, 'stream');
    const error = errorIn(value);
    if (error !== undefined) throw new ErrorLine(error);
    if (typeof value !== 'object' || value === null)
      throw new ForeignAnswer('stream', `not an object: ${line}`);
    return encoder.encode(`${line}\n`);
  };
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decode(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > max.line) throw new ForeignAnswer('stream', 'a line without an end');
    for (const line of lines) if (line.trim() !== '') yield checked(line);
  }
  rest += decode();
  if (rest.trim() !== '') yield checked(rest);
  onEnd?.();
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });
}

async function readText(body: AsyncIterable<Uint8Array>, maxLength: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxLength) break;
  }
  return text.slice(0, maxLength);
}

function parse(text: string, where: ForeignAnswer['where']): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ForeignAnswer(where, `not JSON: ${text.slice(0, 200)}`);
  }
}

/** The error message in an answer: `{"error":"…"}`, or `{"error":{"message":"…"}}` with some servers. */
function errorIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('error' in value)) return undefined;
  const { error } = value;
  if (typeof error === 'string') return error;
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' ? error.message : JSON.stringify(error);
}
