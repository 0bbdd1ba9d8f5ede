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
  it('outlives a reload', () => {
    const box = { text: '' };
    createPrompt(keptIn(box)).write('a storm');
    expect(createPrompt(keptIn(box)).getState().text).toBe('a storm');
  });

  it('is merely empty where the browser keeps nothing', () => {
    const kept = sessionTextStorage('prompt');
    expect(() => kept.write('a')).not.toThrow();
    expect(typeof kept.read()).toBe('string');
  });

  it('walks back through earlier wishes, and forth again to nothing', () => {
    const prompt = open();
    const texts = (['earlier', 'earlier', 'earlier', 'earlier', 'later', 'later', 'later'] as const).map(
      (way) => {
        prompt.recall(way, wishes);
        return prompt.getState().text;
      },
    );
    expect(texts).toEqual(['third', 'second', 'first', 'first', 'second', 'third', '']);
  });

  it('never overwrites what was written, be it a recalled wish that was changed', () => {
    const prompt = open('a sto');
    expect(prompt.recall('earlier', wishes)).toBe(false);
    expect(prompt.getState().text).toBe('a sto');
    prompt.write('');
    prompt.recall('earlier', wishes);
    prompt.write('third, but slower');
    expect(prompt.recall('earlier', wishes)).toBe(false);
    expect(prompt.getState().text).toBe('third, but slower');
  });

  it('leaves the arrows to the field where there is nothing to recall', () => {
    const prompt = open();
    expect(prompt.recall('later', wishes)).toBe(false);
    expect(prompt.recall('earlier', [])).toBe(false);
  });

  it('keeps what is recalled as well', () => {
    const box = { text: '' };
    createPrompt(keptIn(box)).recall('earlier', wishes);
    expect(box.text).toBe('third');
  });
});
