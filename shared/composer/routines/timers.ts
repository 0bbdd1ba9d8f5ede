import {
  breathing,
  disc,
  fill,
  gradient,
  layers,
  picture,
  pulse,
  rect,
  sparkle,
  step,
  text,
} from '../../program/commands';
import { durationWords } from '../../program/durationWords';
import { lighten } from '../../program/colorMath';
import { limits } from '../../program/limits';
import type { Command, Step } from '../../program/schema';
import { countAt, numberAt, timeAt } from '../words/numbers';
import { textOf, type Word } from '../words/readWords';
import { placesOf } from './places';
import type { Routine } from '../Act';

const minuteMs = 60_000;

/** What shows that time is up. */
function alert(color: string): Command {
  return layers(breathing(color, 1200), { over: sparkle('#FFFFFF', '#000000', 300, 0.08) });
}

/** “pomodoro”, “pomodoro 50/10”, “25 minutes work, 5 minutes break, four times”. */
export function pomodoro(words: readonly Word[], wish: string): Routine | undefined {
  const whole = textOf(words);
  const isPomodoro = /\bpomodoros?\b|\bpomodorro\b/.test(whole);
  const times = timesIn(words);
  const isWorkAndBreak =
    times.length >= 2 &&
    /\b(?:work|focus|study|working|studying)\b/.test(whole) &&
    /\b(?:break|rest|pause)\b/.test(whole);
  if (!isPomodoro && !isWorkAndBreak) return undefined;
  const slashed = /\b(\d{1,3})\s*(?:\/|-|and|x|:)\s*(\d{1,3})\b/.exec(
    wish.replace(/\bminutes?\b|\bmin\b/gi, ''),
  );
  const work = bounded(slashed ? Number(slashed[1]) * minuteMs : (times[0] ?? 25 * minuteMs));
  const pause = bounded(
    slashed ? Number(slashed[2]) * minuteMs : (times[1] ?? Math.max(Math.round(work / 5), minuteMs)),
  );
  const rounds = Math.min(countIn(words) ?? 4, 24);
  const lastMs = Math.min(minuteMs, Math.round(work / 5));
  return {
    act: {
      name: `Pomodoro ${work / minuteMs}/${pause / minuteMs}`,
      steps: [
        step(
          'work',
          layers(gradient('#FFE2B8', '#6A4A24'), { ambient: gradient('#241808', '#120C04') }),
          work - lastMs,
          2000,
        ),
        step('last minute', breathing('#FFA24A', 6000, '#1A0E04'), lastMs, 3000),
        step(
          'break',
          layers(breathing('#3CD67A', 7000), {
            over: sparkle('#C8FFD8', '#000000', 900, 0.04),
            ambient: breathing('#0E5A34', 7000),
          }),
          pause,
          2000,
        ),
      ],
      loopCount: rounds,
      ending: alert('#3CD67A'),
    },
    understood: `pomodoro: ${durationWords(work)} of work, ${durationWords(pause)} of rest, ${rounds === 0 ? 'for ever' : `${rounds} times`}`,
    used: placesOf(
      words,
      /^(?:pomodoros?|timer|work|break|rest|study|focus|minutes?|times|round|rounds|cycles|\d+|four|five|twenty|fifty|ten|then|and|of|for|session|sessions|x)$/,
    ),
  };
}

/** “count down from 9”, “countdown 10 9 8 …”. */
export function countdown(words: readonly Word[], color: string | undefined): Routine | undefined {
  const whole = textOf(words);
  if (!/\bcount ?down\b|\bcounting down\b|\bcount backwards?\b/.test(whole)) return undefined;
  const [time] = timesIn(words);
  if (time !== undefined && time > 60_000) return draining(words, time, color);
  const from = Math.floor((time !== undefined ? time / 1000 : undefined) ?? numbersIn(words)[0] ?? 10);
  if (from < 1) return undefined;
  // One step a second; more than fits a program runs as a bar.
  if (from > limits.steps - 3) return draining(words, from * 1000, color);
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
  return {
    act: { name: `Countdown from ${from}`, steps, ending: alert(light) },
    understood: `a countdown from ${from}, a second each`,
    used: placesOf(
      words,
      /^(?:count|countdown|down|counting|backwards?|from|to|zero|seconds?|of|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty)$/,
    ),
  };
}

/** “timer for ten minutes”, “egg timer 4 min”, “remind me in half an hour”. */
export function timer(words: readonly Word[], color: string | undefined): Routine | undefined {
  const whole = textOf(words);
  const [time] = timesIn(words);
  if (
    time === undefined ||
    !/\b(?:timer|hourglass|remind|stopwatch|egg|boil|steep|brew|deadline|time left|until)\b/.test(whole)
  )
    return undefined;
  return draining(words, time, color);
}

/** A bar as high as the lamp that runs down row by row. */
function draining(words: readonly Word[], ms: number, color: string | undefined): Routine {
  const light = color ?? '#3CC8FF';
  const rows = 14;
  const total = Math.min(Math.max(ms, rows * 100), limits.passMs);
  const each = Math.floor(total / rows);
  const steps = Array.from({ length: rows }, (_, gone) => {
    const left = rows - gone;
    const shade = left <= 2 ? '#FF4A2A' : left <= 4 ? '#FFB03C' : light;
    const bar = picture(
      fill('#05070A'),
      rect(0, gone, 10, left, lighten(shade, 0.75)),
      rect(0, gone, 10, 1, shade),
    );
    return step(
      `${left} left`,
      layers(bar, { ambient: breathing(lighten(shade, 0.5), 5000) }),
      gone === rows - 1 ? total - each * (rows - 1) : each,
      Math.min(each, 800),
    );
  });
  return {
    act: { name: `Timer ${durationWords(total)}`, steps, ending: alert('#FF6A3C') },
    understood: `a timer of ${durationWords(total)} that runs down row by row`,
    used: placesOf(
      words,
      /^(?:timer|count|countdown|down|hourglass|egg|for|of|minutes?|seconds?|hours?|remind|me|in|a|an|half|stopwatch|tea|from|\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty)$/,
    ),
  };
}

/** “box breathing”, “4-7-8”, “breathe in 4 out 6”, “inhale 4 hold 2 exhale 6”. */
export function breathingExercise(
  words: readonly Word[],
  wish: string,
  color: string | undefined,
): Routine | undefined {
  const whole = textOf(words);
  if (!/\b(?:breath|breathe|breathing|breaths|inhale|exhale)\b/.test(whole) && !/\b4[- ]7[- ]8\b/.test(wish))
    return undefined;
  const counts = breathCounts(words, wish, whole);
  if (!counts) return undefined;
  const [inhale = 4, holdIn = 0, exhale = 4, holdOut = 0] = counts;
  if (Math.max(inhale, holdIn, exhale, holdOut) > 60 || inhale <= 0 || exhale <= 0) return undefined;
  const light = color ?? '#5AC8E8';
  const full = layers(gradient(light, lighten(light, 0.75)), {
    ambient: gradient(light, lighten(light, 0.6)),
  });
  const empty = layers(picture(fill(lighten(light, 0.12)), disc(5, 7, 1, lighten(light, 0.55))), {
    ambient: gradient(lighten(light, 0.2), lighten(light, 0.12)),
  });
  const phases: [string, Command, number, boolean][] = [
    ['breathe in', full, inhale, true],
    ['hold', full, holdIn, false],
    ['breathe out', empty, exhale, true],
    ['rest', empty, holdOut, false],
  ];
  const steps = phases
    .filter(([, , seconds]) => seconds > 0)
    .map(([id, command, seconds, isMoving]) =>
      step(id, command, Math.round(seconds * 1000), isMoving ? Math.round(seconds * 1000) : undefined),
    );
  const rounds = countIn(words);
  return {
    act: {
      name: 'Breathing',
      steps,
      loopCount: rounds ?? 0,
      ...(rounds !== undefined && rounds > 0 && { ending: empty }),
    },
    understood: `breathing: ${phases
      .filter(([, , seconds]) => seconds > 0)
      .map(([id, , seconds]) => `${id} ${seconds} s`)
      .join(', ')}`,
    used: placesOf(
      words,
      /^(?:box|breath|breathe|breathing|breaths|in|out|inhale|exhale|hold|for|seconds?|counts?|exercise|deep|and|then|of|square|technique|rest|\d+|two|three|four|five|six|seven|eight|nine|ten)$/,
    ),
  };
}

function breathCounts(words: readonly Word[], wish: string, whole: string): number[] | undefined {
  if (/\b(?:box|square) breath/.test(whole)) {
    const [count = 4] = numbersIn(words);
    return [count, count, count, count];
  }
  const dashed = /\b(\d{1,2})\s?[-/]\s?(\d{1,2})(?:\s?[-/]\s?(\d{1,2}))?(?:\s?[-/]\s?(\d{1,2}))?\b/.exec(
    wish,
  );
  if (dashed) {
    const [a, b, c, d] = dashed.slice(1).map((digits) => (digits ? Number(digits) : undefined));
    return c === undefined ? [a ?? 4, 0, b ?? 4, 0] : [a ?? 4, b ?? 0, c, d ?? 0];
  }
  const behind = (pattern: RegExp): number | undefined => {
    for (const [at, { text: word }] of words.entries()) {
      if (!pattern.test(word)) continue;
      for (let next = at + 1; next <= at + 2; next++) {
        const number = numberAt(words, next);
        if (number) return number.value;
      }
    }
    return undefined;
  };
  const before = (pattern: RegExp): number | undefined => {
    for (let at = 0; at < words.length; at++) {
      const number = numberAt(words, at);
      const next = words[at + (number?.length ?? 0)]?.text ?? '';
      const later = words[at + (number?.length ?? 0) + 1]?.text ?? '';
      if (number && (pattern.test(next) || (/^seconds?$/.test(next) && pattern.test(later))))
        return number.value;
    }
    return undefined;
  };
  const inhale = behind(/^(?:in|inhale)$/) ?? before(/^(?:in|inhale)$/);
  const exhale = behind(/^(?:out|exhale)$/) ?? before(/^(?:out|exhale)$/);
  if (inhale === undefined && exhale === undefined) {
    return /\bexercise\b|\bguide\b|\btechnique\b|\bbreathe with me\b/.test(whole) ? [4, 0, 6, 0] : undefined;
  }
  const hold = behind(/^(?:hold|pause)$/) ?? before(/^(?:hold|pause)$/) ?? 0;
  return [inhale ?? exhale ?? 4, hold, exhale ?? inhale ?? 4, 0];
}

function bounded(ms: number): number {
  return Math.min(Math.max(ms, 10_000), 8 * 3_600_000);
}

/** All times a wish names, in its order. */
export function timesIn(words: readonly Word[]): number[] {
  const times: number[] = [];
  for (let at = 0; at < words.length;) {
    const time = timeAt(words, at);
    if (time) times.push(time.value);
    at += time?.length ?? 1;
  }
  return times;
}

function numbersIn(words: readonly Word[]): number[] {
  return words.flatMap((_, at) => numberAt(words, at)?.value ?? []);
}

/** How often, if the wish says so. */
export function countIn(words: readonly Word[]): number | undefined {
  for (let at = 0; at < words.length; at++) {
    const count = countAt(words, at);
    if (
      count &&
      words[at]?.text !== 'always' &&
      words[at]?.text !== 'endless' &&
      words[at]?.text !== 'infinite'
    )
      return count.value;
  }
  return undefined;
}
