import { createReadStream } from 'node:fs';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { readJson } from '#shared/program/json/readJson';
import { limits } from '#shared/program/limits';
import { isRecord } from '#shared/program/mend/Fields';
import { parseReply, type ParsedReply } from '#shared/program/parseReply';
import { systemErrorCode } from '../systemErrorCode';
import type { Terminal } from './CliCommand';

/** Conversation files may be long: with large programs an exchange takes a few KB. */
const maxConversationCharacters = 128 * 1024 * 1024;

/** The text of a conversation file, or of standard input for `-`. Fails with TOO_LARGE or FILE_UNREADABLE. */
export async function readConversationText(file: string, terminal: Terminal): Promise<string> {
  const text = await readText(file, terminal, maxConversationCharacters);
  if (text.length <= maxConversationCharacters) return text;
  throw new LampwrightError('TOO_LARGE', `${file} is too large for a conversation.`);
}

/** The text of a file, or of standard input for `-`. Reading stops soon after `maxLength`. Fails with FILE_UNREADABLE. */
export async function readText(
  file: string,
  terminal: Terminal,
  maxLength: number = limits.replyCharacters,
): Promise<string> {
  const stream: AsyncIterable<string | Uint8Array> = file === '-' ? terminal.stdin : createReadStream(file);
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of stream) {
      text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
      if (text.length > maxLength) break;
    }
  } catch (cause) {
    throw new LampwrightError('FILE_UNREADABLE', whyUnreadable(file, cause), { cause });
  }
  return text + decoder.decode();
}

/** The single FILE argument. Fails with BAD_USAGE if there is none or more than one. */
export function oneFile(words: readonly string[]): string {
  const [file, ...more] = words;
  if (file === undefined) throw new LampwrightError('BAD_USAGE', 'FILE is missing; - is standard input.');
  if (more.length > 0) throw new LampwrightError('BAD_USAGE', 'One FILE at a time.');
  return file;
}

/** Fails with BAD_USAGE if there are arguments besides `--ndjson`, which reads standard input only. */
export function refuseWords(words: readonly string[]): void {
  if (words.some((word) => word !== '-'))
    throw new LampwrightError('BAD_USAGE', '--ndjson reads standard input, nothing else.');
}

/**
 * Parses one line of NDJSON: a program as an object, or a model's reply as a JSON string. The output of `lamp compose` and
 * `lamp edit` is accepted too.
 */
export function parseLine(line: string): ParsedReply {
  const start = line.trimStart().charAt(0);
  const value = start === '"' || start === '{' ? readJson(line) : undefined;
  if (isRecord(value) && value['ok'] === true && isRecord(value['program']))
    return parseReply(JSON.stringify(value['program']));
  return parseReply(typeof value === 'string' ? value : line);
}

function whyUnreadable(file: string, cause: unknown): string {
  const code = systemErrorCode(cause);
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'EISDIR') return `${file} is a folder, not a file.`;
  if (code === 'EACCES' || code === 'EPERM') return `You may not read ${file}.`;
  return `${file} cannot be read: ${cause instanceof Error ? cause.message : 'unknown reason'}.`;
}
