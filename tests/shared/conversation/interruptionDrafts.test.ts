import { describe, expect, it } from 'vitest';
import type { EntryDraft } from '#shared/conversation/Entry';
import { interruptionDrafts } from '#shared/conversation/interruptionDrafts';
import { glow, logOf, reply, wish } from './logOf';

const read = (intent: 'new' | 'follow-up' | 'edit' | 'undo' | 'remark' | 'control') => ({
  reading: { intent, confidence: 1, because: 'said so' },
});

describe('a conversation that was closed in the middle of an answer', () => {
  it.each(['new', 'follow-up', 'edit', 'undo'] as const)(
    'gets a failure that says the wish (%s) was stopped',
    (intent) => {
      const entries = logOf(wish('a fire', read('new')), reply(1, glow('Fire')), wish('waves', read(intent)));
      expect(interruptionDrafts(entries)).toMatchObject([{ type: 'failure', to: 3, code: 'STOPPED' }]);
    },
  );

  it('gets it also after a change by hand in the meantime', () => {
    const byHand: EntryDraft = { type: 'manual', program: glow('Mine'), changes: [] };
    expect(interruptionDrafts(logOf(wish('a fire', read('new')), byHand))).toHaveLength(1);
  });

  it('gets it also after an undo or a change taken back in the meantime', () => {
    const before = [wish('a fire', read('new')), reply(1, glow('Fire')), wish('waves', read('new'))];
    const back: EntryDraft = { type: 'restore', to: 2, how: 'undo' };
    const takenBack: EntryDraft = { type: 'edit', to: 1, program: glow('Fire'), changes: [] };
    for (const meanwhile of [back, takenBack])
      expect(interruptionDrafts(logOf(...before, meanwhile))).toMatchObject([{ type: 'failure', to: 3 }]);
  });

  it('gets it once', () => {
    const entries = logOf(wish('a fire', read('new')));
    expect(interruptionDrafts(logOf(wish('a fire', read('new')), ...interruptionDrafts(entries)))).toEqual(
      [],
    );
  });
});

describe('a conversation that was closed while idle', () => {
  it('needs nothing', () => {
    expect(interruptionDrafts([])).toEqual([]);
    expect(interruptionDrafts(logOf(wish('a fire', read('new')), reply(1, glow('Fire'))))).toEqual([]);
  });

  it.each(['remark', 'control'] as const)('needs nothing when the last wish was a %s', (intent) => {
    expect(interruptionDrafts(logOf(wish('thank you', read(intent))))).toEqual([]);
  });

  it('needs nothing when the last wish was an undo', () => {
    const back = { type: 'restore', to: 2, how: 'undo' } as const;
    const entries = logOf(wish('a fire'), reply(1, glow('Fire')), wish('undo', read('undo')), back);
    expect(interruptionDrafts(entries)).toEqual([]);
  });
});
