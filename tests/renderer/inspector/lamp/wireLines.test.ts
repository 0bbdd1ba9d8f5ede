import { describe, expect, it } from 'vitest';
import type { WireLine } from '#shared/api/areas/lampArea';
import { clearLines, linesAsText, noLines, withLines } from '../../../../renderer/inspector/lamp/wireLines';

const line = (number: number, from: WireLine['from'] = 'app'): WireLine => ({
  number,
  from,
  at: Date.UTC(2026, 0, 1, 12, 0, 0, 250),
  text: `line ${number}`,
});
const some = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => line(from + at));

describe('the wire log', () => {
  it('adds new lines, and none twice', () => {
    const log = withLines(withLines(noLines, some(1, 3)), some(2, 5));
    expect(log.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(withLines(log, some(4, 5))).toBe(log);
  });

  it('keeps the last thousand lines', () => {
    const log = withLines(withLines(noLines, some(1, 900)), some(901, 1200));
    expect(log.lines).toHaveLength(1000);
    expect(log.lines.at(0)?.number).toBe(201);
    expect(log.lastNumber).toBe(1200);
  });

  it('is empty after it was cleared, and continues with new lines', () => {
    const log = clearLines(withLines(noLines, some(1, 3)));
    expect(log).toEqual({ lines: [], lastNumber: 3 });
    expect(withLines(log, some(1, 4)).lines.map(({ number }) => number)).toEqual([4]);
  });

  it('is copied as lines with time, direction and text', () => {
    const text = linesAsText([line(1), line(2, 'lamp')]);
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/\d\d:00:00[.,]250 → line 1$/),
      expect.stringMatching(/\d\d:00:00[.,]250 ← line 2$/),
      '',
    ]);
  });
});
