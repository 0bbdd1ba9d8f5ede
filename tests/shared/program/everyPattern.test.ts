import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownWords } from '#shared/conversation/tokens/tokenTable';
import { patternForms } from '#shared/lamp/code/lampCodeTable';
import { schemaParts } from '#shared/program/Program';
import { pattern } from './arbitraries';

const docs = join(import.meta.dirname, '../../../docs');
const player = readFileSync(join(docs, 'player.md'), 'utf8');
const made = new Set(fc.sample(pattern, { numRuns: 1000, seed: 1 }).map(({ name }) => name));

/** What neither the compiler nor another test would ask of a pattern that is new in the schema. */
describe.each(schemaParts.patterns.map(({ shape }) => [shape.name.value, shape] as const))(
  'the pattern %s',
  (name, { params }) => {
    it('is among those that the property tests try, and so compared with the firmware (arbitraries.ts)', () => {
      expect([...made]).toContain(name);
    });

    it('can be told to the lamp with all its parameters (codeTable.ts)', () => {
      const told = patternForms.filter((form) => form.name === name).flatMap(({ fields }) => fields);
      expect(new Set(told.map(([key]) => key))).toEqual(new Set(Object.keys(params.shape)));
    });

    it('is a word whose tokens are known (tokenTable.ts)', () => {
      expect(knownWords.has(name)).toBe(true);
    });

    it('is shown in docs/player.md, with its sheet (npm run sheets)', () => {
      const sheet = `sheets/pattern-${name}.png`;
      expect(player.includes(`| \`${name}\``), `a row for ${name}`).toBe(true);
      expect(player.includes(`![${name}](${sheet})`), `its picture, ${sheet}`).toBe(true);
      expect(existsSync(join(docs, sheet)), sheet).toBe(true);
    });
  },
);

describe('lamp code', () => {
  it('has one meaning for each tag', () => {
    const tags = patternForms.map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(tags.length);
  });
});
