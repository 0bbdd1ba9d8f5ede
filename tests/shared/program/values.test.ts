import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readColor } from '#shared/program/color';
import { glyphs, hasGlyphs, toGlyphs } from '#shared/program/glyphs';
import { findIcon, iconNames } from '#shared/program/icons';
import { readMs, readNumber, readPercent } from '#shared/program/mend/readNumber';
import { clip } from '#shared/program/text';

describe('readColor', () => {
  it.each<[unknown, string]>([
    ['#FFD700', '#FFD700'], ['#ffd700', '#FFD700'], ['#FFF', '#FFFFFF'], ['#f80', '#FF8800'], ['FFD700', '#FFD700'], ['0xFFD700', '#FFD700'],
    ['#FFD700FF', '#FFD700'], ['rgb(255, 128, 0)', '#FF8000'], ['rgba(255,128,0,0.5)', '#FF8000'], ['hsl(120, 100%, 50%)', '#00FF00'],
    ['gold', '#FFD700'], ['Gold ', '#FFD700'], ['dark blue', '#00008B'], ['midnight_blue', '#191970'], ['amber', '#FFBF00'],
    ['bright red', '#FF0000'], ['warm white', '#FFD6A0'], [[255, 128, 0], '#FF8000'], [{ r: 255, g: 128, b: 0 }, '#FF8000'],
    [{ red: 1, green: 2, blue: 3 }, '#010203'], [0xff8000, '#FF8000'],
  ])('reads %j as %s', (raw, color) => expect(readColor(raw)).toBe(color)); // prettier-ignore

  it.each([
    undefined,
    null,
    '',
    'sparkly',
    '#GGGGGG',
    '#12345',
    [1, 2],
    [1, 2, 300],
    [1, 2, Number.NaN],
    { r: 1 },
    -1,
    1.5,
    0x1000000,
    true,
    'x'.repeat(9999),
  ])('finds no colour in %j', (raw) => expect(readColor(raw)).toBeUndefined());
});

describe('numbers', () => {
  it.each<[unknown, number | undefined]>([
    [5000, 5000], ['5000', 5000], ['5s', 5000], ['5 s', 5000], ['1.5 seconds', 1500], ['500ms', 500], ['2 min', 120_000], ['1 min 30 s', 90_000],
    ['1h', 3_600_000], ['.5s', 500], ['1e3', 1000], ['', undefined], ['soon', undefined], ['5 parsecs', undefined], [Number.NaN, undefined],
    [null, undefined], [[5], undefined], ['5s5', undefined],
  ])('reads the time %j as %s ms', (raw, ms) => expect(readMs(raw)).toBe(ms)); // prettier-ignore

  it('reads percentages only with their sign, and numbers only without', () => {
    expect([readPercent('50%'), readPercent(' 12.5 % '), readPercent('50'), readPercent(50)]).toEqual([
      50,
      12.5,
      undefined,
      undefined,
    ]);
    expect([readNumber('50%'), readNumber(' 7 '), readNumber('0x10'), readNumber(Infinity)]).toEqual([
      undefined,
      7,
      16,
      undefined,
    ]);
  });
});

describe('glyphs', () => {
  it('cover printable ASCII, the degree sign and Latin letters with accents', () => {
    expect(hasGlyphs(' !"#$%&\'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~°éÉñüßœ')).toBe(true);
    for (const outside of ['\n', '\u007f', '😀', 'Ж', '中']) expect(hasGlyphs(outside), outside).toBe(false);
  });

  it('have replacements for some characters, and list those without one', () => {
    expect(toGlyphs('“Ā – łódź…”')).toEqual({ text: '"A - lódz..."', missing: [] });
    expect(toGlyphs('e\u0301 Ж 😀')).toEqual({ text: 'é  ', missing: ['Ж', '😀'] });
  });

  it('always give text that can be drawn, and keep drawable text unchanged', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => hasGlyphs(toGlyphs(text).text)));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...glyphs)), (characters) => {
        expect(toGlyphs(characters.join(''))).toEqual({ text: characters.join(''), missing: [] });
      }),
    );
  });
});

describe('icons', () => {
  it('has at least sixty, each found by its own name', () => {
    expect(iconNames.length).toBeGreaterThanOrEqual(60);
    for (const name of iconNames) expect(findIcon(name)).toBe(name);
  });

  it.each([
    ['❤️', 'heart'],
    ['Hearts', 'heart'],
    ['music note', 'note'],
    ['christmas_tree', 'pine'],
    ['⭐', 'star'],
    ['arrow up', 'arrow-up'],
    ['sun icon', 'sun'],
    ['blob', undefined],
  ])('reads %s as %s', (word, name) => expect(findIcon(word)).toBe(name));
});

describe('clip', () => {
  it('never leaves half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, length) => {
        const clipped = clip(text, length);
        expect(clipped.length).toBeLessThanOrEqual(length);
        expect(text.startsWith(clipped)).toBe(true);
        expect(clipped).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
