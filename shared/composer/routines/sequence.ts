import { durationWords, timesWords } from '../../program/durationWords';
import { limits } from '../../program/limits';
import type { Step } from '../../program/Program';
import { buildProgram } from '../buildProgram';
import { fittedSteps } from '../fitted';
import { readScene, type ReadScene } from '../readScene';
import { numberAt } from '../words/numbers';
import type { ReadWord } from '../words/spelling';
import { placesOf } from './places';
import { countSpan, longestMs, placesIn, timesIn, timeSpans, type Span } from './times';
import { writing } from './writing';

/** A part without a time of its own is shown for this long. */
const usualMs = 8000;

/** No part is shorter, so that none of them flashes. */
const leastMs = 500;

/** So many parts are told apart. */
const maxParts = 12;

/** A part that moves in steps is shown with at most so many of them. */
const maxSteps = 24;

interface Part {
  readonly steps: readonly Step[];
  readonly name: string;
  readonly used: Iterable<number>;
}

/** “ten minutes of candlelight, then two minutes of embers, then nothing”: one after the other, each for its time. */
export function sequence(words: readonly ReadWord[], wish: string): ReadScene | undefined {
  const each = eachTime(words);
  const isOfEach = new Set(each ? placesIn([each]) : []);
  const parts = partsOf(
    each ? words.map((word, at) => (isOfEach.has(at) ? { ...word, text: '' } : word)) : words,
    each !== undefined,
  );
  if (parts.length < 2 || parts.length > maxParts) return undefined;
  const counted = countSpan(words);
  const rounds = counted?.value;
  const used = new Set<number>();
  const understood: string[] = [];
  const steps: Step[] = [];
  let unitMs = 1000;
  for (const { from, words: part } of parts) {
    const bare = bareTime(part, unitMs);
    const named = timesIn(part)[0] ?? bare?.value ?? each?.value;
    const time = named && Math.max(named, leastMs);
    if (time !== undefined) unitMs = time >= 60_000 ? 60_000 : 1000;
    const shown = partShown(part, wish);
    if (!shown) continue;
    for (const index of [...shown.used, ...placesIn([bare])]) used.add(from + index);
    const number = understood.length + 1;
    steps.push(
      ...turnsFor(shown.steps, time || usualMs, `${number} ${shown.name}`, limits.steps - steps.length),
    );
    understood.push(time === undefined ? shown.name : `${shown.name} for ${durationWords(time)}`);
  }
  if (understood.length < 2 || steps.length > limits.steps) return undefined;
  const fitting = fittedSteps(steps);
  for (const index of each ? [...isOfEach, ...placesOf(words, eachWords)] : []) used.add(index);
  for (const index of [...placesOf(words, usedWords), ...placesIn([counted])]) used.add(index);
  const name =
    understood.length > 2
      ? `${understood.length} lights in turn`
      : understood.map((part) => part.split(' for ')[0]).join(', then ');
  const hasTimes = !each && parts.some(({ words: part }) => timesIn(part).length > 0);
  const loop = rounds ?? (hasTimes ? undefined : 0);
  return {
    act: {
      name: name.charAt(0).toUpperCase() + name.slice(1),
      steps: loop === undefined ? stayingLast(fitting, parts.at(-1)?.words ?? []) : fitting,
      ...(loop !== undefined && { loopCount: loop }),
    },
    operations: [],
    understood: [understood.join(', then '), ...(rounds === undefined ? [] : [timesWords(rounds)])],
    used,
    ...(fitting !== steps && { told: ['A program lasts 24 hours at most, so all of it is shortened.'] }),
  };
}

const eachWords = /^(?:each|every|alternat\w*|switch\w*|chang\w*|cycl\w*|swap\w*|between)$/;

/** “5 seconds each”, “alternate … every 10 seconds”: a time for every part. */
function eachTime(words: readonly ReadWord[]): Span | undefined {
  const textAt = (at: number) => words[at]?.text ?? '';
  const isSwitching = words.some(({ text }) => /^(?:alternat|switch|chang|cycl|swap|between)/.test(text));
  return timeSpans(words).find(
    ({ at, length }) =>
      textAt(at + length) === 'each' ||
      textAt(at - 1) === 'each' ||
      (textAt(at - 2) === 'each' && textAt(at - 1) === 'for') ||
      (isSwitching && textAt(at - 1) === 'every'),
  );
}

const usedWords = /^(?:then|after|followed|repeat|rounds?|afterwards|finally|turn)$/;

/** What comes last and has no time of its own stays. */
function stayingLast(steps: readonly Step[], part: readonly ReadWord[]): Step[] {
  const isTimed = timesIn(part).length > 0;
  return steps.map((step, index) =>
    index === steps.length - 1 && !isTimed ? { ...step, duration: null } : step,
  );
}

/** “then green for 10”: in the unit of the part before. */
function bareTime(part: readonly ReadWord[], unitMs: number): Span | undefined {
  const at = part.findIndex(({ text }) => text === 'for') + 1;
  const number = at === 0 ? undefined : numberAt(part, at);
  if (!number || number.value <= 0) return undefined;
  return { value: Math.min(Math.round(number.value * unitMs), longestMs), at, length: number.length };
}

/** The steps of a part in turn until its time is over; its first one alone where that is too many. */
export function turnsFor(
  steps: readonly Step[],
  ms: number,
  name: string,
  room: number,
  most = maxSteps,
): Step[] {
  const id = name.slice(0, 20).trim();
  const turns: Step[] = [];
  let left = ms;
  for (let at = 0; left > 0 && turns.length <= most && steps.length > 1; at++) {
    const step = steps[at % steps.length];
    if (!step) break;
    const duration = Math.min(step.duration ?? left, left);
    if (duration >= 350)
      turns.push({
        ...step,
        id: `${id} ${at + 1}`,
        duration,
        transition: Math.min(step.transition ?? 0, duration),
      });
    left -= duration;
  }
  if (turns.length > 0 && turns.length <= Math.min(most, room)) return turns;
  const [first] = steps;
  const transition = Math.min(1500, Math.floor(ms / 3));
  return first ? [{ ...first, id, duration: ms, transition }] : [];
}

/** What a part shows, and what it is called. */
function partShown(part: readonly ReadWord[], wish: string): Part | undefined {
  if (
    part.some(({ text }) => text === 'repeat') ||
    /^(?:its|it is|this is) for\b/.test(part.map(({ text }) => text).join(' '))
  )
    return undefined;
  const from = part[0]?.start ?? 0;
  const last = part.at(-1);
  // A quotation mark behind the last word belongs to it.
  const to = (last?.end ?? 0) + (/^["”“»'’]/.test(last?.mark ?? '') ? 1 : 0);
  const written = writing(part, wish.slice(from, to), from);
  if (written) return { steps: written.act.steps, name: written.understood, used: written.used };
  const isDark = part.some(({ text }) =>
    /^(?:nothing|dark|darkness|off|blackness|dimmer|darker|dim|black)$/.test(text),
  );
  const scene = readScene(part);
  if (isDark && (scene.understood.length === 0 || part.length < 4 || scene.act.name === 'Warm light'))
    return {
      steps: [{ id: 'dark', command: { type: 'off' }, duration: null }],
      name: 'dark',
      used: part.keys(),
    };
  if (scene.understood.length === 0) return undefined;
  const changes = scene.operations.filter(({ kind }) => kind !== 'repeat');
  const name = scene.understood.filter((phrase) => !phrase.startsWith('for ')).join(' ');
  const { steps } = buildProgram(scene.act, changes);
  return name === '' ? undefined : { steps, name, used: scene.used };
}

const linkWords = /^(?:and|then|followed|afterwards|finally)$/;

/** A wish at “then” and “followed by”; at commas, too. Without these words, a list whose parts have times. What stands before a colon only says what it is for. */
function partsOf(
  words: readonly ReadWord[],
  isList: boolean,
): { from: number; words: readonly ReadWord[] }[] {
  const isBorderWord = ({ text }: ReadWord, index: number) =>
    index > 0 &&
    /^(?:then|followed|afterwards|finally)$/.test(text) &&
    !(text === 'then' && words[index - 1]?.text === 'and' && words[index - 2]?.text === 'now');
  const hasBorders = words.some(isBorderWord);
  const begin = words.findIndex(({ mark }) => mark.includes(':')) + 1;
  const borders: number[] = [];
  for (const [index, word] of words.entries()) {
    const isBorder =
      index > begin &&
      (isBorderWord(word, index) ||
        (!hasBorders && word.text === 'and') ||
        /[,;]/.test(words[index - 1]?.mark ?? ''));
    const isSameBorder = borders.at(-1) === index - 1 && linkWords.test(words[index - 1]?.text ?? '');
    if (isBorder && !isSameBorder) borders.push(index);
  }
  const starts = [begin, ...borders];
  const parts = starts.map((from, part) => ({
    from,
    words: words.slice(from, starts[part + 1] ?? words.length),
  }));
  const isListed = hasBorders || isList || parts.every(({ words: part }) => timesIn(part).length > 0);
  return isListed ? parts : [];
}
