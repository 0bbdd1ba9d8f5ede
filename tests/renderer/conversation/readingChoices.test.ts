import { describe, expect, it } from 'vitest';
import type { Reading } from '#shared/conversation/Entry';
import { intentOf, readingChoices } from '../../../renderer/conversation/readingChoices';

const read = (intent: Reading['intent']): Reading => ({ intent, confidence: 1, because: '' });
const byModel = { origin: 'model', tookMs: 1 } as const;
type Wish = Omit<Parameters<typeof readingChoices>[0], 'hasModel'>;
const choicesOf = (wish: Wish) => readingChoices({ ...wish, hasModel: true });
const offered = (wish: Wish) =>
  choicesOf(wish).choices.flatMap(({ as, isDisabled }) => (isDisabled ? [] : as));

describe('the other ways to read a wish', () => {
  it('are all four for an instant edit', () => {
    const edit = {
      reading: read('edit'),
      hasEarlierProgram: true,
      answer: { origin: 'edit', tookMs: 0 },
    } as const;
    expect(choicesOf(edit).current).toBeUndefined();
    expect(offered(edit)).toEqual(['change', 'new', 'model', 'leave']);
  });

  it('mark the current reading, which cannot be chosen again', () => {
    const cases = [
      ['new', 'new'],
      ['follow-up', 'change'],
      ['remark', 'leave'],
    ] as const;
    for (const [intent, as] of cases) {
      const wish = { reading: read(intent), hasEarlierProgram: true, answer: undefined };
      expect(choicesOf(wish).current).toBe(as);
      expect(offered(wish)).not.toContain(as);
    }
  });

  it('do not include “change” and “leave” when there was no program before', () => {
    expect(offered({ reading: read('new'), hasEarlierProgram: false, answer: undefined })).toEqual(['model']);
  });

  it('do not include the model when there is none', () => {
    const wish = { reading: read('follow-up'), hasEarlierProgram: true, answer: undefined, hasModel: false };
    expect(readingChoices(wish).choices.find(({ as }) => as === 'model')?.isDisabled).toBe(true);
  });

  it('take an edit that could not be made at once for a change like any other', () => {
    expect(intentOf(read('edit'), { origin: 'edit' })).toBe('edit');
    expect(intentOf(read('edit'), byModel)).toBe('follow-up');
    expect(intentOf(read('edit'), undefined)).toBe('follow-up');
    expect(intentOf(read('new'), byModel)).toBe('new');
    const wish = { reading: read('edit'), hasEarlierProgram: true, answer: byModel };
    expect(choicesOf(wish).current).toBe('change');
  });

  it('do not include the model when it has already answered', () => {
    expect(offered({ reading: read('new'), hasEarlierProgram: true, answer: byModel })).toEqual([
      'change',
      'leave',
    ]);
  });
});
