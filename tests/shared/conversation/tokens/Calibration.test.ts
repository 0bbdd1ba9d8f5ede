import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetOf, estimatePrompt } from '#shared/conversation/tokens/Budget';
import {
  calibrationSchema,
  replyReserve,
  safetyMargin,
  tokenFactor,
  uncalibrated,
  withPromptCount,
  withRefusedPrompt,
  withReplyCount,
  type Calibration,
} from '#shared/conversation/tokens/Calibration';

const text = 'A thunderstorm over the sea, with violet flashes now and then. '.repeat(40);
const after = (counts: readonly number[], start = uncalibrated) =>
  counts.reduce((calibration, counted) => withPromptCount(calibration, 1000, counted), start);

describe('the calibration of a model’s token counts', () => {
  it('begins with the table alone', () => {
    expect(tokenFactor(uncalibrated)).toBe(1);
  });

  it('follows the server’s counts: upwards at once, downwards within a few prompts', () => {
    expect(tokenFactor(after([1300, 1300, 1300]))).toBe(1.3);
    expect(tokenFactor(after([900, 900, 900, 900, 900, 900, 900, 900]))).toBe(0.9);
  });

  it('is not moved by a single odd count', () => {
    expect(tokenFactor(after([1300]))).toBe(1.3);
    expect(tokenFactor(after([900, 900, 900]))).toBe(1);
    const steady = after([1050, 1050, 1050, 1050, 1050, 1050]);
    expect(tokenFactor(withPromptCount(steady, 1000, 1900))).toBe(1.05);
  });

  it.each([
    ['zero', 0],
    ['a cached prompt', 140],
    ['no whole number', 1000.5],
    ['nothing', undefined],
    ['not a number', Number.NaN],
    ['far too many', 9000],
    ['less than none', -5],
  ])('ignores an implausible count: %s', (_, counted) => {
    const known = after([1100, 1100]);
    expect(withPromptCount(known, 1000, counted)).toBe(known);
    expect(withPromptCount(known, 0, 1000)).toBe(known);
  });

  it('after a prompt was refused for its size, expects that size the next time', () => {
    const known = after([1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000]);
    expect(tokenFactor(withRefusedPrompt(known, 1000, 1200))).toBeGreaterThanOrEqual(1.2);
    expect(withRefusedPrompt(known, 1000, 0)).toBe(known);
  });

  it('forgets old prompts, stays small and can be stored, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.integer(), fc.boolean())), (readings) => {
        let calibration: Calibration = uncalibrated;
        for (const [counted, other, isRefused] of readings) {
          const learn = isRefused ? withRefusedPrompt : withPromptCount;
          calibration = withReplyCount(learn(calibration, Math.abs(other) % 4000, counted), other);
        }
        expect(calibrationSchema.parse(JSON.parse(JSON.stringify(calibration)))).toEqual(calibration);
        expect(tokenFactor(calibration)).toBeGreaterThanOrEqual(0.75);
        expect(tokenFactor(calibration)).toBeLessThanOrEqual(3);
      }),
    );
    const moved = after(
      Array.from({ length: 12 }, () => 1100),
      after([1500, 1500, 1500, 1500]),
    );
    expect(tokenFactor(moved)).toBe(1.1);
  });
});

describe('the reserve for a reply', () => {
  const seen = (...replies: number[]) =>
    replies.reduce((calibration, count) => withReplyCount(calibration, count), uncalibrated);

  it('is at least 700 tokens', () => {
    expect(replyReserve(uncalibrated, 4096)).toBe(700);
    expect(replyReserve(seen(120, 300), 4096)).toBe(700);
  });

  it('is enough for nineteen of twenty replies', () => {
    const twenty = Array.from({ length: 19 }, () => 900);
    expect(replyReserve(seen(...twenty, 1300), 4096)).toBe(900);
    expect(replyReserve(seen(...twenty, 1300, 1300, 1300), 4096)).toBe(1300);
  });

  it('is at most a third of the window, so that one long reply does not end the conversation', () => {
    expect(replyReserve(seen(4000), 4096)).toBe(1365);
    expect(replyReserve(seen(4000), 8192)).toBe(2730);
  });

  it('ignores replies that were not counted', () => {
    expect(seen(0, -1, 2.5, Number.NaN)).toEqual(uncalibrated);
  });
});

describe('the budget', () => {
  it('counts with the model’s factor and a margin', () => {
    const plain = budgetOf(uncalibrated, 4096);
    const dear = budgetOf(after([1500, 1500, 1500, 1500]), 4096);
    expect(plain.count(text) / estimateOf(text)).toBeCloseTo(1 + safetyMargin, 2);
    expect(dear.count(text) / plain.count(text)).toBeCloseTo(1.5, 1);
    expect([plain.marks(100), dear.marks(100)]).toEqual([104, 156]);
    expect([plain.numCtx, plain.reserve]).toEqual([4096, 700]);
  });
});

/** The estimate for a text without calibration. */
function estimateOf(content: string): number {
  return estimatePrompt([{ content }]) - estimatePrompt([{ content: '' }]);
}
