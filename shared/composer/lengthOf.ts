import { durationWords, timesWords } from '../program/durationWords';
import type { Operation } from '../program/edit/Operation';
import { limits } from '../program/limits';
import type { Step } from '../program/Program';
import type { Act } from './Act';
import { endLastStep } from '../program/freshId';
import { passMs } from '../program/passMs';
import { placesOf } from './routines/places';
import { countSpan, placesIn, timeSpans } from './routines/times';
import type { Word } from './words/readWords';

/** “for ten minutes”, “every ten minutes”, “three times”: what it makes of an act, and the words it took. */
export function lengthOf(
  words: readonly Word[],
  used: Set<number>,
  { steps: shown }: Act,
): { act: (act: Act) => Act; operations: Operation[]; understood: string[] } {
  const [time] = timeSpans(words);
  const count = countSpan(words);
  const mark = (places: readonly number[], pattern: RegExp) => {
    for (const index of [...places, ...placesOf(words, pattern)]) used.add(index);
  };
  if (time && time.value >= 1000 && words[time.at - 1]?.text === 'every') {
    mark(placesIn([time]), /^every$/);
    const shownMs = shown.reduce((sum, { duration }) => sum + (duration ?? stayingMs), 0);
    if (shown.length > 1 && words.some(({ text }) => /^(?:chang|switch|cycl)/.test(text))) {
      mark([], /^(?:chang|switch|cycl)/);
      return {
        act: (act) => inTurns(act, time.value),
        operations: [],
        understood: [`another every ${durationWords(time.value)}`],
      };
    }
    const pauseMs = Math.max(time.value - shownMs, leastPauseMs);
    return {
      act: (act) => withPause(act, pauseMs),
      operations: [],
      understood: [`every ${durationWords(shownMs + pauseMs)}`],
    };
  }
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

/** How long what stays is shown between two pauses, and how long a pause is at least. */
const stayingMs = 5000;
const leastPauseMs = 2000;

/** “change colour every 5 seconds”: the steps of an act, each for that long. */
function inTurns(act: Act, ms: number): Act {
  const steps = act.steps.map((each) => ({
    ...each,
    duration: ms,
    transition: Math.min(each.transition ?? 0, ms),
  }));
  return { ...act, steps, loopCount: 0 };
}

/** An act that comes again and again, with the lamp dark in between. */
function withPause(act: Act, pauseMs: number): Act {
  const steps = act.steps.slice(0, limits.steps - 1).map((each) => endLastStep(each, stayingMs));
  const dark: Step = { id: 'dark until next', command: { type: 'off' }, duration: pauseMs, transition: 800 };
  return { name: act.name, steps: [...steps, dark], loopCount: 0 };
}

/** An act that is over after a time, and dark then. */
function lasting(act: Act, ms: number): Act {
  const onceMs = passMs(act.steps);
  const last = act.steps.at(-1);
  if (last?.duration === null) {
    const steps = act.steps.map((each) =>
      each === last ? { ...each, duration: Math.max(ms - onceMs, each.transition ?? 20, 20) } : each,
    );
    return { ...act, steps, loopCount: undefined, loopFrom: undefined, ending: { type: 'off' } };
  }
  const from = act.steps.findIndex(({ id }) => id === act.loopFrom);
  const entryMs = passMs(act.steps.slice(0, Math.max(from, 0)));
  const roundMs = Math.max(onceMs - entryMs, 1);
  const count = Math.min(Math.max(Math.round((ms - entryMs) / roundMs), 1), limits.loopCount);
  return { ...act, loopCount: count, ending: { type: 'off' } };
}
