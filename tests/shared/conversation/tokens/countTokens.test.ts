import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { countTokens } from '#shared/conversation/tokens/countTokens';
import { knownWords } from '#shared/conversation/tokens/tokenTable';
import { cpuMs } from '../../cpuMs';

interface Counted {
  readonly kind: string;
  readonly text: string;
  /** What Gemma 3's own tokenizer counts. */
  readonly tokens: number;
  /** Not used for fitting the table. */
  readonly heldOut?: boolean;
}

const fixture = join(import.meta.dirname, '../../../fixtures/tokens/counts.json');
const counted = JSON.parse(readFileSync(fixture, 'utf8')) as readonly Counted[];
const heldOut = counted.filter((one) => one.heldOut);

/** The maximum mean error for a kind of text, and how far a longer one may be underestimated. */
const bounds: Readonly<Record<string, { readonly mean: number; readonly below: number }>> = {
  json: { mean: 0.02, below: 0.04 },
  'pretty json': { mean: 0.02, below: 0.04 },
  summary: { mean: 0.03, below: 0.05 },
  prompt: { mean: 0.03, below: 0.03 },
  prose: { mean: 0.05, below: 0.03 },
  notes: { mean: 0.07, below: 0.03 },
  'wish English': { mean: 0.09, below: 0.03 },
  'prose other': { mean: 0.12, below: 0.12 },
  wish: { mean: 0.12, below: 0.12 },
  odd: { mean: 0.15, below: 0.1 },
};

/** Wishes in other languages than English are one kind: each alone has too few texts for a mean. */
function kindOf({ kind }: Counted): string {
  return kind.startsWith('wish ') && kind !== 'wish English' ? 'wish' : kind;
}

/** The relative error of an estimate; texts of less than twenty tokens count as twenty. */
function errorOf(one: Counted, estimate = countTokens(one.text)): number {
  return (estimate - one.tokens) / Math.max(20, one.tokens);
}

function meanError(texts: readonly Counted[], estimate = (one: Counted) => countTokens(one.text)): number {
  return texts.reduce((sum, one) => sum + Math.abs(errorOf(one, estimate(one))), 0) / texts.length;
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom(...'{}[]",:#-= \n\tabFFя光9\ud83d'.split('')), { maxLength: 30 })
    .map((signs) => signs.join('')),
  fc.constantFrom(...counted.map(({ text }) => text)).filter((text) => text.length < 300),
  fc.lorem(),
);

function minMs(text: string): number {
  return Math.min(...[1, 2, 3].map(() => cpuMs(() => void countTokens(text))));
}

describe('the counted texts', () => {
  it('include every kind that has a bound, and a third of them was not used for fitting', () => {
    expect([...new Set(counted.map(kindOf))].toSorted()).toEqual(Object.keys(bounds).toSorted());
    expect(heldOut.length).toBeGreaterThan(counted.length / 3);
  });
});

describe.each(Object.entries(bounds))('countTokens for %s', (kind, { mean, below }) => {
  const all = counted.filter((one) => kindOf(one) === kind);

  it('is close to the tokenizer on average', () => {
    expect(meanError(all)).toBeLessThanOrEqual(mean);
  });

  it('is as close for texts that were not used for fitting', () => {
    expect(meanError(all.filter((one) => one.heldOut))).toBeLessThanOrEqual(mean);
  });

  it('does not underestimate longer texts by much', () => {
    const tooLow = all.filter((one) => one.tokens > 60 && errorOf(one) < -below);
    expect(tooLow.map(({ text, tokens }) => ({ text, tokens, counted: countTokens(text) }))).toEqual([]);
  });
});

describe('countTokens', () => {
  it('counts nothing for no text', () => {
    expect(countTokens('')).toBe(0);
  });

  it('counts the syntax and the words of a program exactly', () => {
    const step =
      '{"id":"dark","command":{"type":"pattern","name":"breathing","params":{"color":"#1A1A3A","speed":3000}}}';
    expect(countTokens(step)).toBe(35);
  });

  it('counts a line after an English one in its own language', () => {
    const wish = 'ein langsames Wetterleuchten, bitte ohne Donnerschlag';
    expect(countTokens(`make the light softer\n${wish}`)).toBeGreaterThan(
      countTokens(`make the light softer, ${wish}`),
    );
  });

  it.each([
    ['#FFFFFF', 2],
    ['#1A1A3A', 7],
    ['#4444AA', 6],
  ])('counts the colour %s as the tokenizer does', (color, tokens) => {
    expect(countTokens(color)).toBe(tokens);
  });

  it('is far closer than any fixed number of characters per token', () => {
    const whole = counted.filter((one) => one.tokens > 60);
    const perToken =
      whole.reduce((sum, one) => sum + one.text.length, 0) / whole.reduce((sum, one) => sum + one.tokens, 0);
    const flat = meanError(whole, (one) => one.text.length / perToken);
    expect(flat).toBeGreaterThan(0.08);
    expect(meanError(whole)).toBeLessThan(flat / 4);
  });

  it('gives a non-negative integer, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tokens = countTokens(text);
        expect(Number.isInteger(tokens)).toBe(true);
        expect(tokens).toBeGreaterThanOrEqual(text === '' ? 0 : 1);
      }),
    );
  });

  it('counts two texts on separate lines as about the sum of both', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const apart = countTokens(a) + countTokens(b);
        expect(Math.abs(countTokens(`${a}\n${b}`) - apart)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('never counts less when a known word is written twice without a space', () => {
    const cheaper = [...knownWords.keys()].filter((word) => countTokens(word + word) < countTokens(word));
    expect(cheaper).toEqual([]);
  });

  it('never counts less when a text is repeated once more', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (unit, times) => {
        expect(countTokens(unit.repeat(times + 1))).toBeGreaterThanOrEqual(countTokens(unit.repeat(times)));
      }),
      {
        examples: [
          ['calm', 1],
          ['À', 1],
        ],
      },
    );
  });

  it.each([
    'a',
    'A',
    'aB',
    '"',
    '{"',
    '#',
    '#a',
    ' ',
    ' \n',
    '\n',
    '1',
    'я',
    'і',
    '光',
    '\u0301',
    '👍',
    '\ud83d',
    '-=',
    'the ',
  ])('takes time linear in the length of many %j', (unit) => {
    const short = unit.repeat(4000 / unit.length);
    const long = unit.repeat(400_000 / unit.length);
    // Quadratic time would be ten thousand times the work instead of a hundred; a busy machine at most doubles it.
    expect(minMs(long)).toBeLessThan(1000 * Math.max(0.1, minMs(short)));
  });
});
