import { readJson } from '../program/json/readJson';
import { isSameButForSpelling } from '../program/isSameButForSpelling';
import { isRecord } from '../program/mend/Fields';
import { readNote } from '../program/readNote';
import type { Loop, Program } from '../program/Program';
import type { EntryOf } from './Entry';
import type { Exchange } from './exchanges';
import type { Note } from './notes';

/** An answer as it is repeated to the model. */
interface ReplyText {
  readonly text: string;
  /** False if unchanged steps are only named by id: then the text alone does not give the program. */
  readonly isWhole: boolean;
}

/**
 * The answer exactly as the model wrote it, so that its cache stays valid. If it had to be repaired, if no model
 * wrote it, or if its note has changed since: the canonical program with the current note.
 */
export function replyText({ answer, program }: Exchange, note: Note | undefined): ReplyText {
  const written = answer.type === 'reply' ? asWritten(answer, note) : undefined;
  return written ?? { text: canonical(program, note), isWhole: true };
}

/** The same with every step written out, if the model named some by id. */
export function wholeReplyText(exchange: Exchange, note: Note | undefined): ReplyText {
  const reply = replyText(exchange, note);
  return reply.isWhole ? reply : { text: canonical(exchange.program, note), isWhole: true };
}

function canonical(program: Program, note: Note | undefined): string {
  return JSON.stringify(note ? { program, note: note.text } : { program });
}

/** True when the text is an allowed way to write this program: colours in any spelling, a loop without ids. */
export function isWrittenAsAllowed(text: string, program: Program): boolean {
  return readWritten(text, program) !== undefined;
}

function asWritten({ text, program }: EntryOf<'reply'>, note: Note | undefined): ReplyText | undefined {
  const written = text === undefined ? undefined : readWritten(text, program);
  if (text === undefined || !written || readNote(written.note) !== note?.text) return undefined;
  return { text, isWhole: written.isWhole };
}

function readWritten(text: string, program: Program): { note: unknown; isWhole: boolean } | undefined {
  const value = readJson(text);
  if (!isRecord(value) || !isRecord(value['program'])) return undefined;
  const { program: written, note, ...rest } = value;
  if (Object.keys(rest).length > 0) return undefined;
  const { steps, loop, on_complete } = isRecord(written) ? written : {};
  if (!Array.isArray(steps)) return undefined;
  const isWhole = steps.every((step) => typeof step !== 'string');
  const expected = {
    ...program,
    steps: program.steps.map((step, at) => (steps[at] === step.id ? step.id : step)),
    // When steps are reused by id, omitted fields stay and null removes them.
    loop: isWhole || loop !== undefined ? program.loop && loopAsWritten(program.loop, loop) : undefined,
    on_complete: isWhole || on_complete !== undefined ? program.on_complete : undefined,
  };
  if (!isSameButForSpelling(isWhole ? written : withoutNulls(written), expected)) return undefined;
  return { note, isWhole };
}

function withoutNulls(written: unknown): unknown {
  if (!isRecord(written)) return written;
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null));
}

/** A loop without ids covers the whole program; that is allowed. */
function loopAsWritten(loop: Loop, written: unknown): unknown {
  const isBare = isRecord(written) && !('start_step' in written) && !('end_step' in written);
  return isBare ? { count: loop.count } : loop;
}
