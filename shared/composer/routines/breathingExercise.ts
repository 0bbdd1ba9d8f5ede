import { disc, fill, gradient, layers, picture, step } from '../../program/commands';
import { durationWords, timesWords } from '../../program/durationWords';
import { lighten } from '../../program/colorMath';
import { limits } from '../../program/limits';
import type { Command } from '../../program/Program';
import { numberAt } from '../words/numbers';
import { textOf, type Word } from '../words/readWords';
import type { Routine } from '../Act';
import { placesOf } from './places';
import { countSpan, mostTimesTold, numberSpans, numbersIn, placesIn, timeSpans } from './times';

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
  if (Math.max(inhale, holdIn, exhale, holdOut) > 60 || Math.min(inhale, exhale) < 0.5) return undefined;
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
    .filter(([, , seconds]) => seconds >= 0.5)
    .map(([id, command, seconds, isMoving]) =>
      step(id, command, Math.round(seconds * 1000), isMoving ? Math.round(seconds * 1000) : undefined),
    );
  const total = timeSpans(words).find(({ value }) => value >= 60_000);
  const totalMs = total?.value;
  const counted = countSpan(words);
  const roundMs = (inhale + holdIn + exhale + holdOut) * 1000;
  const asked = counted?.value ?? (totalMs && Math.max(Math.round(totalMs / roundMs), 1));
  const rounds = asked && Math.min(asked, limits.loopCount);
  return {
    act: {
      name: 'Breathing',
      steps,
      loopCount: rounds ?? 0,
      ...(rounds !== undefined && rounds > 0 && { ending: empty }),
    },
    understood: `breathing: ${phases
      .filter(([, , seconds]) => seconds >= 0.5)
      .map(([id, , seconds]) => `${id} ${seconds} s`)
      .join(
        ', ',
      )}${counted ? `, ${timesWords(counted.value)}` : totalMs ? `, for ${durationWords(totalMs)}` : ''}`,
    ...(rounds !== asked && { told: [mostTimesTold] }),
    used: [
      ...placesOf(
        words,
        /^(?:box|breath|breathe|breathing|breaths|in|out|inhale|exhale|hold|seconds?|counts?|exercise|guide|deep|then|square|technique|rest)$/,
      ),
      ...placesIn([total, counted, ...numberSpans(words)]),
    ],
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
    const bare = barePhases(words);
    if (bare) return bare;
    return /\bexercise\b|\bguide\b|\btechnique\b|\bbreathe with me\b/.test(whole) ? [4, 0, 6, 0] : undefined;
  }
  const hold = behind(/^(?:hold|pause)$/) ?? before(/^(?:hold|pause)$/) ?? 0;
  return [inhale ?? exhale ?? 4, hold, exhale ?? inhale ?? 4, 0];
}

/** “breathing 4 4”, “breathe 4 7 8”: numbers in a row, in seconds. */
function barePhases(words: readonly Word[]): number[] | undefined {
  const first = words.findIndex(({ text }) => /^breath(?:e|ing)?$/.test(text)) + 1;
  const numbers: number[] = [];
  for (let at = first; at < words.length && numbers.length < 4; at++) {
    const number = numberAt(words, at);
    if (!number) break;
    numbers.push(number.value);
  }
  const [a = 0, b = 0, c, d = 0] = numbers;
  if (numbers.length < 2) return undefined;
  return c === undefined ? [a, 0, b, 0] : [a, b, c, d];
}
