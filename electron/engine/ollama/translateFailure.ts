import { LampwrightError } from '#shared/errors/LampwrightError';
import { PromptTooLong } from '../Engine';

/** The server answered, but not as hoped: its status and what it said. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';

  constructor(
    readonly status: number,
    readonly said: string,
  ) {
    super(`HTTP ${status}: ${said}`);
  }
}

/** A line `{"error":…}` in the midst of a stream. */
export class ErrorLine extends Error {
  override readonly name = 'ErrorLine';
}

/** What came is not what Ollama sends: a web page, another program’s words, damaged bytes. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';

  constructor(
    readonly where: 'start' | 'stream',
    detail: string,
  ) {
    super(detail);
  }
}

/** The code of an error for an answer that did not come in time. */
export const overdue = 'OVERDUE';

/** What was being done when it failed. */
export interface Attempt {
  readonly url: string;
  readonly model?: string | undefined;
  /** `undefined` for short calls. */
  readonly doing?: 'waiting' | 'writing' | 'pulling' | undefined;
}

/** A failure of the server, the network or the library, as one of ours with its next step; faults of our own as they are. */
export function translateFailure(error: unknown, attempt: Attempt): unknown {
  if (error instanceof LampwrightError) return error;
  const say = (code: LampwrightError['code'], message: string) =>
    new LampwrightError(code, message, { cause: error });
  if (error instanceof HttpFailure) return fromStatus(error, attempt, say);
  if (error instanceof ErrorLine) return fromWords(error.message, attempt, say);
  if (error instanceof ForeignAnswer) {
    return error.where === 'start'
      ? say('NOT_OLLAMA', notOllama(attempt.url))
      : say('REPLY_GARBLED', 'What came from Ollama was damaged on its way. Try again.');
  }
  const code = networkCode(error);
  return code === undefined ? error : fromNetwork(code, attempt, say);
}

type Say = (code: LampwrightError['code'], message: string) => LampwrightError;

function fromStatus(failure: HttpFailure, attempt: Attempt, say: Say): LampwrightError {
  const { status, said } = failure;
  const tooLong = /\((\d+) tokens\) exceeds the available context size/i.exec(said);
  if (status === 400 && (tooLong || /exceeds? .*context (size|length|window)/i.test(said)))
    return new PromptTooLong(tooLong ? Number(tooLong[1]) : undefined, { cause: failure });
  if (status === 503 || status === 429)
    return say('OLLAMA_BUSY', 'Ollama is busy with other requests. Wait a moment, then try again.');
  if (status === 401)
    return say(
      'OLLAMA_REFUSED',
      `Ollama at ${attempt.url} wants you to sign in (ollama signin), or the model is not yours to use. Choose another one.`,
    );
  if (status === 412 || /newer version of ollama/i.test(said))
    return say('OLLAMA_TOO_OLD', 'This model needs a newer Ollama. Update it, or choose another model.');
  if (status === 403)
    return say(
      'OLLAMA_REFUSED',
      `Ollama at ${attempt.url} refuses to answer this app. Allow it there (OLLAMA_ORIGINS), or choose another address in the settings.`,
    );
  if (status === 404 && attempt.model !== undefined && /^model\b.*not found/i.test(said))
    return modelMissing(attempt, attempt.model, say);
  if (status === 404 || status === 405 || (status >= 300 && status < 400))
    return say('NOT_OLLAMA', notOllama(attempt.url));
  return fromWords(said, attempt, say);
}

/** The server says in words what is wrong. */
function fromWords(said: string, attempt: Attempt, say: Say): LampwrightError {
  if (/no space left|disk (is )?full|not enough space|insufficient (disk )?space/i.test(said)) {
    return say('DISK_FULL', 'The disk is full. Make room, then go on: what was downloaded so far is kept.');
  }
  if (
    /more system memory|out of memory|cudaMalloc|insufficient memory|unable to allocate|memory.*(available|exceed)/i.test(
      said,
    )
  ) {
    return say(
      'OUT_OF_MEMORY',
      'There is not enough memory for this model. Close other programs, or choose a smaller model.',
    );
  }
  if (
    attempt.model !== undefined &&
    /(model|manifest).*(not found|does not exist)|file does not exist/i.test(said)
  )
    return modelMissing(attempt, attempt.model, say);
  if (/does not support (chat|generate)/i.test(said))
    return say(
      'MODEL_UNSUITABLE',
      `“${attempt.model ?? 'This model'}” cannot hold a conversation. Choose another one.`,
    );
  if (
    attempt.doing === 'pulling' &&
    /EOF|max retries|timeout|timed out|connection|lookup|network|TLS|reset/i.test(said)
  )
    return pullCutOff(say);
  if (/runner|llama.*(terminated|process)|has terminated|CUDA error|unexpectedly stopped/i.test(said)) {
    return say(
      'OLLAMA_DIED',
      `The model stopped working (${quoted(said)}). Try again; if it happens once more, restart Ollama.`,
    );
  }
  return say('OLLAMA_FAILED', `Ollama could not do it: ${quoted(said)}. Try again, or restart Ollama.`);
}

function fromNetwork(code: string, attempt: Attempt, say: Say): LampwrightError {
  const { url, doing } = attempt;
  if (code === 'BAD_PORT')
    return say('BAD_HOST', `${url} has a port that web requests may not use. Choose another one for Ollama.`);
  if (code === 'ECONNREFUSED') return say('OLLAMA_DOWN', 'Ollama is not running. Start it, then try again.');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
    return say(
      'OLLAMA_DOWN',
      `Ollama’s machine cannot be reached at ${url}. Check the address and the network.`,
    );
  if (code === overdue)
    return say(
      'OLLAMA_SILENT',
      `Ollama at ${url} does not answer in time. It may be busy: wait a moment, or restart it.`,
    );
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT')
    return say('OLLAMA_DOWN', `Nothing answers at ${url}. Check that Ollama runs there, then try again.`);
  if (/^ERR_(TLS|SSL)|CERT|SIGNATURE|^EPROTO$/.test(code))
    return say(
      'NOT_OLLAMA',
      `No secure connection can be made to ${url}. Check whether the address begins with http or https, and its certificate.`,
    );
  if (code === 'REDIRECTED' || code.startsWith('HPE_')) return say('NOT_OLLAMA', notOllama(url));
  if (doing === 'pulling') return pullCutOff(say);
  if (doing === 'writing')
    return say('OLLAMA_DIED', 'The connection to Ollama broke in the middle of the reply. Try again.');
  if (doing === 'waiting')
    return say(
      'OLLAMA_DIED',
      'Ollama went away before it had answered; perhaps it ran out of memory. Try again, or choose a smaller model.',
    );
  return say('OLLAMA_REFUSED', `Ollama at ${url} closed the connection. Restart Ollama, then try again.`);
}

/** The code of what went wrong with the connection; nothing where it is no such failure. */
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

/** Where several addresses were tried in vain, the first failure stands for all. */
function causeOf(error: Error): unknown {
  return error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
}

function modelMissing({ doing }: Attempt, model: string, say: Say): LampwrightError {
  if (doing === 'pulling')
    return say(
      'MODEL_MISSING',
      `There is no model “${model}” to be had. Check its name, or choose another one.`,
    );
  return say(
    'MODEL_MISSING',
    `The model “${model}” is not installed in Ollama. Get it, or choose another one.`,
  );
}

function pullCutOff(say: Say): LampwrightError {
  return say(
    'PULL_CUT_OFF',
    'The download was cut off. Go on when the network is back: what has come so far is kept.',
  );
}

function notOllama(url: string): string {
  return `Something else than Ollama answers at ${url}: a proxy, or another program. Check the address in the settings.`;
}

function quoted(said: string): string {
  const line = said.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > 160 ? `${line.slice(0, 159)}…` : line || 'no reason given'}”`;
}
