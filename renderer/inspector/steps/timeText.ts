import { count, decimal, seconds } from '../../words/format';
import { stepsWords } from '../../words/inspector/steps';

const { units } = stepsWords;

/** `0.25 s`, `9.0 s`, `25 min`, `1 h 5 min 2.5 s`: a time as it stands in a field, where it can be written over. */
export function timeText(ms: number): string {
  if (ms < 60_000) return secondsText(ms);
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, ms % 60_000];
  return [
    ...(hours > 0 ? [units.hours(count(hours))] : []),
    ...(minutes > 0 ? [units.minutes(count(minutes))] : []),
    ...(rest > 0 ? [secondsText(rest)] : []),
  ].join(' ');
}

function secondsText(ms: number): string {
  if (ms < 1000 && ms % 10 !== 0) return units.milliseconds(count(ms));
  return ms % 100 === 0 ? seconds(ms) : units.seconds(decimal(ms / 1000));
}

const unitMs: Readonly<Record<string, number>> = {
  ms: 1,
  '': 1000,
  s: 1000,
  sec: 1000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
};
const part = /(\d+(?:[.,]\d+)?|[.,]\d+)\s*([a-z]*)/g;

/** The ms that a text means: `9`, `9 s`, `1,5 s`, `250 ms`, `1 h 30 min`; a number alone is seconds. None where it is no time. */
export function readTimeText(text: string): number | undefined {
  const clean = text.trim().toLowerCase();
  if (clean === '' || clean.replace(part, '').trim() !== '') return undefined;
  let ms = 0;
  for (const [, amount = '', unit = ''] of clean.matchAll(part)) {
    const scale = unitMs[unit];
    if (scale === undefined) return undefined;
    ms += Number(amount.replace(',', '.')) * scale;
  }
  return Math.round(ms);
}

/** The share (0 to 1) that a text means as percent: `8`, `8 %`, `12,5%`. None where it is no number. */
export function readShareText(text: string): number | undefined {
  const [, amount] = /^\s*(\d+(?:[.,]\d+)?)\s*%?\s*$/.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount.replace(',', '.')) / 100;
}
