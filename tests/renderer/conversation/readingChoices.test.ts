import { describe, expect, it } from 'vitest';
import type { Reading } from '#shared/conversation/entry';
import { readingChoices } from '../../../renderer/conversation/readingChoices';

const read = (intent: Reading['intent']): Reading => ({ intent, confidence: 1, because: '' });
const byModel = { maker: 'model', tookMs: 1 } as const;
const offered = (wish: Parameters<typeof readingChoices>[0]) =>
  readingChoices(wish).choices.flatMap(({ as, isDisabled }) => (isDisabled ? [] : as));

describe('the ways to read a wish otherwise', () => {
  it('are all four for an instant edit, which is none of them', () => {
    const edit = { reading: read('edit'), hasBefore: true, answer: { maker: 'edit', tookMs: 0 } } as const;
    expect(readingChoices(edit).present).toBeUndefined();
    expect(offered(edit)).toEqual(['change', 'new', 'model', 'leave']);
  });

  it('tick the one it was read in, which is no choice', () => {
    const cases = [
      ['new', 'new'],
      ['follow-up', 'change'],
      ['remark', 'leave'],
    ] as const;
    for (const [intent, as] of cases) {
      const wish = { reading: read(intent), hasBefore: true, answer: undefined };
      expect(readingChoices(wish).present).toBe(as);
      expect(offered(wish)).not.toContain(as);
    }
  });

  it('change and leave nothing where nothing was there before', () => {
    expect(offered({ reading: read('new'), hasBefore: false, answer: undefined })).toEqual(['model']);
  });

  it('do not ask the model for what it has answered already', () => {
    expect(offered({ reading: read('new'), hasBefore: true, answer: byModel })).toEqual(['change', 'leave']);
  });
});
