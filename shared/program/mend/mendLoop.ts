import { limits } from '../limits';
import { quote } from '../text';
import { takeFirst, type Fields } from './Fields';
import type { Mending } from './Mending';
import { clamp, isEndless, readNumber } from './readNumber';
import type { StepList } from './StepList';

/** Which steps repeat, by index, and how often. */
export interface LoopRange {
  count: number;
  start: number;
  end: number;
}

const startNames = ['start_step', 'startStep', 'start', 'from'];
const endNames = ['end_step', 'endStep', 'end', 'to'];
const countNames = ['count', 'times', 'repeat', 'iterations'];

/**
 * The loop that was meant: an object (`fields`), `true`, a count, a word. A bracket too many lets parts of it slip out
 * into the objects `around` it.
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
  if (!fields) {
    const count = raw === true ? 0 : readCount(raw);
    mending.say(`The loop ${quote(raw)} became ${count === undefined ? 'none' : describe(count)}.`);
    return count === undefined ? undefined : { count, start: 0, end: last };
  }
  const enabled = fields.take('enabled', 'active', 'infinite');
  const rawCount = fields.take(...countNames) ?? takeFirst(around, 'count');
  const rawStart = fields.take(...startNames) ?? takeFirst(around, 'start_step');
  const rawEnd = fields.take(...endNames) ?? takeFirst(around, 'end_step');
  if (enabled === false && rawCount === undefined) {
    mending.say('The loop was switched off; there is none.');
    return undefined;
  }
  const count = readCount(rawCount) ?? 0;
  if (count !== rawCount) {
    const was = rawCount === undefined ? 'without a count' : `count ${quote(rawCount)}`;
    mending.say(`A loop ${was} became ${describe(count)}.`);
  }
  const start = list.indexOf(rawStart, 'first');
  const end = list.indexOf(rawEnd, 'last');
  const sayWhere = (edge: string, index: number | undefined, written: unknown, otherwise: string) => {
    const id = index === undefined ? undefined : list.steps[index]?.id;
    if (id === undefined)
      mending.say(`The loop’s ${edge} ${named(written)}; it is now the ${otherwise} step.`);
    else if (id !== written) mending.say(`The loop’s ${edge} ${quote(written)} is the step ${quote(id)}.`);
  };
  sayWhere('start', start, rawStart, 'first');
  sayWhere('end', end, rawEnd, 'last');
  if ((start ?? 0) > (end ?? last)) mending.say('The loop ended before it started; the two were swapped.');
  const bounds = [start ?? 0, end ?? last];
  return { count, start: Math.min(...bounds), end: Math.max(...bounds) };
}

function readCount(raw: unknown): number | undefined {
  if (isEndless(raw)) return 0;
  const number = readNumber(raw);
  if (number === undefined) return undefined;
  return number < 0 ? 0 : clamp(Math.round(number), 0, limits.loopCount);
}

function describe(count: number): string {
  return count === 0 ? 'a loop for ever' : `a loop of ${count}`;
}

function named(raw: unknown): string {
  return raw === undefined || raw === '' ? 'was missing' : `${quote(raw)} is no step’s id`;
}
