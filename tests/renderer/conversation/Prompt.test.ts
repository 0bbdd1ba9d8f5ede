import { describe, expect, it } from 'vitest';
import { createPrompt, sessionTextStorage, type TextStorage } from '../../../renderer/conversation/Prompt';

/** A tab's storage. */
function keptIn(box: { text: string }): TextStorage {
  return {
    read: () => box.text,
    write: (text) => {
      box.text = text;
    },
  };
}

const wishes = ['third', 'second', 'first'];
const open = (text = '') => createPrompt(keptIn({ text }));

describe('the prompt', () => {
  it('survives a reload', () => {
    const box = { text: '' };
    createPrompt(keptIn(box)).write('a storm');
    expect(createPrompt(keptIn(box)).getState().text).toBe('a storm');
  });

  it('is empty when the browser stores nothing', () => {
    const kept = sessionTextStorage('prompt');
    expect(() => kept.write('a')).not.toThrow();
    expect(typeof kept.read()).toBe('string');
  });

  it('goes back through earlier wishes, and forward again to an empty prompt', () => {
    const prompt = open();
    const texts = (['earlier', 'earlier', 'earlier', 'earlier', 'later', 'later', 'later'] as const).map(
      (way) => {
        prompt.recall(way, wishes);
        return prompt.getState().text;
      },
    );
    expect(texts).toEqual(['third', 'second', 'first', 'first', 'second', 'third', '']);
  });

  it('never overwrites typed text, even if that is a changed earlier wish', () => {
    const prompt = open('a sto');
    expect(prompt.recall('earlier', wishes)).toBe(false);
    expect(prompt.getState().text).toBe('a sto');
    prompt.write('');
    prompt.recall('earlier', wishes);
    prompt.write('third, but slower');
    expect(prompt.recall('earlier', wishes)).toBe(false);
    expect(prompt.getState().text).toBe('third, but slower');
  });

  it('leaves the arrow keys to the field when there is no earlier wish', () => {
    const prompt = open();
    expect(prompt.recall('later', wishes)).toBe(false);
    expect(prompt.recall('earlier', [])).toBe(false);
  });

  it('stores a recalled wish as well', () => {
    const box = { text: '' };
    createPrompt(keptIn(box)).recall('earlier', wishes);
    expect(box.text).toBe('third');
  });
});
