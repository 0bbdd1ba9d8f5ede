import { describe, expect, it } from 'vitest';
import { costOf, fullHistory, ourLayout, plainTiers } from '../../../bench/contextBench';
import { scripted } from '../scriptedConversations';

describe('sixty turns of a conversation', () => {
  const { past } = scripted('evening');
  const [full, plain, ours] = [fullHistory, plainTiers, ourLayout].map((layout) => costOf(layout, past));

  it('evaluate at most 30 % of the prompt tokens that plain two tiers evaluate', () => {
    expect((ours?.evaluated ?? Infinity) / (plain?.evaluated ?? 0)).toBeLessThanOrEqual(0.3);
  });

  it('never exceed the budget, unlike the full history', () => {
    expect([ours?.turnsOver, plain?.turnsOver]).toEqual([0, 0]);
    expect(full?.turnsOver).toBeGreaterThan(40);
  });

  it('by reference cost at most two fifths of what plain two tiers do', () => {
    const byReference = scripted('evening-by-reference').past;
    const [plainCost, ourCost] = [plainTiers, ourLayout].map((layout) => costOf(layout, byReference));
    expect(ourCost?.turnsOver).toBe(0);
    expect((ourCost?.evaluated ?? Infinity) / (plainCost?.evaluated ?? 0)).toBeLessThanOrEqual(0.4);
  });
});
