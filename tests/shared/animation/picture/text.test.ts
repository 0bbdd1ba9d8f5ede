import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glyphs } from '#shared/program/glyphs';
import { limits } from '#shared/program/limits';
import { artOf, rowsOf } from './asArt';
import { inked, periodOf, pointCount, text, textArt, type TextPosition } from './textArt';

const coordinate = fc.integer({ min: limits.minCoordinate, max: limits.maxCoordinate });

describe('text that fits', () => {
  const hi = rowsOf`
    r.r.r
    r.r..
    rrr.r
    r.r.r
    r.r.r
  `;
  /** `Hi` on 10 x 14, with this many empty columns before it and rows above it. */
  const hiAt = (left: number, top: number) =>
    Array.from({ length: 14 }, (_, y) => `${'.'.repeat(left)}${hi[y - top] ?? '.....'}`.padEnd(10, '.'));

  it('is centred without a place', () => {
    expect(textArt('10x14', 'Hi')).toEqual(hiAt(2, 4));
  });

  it('is centred only along the axis without a given place', () => {
    expect(textArt('10x14', 'Hi', { x: 0 })).toEqual(hiAt(0, 4));
    expect(textArt('10x14', 'Hi', { y: 1 })).toEqual(hiAt(2, 1));
  });

  it('is drawn at its given place, with the top of its capitals at y', () => {
    expect(textArt('10x14', 'Hi', { x: 4, y: 7 })).toEqual(hiAt(4, 7));
    expect(textArt('10x14', 'Hi', { x: 5, y: 9 })).toEqual(hiAt(5, 9));
  });

  it('is moved onto the grid, as little as possible, when it would stick out', () => {
    expect(textArt('10x14', 'Hi', { x: 6, y: 10 })).toEqual(hiAt(5, 9));
    expect(textArt('10x14', 'Hi', { x: 255, y: 0 })).toEqual(hiAt(5, 0));
    expect(textArt('10x14', 'Hi', { x: -1, y: -64 })).toEqual(hiAt(0, 0));
  });

  it('fills the grid to the last column without moving', () => {
    expect(inked(textArt('5x7', 'Hi'))).toEqual(hi);
    expect(periodOf('5x7', 'Hi')).toBe(0);
    expect(periodOf('4x7', 'Hi')).toBeGreaterThan(0);
    for (const ms of [1000, 1120, 5000, 99_999]) expect(textArt('10x14', 'Hi', {}, ms)).toEqual(hiAt(2, 4));
  });

  it('covers only its own points of what was painted before', () => {
    const art = artOf('7x5', [{ type: 'fill', color: '#0000FF' }, text('Hi')]);
    expect(art).toEqual(hi.map((row) => `b${row.replaceAll('.', 'b')}b`));
  });
});

describe('accents and descenders', () => {
  const wide = 12;
  const short = fc
    .array(fc.constantFrom(...glyphs), { minLength: 1, maxLength: 2 })
    .map((characters) => characters.join(''))
    .filter((content) => content.trim() !== '');

  /** The text on a grid where nothing can be cut, and how many rows it takes from accent to descender. */
  function whole(content: string) {
    const art = textArt(`${wide}x40`, content, { y: 20 });
    const top = art.findIndex((row) => row.includes('r'));
    const bottom = art.findLastIndex((row) => row.includes('r'));
    return { points: pointCount(art), rows: Math.max(bottom, 24) - Math.min(top, 20) + 1 };
  }

  const aimed = fc.record({ x: coordinate, y: coordinate });
  const centred = fc.constant<TextPosition>({});

  it.each([
    ['wherever the text is asked to stand', aimed],
    ['when the text is centred', centred],
  ])('are kept on a grid that is high enough for them, %s', (_, places) => {
    fc.assert(
      fc.property(short, places, fc.nat(9), (content, place, spare) => {
        const { points, rows } = whole(content);
        expect(pointCount(textArt(`${wide}x${rows + spare}`, content, place))).toBe(points);
      }),
    );
  });

  it('push the letters away from the edge they would cross', () => {
    expect(textArt('7x10', 'Ég', { y: 0 })).toEqual(rowsOf`
      ..r....
      .r.....
      .......
      rrr....
      r....rr
      rr..r.r
      r....rr
      rrr...r
      ....rr.
      .......
    `);
    expect(textArt('7x10', 'gé', { y: 9 })).toEqual(rowsOf`
      .......
      .......
      ......r
      .....r.
      .......
      .rr..r.
      r.r.rrr
      .rr.r..
      ..r..rr
      rr.....
    `);
  });

  it('fit on a grid of exactly their height when the text has no given place', () => {
    expect(textArt('5x8', 'É')).toEqual(rowsOf`
      ...r.
      ..r..
      .....
      .rrr.
      .r...
      .rr..
      .r...
      .rrr.
    `);
  });
});

describe('text that is too wide', () => {
  /** Reads the columns of a picture from left to right. */
  const columnsOf = (art: readonly string[]) =>
    Array.from(art[0] ?? '', (_, x) => art.map((row) => row[x] ?? '').join(''));

  it('begins with its first letters at the left edge, whatever place it is given', () => {
    const start = rowsOf`
      r.r.rrr.r.
      r.r.r...r.
      rrr.rr..r.
      r.r.r...r.
      r.r.rrr.rr
    `;
    const places = [{}, { x: 4 }, { x: -30 }, { x: 255 }];
    for (const place of places) expect(textArt('10x5', 'HELLO', place)).toEqual(start);
  });

  it('keeps its row, moved onto the grid when it would stick out', () => {
    const topRow = (y: number) => textArt('10x14', 'HELLO', { y }).findIndex((row) => row.includes('r'));
    expect([-5, 0, 3, 9, 200].map(topRow)).toEqual([0, 0, 3, 9, 9]);
  });

  it('stands for a second, then moves one column every 120 ms', () => {
    const rowAt = (ms: number) => textArt('10x7', 'HELLO', {}, ms)[1];
    expect([0, 500, 999, 1119].map(rowAt)).toEqual(Array(4).fill('r.r.rrr.r.'));
    expect([1120, 1239].map(rowAt)).toEqual(Array(2).fill('.r.rrr.r..'));
    expect([1240, 1360, 1480].map(rowAt)).toEqual(['r.rrr.r...', '.rrr.r...r', 'rrr.r...r.']);
  });

  it('starts again after a gap of six columns, without a jump', () => {
    const rowAt = (ms: number) => textArt('10x7', 'HELLO', {}, ms)[1];
    expect([3159, 3160, 3280, 3880].map(rowAt)).toEqual([
      'r.......r.',
      '.......r.r',
      '......r.r.',
      '.r.r.rrr.r',
    ]);
    expect([3999, 4000, 4999, 5119, 5120].map(rowAt)).toEqual([
      '.r.r.rrr.r',
      'r.r.rrr.r.',
      'r.r.rrr.r.',
      'r.r.rrr.r.',
      '.r.rrr.r..',
    ]);
    expect(periodOf('10x7', 'HELLO')).toBe(4000);
  });

  // The A and the Z mark where the text begins and ends, and keep it from being read as a time.
  const long = fc
    .array(fc.constantFrom(...glyphs), { minLength: 2, maxLength: 12 })
    .map((characters) => `A${characters.join('')}Z`);

  it('shows every one of its columns, in order', () => {
    fc.assert(
      fc.property(long, (content) => {
        const columns = columnsOf(textArt('90x14', content, { x: 0 }));
        const width = columns.findLastIndex((column) => column.includes('r')) + 1;
        const passing = Array.from({ length: width }, (_, at) =>
          textArt('10x14', content, {}, 1000 + at * 120),
        );
        expect(passing.map((art) => columnsOf(art)[0])).toEqual(columns.slice(0, width));
      }),
      { numRuns: 25 },
    );
  });

  it('always moves by one column, also when it starts again', () => {
    fc.assert(
      fc.property(long, fc.nat(20_000), (content, ms) => {
        const now = textArt('10x14', content, {}, ms);
        const next = textArt('10x14', content, {}, ms + 120);
        const isMoved = columnsOf(next).slice(0, 9).join() === columnsOf(now).slice(1).join();
        expect(isMoved || next.join() === now.join()).toBe(true);
      }),
    );
  });

  it('repeats itself after its period', () => {
    fc.assert(
      fc.property(long, fc.nat(20_000), fc.integer({ min: 1, max: 9 }), (content, ms, rounds) => {
        const later = ms + rounds * periodOf('10x14', content);
        expect(later).toBeGreaterThan(ms);
        expect(textArt('10x14', content, {}, later)).toEqual(textArt('10x14', content, {}, ms));
      }),
    );
  });
});
