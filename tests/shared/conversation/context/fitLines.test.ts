import { describe, expect, it } from 'vitest';
import { fitLines } from '#shared/conversation/context/fitLines';
import { briefLine } from '#shared/conversation/context/promptLines';
import { exchanges } from '#shared/conversation/exchanges';
import { glow, logOf, reply, wish } from '../logOf';
import { characterBudget } from './simulateConversation';

const budget = characterBudget(100_000, 0);
const perLine = 12;
const older = exchanges(
  logOf(
    ...Array.from({ length: 10 * perLine }, (_, at) => [
      wish(`change number ${at + 100}`),
      reply(2 * at + 1, glow('Sea')),
    ]).flat(),
  ),
);

function tokensOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + budget.count(text) + budget.marks(1), 0);
}

const whole = tokensOf(
  Array.from({ length: 10 }, (_, at) => briefLine(older.slice(at * perLine, (at + 1) * perLine))),
);

describe('lines on older exchanges that do not all fit', () => {
  it.each([
    ['half of the tokens for growth are free', 0.9 * whole, 0.4 * whole, 0.7 * whole],
    ['however much growth asks for, half of the lines’ room is theirs', 0.9 * whole, 5 * whole, 0.45 * whole],
  ])('leave out the oldest until %s', (_, free, growth, aim) => {
    const fitted = fitLines(older, undefined, { free, growth }, budget);
    const skipped = fitted?.skipped ?? 0;
    expect(skipped % perLine).toBe(0);
    const used = tokensOf((fitted?.pieces ?? []).map(({ text }) => text));
    expect(used).toBeLessThanOrEqual(aim);
    // One more line would not have fitted.
    expect(used + tokensOf([briefLine(older.slice(skipped - perLine, skipped))])).toBeGreaterThan(aim);
  });

  it('leave tokens for the marker as well', () => {
    const newest = tokensOf([briefLine(older.slice(-5 * perLine, -4 * perLine))]) * 5;
    const mark = tokensOf(['[60 earlier exchanges left out]']);
    expect(fitLines(older, undefined, { free: newest + mark, growth: 0 }, budget)?.skipped).toBe(60);
    expect(fitLines(older, undefined, { free: newest + mark - 1, growth: 0 }, budget)?.skipped).toBe(72);
  });

  it('begin with a marker that counts the exchanges left out', () => {
    const fitted = fitLines(older, undefined, { free: 0.9 * whole, growth: 0 }, budget);
    expect(fitted?.pieces[0]).toEqual({
      tier: 'skip-marker',
      text: `[${fitted?.skipped ?? 0} earlier exchanges left out]`,
    });
    const covered = (fitted?.pieces.slice(1) ?? []).reduce((sum, { covers = 1 }) => sum + covers, 0);
    expect(covered + (fitted?.skipped ?? 0)).toBe(older.length);
  });
});
