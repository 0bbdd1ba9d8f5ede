import { breathing, fill, layers, picture, pulse, rect, sparkle, step, text } from '../../program/commands';
import { durationWords } from '../../program/durationWords';
import { lighten } from '../../program/colorMath';
import { limits } from '../../program/limits';
import type { Step } from '../../program/Program';
import { textOf, type Word } from '../words/readWords';
import type { Act, Routine } from '../Act';
import { endLastStep, freshId } from '../../program/freshId';
import { alert } from './alert';
import { placesOf } from './places';
import { longestMs, longestTold, numberSpans, placesIn, timeSpans, type Span } from './times';

/** “count down from 9”, “countdown 10 9 8 …”. */
export function countdown(
  words: readonly Word[],
  color: string | undefined,
  after: Act | undefined,
): Routine | undefined {
  const whole = textOf(words);
  if (!/\bcount ?down\b|\bcounting down\b|\bcount backwards?\b/.test(whole)) return undefined;
  const [time] = timeSpans(words);
  if (time && time.value > 60_000) return draining(words, time, color, after);
  const [first] = numberSpans(words);
  const from = Math.floor((time ? time.value / 1000 : first?.value) ?? 10);
  if (from < 1) return undefined;
  // One step a second; more than fits a program runs as a bar.
  if (from > limits.steps - 3)
    return draining(words, { at: 0, length: 0, ...(time ?? first), ...bounded(from * 1000) }, color, after);
  const light = color ?? '#FFB03C';
  const steps: Step[] = [];
  for (let number = from; number >= 1; number--) {
    const shade = number <= 3 ? '#FF4A2A' : light;
    steps.push(
      step(
        String(number),
        layers(picture(fill('#000000'), text(String(number), shade)), {
          ambient: pulse(lighten(shade, 0.6), 900),
        }),
        1000,
      ),
    );
  }
  steps.push(
    step('zero', layers(pulse('#FFF2D8', 1500), { over: sparkle(light, '#000000', 300, 0.2) }), 1500),
  );
  const name = `Countdown from ${from}`;
  const act: Act = { name, steps, ending: alert(light) };
  return {
    act: after ? followed(act, after) : act,
    understood: `a countdown from ${from}, a second each${after ? `, then ${after.name.toLowerCase()}` : ''}`,
    used: [
      ...placesOf(
        words,
        after
          ? /^(?:count|countdown|counting|backwards?|zero|end|finally)$/
          : /^(?:count|countdown|counting|backwards?|zero)$/,
      ),
      ...placesIn([time, ...runningDown(words, from)]),
    ],
  };
}

/** The number a countdown begins with, and those that are counted out behind it: “10 9 8”. */
function runningDown(words: readonly Word[], from: number): Span[] {
  return numberSpans(words).filter(({ value }, index, all) =>
    index === 0 ? value === from : all[index - 1]?.value === value + 1,
  );
}

/** What takes its time without the word “timer”, once a time is named. */
const timed =
  /\b(?:timer|hourglass|remind|stopwatch|eggs?|boil|boiled|steep|brew|deadline|time left|until|pasta|stove|oven|bake|laundry|washing|brush|teeth|plank|shout|nap|tell me|call me|let me know|alarm in|ready in|done in)\b/;

/** “timer for ten minutes”, “egg timer 4 min”, “remind me in half an hour”. */
export function timer(
  words: readonly Word[],
  color: string | undefined,
  after: Act | undefined,
): Routine | undefined {
  const whole = textOf(words);
  const [time] = timeSpans(words);
  if (time && timed.test(whole)) return draining(words, time, color, after);
  const [number] = numberSpans(words);
  if (time || !number || number.value <= 0 || !/\btimer\b/.test(whole)) return undefined;
  const minutes = { ...number, ...bounded(number.value * 60_000) };
  const routine = draining(words, minutes, color, after);
  return { ...routine, told: [`${number.value} was taken for minutes.`, ...(routine.told ?? [])] };
}

function bounded(ms: number): { value: number; isCut: boolean } {
  return { value: Math.min(Math.round(ms), longestMs), isCut: ms > longestMs };
}

/** A bar as high as the lamp that runs down row by row, or fills up. */
function draining(
  words: readonly Word[],
  time: Span,
  color: string | undefined,
  after: Act | undefined,
): Routine {
  const isFilling = /\bfill(?:s|ing)?\b|\brises?\b/.test(textOf(words));
  const light = color ?? '#3CC8FF';
  const rows = 14;
  const least = rows * 100;
  const total = Math.max(time.value, least);
  const each = Math.floor(total / rows);
  const steps = Array.from({ length: rows }, (_, gone) => {
    const left = rows - gone;
    const shade = left <= 2 ? '#FF4A2A' : left <= 4 ? '#FFB03C' : light;
    const high = isFilling ? gone + 1 : left;
    const bar = picture(
      fill('#05070A'),
      rect(0, rows - high, 10, high, lighten(shade, 0.75)),
      rect(0, rows - high, 10, 1, shade),
    );
    return step(
      isFilling ? `${gone + 1} of ${rows}` : `${left} left`,
      layers(bar, { ambient: breathing(lighten(shade, 0.5), 5000) }),
      gone === rows - 1 ? total - each * (rows - 1) : each,
      Math.min(each, 800),
    );
  });
  const name = `Timer ${durationWords(total)}`;
  const act: Act = { name, steps, ending: alert('#FF6A3C') };
  const shown = isFilling ? 'fills up row by row' : 'runs down row by row';
  return {
    act: after ? followed(act, after) : act,
    ...(time.value < least && { told: [`A timer takes ${durationWords(least)} at least.`] }),
    ...(time.isCut && { told: [longestTold] }),
    understood: `a timer of ${durationWords(total)} that ${shown}${after ? `, then ${after.name.toLowerCase()}` : ''}`,
    used: [
      ...placesOf(
        words,
        /^(?:timer|count|countdown|hourglass|eggs?|remind|stopwatch|tea|bar|brush|teeth|pasta|stove|oven|laundry|washing|plank|nap|steep|brew|bake|boiled?|deadline|ready|call|tell|shout|until)$/,
      ),
      ...(after ? placesOf(words, /^(?:end|finally)$/) : []),
      ...placesOf(
        words,
        isFilling ? /^(?:fill(?:s|ing)?|rises?|slowly|bottom)$/ : /^(?:shorter|shrinks?|slowly)$/,
      ),
      ...placesIn([time]),
    ],
  };
}

/** One act behind another: the second is what stays, or goes round. */
export function followed(first: Act, second: Act): Act {
  const taken = new Set(first.steps.map(({ id }) => id));
  const idOf = new Map<string, string>();
  const room = limits.steps - first.steps.length;
  const steps = second.steps.slice(0, Math.max(room, 0)).map((each): Step => {
    const id = freshId(each.id, taken);
    idOf.set(each.id, id);
    return { ...each, id };
  });
  const before = first.steps.map((each) => endLastStep(each, 6000));
  const isWhole = steps.length === second.steps.length;
  const loops = second.loopCount !== undefined && isWhole && steps.length > 0;
  return {
    name: first.name,
    steps: [...before, ...steps],
    ...(loops && {
      loopCount: second.loopCount,
      loopFrom: idOf.get(second.loopFrom ?? second.steps[0]?.id ?? ''),
    }),
    ending: second.ending ?? (loops ? undefined : first.ending),
  };
}
