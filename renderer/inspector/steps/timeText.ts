import { stepsWords } from '../../words/inspector/stepsWords';
import { fieldNumbers, type FieldNumbers } from './fieldNumbers';

const { units } = stepsWords;

/** `0.25 s`, `9.0 s`, `25 min`, `1 h 5 min 2.5 s`: a time as shown in an editable field. */
export function timeText(ms: number, numbers: FieldNumbers = fieldNumbers): string {
  if (ms < 60_000) return secondsText(ms, numbers);
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, ms % 60_000];
  return [
    ...(hours > 0 ? [units.hours(numbers.whole(hours))] : []),
    ...(minutes > 0 ? [units.minutes(numbers.whole(minutes))] : []),
    ...(rest > 0 ? [secondsText(rest, numbers)] : []),
  ].join(' ');
}

function secondsText(ms: number, { whole, tenths, hundredths }: FieldNumbers): string {
  if (ms < 1000 && ms % 10 !== 0) return units.milliseconds(whole(ms));
  return units.seconds(ms % 100 === 0 ? tenths(ms / 1000) : hundredths(ms / 1000));
}

/** `8%`: a share (0 to 1) as shown in a field. */
export function shareText(share: number, { percent }: FieldNumbers = fieldNumbers): string {
  return percent(share);
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
const amountWithUnit = /(\d+(?:[.,]\d+)?|[.,]\d+)\s*([a-z]*)/g;

/**
 * Parses a time in ms: `9`, `9 s`, `1,5 s`, `250 ms`, `1 h 30 min`; a bare number is seconds. Undefined if it is not
 * a time.
 */
export function parseTimeText(text: string): number | undefined {
  const clean = text.trim().toLowerCase();
  if (clean === '' || clean.replace(amountWithUnit, '').trim() !== '') return undefined;
  let ms = 0;
  for (const [, amount = '', unit = ''] of clean.matchAll(amountWithUnit)) {
    const scale = unitMs[unit];
    if (scale === undefined) return undefined;
    ms += Number(amount.replace(',', '.')) * scale;
  }
  return Math.round(ms);
}

/** Parses a percentage as a share (0 to 1): `8`, `8 %`, `%8`, `12,5%`. Undefined if it is not a number. */
export function parseShareText(text: string): number | undefined {
  // Some languages put direction marks around the sign.
  const clean = text.replaceAll(/[\u061C\u200E\u200F]/g, '').trim();
  const [, amount] = /^%?\s*(\d+(?:[.,]\d+)?)\s*%?$/.exec(clean) ?? [];
  return amount === undefined ? undefined : Number(amount.replace(',', '.')) / 100;
}
