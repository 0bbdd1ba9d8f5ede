import { readJson } from '../program/json/readJson';
import { isSameButForSpelling } from '../program/isSameButForSpelling';
import { isRecord } from '../program/mend/Fields';
import { readNote } from '../program/readNote';
import type { Loop, Program } from '../program/Program';
import type { EntryOf } from './Entry';
import type { Exchange } from './exchanges';
import type { Note } from './notes';

/** An answer as the model is shown it again. */
interface ReplyText {
  readonly text: string;
  /** False where unchanged steps are named by their bare ids: such a text alone does not give the program. */
  readonly isWhole: boolean;
}

/**
 * What the model wrote, to the letter, so that its cache stays good. Where that had to be mended, where there is no
 * model's text, or where its note was changed since: the canonical program, with the note as it stands now.
 */
export function replyText({ answer, program }: Exchange, note: Note | undefined): ReplyText {
  const written = answer.type === 'reply' ? asWritten(answer, note) : undefined;
  return written ?? { text: canonical(program, note), isWhole: true };
}

/** The same with every step written out, where the model named some by their ids. */
export function wholeReplyText(exchange: Exchange, note: Note | undefined): ReplyText {
  const told = replyText(exchange, note);
  return told.isWhole ? told : { text: canonical(exchange.program, note), isWhole: true };
}

function canonical(program: Program, note: Note | undefined): string {
  return JSON.stringify(note ? { program, note: note.text } : { program });
}

/** True when the model wrote this program as it may be written: colours spelt in any way, a loop without ids. */
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
  const meant = {
    ...program,
    steps: program.steps.map((step, at) => (steps[at] === step.id ? step.id : step)),
    // By reference what is not mentioned stays, and null takes it away.
    loop: isWhole || loop !== undefined ? program.loop && loopAsWritten(program.loop, loop) : undefined,
    on_complete: isWhole || on_complete !== undefined ? program.on_complete : undefined,
  };
  if (!isSameButForSpelling(isWhole ? written : withoutNulls(written), meant)) return undefined;
  return { note, isWhole };
}

function withoutNulls(written: unknown): unknown {
  if (!isRecord(written)) return written;
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null));
}

/** Without ids a loop means the whole program: that is no slip. */
function loopAsWritten(loop: Loop, written: unknown): unknown {
  const isBare = isRecord(written) && !('start_step' in written) && !('end_step' in written);
  return isBare ? { count: loop.count } : loop;
}
