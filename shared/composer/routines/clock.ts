import {
  breathing,
  circle,
  fill,
  layers,
  line,
  picture,
  pixel,
  rect,
  step,
  text,
} from '../../program/commands';
import { numberAt, phraseAt, type Read } from '../words/numbers';
import { lighten } from '../../program/colorMath';
import { textOf, type Word } from '../words/readWords';
import { placesOf } from './places';
import { placesIn } from './times';
import type { Routine } from '../Act';

/** “wake me at 6:45”: a time to come, which nothing here can wait for. */
const isLater = /\b(?:wake|remind|alarm|until|at)\b/;
const asked = /\bwhat time is it\b|\bwhat is the time\b|\bthe time in\b|\bcurrent time\b/;

interface ClockTime {
  readonly hours: number;
  readonly minutes: number;
}

/** A time of day, and where the wish tells it. */
interface Told {
  readonly value: ClockTime;
  readonly places: readonly number[];
}

/** “clock showing 14:30”, “analog clock at ten past ten”. A program cannot know the time: it shows the one it is told. */
export function clock(words: readonly Word[], wish: string, color: string | undefined): Routine | undefined {
  const whole = textOf(words);
  const isNamed = /\b(?:clock|watch|time)\b/.test(whole);
  if (!isNamed && (!/\b\d{1,2}:\d\d\b/.test(wish) || isLater.test(whole))) return undefined;
  const isClock = words.some(({ text: word }) => word === 'clock') || asked.test(whole);
  const told = timeOfDay(words, wish);
  const impossible = told ? undefined : /\b\d{1,2}:\d\d\b/.exec(wish);
  if (impossible) return asWritten(words, impossible[0], impossible.index, color);
  const time = told?.value;
  if (!time && !isClock) return undefined;
  const { hours, minutes } = time ?? { hours: 10, minutes: 10 };
  const isBinary = /\bbinary\b/.test(whole);
  const isDigital = /\b(?:digits?|digital)\b/.test(whole);
  const isAnalog =
    words.some(({ text: word }) => /^(?:analog|analogue|hands|dial|grandfather|wall|pocket)$/.test(word)) ||
    (!time && !isDigital);
  const shown = `${hours}:${String(minutes).padStart(2, '0')}`;
  const light = color ?? (isAnalog ? '#FFD9A0' : '#7FE0FF');
  const face = isBinary
    ? bits(hours, minutes, light)
    : isAnalog
      ? dial(hours, minutes, light)
      : picture(fill('#02060C'), text(shown, light));
  const ambient = breathing(lighten(light, 0.5), 6000);
  return {
    act: {
      name: isAnalog ? `Clock at ${shown}` : shown,
      steps: /\b(?:flash|blink)(?:es|s|ing)?\b/.test(whole)
        ? [
            step('shown', layers(face, { ambient }), 700),
            step('blank', layers(picture(fill('#02060C')), { ambient }), 500),
          ]
        : [step('clock', layers(face, { ambient }), null)],
      ...(/\b(?:flash|blink)(?:es|s|ing)?\b/.test(whole) && { loopCount: 0 }),
    },
    understood: `${isBinary ? 'a binary clock' : isAnalog ? 'a clock face' : 'a clock'} showing ${shown}${time ? '' : ' (it cannot know the time: name one)'}`,
    used: [
      ...placesOf(
        words,
        isAnalog
          ? /^(?:clock|watch|time|showing|shows|current|analog|analogue|hands|dial|binary|grandfather|wall|pocket|flash(?:es|ing)?|blink(?:s|ing)?|hour|minute)$/
          : /^(?:clock|watch|time|showing|shows|current|digital|binary|digits?|flash(?:es|ing)?|blink(?:s|ing)?)$/,
      ),
      ...(told?.places ?? []),
    ],
  };
}

/** “25:99” is no time of day: its digits are shown, and that is said. */
function asWritten(words: readonly Word[], shown: string, from: number, color: string | undefined): Routine {
  const light = color ?? '#7FE0FF';
  const face = picture(fill('#02060C'), text(shown, light));
  return {
    act: {
      name: shown,
      steps: [step('digits', layers(face, { ambient: breathing(lighten(light, 0.5), 6000) }), null)],
    },
    understood: `the digits ${shown}`,
    told: [`${shown} is no time of day.`],
    used: [
      ...placesOf(words, /^(?:clock|watch|time|showing|shows|digital)$/),
      ...words.flatMap(({ start, end }, index) =>
        start >= from && end <= from + shown.length ? [index] : [],
      ),
    ],
  };
}

/** The four digits as columns of lights, the highest bit on top. */
function bits(hours: number, minutes: number, color: string) {
  const digits = [Math.floor(hours / 10), hours % 10, Math.floor(minutes / 10), minutes % 10];
  const lights = digits.flatMap((digit, column) =>
    [8, 4, 2, 1].map((bit, row) =>
      rect(
        1 + column * 2,
        2 + row * 3,
        2,
        2,
        (digit & bit) === 0 ? '#0A141C' : column % 2 ? lighten(color, 0.8) : color,
      ),
    ),
  );
  return picture(fill('#02060C'), ...lights);
}

function dial(hours: number, minutes: number, color: string) {
  const [x, y] = [5, 7];
  const hand = (turn: number, length: number) => ({
    x: Math.round(x + Math.sin(turn * 2 * Math.PI) * length),
    y: Math.round(y - Math.cos(turn * 2 * Math.PI) * length),
  });
  const hour = hand(((hours % 12) + minutes / 60) / 12, 2.4);
  const minute = hand(minutes / 60, 3.6);
  return picture(
    fill('#05060A'),
    circle(x, y, 4, '#5A4A30'),
    ...[hand(0, 4), hand(0.25, 4), hand(0.5, 4), hand(0.75, 4)].map((mark) => pixel(mark.x, mark.y, color)),
    line(x, y, minute.x, minute.y, color),
    line(x, y, hour.x, hour.y, '#FF8A3C'),
    pixel(x, y, '#FFFFFF'),
  );
}

/** `14:30`, `half past three`, `ten past ten`, `quarter to five`, `7 pm`, `noon`. */
function timeOfDay(words: readonly Word[], wish: string): Told | undefined {
  const digits = /\b([01]?\d|2[0-3]|24(?=.00))[:.h]([0-5]\d)\s*(am|pm)?\b/i.exec(wish);
  if (digits) {
    const [from, to] = [digits.index, digits.index + digits[0].length];
    return {
      value: inHalf(Number(digits[1]), Number(digits[2]), digits[3]?.toLowerCase()),
      places: words.flatMap(({ start, end }, index) => (start >= from && end <= to ? [index] : [])),
    };
  }
  for (let at = 0; at < words.length; at++) {
    const found = spokenAt(words, at);
    if (found) return { value: found.value, places: placesIn([{ at, length: found.length }]) };
  }
  return barely(words);
}

/** “clock showing 7”: a full hour. */
function barely(words: readonly Word[]): Told | undefined {
  for (let at = 1; at < words.length; at++) {
    const isBehind = /^(?:clock|showing|shows|show|at|time)$/.test(words[at - 1]?.text ?? '');
    const hour = isBehind ? numberAt(words, at) : undefined;
    const next = words[at + (hour?.length ?? 0)]?.text ?? '';
    if (hour && isHour(hour.value) && !/^(?:past|to|seconds?|minutes?|hours?|times)$/.test(next))
      return { value: around(hour.value, 0), places: placesIn([{ at, length: hour.length }]) };
  }
  return undefined;
}

function isHour(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 24;
}

function spokenAt(words: readonly Word[], at: number): Read<ClockTime> | undefined {
  const word = words[at]?.text;
  if (word === 'noon' || word === 'midday') return { value: { hours: 12, minutes: 0 }, length: 1 };
  if (word === 'midnight') return { value: { hours: 0, minutes: 0 }, length: 1 };
  const part = phraseAt(words, at, 'half past')
    ? 30
    : phraseAt(words, at, 'quarter past')
      ? 15
      : phraseAt(words, at, 'quarter to')
        ? -15
        : undefined;
  if (part !== undefined) {
    const hour = numberAt(words, at + 2);
    return hour && isHour(hour.value)
      ? { value: around(hour.value, part), length: 2 + hour.length }
      : undefined;
  }
  const number = numberAt(words, at);
  if (!number) return undefined;
  const next = words[at + number.length]?.text;
  const hour = numberAt(words, at + number.length + 1);
  if ((next === 'past' || next === 'to') && hour && isHour(hour.value) && number.value < 60) {
    return {
      value: around(hour.value, next === 'past' ? number.value : -number.value),
      length: number.length + 1 + hour.length,
    };
  }
  if (isHour(number.value) && (next === 'oclock' || next === 'am' || next === 'pm'))
    return { value: inHalf(number.value, 0, next), length: number.length + 1 };
  // “five thirty”
  const minutes = numberAt(words, at + number.length);
  if (minutes && isHour(number.value) && minutes.value < 60 && minutes.value >= 5) {
    return { value: inHalf(number.value, minutes.value, undefined), length: number.length + minutes.length };
  }
  return undefined;
}

function around(hour: number, minutes: number): ClockTime {
  const total = (((Math.floor(hour) * 60 + Math.round(minutes)) % 1440) + 1440) % 1440;
  return { hours: Math.floor(total / 60), minutes: total % 60 };
}

function inHalf(hours: number, minutes: number, half: string | undefined): ClockTime {
  const base = half === 'pm' && hours < 12 ? hours + 12 : half === 'am' && hours === 12 ? 0 : hours;
  return around(base, minutes);
}
