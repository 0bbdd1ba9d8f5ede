import { durationWords } from '../program/durationWords';
import type { Operation } from '../program/edit/operation';
import { limits } from '../program/limits';
import type { Act } from './Act';
import { placesOf, timesWords } from './routines/places';
import { countSpan, placesIn, timeSpans } from './routines/times';
import type { Word } from './words/readWords';

/** “for ten minutes”, “three times”: what it makes of an act, and the words it took. */
export function lengthOf(
  words: readonly Word[],
  used: Set<number>,
): { act: (act: Act) => Act; operations: Operation[]; understood: string[] } {
  const [time] = timeSpans(words);
  const count = countSpan(words);
  const mark = (places: readonly number[], pattern: RegExp) => {
    for (const index of [...places, ...placesOf(words, pattern)]) used.add(index);
  };
  if (time && time.value >= 1000) {
    mark(placesIn([time]), /^(?:lasting|long)$/);
    return {
      act: (act) => lasting(act, time.value),
      operations: [],
      understood: [`for ${durationWords(time.value)}`],
    };
  }
  if (!count) return { act: (act) => act, operations: [], understood: [] };
  mark(placesIn([count]), /^(?:loops?|repeat|repeated|repeating)$/);
  return {
    act: (act) => act,
    operations: [{ kind: 'repeat', count: count.value }],
    understood: [timesWords(count.value)],
  };
}

/** An act that is over after a time, and dark then. */
export function lasting(act: Act, ms: number): Act {
  const passMs = act.steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const last = act.steps.at(-1);
  if (last?.duration === null) {
    const steps = act.steps.map((each) =>
      each === last ? { ...each, duration: Math.max(ms - passMs, each.transition ?? 20, 20) } : each,
    );
    return { ...act, steps, loopCount: undefined, loopFrom: undefined, ending: { type: 'off' } };
  }
  const from = act.steps.findIndex(({ id }) => id === act.loopFrom);
  const entryMs = act.steps
    .slice(0, Math.max(from, 0))
    .reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const roundMs = Math.max(passMs - entryMs, 1);
  const count = Math.min(Math.max(Math.round((ms - entryMs) / roundMs), 1), limits.loopCount);
  return { ...act, loopCount: count, ending: { type: 'off' } };
}
