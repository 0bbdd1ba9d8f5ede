import type { Program } from '../program/Program';
import { oneLine } from '../program/text';
import type { Routine } from './Act';
import { buildProgram } from './buildProgram';
import { withAccent } from './joinScenes';
import { subjectsIn } from './lexicon';
import { colorsIn, type NamedColor } from './namedColors';
import { readScene, type ReadScene } from './readScene';
import { recompose } from './recompose';
import { respelled } from './respelled';
import { blinking } from './routines/blinking';
import { breathingExercise } from './routines/breathingExercise';
import { clock } from './routines/clock';
import { crossFade, dawn, fadeOut } from './routines/fades';
import { pomodoro } from './routines/pomodoro';
import { sequence } from './routines/sequence';
import { countdown, timer } from './routines/timers';
import { countSpan, longestTold, mostTimesTold, placesIn, timeSpans } from './routines/times';
import { writing } from './routines/writing';
import type { Scene } from './scenes/Scene';
import { sayUnderstood } from './understood';
import { isSmall } from './words/smallWords';
import { readWords, textOf } from './words/readWords';
import type { ReadWord } from './words/spelling';

/** A number, or a word of more than one Latin letter. */
const tellingText = /[a-z]{2}|[^\P{L}a-z]|\d/u;

/** No wish says more than fits in here. */
const maxCharacters = 2000;

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
export function compose(wholeWish: string, current?: Program): Composition {
  const wish = wholeWish.slice(0, maxCharacters);
  const typed = readWords(wish);
  const words = respelled(typed);
  const read =
    (current && recompose(typed, words, wish, current)) ?? routineIn(words, wish) ?? readScene(words);
  // A follow-up that says nothing to the composer leaves what is on show as it is.
  const isKept = current !== undefined && !('program' in read) && read.understood.length === 0;
  const made = isKept ? { ...read, program: current } : read;
  const program = 'program' in made ? made.program : buildProgram(made.act, made.operations);
  const { understood } = made;
  const missed = missedWords(words, made.used);
  return {
    program,
    understood,
    missed,
    note: sayUnderstood(understood, missed, current !== undefined && program === current, [
      ...new Set([...(made.told ?? []), ...cutsTold(words, made.used)]),
    ]),
  };
}

/** Numbers beyond what a program can do, once they were used. */
function cutsTold(words: readonly ReadWord[], used: ReadonlySet<number>): string[] {
  const count = countSpan(words);
  return [
    ...(timeSpans(words).some(({ at, isCut }) => isCut && used.has(at)) ? [longestTold] : []),
    ...(count?.isCut && used.has(count.at) ? [mostTimesTold] : []),
  ];
}

/** What has numbers, times or a text in it: an act, and how it is changed. */
function routineIn(words: readonly ReadWord[], wish: string): ReadScene | undefined {
  const colors = colorsIn(words);
  const [first] = colors;
  const color = first?.value;
  const one = first ? [first] : [];
  const exact = pomodoro(words, wish, colors) ?? breathingExercise(words, wish, color);
  if (exact) return routineRead(words, exact, colors.slice(0, 2));
  if (isPhraseOfScene(words)) return undefined;
  const counted = countdown(words, color, endingIn(words));
  if (counted) return routineRead(words, counted, one);
  const blinks = blinking(words, colors);
  if (blinks) return routineRead(words, blinks, colors);
  const started = timerThen(words, color);
  if (started) return routineRead(words, started, []);
  const parts = sequence(words, wish);
  if (parts) return parts;
  const crossed = crossFade(words, colors);
  if (crossed) return routineRead(words, crossed, []);
  const morning = dawn(words);
  if (morning) return routineRead(words, morning, []);
  const faded = subjectsIn(words)[0]?.scene;
  const fade = fadeOut(words, () => faded, color);
  if (fade) return routineRead(words, fade, faded ? [] : one);
  const timed = timer(words, color, endingIn(words)) ?? clock(words, wish, color);
  if (timed) return routineRead(words, timed, one);
  const text = writing(words, wish);
  return text && routineRead(words, text, []);
}

/** “grandfather clock”, “text message”: a scene by its full name, though a word of it could begin a routine. */
function isPhraseOfScene(words: readonly ReadWord[]): boolean {
  const telling = words.flatMap(({ text }, index) => (isSmall(text) ? [] : [index]));
  const [first = 0] = telling;
  const last = telling.at(-1) ?? 0;
  if (telling.length < 2 || last - first > 7) return false;
  return subjectsIn(words).some(
    ({ at, length, also }) => also === undefined && at <= first && at + length > last,
  );
}

/** “1 minute timer then a heart”: a timer and what stays behind it, rather than two pictures in turn. */
function timerThen(words: readonly ReadWord[], color: string | undefined): Routine | undefined {
  const after = /\btimer\b.*?\b(?:then|followed by)\b(.*)$/.exec(textOf(words))?.[1];
  if (after === undefined || /\bthen\b/.test(after) || timeSpans(words).length > 1) return undefined;
  const ending = endingIn(words);
  return ending && timer(words, color, ending);
}

/** “… with a star at the end”, “a rocket launch with countdown”: what stands at the end of a routine. */
function endingIn(words: readonly ReadWord[]): Scene | undefined {
  const text = textOf(words);
  const thenAt = words.findIndex(({ text: word }) => /^(?:then|followed)$/.test(word));
  if (thenAt > 0) return subjectsIn(words).find(({ at }) => at > thenAt)?.scene;
  if (!/\b(?:at the end|when done|finally|rocket|launch|firework|fireworks|new year|afterwards)\b/.test(text))
    return undefined;
  return subjectsIn(words).find(
    ({ word }) => !/^(?:tea|eggs?|egg timer|timer|hourglass|stopwatch|clock|countdown|teeth)$/i.test(word),
  )?.scene;
}

function routineRead(words: readonly ReadWord[], routine: Routine, colors: readonly NamedColor[]): ReadScene {
  const used = new Set([...routine.used, ...placesIn(colors)]);
  let { act } = routine;
  const understood = routine.understood === '' ? [] : [routine.understood];
  for (const { scene, at, length } of subjectsIn(words, used)) {
    const isShown = routine.understood.includes(scene.name.toLowerCase());
    const accent = scene.accent;
    const isBehind = words.slice(0, at).some(({ text }) => /^(?:with|and|behind)$/.test(text));
    if (!isShown && !(isBehind && act.steps.length <= 2 && accent && 'over' in accent)) continue;
    if (!isShown) {
      act = withAccent(act, scene, []);
      understood.push(`with ${scene.name.toLowerCase()}`);
    }
    for (const index of placesIn([{ at, length }])) used.add(index);
  }
  return { act, operations: [], understood, used, ...(routine.told && { told: routine.told }) };
}

function missedWords(words: readonly ReadWord[], used: ReadonlySet<number>): string[] {
  const known = new Set([...used].map((index) => words[index]?.text));
  const missed = words.filter(
    ({ text }, index) =>
      !known.has(text) && !isSmall(text) && tellingText.test(text) && !isLiking(words, index),
  );
  return [...new Set(missed.map(({ raw }) => oneLine(raw)))];
}

/** “i would love …” asks for something, and not for love. */
function isLiking(words: readonly ReadWord[], at: number): boolean {
  return words[at]?.text === 'love' && /^(?:i|would)$/.test(words[at - 1]?.text ?? '');
}
