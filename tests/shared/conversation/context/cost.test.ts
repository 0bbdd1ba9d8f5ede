import { describe, expect, it } from 'vitest';
import { costOf, fullHistory, ourLayout, plainTiers } from '../../../bench/contextBench';
import { scripted } from '../scriptedConversations';

describe('sixty turns of a conversation', () => {
  const { past } = scripted('evening');
  const [full, plain, ours] = [fullHistory, plainTiers, ourLayout].map((layout) => costOf(layout, past));

  it('evaluate at most 30 % of the prompt tokens anew that plain two tiers do', () => {
    expect((ours?.anew ?? Infinity) / (plain?.anew ?? 0)).toBeLessThanOrEqual(0.3);
  });

  it('never exceed the budget, where the full history soon does', () => {
    expect([ours?.turnsOver, plain?.turnsOver]).toEqual([0, 0]);
    expect(full?.turnsOver).toBeGreaterThan(40);
  });

  it('by reference cost at most two fifths of what plain two tiers do', () => {
    const byReference = scripted('evening-by-reference').past;
    const [simple, told] = [plainTiers, ourLayout].map((layout) => costOf(layout, byReference));
    expect(told?.turnsOver).toBe(0);
    expect((told?.anew ?? Infinity) / (simple?.anew ?? 0)).toBeLessThanOrEqual(0.4);
  });
});
