import type { Program } from '../program/schema';
import { oneLine } from '../program/text';
import type { Act, Routine } from './Act';
import { buildProgram } from './buildProgram';
import { subjectsIn } from './lexicon';
import { recompose } from './recompose';
import { clock } from './routines/clock';
import { dawn, fadeOut } from './routines/fades';
import { sequence } from './routines/sequence';
import { breathingExercise, countdown, pomodoro, timer } from './routines/timers';
import { writing } from './routines/writing';
import { colorsIn, readScene } from './readScene';
import { sayUnderstood } from './understood';
import { isSmall } from './words/smallWords';
import { readWords, type Word } from './words/readWords';

/** What the built-in composer made of a wish. */
export interface Composition {
  readonly program: Program;
  /** What it took the wish to mean, a phrase each. */
  readonly understood: readonly string[];
  /** Words that it could make nothing of. */
  readonly missed: readonly string[];
  /** Both in sentences for people. */
  readonly note: string;
}

/**
 * A program for a wish, from words alone: the same wish gives the same program. With `current`, what can be added to it
 * or changed in it is. Never fails: of a wish that says nothing to it, it makes a pleasant light, and says so.
 */
export function compose(wish: string, current?: Program): Composition {
  const words = readWords(wish);
  const changed = current && recompose(words, wish, current);
  const made = changed ?? routineIn(words, wish) ?? sequence(words) ?? readScene(words);
  const program = 'program' in made ? made.program : buildProgram(made.act, made.operations);
  const { understood } = made;
  const missed = missedWords(words, made.used);
  return {
    program,
    understood,
    missed,
    note: sayUnderstood(understood, missed, current !== undefined && program === current),
  };
}

/** What was read from a wish: an act and how it is changed, or the program itself. */
function routineIn(words: readonly Word[], wish: string) {
  const colors = colorsIn(words);
  const color = colors[0]?.value;
  const scene = (): Act | undefined => subjectsIn(words, new Set())[0]?.scene;
  const routine: Routine | undefined =
    pomodoro(words, wish) ??
    breathingExercise(words, wish, color) ??
    countdown(words, color) ??
    dawn(words) ??
    fadeOut(words, scene(), color) ??
    timer(words, color) ??
    clock(words, wish, color) ??
    writing(words, wish);
  if (!routine) return undefined;
  const colored = colors.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index));
  return {
    act: routine.act,
    operations: [],
    understood: [routine.understood],
    used: new Set([...routine.used, ...colored]),
  };
}

function missedWords(words: readonly Word[], used: ReadonlySet<number>): string[] {
  const missed = words.filter(
    ({ text }, index) => !used.has(index) && !isSmall(text) && /[a-z]{2}/.test(text),
  );
  return [...new Set(missed.map(({ raw }) => oneLine(raw)))].slice(0, 12);
}
