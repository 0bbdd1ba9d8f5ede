import { clamp } from '../clamp';
import { limits } from '../limits';
import { became, quote } from '../text';
import { takeFirst, type Fields } from './Fields';
import type { Mending } from './Mending';
import { isEndless, readNumber } from './readNumber';
import type { StepList } from './StepList';

/** The steps that repeat, by index, and how often. */
export interface LoopRange {
  count: number;
  start: number;
  end: number;
}

const startNames = ['start_step', 'startStep', 'start', 'from'];
const endNames = ['end_step', 'endStep', 'end', 'to'];
const countNames = ['count', 'times', 'repeat', 'iterations'];

/**
 * Reads a loop: an object (`fields`), `true`, a count, a word. After an extra closing bracket, its fields end up in
 * the objects `around` it.
 */
export function mendLoop(
  raw: unknown,
  fields: Fields | undefined,
  around: readonly Fields[],
  list: StepList,
  mending: Mending,
): LoopRange | undefined {
  if (raw === undefined || raw === null) return undefined;
  const last = list.steps.length - 1;
  if (!fields) return mendPlainLoop(raw, list, mending);
  const enabled = fields.take('enabled', 'active', 'infinite');
  const rawCount = fields.take(...countNames) ?? takeFirst(around, 'count');
  const rawStart = fields.take(...startNames) ?? takeFirst(around, 'start_step');
  const rawEnd = fields.take(...endNames) ?? takeFirst(around, 'end_step');
  if (enabled === false) {
    mending.say('The loop was switched off; there is none.');
    return undefined;
  }
  const count = readCount(rawCount) ?? 0;
  if (rawCount === undefined) mending.say(`A loop without a count became ${describe(count)}.`);
  else if (count !== rawCount)
    mending.say(became('The loop’s count', rawCount, count, count === 0 ? ', for ever' : ''));
  // Numbers that are not ids are positions; they count from 1 if the last one equals the number of steps.
  const from = rawEnd === list.steps.length ? 1 : 0;
  const start = list.indexOf(rawStart, 'first', from);
  const end = list.indexOf(rawEnd, 'last', from);
  const sayWhere = (edge: string, index: number | undefined, written: unknown, otherwise: string) => {
    const id = index === undefined ? undefined : list.steps[index]?.id;
    if (id === undefined)
      mending.say(`The loop’s ${edge} ${named(written)}; it is now the ${otherwise} step.`);
    else if (id !== String(written))
      mending.say(`The loop’s ${edge} ${quote(written)} is the step ${quote(id)}.`);
  };
  sayWhere('start', start, rawStart, 'first');
  sayWhere('end', end, rawEnd, 'last');
  if ((start ?? 0) > (end ?? last)) mending.say('The loop ended before it started; the two were swapped.');
  const bounds = [start ?? 0, end ?? last];
  return { count, start: Math.min(...bounds), end: Math.max(...bounds) };
}

/** Reads a loop that is not an object: `true`, a count, a word, a pair of ids. */
function mendPlainLoop(raw: unknown, list: StepList, mending: Mending): LoopRange | undefined {
  const end = list.steps.length - 1;
  const ids: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const bounds = [list.indexOf(ids[0], 'first'), list.indexOf(ids[1], 'last')].filter(
    (at) => at !== undefined,
  );
  const isOn = raw === true || raw === 'true' || raw === 'yes' || bounds.length === 2;
  const count = isOn ? 0 : readCount(raw);
  mending.say(`The loop ${quote(raw)} became ${count === undefined ? 'none' : describe(count)}.`);
  if (count === undefined) return undefined;
  return bounds.length === 2
    ? { count, start: Math.min(...bounds), end: Math.max(...bounds) }
    : { count, start: 0, end };
}

const countWords: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
]);

/** Reads a count, also as `"3x"`, `"3 times"` or in a word; 0 is for ever. */
function readCount(raw: unknown): number | undefined {
  if (isEndless(raw)) return 0;
  const text =
    typeof raw === 'string'
      ? raw
          .trim()
          .toLowerCase()
          .replace(/^x\s*|\s*(x|times)$/, '')
      : raw;
  const number = readNumber(text) ?? (typeof text === 'string' ? countWords.get(text) : undefined);
  if (number === undefined) return undefined;
  return clamp(Math.round(number), 0, limits.loopCount);
}

function describe(count: number): string {
  return count === 0 ? 'a loop for ever' : `a loop of ${count}`;
}

function named(raw: unknown): string {
  return raw === undefined || raw === '' ? 'was missing' : `${quote(raw)} is no step’s id`;
}
