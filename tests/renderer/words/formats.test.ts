import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatsFor } from '../../../renderer/words/formats';

const {
  formatBytes: bytes,
  formatRunningTime: clock,
  formatPercent: share,
  formatDuration: span,
  formatPastDate: whenBefore,
} = formatsFor('en-GB');

/** Numbers and units are joined by a non-breaking space. */
const joined = (text: string) => text.replace(/ (?=\D)/g, '\u00A0');

describe('figures', () => {
  it('are written in the user’s language', () => {
    const german = formatsFor('de-DE');
    expect(german.formatCount(4096)).toBe('4.096');
    expect(german.formatSeconds(9400)).toBe(joined('9,4 s'));
    expect(german.formatRunningTime(3_723_400)).toBe('1:02:03,4');
    expect(german.formatPercent(0.7)).toMatch(/^70\s%$/);
    expect(german.formatBytes(3_338_801_804)).toBe(joined('3,34 GB'));
  });

  it('are sizes in powers of ten, as shops and Ollama count them', () => {
    expect(bytes(3_338_801_804)).toBe(joined('3.34 GB'));
    expect(bytes(850_000_000)).toBe(joined('850 MB'));
    expect(bytes(512_345)).toBe(joined('512 kB'));
  });

  it('are durations with the units that people use', () => {
    expect(span(20_400)).toBe(joined('20 s'));
    expect(span(75_000)).toBe(joined('75 s'));
    expect(span(180_000)).toBe(joined('3 min'));
    expect(span(80 * 60_000)).toBe(joined('80 min'));
    expect(span(2 * 3_600_000)).toBe(joined('2 h'));
    expect(span(2 * 3_600_000 + 20 * 60_000)).toBe(joined('2 h 20 min'));
    expect(span(-5)).toBe(joined('0 s'));
  });

  it.each([
    [0, '00:00.0'],
    [3299, '00:03.2'],
    [59_999, '00:59.9'],
    [754_000, '12:34.0'],
    [3_723_400, '1:02:03.4'],
  ])('are written like a clock for running times: %i ms is %s', (ms, said) => {
    expect(clock(ms)).toBe(said);
  });

  it('are shares in per cent, without decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (part) => /^\d{1,3}\s?%$/.test(share(part))),
    );
  });

  it('give the time for today, the day for this year, and the year for others', () => {
    const now = new Date(2026, 10, 15, 20, 0).getTime();
    const [today, thisYear, before] = [
      new Date(2026, 10, 15, 9, 5),
      new Date(2026, 2, 3, 9, 5),
      new Date(2025, 2, 3, 9, 5),
    ].map((date) => whenBefore(date.getTime(), now));
    expect(today).toMatch(/:05/);
    expect(thisYear).toMatch(/Mar/);
    expect(thisYear).not.toMatch(/2026/);
    expect(before).toMatch(/2025/);
  });
});
