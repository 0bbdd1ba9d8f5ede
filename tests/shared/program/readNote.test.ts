import { describe, expect, it } from 'vitest';
import { parseReply } from '#shared/program/parseReply';

describe('the note', () => {
  const withNote = (note: unknown) => {
    const steps = [{ id: 'a', command: { type: 'off' }, duration: 500 }];
    const result = parseReply(JSON.stringify({ program: { name: 'N', steps }, note }));
    return result.ok ? result.note : result.error;
  };

  it('is one line of at most 160 characters, cut between words', () => {
    expect(withNote('  likes\n slow   waves ')).toBe('likes slow waves');
    const long = withNote('word '.repeat(80));
    expect(long).toMatch(/^(word )+word…$/);
    expect(typeof long === 'string' && long.length <= 160).toBe(true);
  });

  it('joins several notes, and is undefined when empty or not text', () => {
    expect(withNote(['warm', '', 'slow'])).toBe('warm · slow');
    for (const nothing of ['', '   ', 7, null, {}, []]) expect(withNote(nothing)).toBeUndefined();
  });

  it('never becomes part of the program', () => {
    const inside = parseReply(
      '{"program":{"name":"N","note":"hi","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}}',
    );
    expect(inside).toMatchObject({ ok: true, note: 'hi' });
    expect(inside.ok && 'note' in inside.program).toBe(false);
  });
});
