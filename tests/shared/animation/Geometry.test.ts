import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometryOf, unit } from '#shared/animation/Geometry';
import { defaultLayout, ledCount, type Layout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { corners, hanging } from '../lamp/hanging';

const anyGrid: fc.Arbitrary<Layout> = fc.record({
  ...hanging,
  shape: fc.constant('grid' as const),
  columns: fc.integer({ min: 1, max: 17 }),
  rows: fc.integer({ min: 1, max: 17 }),
  // With more than 8 per side of a one-LED grid, the outermost would sit on a corner of the frame.
  ambient: fc.integer({ min: 0, max: 32 }),
});
const anyRing: fc.Arbitrary<Layout> = fc.record({
  ...hanging,
  shape: fc.constant('ring' as const),
  columns: fc.integer({ min: 1, max: 200 }),
  rows: fc.constant(1),
  ambient: fc.constant(0),
});

/** The seen position of an LED, by its number on the wire, in sixteenths: [across, down]. */
function seen(layout: Layout, wire: number): [number, number] {
  const { wires, seenX, seenY } = geometryOf(layout).all;
  const at = wires.indexOf(wire);
  return [seenX[at] ?? Number.NaN, seenY[at] ?? Number.NaN];
}

/** The seen column and row of an LED, by its number on the wire. */
function cell(text: string, wire: number): number[] {
  return seen(parseLayout(text), wire).map((sixteenths) => sixteenths / unit);
}

/** The wire numbers in the order they are seen: row by row from the top left. */
function wiring(text: string): string {
  const { columns, rows, grid } = geometryOf(parseLayout(text));
  return countOf(0, rows)
    .map((row) => grid.wires.subarray(row * columns, (row + 1) * columns).join(' '))
    .join(' / ');
}

function countOf(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

describe('the default lamp', () => {
  const { columns, rows, width, height, all, grid, ambient } = geometryOf(defaultLayout);

  it('has 10 columns, 14 rows and 172 LEDs, the last 32 of them ambient', () => {
    expect({ columns, rows, width, height }).toEqual({ columns: 10, rows: 14, width: 144, height: 208 });
    expect([all.count, all.first]).toEqual([172, 0]);
    expect([grid.count, grid.first]).toEqual([140, 0]);
    expect([ambient.count, ambient.first]).toEqual([32, 140]);
    expect([...grid.wires]).toEqual(countOf(0, 140));
    expect([...ambient.wires]).toEqual(countOf(140, 172));
  });

  it.each([
    [0, [0, 0]],
    [9, [9, 0]],
    [10, [0, 1]],
    [77, [7, 7]],
    [130, [0, 13]],
    [139, [9, 13]],
  ])('has LED %i in the column and row %j: row by row from the top left', (led, place) => {
    expect(cell('10x14+32', led)).toEqual(place);
  });

  it.each([
    ['first of the top side', 140, [2, -16]],
    ['second of the top side', 141, [22, -16]],
    ['last of the top side', 147, [142, -16]],
    ['first of the right side', 148, [160, 6]],
    ['last of the right side', 155, [160, 202]],
    ['first of the bottom side', 156, [142, 224]],
    ['last of the bottom side', 163, [2, 224]],
    ['first of the left side', 164, [-16, 202]],
    ['last of the left side', 171, [-16, 6]],
  ])('has the %s one LED outside the grid: LED %i at %j', (_, led, place) => {
    expect(seen(defaultLayout, led)).toEqual(place);
  });

  it('has the same positions for patterns as for the eye', () => {
    expect([...all.x]).toEqual([...all.seenX]);
    expect([...all.y]).toEqual([...all.seenY]);
  });

  it('is computed once', () => {
    expect(geometryOf(defaultLayout)).toBe(geometryOf(defaultLayout));
    expect(geometryOf({ ...defaultLayout, rotation: 180 })).not.toBe(geometryOf(defaultLayout));
  });
});

describe('a serpentine lamp', () => {
  it('goes back in every second row', () => {
    expect(wiring('3x4,serpentine')).toBe('0 1 2 / 5 4 3 / 6 7 8 / 11 10 9');
  });

  it('has its ambient LEDs where a plain one has them', () => {
    const places = (text: string) => countOf(9, 17).map((led) => seen(parseLayout(text), led));
    expect(places('3x3+8,serpentine')).toEqual(places('3x3+8'));
  });
});

describe('a rotated or mirrored lamp', () => {
  it('shows the first LED at the bottom right when it hangs upside down', () => {
    expect(cell('10x14+32,rotate180', 0)).toEqual([9, 13]);
    expect(cell('10x14+32,rotate180', 139)).toEqual([0, 0]);
  });

  it('shows its first row as its last column, from the top, when it is turned clockwise by 90°', () => {
    expect(wiring('3x2,rotate90')).toBe('3 0 / 4 1 / 5 2');
  });

  it('shows its first row as its first column, from the bottom, when it is turned by 270°', () => {
    expect(wiring('3x2,rotate270')).toBe('2 5 / 1 4 / 0 3');
  });

  it('runs every row from the right when it is mirrored', () => {
    expect(wiring('3x2,mirrored')).toBe('2 1 0 / 5 4 3');
  });

  it('is mirrored first and then rotated', () => {
    expect(wiring('3x2,mirrored,rotate90')).toBe('5 2 / 4 1 / 3 0');
  });

  it('swaps columns and rows, width and height when it lies on its side', () => {
    for (const turn of ['rotate90', 'rotate270']) {
      const { columns, rows, width, height } = geometryOf(parseLayout(`10x14+32,${turn}`));
      expect([columns, rows, width, height]).toEqual([14, 10, 208, 144]);
    }
  });

  it.each([
    ['rotate90', [224, 2]],
    ['rotate180', [142, 224]],
    ['rotate270', [-16, 142]],
    ['mirrored', [142, -16]],
  ])('turns the ambient LEDs along: %s puts the first of them at %j', (word, place) => {
    expect(seen(parseLayout(`10x14+32,${word}`), 140)).toEqual(place);
  });
});

describe('ambient LEDs', () => {
  /** On 4 × 4 with two per side, they are at the first and the third quarter of their side. */
  const [top, right, bottom, left] = ['8,-16 40,-16', '64,8 64,40', '40,64 8,64', '-16,40 -16,8'] as const;
  const around = (words: string) =>
    countOf(16, 24).map((led) => seen(parseLayout(`4x4+8${words}`), led).join());

  it.each([
    ['', [top, right, bottom, left]],
    [',from-top-right', [right, bottom, left, top]],
    [',from-bottom-right', [bottom, left, top, right]],
    [',from-bottom-left', [left, top, right, bottom]],
  ])('start at their corner and go on clockwise, or the other way: 4x4+8%s', (words, sides) => {
    const places = sides.join(' ').split(' ');
    expect(around(words)).toEqual(places);
    expect(around(`${words},counterclockwise`)).toEqual(places.toReversed());
  });

  it('stand in the middle of their side when each side has one', () => {
    const places = countOf(4, 8).map((led) => cell('2x2+4', led).join());
    expect(places).toEqual(['0.5,-1', '2,0.5', '0.5,2', '-1,0.5']);
  });

  it('are one more on the first sides when they do not divide by four', () => {
    const sides = (words: string) => countOf(4, 10).map((led) => cell(`2x2+6${words}`, led));
    expect(sides('').filter(([, y]) => y === -1)).toHaveLength(2);
    expect(sides('').filter(([x]) => x === 2)).toHaveLength(2);
    expect(sides('').filter(([, y]) => y === 2)).toHaveLength(1);
    expect(sides(',counterclockwise').filter(([x]) => x === -1)).toHaveLength(2);
    expect(sides(',counterclockwise').filter(([x]) => x === 2)).toHaveLength(1);
  });

  it('go round the lamp from the given corner, in the given direction, in every orientation', () => {
    fc.assert(
      fc.property(anyGrid, (layout) => {
        const ways = wayRound(layout);
        expect(ways).toEqual([...ways].sort((a, b) => a - b));
        expect(new Set(ways).size).toBe(layout.ambient);
      }),
    );
  });
});

describe('a strip', () => {
  it('is seen level but is vertical for patterns, with its first LED at the top', () => {
    const { columns, rows, width, height, grid } = geometryOf(parseLayout('strip5'));
    expect({ columns, rows, width, height }).toEqual({ columns: 5, rows: 1, width: 0, height: 64 });
    expect([...grid.seenX]).toEqual([0, 16, 32, 48, 64]);
    expect([...grid.seenY]).toEqual([0, 0, 0, 0, 0]);
    expect([...grid.x]).toEqual([0, 0, 0, 0, 0]);
    expect([...grid.y]).toEqual([0, 16, 32, 48, 64]);
  });

  it.each(['1x5', 'strip5,rotate90'])('is unchanged when it is already vertical: %s', (text) => {
    const { columns, rows, width, height, grid } = geometryOf(parseLayout(text));
    expect({ columns, rows, width, height }).toEqual({ columns: 1, rows: 5, width: 0, height: 64 });
    expect([...grid.x]).toEqual([...grid.seenX]);
    expect([...grid.y]).toEqual([0, 16, 32, 48, 64]);
    expect([...grid.wires]).toEqual([0, 1, 2, 3, 4]);
  });

  it('can be turned end for end', () => {
    expect(wiring('strip5,rotate180')).toBe('4 3 2 1 0');
    expect(wiring('strip5,mirrored')).toBe('4 3 2 1 0');
    expect(wiring('strip5,rotate270')).toBe('4 / 3 / 2 / 1 / 0');
  });

  it('is vertical together with the LEDs round it', () => {
    const { ambient } = geometryOf(parseLayout('6x1+4'));
    expect([...ambient.seenX]).toEqual([40, 96, 40, -16]);
    expect([...ambient.seenY]).toEqual([-16, 0, 16, 0]);
    expect([...ambient.x]).toEqual([...ambient.seenY]);
    expect([...ambient.y]).toEqual([...ambient.seenX]);
  });
});

describe('a ring', () => {
  /** The position of an LED of a ring of 24, from −1 (left, top) to 1 (right, bottom), rounded to a tenth. */
  const direction = (words: string, wire: number) => {
    const layout = parseLayout(`ring24${words}`);
    const radius = geometryOf(layout).width / 2;
    return seen(layout, wire).map((at) => Math.round(((at - radius) / radius) * 10) / 10 + 0);
  };

  it.each([
    ['', [0, -1], [1, 0], [0, 1], [-1, 0]],
    [',rotate90', [1, 0], [0, 1], [-1, 0], [0, -1]],
    [',rotate180', [0, 1], [-1, 0], [0, -1], [1, 0]],
    [',rotate270', [-1, 0], [0, -1], [1, 0], [0, 1]],
    [',mirrored', [0, -1], [-1, 0], [0, 1], [1, 0]],
  ])('goes clockwise from the top, rotated with the lamp: ring24%s', (words, ...quarters) => {
    expect([0, 6, 12, 18].map((led) => direction(words, led))).toEqual(quarters);
  });

  it('has its LEDs one pitch from each other, on a circle', () => {
    const layout = parseLayout('ring24');
    const { width, height, isRing, all } = geometryOf(layout);
    expect(isRing).toBe(true);
    expect(width).toBe(height);
    expect(Math.abs(width - (24 * unit) / Math.PI)).toBeLessThan(1);
    for (let led = 0; led < all.count; led++) {
      const [x, y] = seen(layout, led);
      const [nextX, nextY] = seen(layout, (led + 1) % 24);
      expect(Math.abs(Math.hypot(x - width / 2, y - width / 2) - width / 2)).toBeLessThan(unit / 8);
      expect(Math.abs(Math.hypot(nextX - x, nextY - y) - unit)).toBeLessThan(unit / 8);
    }
  });

  it('is one row for pictures, and a circle for patterns', () => {
    const { columns, rows, all, grid, ambient } = geometryOf(parseLayout('ring24'));
    expect([columns, rows, grid.count, ambient.count]).toEqual([24, 1, 24, 0]);
    expect([...all.x]).toEqual([...all.seenX]);
    expect([...all.y]).toEqual([...all.seenY]);
  });
});

describe('every layout', () => {
  it('has each LED number exactly once', () => {
    fc.assert(
      fc.property(fc.oneof(anyGrid, anyRing), (layout) => {
        const { all, grid, ambient } = geometryOf(layout);
        expect([...all.wires].sort((a, b) => a - b)).toEqual(countOf(0, ledCount(layout)));
        expect([...grid.wires, ...ambient.wires]).toEqual([...all.wires]);
      }),
    );
  });

  it('lists its grid row by row from the top left, as seen', () => {
    fc.assert(
      fc.property(anyGrid, (layout) => {
        const { columns, grid } = geometryOf(layout);
        expect(grid.count).toBe(layout.columns * layout.rows);
        expect([...grid.seenX]).toEqual(countOf(0, grid.count).map((at) => (at % columns) * unit));
        expect([...grid.seenY]).toEqual(countOf(0, grid.count).map((at) => Math.floor(at / columns) * unit));
      }),
    );
  });

  it('has its ambient LEDs behind the grid on the wire, evenly on the four sides of a frame', () => {
    fc.assert(
      fc.property(anyGrid, (layout) => {
        const { columns, rows, grid, ambient } = geometryOf(layout);
        expect([...ambient.wires]).toEqual(countOf(grid.count, ledCount(layout)));
        const onSide = { left: 0, right: 0, top: 0, bottom: 0 };
        for (let led = 0; led < ambient.count; led++) {
          const [x, y] = seen(layout, grid.count + led);
          onSide[sideOf(x, y, columns, rows)]++;
        }
        const counts = Object.values(onSide);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('fits even the largest lamps', () => {
    const { all, ambient } = geometryOf(parseLayout('1024x63+1023'));
    expect(all.wires.at(-1)).toBe(65_534);
    expect(Math.max(...ambient.seenX)).toBe(1024 * unit);
    expect(Math.min(...ambient.seenX)).toBe(-unit);
  });
});

/** The side of the frame, one LED outside the grid, that a place is on; fails when it is on none. */
function sideOf(x: number, y: number, columns: number, rows: number): 'left' | 'right' | 'top' | 'bottom' {
  const isAcross = x >= -unit / 2 && x <= columns * unit - unit / 2;
  const isDown = y >= -unit / 2 && y <= rows * unit - unit / 2;
  if (isAcross && y === -unit) return 'top';
  if (isAcross && y === rows * unit) return 'bottom';
  if (isDown && x === -unit) return 'left';
  if (isDown && x === columns * unit) return 'right';
  throw new Error(`[${x}, ${y}] is not on the frame`);
}

/** The distance of each ambient LED, in wire order, along the frame from the corner where the first should be. */
function wayRound(layout: Layout): number[] {
  const { columns, rows, ambient, grid } = geometryOf(layout);
  const [width, height] = [columns * unit, rows * unit];
  const named = corners.indexOf(layout.ambientFrom);
  // Mirroring swaps left and right corners: 0 ↔ 1, 2 ↔ 3. Each quarter turn moves a corner to the next.
  const corner = ((layout.mirrored ? named ^ 1 : named) + layout.rotation / 90) % 4;
  const start = [0, width, width + height, 2 * width + height][corner] ?? 0;
  const isClockwise = layout.ambientClockwise !== layout.mirrored;
  const whole = 2 * (width + height);
  return countOf(grid.count, grid.count + ambient.count).map((led) => {
    const [x, y] = seen(layout, led);
    const [across, down] = [x + unit / 2, y + unit / 2];
    const clockwise = {
      top: across,
      right: width + down,
      bottom: width + height + (width - across),
      left: 2 * width + height + (height - down),
    }[sideOf(x, y, columns, rows)];
    return ((isClockwise ? clockwise - start : start - clockwise) + 2 * whole) % whole;
  });
}
