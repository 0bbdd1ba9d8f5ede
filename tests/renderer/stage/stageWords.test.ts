import { describe, expect, it } from 'vitest';
import { maxSleepMinutes, parseSleepMinutes } from '../../../renderer/stage/SleepTimer';
import { untilNextMinuteMs } from '../../../renderer/stage/useTimeLeft';
import { stageWords } from '../../../renderer/words/stageWords';

const minutes = (count: number) => count * 60_000;

describe('the words of the transport', () => {
  it('tell the length of a pass, and that it never ends', () => {
    expect(stageWords.transport.of(18_000, true)).toBe(' / 00:18.0 ∞');
    expect(stageWords.transport.of(18_000, false)).toBe(' / 00:18.0');
    expect(stageWords.transport.of(0, true)).toBe(' / ∞');
  });

  it('say that the light is dimmed, and to what, only when it is', () => {
    expect(stageWords.draw.hint(612, 1500, 62)).toMatch(/Dimmed to 62.*1,500.mA/);
    expect(stageWords.draw.hint(612, 1500, 100)).toMatch(/612.mA of the 1,500.mA/);
  });

  it('count the last minute down until it is over', () => {
    const left = (ms: number) => stageWords.sleep.left(ms).replace('\u00A0', ' ');
    expect(left(minutes(29) + 1)).toBe('30 min');
    expect(left(minutes(29))).toBe('29 min');
    expect(left(1)).toBe('1 min');
    expect(left(minutes(120)).startsWith('2')).toBe(true);
  });

  it('say how often a part repeats', () => {
    expect([Infinity, 3].map(stageWords.timeline.rounds)).toEqual(['∞', '× 3']);
  });
});

describe('the sleep timer', () => {
  it.each([
    ['20', 20],
    [' 1 ', 1],
    [String(maxSleepMinutes), maxSleepMinutes],
    [String(maxSleepMinutes + 1), undefined],
    ['0', undefined],
    ['-5', undefined],
    ['2.5', undefined],
    ['1e2', undefined],
    ['', undefined],
    ['soon', undefined],
  ])('reads “%s” as %s minutes', (text, read) => {
    expect(parseSleepMinutes(text)).toBe(read);
  });

  it('updates exactly when the remaining minutes change', () => {
    for (const leftMs of [1, 59_999, 60_000, 60_001, 150_000]) {
      const told = Math.ceil(leftMs / 60_000);
      const laterMs = leftMs - untilNextMinuteMs(leftMs);
      expect(Math.ceil((laterMs + 1) / 60_000)).toBe(told);
      expect(Math.ceil(laterMs / 60_000)).toBe(told - 1);
    }
  });
});
