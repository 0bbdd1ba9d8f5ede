import type { Entry, EntryOf } from '../../conversation/entry';
import { exchanges } from '../../conversation/exchanges';
import { timeline } from '../../conversation/versions';
import type { Operation } from '../../program/edit/operation';
import type { Program } from '../../program/schema';
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
  /** The operations it asks for, where every word of it is explained. */
  readonly operations: readonly Operation[] | undefined;
  /** It has the form of an edit, though what it names may be unknown. */
  readonly soundsLikeEdit: boolean;
  readonly control: Control | undefined;
}

export function situationOf(wish: string, entries: readonly Entry[]): Situation {
  const words = readWords(wish);
  const { present, future } = timeline(entries);
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

/** The operations of the edit just before: as stored, else as its words mean them. */
export function lastOperations(entries: readonly Entry[]): readonly Operation[] {
  const told = exchanges(entries);
  const last = told.at(-1);
  const before = told.at(-2);
  if (!last) return [];
  if (last.answer.type === 'edit' && last.answer.operations) return last.answer.operations;
  if (!before) return [];
  return readEdit(readWords(last.wish.text), { program: before.program, lastOperations: () => [] }) ?? [];
}
