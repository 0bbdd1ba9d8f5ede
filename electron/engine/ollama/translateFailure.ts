import { LampwrightError } from '#shared/errors/LampwrightError';
import { PromptTooLong } from '../Engine';

/** The server answered with an error status; `text` is its error message. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';

  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`HTTP ${status}: ${text}`);
  }
}

/** A line `{"error":…}` within a stream. */
export class ErrorLine extends Error {
  override readonly name = 'ErrorLine';
}

/** A response that Ollama would not send: a web page, another program’s answer, damaged bytes. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';

  constructor(
    readonly where: 'start' | 'stream',
    detail: string,
  ) {
    super(detail);
  }
}

/** The `code` of an error for an answer that did not come in time. */
export const overdue = 'OVERDUE';

/** The request that failed. */
export interface Attempt {
  readonly url: string;
  readonly model?: string | undefined;
  /** `undefined` for short calls. */
  readonly doing?: 'waiting' | 'writing' | 'pulling' | undefined;
}

/** Turns a failure of server, network or library into a `LampwrightError` with advice; returns any other error unchanged. */
export function translateFailure(error: unknown, attempt: Attempt): unknown {
  if (error instanceof LampwrightError) return error;
  const fail: Fail = (code: LampwrightError['code'], message: string) =>
    new LampwrightError(code, message, { cause: error });
  if (error instanceof HttpFailure) return fromStatus(error, attempt, fail);
  if (error instanceof ErrorLine) return fromText(error.message, attempt, fail);
  if (error instanceof ForeignAnswer) {
    return error.where === 'start'
      ? fail('NOT_OLLAMA', notOllama(attempt.url))
      : fail('REPLY_GARBLED', 'The data from Ollama was damaged in transit. Try again.');
  }
  const code = networkCode(error);
  return code === undefined ? error : fromNetwork(code, attempt, fail);
}

type Fail = (code: LampwrightError['code'], message: string) => LampwrightError;

function fromStatus(failure: HttpFailure, attempt: Attempt, fail: Fail): LampwrightError {
  const { status, text } = failure;
  const tooLong = /\((\d+) tokens\) exceeds the available context size/i.exec(text);
  if (status === 400 && (tooLong || /exceeds? .*context (size|length|window)/i.test(text)))
    return new PromptTooLong(tooLong ? Number(tooLong[1]) : undefined, { cause: failure });
  if (status === 503 || status === 429)
    return fail('OLLAMA_BUSY', 'Ollama is busy with other requests. Wait a moment, then try again.');
  if (status === 401)
    return fail(
      'OLLAMA_REFUSED',
      `Ollama at ${attempt.url} wants you to sign in (ollama signin), or you may not use this model. Choose another one.`,
    );
  if (status === 412 || /newer version of ollama/i.test(text))
    return fail('OLLAMA_TOO_OLD', 'This model needs a newer Ollama. Update it, or choose another model.');
  if (status === 403)
    return fail(
      'OLLAMA_REFUSED',
      `Ollama at ${attempt.url} refuses to answer this app. Allow it there (OLLAMA_ORIGINS), or choose another address in the settings.`,
    );
  if (status === 404 && attempt.model !== undefined && /^model\b.*not found/i.test(text))
    return modelMissing(attempt, attempt.model, fail);
  if (status === 404 || status === 405 || (status >= 300 && status < 400))
    return fail('NOT_OLLAMA', notOllama(attempt.url));
  return fromText(text, attempt, fail);
}

/** Recognizes a failure by the server's error message. */
function fromText(text: string, attempt: Attempt, fail: Fail): LampwrightError {
  if (/no space left|disk (is )?full|not enough space|insufficient (disk )?space/i.test(text)) {
    return fail(
      'DISK_FULL',
      'The disk is full. Make room, then continue: what was downloaded so far is kept.',
    );
  }
  if (
    /more system memory|out of memory|cudaMalloc|insufficient memory|unable to allocate|memory.*(available|exceed)/i.test(
      text,
    )
  ) {
    return fail(
      'OUT_OF_MEMORY',
      'There is not enough memory for this model. Close other programs, or choose a smaller model.',
    );
  }
  if (
    attempt.model !== undefined &&
    /(model|manifest).*(not found|does not exist)|file does not exist/i.test(text)
  )
    return modelMissing(attempt, attempt.model, fail);
  if (/does not support (chat|generate)/i.test(text))
    return fail(
      'MODEL_UNSUITABLE',
      `“${attempt.model ?? 'This model'}” cannot hold a conversation. Choose another one.`,
    );
  if (
    attempt.doing === 'pulling' &&
    /EOF|max retries|timeout|timed out|connection|lookup|network|TLS|reset/i.test(text)
  )
    return pullCutOff(fail);
  if (/runner|llama.*(terminated|process)|has terminated|CUDA error|unexpectedly stopped/i.test(text)) {
    return fail(
      'OLLAMA_DIED',
      `The model stopped working (${quoted(text)}). Try again; if it happens once more, restart Ollama.`,
    );
  }
  return fail('OLLAMA_FAILED', `Ollama could not do it: ${quoted(text)}. Try again, or restart Ollama.`);
}

function fromNetwork(code: string, attempt: Attempt, fail: Fail): LampwrightError {
  const { url, doing } = attempt;
  if (code === 'BAD_PORT')
    return fail(
      'BAD_HOST',
      `${url} has a port that web requests may not use. Choose another one for Ollama.`,
    );
  if (code === 'ECONNREFUSED') return fail('OLLAMA_DOWN', 'Ollama is not running. Start it, then try again.');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
    return fail(
      'OLLAMA_DOWN',
      `Ollama’s machine cannot be reached at ${url}. Check the address and the network.`,
    );
  if (code === overdue)
    return fail(
      'OLLAMA_SILENT',
      `Ollama at ${url} does not answer in time. It may be busy: wait a moment, or restart it.`,
    );
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT')
    return fail('OLLAMA_DOWN', `Nothing answers at ${url}. Check that Ollama runs there, then try again.`);
  if (/^ERR_(TLS|SSL)|CERT|SIGNATURE|^EPROTO$/.test(code))
    return fail(
      'NOT_OLLAMA',
      `No secure connection can be made to ${url}. Check whether the address begins with http or https, and its certificate.`,
    );
  if (code === 'REDIRECTED' || code.startsWith('HPE_')) return fail('NOT_OLLAMA', notOllama(url));
  if (doing === 'pulling') return pullCutOff(fail);
  if (doing === 'writing')
    return fail('OLLAMA_DIED', 'The connection to Ollama broke in the middle of the reply. Try again.');
  if (doing === 'waiting')
    return fail(
      'OLLAMA_DIED',
      'Ollama stopped before it answered; perhaps it ran out of memory. Try again, or choose a smaller model.',
    );
  return fail('OLLAMA_REFUSED', `Ollama at ${url} closed the connection. Restart Ollama, then try again.`);
}

/** The error code of a network failure; undefined for other errors. */
function networkCode(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = causeOf(at), depth++) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    if (/redirect/i.test(at.message)) return 'REDIRECTED';
    if (/bad port/i.test(at.message)) return 'BAD_PORT';
  }
  return error instanceof TypeError && /fetch failed|terminated|network/i.test(error.message)
    ? 'ECONNRESET'
    : undefined;
}

/** If several addresses were tried, the first failure is used. */
function causeOf(error: Error): unknown {
  return error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
}

function modelMissing({ doing }: Attempt, model: string, fail: Fail): LampwrightError {
  if (doing === 'pulling')
    return fail(
      'MODEL_MISSING',
      `Ollama finds no model “${model}” to download. Check its name, or choose another one.`,
    );
  return fail(
    'MODEL_MISSING',
    `The model “${model}” is not installed in Ollama. Get it, or choose another one.`,
  );
}

function pullCutOff(fail: Fail): LampwrightError {
  return fail(
    'PULL_CUT_OFF',
    'The download was cut off. Continue when the network is back: what was downloaded so far is kept.',
  );
}

function notOllama(url: string): string {
  return `Something other than Ollama answers at ${url}: a proxy, or another program. Check the address in the settings.`;
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > 160 ? `${line.slice(0, 159)}…` : line || 'no reason given'}”`;
}
