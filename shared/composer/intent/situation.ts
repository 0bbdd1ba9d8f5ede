import type { Entry, EntryOf } from '../../conversation/Entry';
import { exchanges } from '../../conversation/exchanges';
import { versionHistory } from '../../conversation/versionHistory';
import type { Operation } from '../../program/edit/Operation';
import type { Program } from '../../program/Program';
import { readEdit, soundsLikeEdit } from '../edits/readEdit';
import { readWords, type Word } from '../words/readWords';
import { readControl, type Control } from './controls';
import { contentWords, wordsOfProgram } from './mentions';

/** A wish and what it meets: all that its reading goes by. */
export interface Situation {
  readonly wish: string;
  readonly words: readonly Word[];
  readonly program: Program | undefined;
  readonly canRedo: boolean;
  readonly lastIntent: string;
  /** Words that speak of what is on show, and of what was before it. */
  readonly here: ReadonlySet<string>;
  readonly earlier: ReadonlySet<string>;
  readonly change: LastChange;
  /** The operations it asks for, where every word of it is explained. */
  readonly operations: readonly Operation[] | undefined;
  /** It has the form of an edit, though what it names may be unknown. */
  readonly soundsLikeEdit: boolean;
  readonly control: Control | undefined;
}

/** Words for what the last change did to what is on show. */
interface LastChange {
  readonly added: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
  readonly kept: ReadonlySet<string>;
  /** What a redo would bring. */
  readonly undone: ReadonlySet<string>;
  /** What the last wish spoke of. */
  readonly asked: ReadonlySet<string>;
}

export function situationOf(wish: string, entries: readonly Entry[]): Situation {
  const words = readWords(wish);
  const { past, present, future } = versionHistory(entries);
  const program = present?.program;
  const here = new Set(program ? wordsOfProgram(program) : []);
  const earlier = new Set<string>();
  for (const { wish: told, program: shown } of exchanges(entries)) {
    const among = shown === program ? here : earlier;
    for (const word of wordsOfProgram(shown)) among.add(word);
    for (const word of wordsOfWish(told)) among.add(word);
  }
  for (const word of here) earlier.delete(word);
  const said = readControl(words, wish);
  const read = program && readEdit(words, { program, lastOperations: () => lastOperations(entries) });
  // “Three rounds, then stop” is an edit; “brightness 30 %” is said to the lamp, though it could be one.
  const isRoundabout = said?.kind === 'pause' || said?.kind === 'play';
  const control = read && isRoundabout ? undefined : said;
  const operations = control ? undefined : read;
  const lastWish = entries.findLast((entry) => entry.type === 'wish');
  return {
    wish,
    words,
    program,
    canRedo: future.length > 0,
    lastIntent: lastWish?.reading?.intent ?? 'none',
    here,
    earlier,
    change: {
      ...lastChange(program, past.at(-1)?.program, future.at(-1)?.program),
      asked: new Set(lastWish && contentWords(lastWish.text)),
    },
    operations,
    soundsLikeEdit: operations !== undefined || (program !== undefined && soundsLikeEdit(words, program)),
    control,
  };
}

const knownWishes = new WeakMap<EntryOf<'wish'>, readonly string[]>();

function wordsOfWish(wish: EntryOf<'wish'>): readonly string[] {
  const before = knownWishes.get(wish);
  if (before) return before;
  const words = contentWords(wish.text);
  knownWishes.set(wish, words);
  return words;
}

function lastChange(
  program: Program | undefined,
  before: Program | undefined,
  next: Program | undefined,
): Omit<LastChange, 'asked'> {
  const [now, then, later] = [program, before, next].map(
    (shown) => new Set(shown ? wordsOfProgram(shown) : []),
  );
  const without = (words: Iterable<string> = [], others?: ReadonlySet<string>) =>
    new Set([...words].filter((word) => !others?.has(word)));
  const added = without(now, then);
  return { added, lost: without(then, now), kept: without(now, added), undone: without(later, now) };
}

/** The operations of the edit just before: as stored, else as its words mean them. */
function lastOperations(entries: readonly Entry[]): readonly Operation[] {
  const told = exchanges(entries);
  const last = told.at(-1);
  const before = told.at(-2);
  if (!last) return [];
  if (last.answer.type === 'edit' && last.answer.operations) return last.answer.operations;
  if (!before) return [];
  return readEdit(readWords(last.wish.text), { program: before.program, lastOperations: () => [] }) ?? [];
}
