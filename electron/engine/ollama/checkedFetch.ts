import { Agent, fetch as undiciFetch } from 'undici';
import { ErrorLine, ForeignAnswer, HttpFailure } from './translateFailure';

/** What one request is given. `onEnd`: its stream came to its regular end. */
export interface FetchWatch {
  readonly signal: AbortSignal;
  /** What should come: lines one by one, or a single value. */
  readonly expects: 'lines' | 'value';
  readonly onEnd?: () => void;
}

/** No line of Ollama’s is longer, no plain answer larger, no error worth more of its words. */
const most = { line: 1_000_000, answer: 16_000_000, failure: 20_000 };

const connectMs = 5000;

/** A fetch of its own for one request, and the way to be rid of its socket for good. */
export interface SingleUseFetch {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

/**
 * A fetch for one request. It takes as long as it needs (watchdogs of our own end it, through the signal), follows no
 * redirect, and lets nothing through that is not what Ollama sends: the library behind it would pass over a damaged
 * line with a word on the console.
 */
export function checkedFetch(watch: FetchWatch): SingleUseFetch {
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectMs } });
  return {
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : input;
      const response = await undiciFetch(url, {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? init.body : null,
        signal: watch.signal,
        dispatcher: agent,
        redirect: 'error',
      });
      const { status, headers } = response;
      const type = headers.get('content-type') ?? '';
      if (!response.ok) throw await failureOf(status, type, response.body);
      const wanted = watch.expects === 'lines' ? 'application/x-ndjson' : 'application/json';
      if (!type.startsWith(wanted) || !response.body)
        throw new ForeignAnswer('start', `an answer of the type ${type || 'unknown'}`);
      const body =
        watch.expects === 'lines'
          ? streamOf(checkedLines(response.body, watch))
          : JSON.stringify(parse(await readText(response.body, most.answer), 'start'));
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
  const text = body ? await readText(body, most.failure) : '';
  if (/html/i.test(type)) return new ForeignAnswer('start', `a web page with the status ${status}`);
  return new HttpFailure(status, wordsOf(text));
}

/** Ollama says what is wrong in `{"error":…}`. */
function wordsOf(text: string): string {
  try {
    return errorIn(JSON.parse(text)) ?? text;
  } catch {
    // Plain words, then.
    return text;
  }
}

/** Lets whole lines through, each sound JSON. */
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
      throw new ForeignAnswer('stream', `bytes that are no text: ${String(cause)}`);
    }
  };
  const checked = (line: string) => {
    const value = parse(line, 'stream');
    const error = errorIn(value);
    if (error !== undefined) throw new ErrorLine(error);
    if (typeof value !== 'object' || value === null) throw new ForeignAnswer('stream', `no object: ${line}`);
    return encoder.encode(`${line}\n`);
  };
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decode(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > most.line) throw new ForeignAnswer('stream', 'a line without an end');
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

async function readText(body: AsyncIterable<Uint8Array>, longest: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longest) break;
  }
  return text.slice(0, longest);
}

function parse(text: string, where: ForeignAnswer['where']): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ForeignAnswer(where, `no JSON: ${text.slice(0, 200)}`);
  }
}

/** What an answer says is wrong: `{"error":"…"}`, with some servers `{"error":{"message":"…"}}`. */
function errorIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('error' in value)) return undefined;
  const { error } = value;
  if (typeof error === 'string') return error;
  const isWordy = typeof error === 'object' && error !== null && 'message' in error;
  return isWordy && typeof error.message === 'string' ? error.message : JSON.stringify(error);
}
