import type { Entry } from '#shared/conversation/Entry';
import { exchanges, placesOf, type Exchange } from '#shared/conversation/exchanges';
import { isLasting, notes, type Note } from '#shared/conversation/notes';
import { currentProgramLines, originOf } from '#shared/conversation/context/promptLines';
import { currentProgram } from '#shared/conversation/versionHistory';
import { formatProgram } from '#shared/program/formatProgram';
import type { Program } from '#shared/program/Program';

/** A wish that is about to be sent, and the log before it. */
interface PendingWish {
  readonly before: readonly Entry[];
  readonly wish: { readonly replaces?: number | undefined };
}

/** The exchanges that count for a wish: all but the one it replaces. */
export function exchangesFor({ before, wish }: PendingWish): Exchange[] {
  const replaced = placesOf(before).get(wish.replaces ?? 0);
  return exchanges(before).filter(({ place }) => place !== replaced);
}

/** The program a wish starts from. */
export function currentFor({ before, wish }: PendingWish): Program | undefined {
  return currentProgram(before.filter(({ seq }) => seq < (wish.replaces ?? Infinity)));
}

/** The lines that give the current program with a wish; `answered` is the program of the last answer in the prompt. */
export function currentLines(pending: PendingWish, answered: Program | undefined): string {
  const current = currentFor(pending);
  if (!current) return '';
  const isSame = !answered || formatProgram(answered) === formatProgram(current);
  const log = pending.before.filter(({ seq }) => seq < (pending.wish.replaces ?? Infinity));
  const last = log.findLast((entry) => entry.type === 'restore' || 'program' in entry);
  const origin = isSame ? 'The program now' : originOf(current, answered, last?.type === 'restore');
  return currentProgramLines(current, origin);
}

/** The notes that count for a wish: lasting ones, and the model's on the takes that count. */
export function notesFor(pending: PendingWish): Note[] {
  const answers = new Map(exchangesFor(pending).map(({ wish, answer }) => [wish.seq, answer.seq]));
  return notes(pending.before).filter(
    (note) => isLasting(note) || note.seq > (answers.get(note.to ?? 0) ?? Infinity),
  );
}
