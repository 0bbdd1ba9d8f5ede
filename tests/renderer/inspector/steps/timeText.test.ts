import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldNumbersFor } from '../../../../renderer/inspector/steps/fieldNumbers';
import {
  parseShareText,
  parseTimeText,
  shareText,
  timeText,
} from '../../../../renderer/inspector/steps/timeText';

describe('times in a field', () => {
  it('are written with the units that people use', () => {
    const written = [30, 123, 250, 800, 9000, 12_340, 60_000, 1_500_000, 3_902_500].map((ms) => timeText(ms));
    expect(written.map((text) => text.replaceAll(' ', ' '))).toEqual([
      '0.03 s',
      '123 ms',
      '0.25 s',
      '0.8 s',
      '9.0 s',
      '12.34 s',
      '1 min',
      '25 min',
      '1 h 5 min 2.5 s',
    ]);
  });

  it('are read as they are written, to the hundredth of a second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400_000 }), (ms) => {
        expect(Math.abs((parseTimeText(timeText(ms)) ?? Infinity) - ms)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('and shares, are read as each language writes them', () => {
    for (const locale of ['en', 'de', 'fr', 'tr', 'ar-EG', 'fa', 'mr', 'my']) {
      const numbers = fieldNumbersFor(locale);
      for (const ms of [123, 250, 9000, 12_340, 1_500_000, 3_902_500])
        expect(parseTimeText(timeText(ms, numbers)), locale).toBe(ms);
      for (const part of [0.01, 0.2, 1]) expect(parseShareText(shareText(part, numbers)), locale).toBe(part);
    }
  });

  it('are read in the forms that people type, and no others', () => {
    expect(['9', ' 9s', '1,5 s', '.5', '250ms', '2 min', '1h30min', '1 h 2 m 3'].map(parseTimeText)).toEqual([
      9000, 9000, 1500, 500, 250, 120_000, 5_400_000, 3_723_000,
    ]);
    for (const text of ['', 'soon', '9 x', '-3', '1..2', 's', '3 s!'])
      expect(parseTimeText(text)).toBeUndefined();
  });

  it('and shares, as percentages', () => {
    expect(['8', '8 %', '12,5%', '100%'].map(parseShareText)).toEqual([0.08, 0.08, 0.125, 1]);
    for (const text of ['', 'few', '-1', '8 % or so']) expect(parseShareText(text)).toBeUndefined();
  });
});
