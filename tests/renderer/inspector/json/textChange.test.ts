import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textChange } from '../../../../renderer/inspector/json/textChange';

describe('the change from one text to another', () => {
  it('is undefined when both are the same', () => {
    expect(textChange('aa', 'aa')).toBeUndefined();
  });

  it('leaves out the unchanged text before and after it', () => {
    expect(textChange('one two three', 'one too three')).toEqual({ from: 5, to: 6, insert: 'o' });
    expect(textChange('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' });
  });

  it('turns the one into the other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 8 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { from, to, insert } = textChange(before, after) ?? { from: 0, to: 0, insert: '' };
        expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
        expect(to).toBeGreaterThanOrEqual(from);
      }),
    );
  });
});
