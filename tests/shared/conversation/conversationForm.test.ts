import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { currentFormat } from '#shared/conversation/conversationFile';
import { entrySchema } from '#shared/conversation/Entry';

/** The fingerprint of the entries' schema, and the file version it belongs to. */
const known = { version: 6, form: '2fece6a681f0' };

/** Every key and fixed value of a JSON schema, with its path; bounds and descriptions are left out. */
function wordsOf(part: unknown, path = ''): string[] {
  if (Array.isArray(part)) return part.flatMap((item) => wordsOf(item, path));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'const') return [`${path}=${String(value)}`];
    if (key === 'enum' && Array.isArray(value)) return value.map((word) => `${path}=${String(word)}`);
    if (key === '$ref') return [`${path}→${String(value)}`];
    const isNaming = (key === 'properties' || key === '$defs') && typeof value === 'object' && value !== null;
    if (!isNaming) return wordsOf(value, path);
    return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => [
      `${path}.${name}`,
      ...wordsOf(inner, `${path}.${name}`),
    ]);
  });
}

describe('the entries of a conversation', () => {
  it('hold nothing new without a new file version: an older Lampwright would read their lines as damaged', () => {
    const words = wordsOf(z.toJSONSchema(entrySchema, { io: 'output', unrepresentable: 'any' }));
    expect(words.length).toBeGreaterThan(150);
    const form = createHash('sha256').update(words.toSorted().join('\n')).digest('hex').slice(0, 12);
    const now = { version: currentFormat.version, form };
    expect(now, 'Raise currentFormat.version, say why beside it, and write both down here.').toEqual(known);
  });
});
