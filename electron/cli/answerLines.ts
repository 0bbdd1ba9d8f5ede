import { StringDecoder } from 'node:string_decoder';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import { limits } from '#shared/program/limits';
import type { ExitCode, Terminal } from './CliCommand';

/** A line of input, or the size of one that was too long to keep. */
type Line = { text: string } | { tooLong: number };

/**
 * The lines of a stream, without line breaks. Of a line beyond `maxLength` characters only the length is returned, so that
 * no input can fill the memory. Text after the last line break counts as a line.
 */
async function* readLines(
  stream: AsyncIterable<string | Uint8Array>,
  maxLength: number,
): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let pieces: string[] = [];
  let length = 0;
  const add = (piece: string) => {
    length += piece.length;
    if (length <= maxLength) pieces.push(piece);
    else pieces = [];
  };
  const take = (): Line => {
    const line = length > maxLength ? { tooLong: length } : { text: pieces.join('').replace(/\r$/, '') };
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
    let from = 0;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
      add(text.slice(from, at));
      yield take();
      from = at + 1;
    }
    add(text.slice(from));
  }
  add(decoder.end());
  if (length > 0) yield take();
}

/** Enough for a program of maximum length with every character escaped. */
const maxLineLength = limits.replyCharacters * 2;

/** Answers each line of standard input with one JSON line, in order, also after errors. Ends early with 1 if stopped. */
export async function answerLines(
  terminal: Terminal,
  answer: (text: string) => unknown,
  isStopped: () => boolean = () => false,
): Promise<ExitCode> {
  for await (const line of readLines(terminal.stdin, maxLineLength)) {
    await terminal.write(`${JSON.stringify(await answerTo(line, answer))}\n`);
    if (isStopped()) return 1;
  }
  return 0;
}

async function answerTo(line: Line, answer: (text: string) => unknown): Promise<unknown> {
  try {
    if ('text' in line) return await answer(line.text);
    const message = `The line has ${line.tooLong} characters; a program has at most ${limits.replyCharacters}.`;
    return { ok: false, error: { code: 'TOO_LARGE', message, path: '$' } };
  } catch (error) {
    if (error instanceof LampwrightError)
      return { ok: false, error: { code: error.code, message: error.message } };
    // An unexpected error at one line must not prevent the answers to the others.
    const message = `This is a fault in Lampwright: ${error instanceof Error ? error.message : String(error)}`;
    return { ok: false, error: { code: 'INTERNAL' satisfies ErrorCode, message } };
  }
}
