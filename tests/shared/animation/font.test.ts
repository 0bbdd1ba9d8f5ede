import { describe, expect, it } from 'vitest';
import type { Glyph } from '#shared/animation/font/Glyph';
import { font, lineHeight, narrowDigits } from '#shared/animation/font/font';
import { glyphs } from '#shared/program/glyphs';

/** The rows of a glyph as `#` and `.`. */
function linesOf({ width, rows }: Glyph): string[] {
  return rows.map((row) => row.toString(2).padStart(width, '0').replaceAll('0', '.').replaceAll('1', '#'));
}

/** The visible part of a glyph: its width, and its inked rows with the row they start at. */
function lookOf(glyph: Glyph): string {
  const lines = linesOf(glyph);
  const isInked = (line: string) => line.includes('#');
  const first = lines.findIndex(isInked);
  const inked = lines.slice(first, lines.findLastIndex(isInked) + 1);
  return `${glyph.width} wide from row ${glyph.top + first}: ${inked.join(' ')}`;
}

/** Characters that look the same as another, each with that one before it. */
function twinsIn(drawn: ReadonlyMap<string, Glyph>): string[] {
  const seen = new Map<string, string>();
  const twins: string[] = [];
  for (const [character, glyph] of drawn) {
    const look = lookOf(glyph);
    const before = seen.get(look);
    if (before !== undefined) twins.push(`${before} and ${character}: ${look}`);
    seen.set(look, character);
  }
  return twins;
}

function charactersWhere(holds: (glyph: Glyph, character: string) => boolean): string[] {
  return Array.from(font)
    .filter(([character, glyph]) => holds(glyph, character))
    .map(([character]) => character);
}

function hasEmptySide(glyph: Glyph): boolean {
  const lines = linesOf(glyph);
  return !lines.some((line) => line.startsWith('#')) || !lines.some((line) => line.endsWith('#'));
}

describe('the font', () => {
  it('draws every character a program may write, and no other', () => {
    expect(Array.from(font.keys()).sort()).toEqual(Array.from(glyphs).sort());
  });

  it('gives no two characters the same picture', () => {
    expect(twinsIn(font)).toEqual([]);
  });

  it('leaves no side of a glyph empty, so that spacing is even; only the space is blank', () => {
    expect(charactersWhere(hasEmptySide)).toEqual([' ']);
    expect(font.get(' ')?.width).toBeGreaterThan(0);
  });

  it('keeps the points of a row within the width', () => {
    const isWithin = (row: number, width: number) => Number.isInteger(row) && row >= 0 && row < 2 ** width;
    expect(charactersWhere(({ width, rows }) => !rows.every((row) => isWithin(row, width)))).toEqual([]);
  });

  it('draws from three rows above the capitals to two below the base line', () => {
    expect(charactersWhere(({ top, rows }) => top < -3 || top + rows.length - 1 > 6)).toEqual([]);
  });

  it('draws most characters three columns wide and none wider than five', () => {
    expect(charactersWhere(({ width }) => width === 3).length).toBeGreaterThan(font.size / 2);
    expect(charactersWhere(({ width }) => width < 1 || width > 5)).toEqual([]);
  });

  it('draws capitals and digits from the top of the line down to the base line', () => {
    const reaches = (glyph: Glyph) => {
      const lines = linesOf(glyph);
      return (
        glyph.top === 0 && lines[0]?.includes('#') === true && lines[lineHeight - 1]?.includes('#') === true
      );
    };
    expect(charactersWhere((glyph, character) => /[A-Z0-9]/.test(character) && !reaches(glyph))).toEqual([]);
  });

  it.each([
    ['A', '3 wide from row 0: .#. #.# ### #.# #.#'],
    ['e', '3 wide from row 1: .#. ### #.. .##'],
    ['é', '3 wide from row -2: ..# .#. ... .#. ### #.. .##'],
    ['É', '3 wide from row -3: ..# .#. ... ### #.. ##. #.. ###'],
    ['ï', '3 wide from row 0: #.# ... .#. .#. .#.'],
    ['ç', '3 wide from row 1: .## #.. #.. .## .#. #..'],
    ['_', '3 wide from row 5: ###'],
  ])('puts %s together from its letter and its mark, in its place', (character, look) => {
    const glyph = font.get(character);
    expect(glyph && lookOf(glyph)).toBe(look);
  });
});

describe('the narrow digits', () => {
  it('are ten digits, two columns wide, and a colon of one', () => {
    const widths = Array.from(narrowDigits, ([character, { width }]) => `${character} ${width}`);
    expect(widths.sort()).toEqual([
      '0 2',
      '1 2',
      '2 2',
      '3 2',
      '4 2',
      '5 2',
      '6 2',
      '7 2',
      '8 2',
      '9 2',
      ': 1',
    ]);
  });

  it('can be told apart', () => {
    expect(twinsIn(narrowDigits)).toEqual([]);
  });

  it('are as high as a line', () => {
    for (const [character, { top, rows }] of narrowDigits) {
      expect([top, rows.length], character).toEqual([0, lineHeight]);
    }
  });
});
