import type { Entry } from '#shared/conversation/Entry';
import { exchanges, placesOf, type Exchange } from '#shared/conversation/exchanges';
import { isLasting, notes, type Note } from '#shared/conversation/notes';
import { currentProgramLines, originOf } from '#shared/conversation/context/promptLines';
import { currentProgram } from '#shared/conversation/versionHistory';
import { formatProgram } from '#shared/program/formatProgram';
import type { Program } from '#shared/program/Program';

/** A wish about to be sent, and the log before it. */
interface Asked {
  readonly before: readonly Entry[];
  readonly wish: { readonly replaces?: number | undefined };
}

/** The exchanges that count for a wish: all but the one it replaces. */
export function exchangesFor({ before, wish }: Asked): Exchange[] {
  const replaced = placesOf(before).get(wish.replaces ?? 0);
  return exchanges(before).filter(({ place }) => place !== replaced);
}

/** The program a wish starts from, and the line above its JSON unless `answered` gives it. */
export function currentFor({ before, wish }: Asked): Program | undefined {
  return currentProgram(before.filter(({ seq }) => seq < (wish.replaces ?? Infinity)));
}

export function currentLines(asked: Asked, answered: Program | undefined): string {
  const current = currentFor(asked);
  if (!current) return '';
  const isSame = !answered || formatProgram(answered) === formatProgram(current);
  const log = asked.before.filter(({ seq }) => seq < (asked.wish.replaces ?? Infinity));
  const last = log.findLast((entry) => entry.type === 'restore' || 'program' in entry);
  const origin = isSame ? 'The program now' : originOf(current, answered, last?.type === 'restore');
  return currentProgramLines(current, origin);
}

/** The notes that count for a wish: lasting ones, and the model's on the takes that count. */
export function notesFor(asked: Asked): Note[] {
  const answers = new Map(exchangesFor(asked).map(({ wish, answer }) => [wish.seq, answer.seq]));
  return notes(asked.before).filter(
    (note) => isLasting(note) || note.seq > (answers.get(note.to ?? 0) ?? Infinity),
  );
}
