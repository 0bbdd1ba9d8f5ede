import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProgram } from '#shared/program/formatProgram';
import { parseProgram } from '#shared/program/parseProgram';
import { parseReply } from '#shared/program/parseReply';
import { programSchema, type Program } from '#shared/program/Program';
import { repliesOf, rows } from './fixtures';

function currentOf(raw: unknown): Program | undefined {
  if (raw === undefined) return undefined;
  const parsed = parseProgram(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.repairs).toEqual([]);
  return parsed.program;
}

describe.each(rows)('replies with %s', (row) => {
  const replies = repliesOf(row);

  it('has an expectation for every reply', () => {
    const files = readdirSync(join(import.meta.dirname, '../../fixtures/replies', row));
    const texts = files.filter((file) => file.endsWith('.txt')).map((file) => file.slice(0, -'.txt'.length));
    expect(replies.map(({ name }) => name).sort()).toEqual(texts.sort());
    expect(replies.length).toBeGreaterThanOrEqual(4);
  });

  it.each(replies)('$name', ({ text, expected }) => {
    const parsed = parseReply(text, currentOf(expected.current));
    if (!parsed.ok || !expected.ok) {
      expect(parsed.ok).toBe(expected.ok);
      if (!parsed.ok) expect(parsed.error.message).toMatch(/^[A-Z].*\.$/s);
      return;
    }
    if (expected.exact) expect(parsed.program).toEqual(expected.program);
    else expect(parsed.program).toMatchObject(expected.program as object);
    expect(programSchema.safeParse(parsed.program).success).toBe(true);
    expect(parsed.note).toBe(expected.note);
    if (expected.repairs === 0) expect(parsed.repairs).toEqual([]);
    else if (expected.mentions?.length) {
      const repairs = parsed.repairs.join('\n').toLowerCase();
      expect(
        expected.mentions.some((word) => repairs.includes(word.toLowerCase())),
        repairs,
      ).toBe(true);
    }
    expect(parseReply(formatProgram(parsed.program))).toEqual({
      ok: true,
      program: parsed.program,
      repairs: [],
    });
  });
});
