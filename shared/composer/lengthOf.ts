import { durationWords } from '../program/durationWords';
import type { Operation } from '../program/edit/operation';
import type { Act } from './Act';
import { countIn, timesIn } from './routines/times';
import type { Word } from './words/readWords';

/** “for ten minutes”, “three times”: what it makes of an act, and the words it took. */
export function lengthOf(
  words: readonly Word[],
  used: Set<number>,
): { act: (act: Act) => Act; operations: Operation[]; understood: string[] } {
  const [time] = timesIn(words);
  const count = countIn(words);
  const mark = (pattern: RegExp) => {
    for (const [index, { text }] of words.entries()) if (pattern.test(text)) used.add(index);
  };
  if (time !== undefined && time >= 1000) {
    mark(
      /^(?:\d+|minutes?|seconds?|hours?|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|lasting|long)$/,
    );
    return { act: (act) => lasting(act, time), operations: [], understood: [`for ${durationWords(time)}`] };
  }
  if (count === undefined) return { act: (act) => act, operations: [], understood: [] };
  mark(
    /^(?:\d+|times|once|twice|thrice|one|two|three|four|five|six|seven|eight|nine|ten|loops?|repeat|repeated|repeating|ever|rounds?)$/,
  );
  return {
    act: (act) => act,
    operations: [{ kind: 'repeat', count }],
    understood: [count === 0 ? 'for ever' : count === 1 ? 'once' : `${count} times`],
  };
}

/** An act that is over after a time, and dark then. */
function lasting(act: Act, ms: number): Act {
  const passMs = act.steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const last = act.steps.at(-1);
  if (last?.duration === null) {
    const steps = act.steps.map((each) =>
      each === last ? { ...each, duration: Math.max(ms - passMs, each.transition ?? 20, 20) } : each,
    );
    return { ...act, steps, loopCount: undefined, loopFrom: undefined, ending: { type: 'off' } };
  }
  const count = Math.min(Math.max(Math.round(ms / Math.max(passMs, 1)), 1), 65_535);
  return { ...act, loopCount: count, ending: { type: 'off' } };
}
