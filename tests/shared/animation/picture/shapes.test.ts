import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { geometryOf } from '#shared/animation/Geometry';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Command, Element, Program } from '#shared/program/Program';
import { program } from '../../program/arbitraries';
import { artOf, ledColor, renderProgram, rowsOf } from './asArt';

const red = '#FF0000';
const green = '#00FF00';
const blue = '#0000FF';

function pixel(x: number, y: number, color = red): Element {
  return { type: 'pixel', x, y, color };
}
function rect(x: number, y: number, w: number, h: number, color = red): Element {
  return { type: 'rect', x, y, w, h, color };
}
function line(x1: number, y1: number, x2: number, y2: number, color = red): Element {
  return { type: 'line', x1, y1, x2, y2, color };
}
function circle(x: number, y: number, r: number, filled?: boolean): Element {
  return { type: 'circle', x, y, r, color: red, ...(filled === undefined ? {} : { filled }) };
}

/** The lit points of a picture. */
function pointsOf(art: readonly string[]): { x: number; y: number }[] {
  return art.flatMap((row, y) =>
    Array.from(row).flatMap((character, x) => (character === '.' ? [] : [{ x, y }])),
  );
}

describe('a picture', () => {
  it('is black without elements', () => {
    expect(artOf('4x2', [])).toEqual(['....', '....']);
  });

  it('starts from black, whatever the frame held before', () => {
    const layout = parseLayout('3x2+4');
    const frame = new Uint8Array(30).fill(170);
    frameAt(renderProgram([pixel(2, 1)]), layout, 0, frame);
    const lit = Array.from(frame, (byte, at) => (byte === 0 ? '' : `${at}: ${byte}`)).join('');
    expect(lit).toBe('15: 255');
  });

  it('paints its elements in order, later ones over earlier ones', () => {
    const [disc, bar] = [circle(3, 3, 2, true), line(0, 3, 7, 3, green)];
    expect(artOf('8x8', [disc, bar])[3]).toBe('gggggggg');
    expect(artOf('8x8', [bar, disc])[3]).toBe('grrrrrgg');
    expect(artOf('8x8', [disc, bar, { type: 'fill', color: blue }])[3]).toBe('bbbbbbbb');
  });

  it('is seen upright on a lamp that is wired or rotated differently', () => {
    const elements = [line(0, 0, 4, 2), pixel(7, 0, green), rect(0, 6, 2, 2, blue)];
    for (const words of [
      'serpentine',
      'mirrored',
      'rotate90',
      'rotate180',
      'serpentine,mirrored,rotate270',
    ]) {
      expect(artOf(`8x8,${words}`, elements), words).toEqual(artOf('8x8', elements));
    }
  });

  it('has its top left LED at the end of the wire on a lamp that is upside down', () => {
    const frame = frameAt(renderProgram([pixel(0, 0)]), parseLayout('3x2,rotate180'), 0);
    expect([0, 1, 2, 3, 4, 5].map((led) => ledColor(frame, led)).indexOf(red)).toBe(5);
  });
});

describe('the ambient light of a picture', () => {
  const glowOf = (elements: readonly Element[]) => {
    const layout = parseLayout('8x8+12');
    const frame = frameAt(renderProgram(elements), layout, 0);
    return Array.from(geometryOf(layout).ambient.wires, (led) => ledColor(frame, led));
  };

  it('has the colour of the last fill, even where that is painted over', () => {
    const fills: Element[] = [{ type: 'fill', color: red }, pixel(1, 1), { type: 'fill', color: blue }];
    expect(glowOf([...fills, rect(0, 0, 8, 8, green)])).toEqual(Array(12).fill(blue));
  });

  it('is dark without a fill, even where a rect covers the whole grid', () => {
    expect(glowOf([rect(-9, -9, 99, 99)])).toEqual(Array(12).fill('#000000'));
  });
});

describe('fill, pixel and rect', () => {
  it('fills the whole grid', () => {
    expect(artOf('4x2', [{ type: 'fill', color: green }])).toEqual(['gggg', 'gggg']);
  });

  it('draws a pixel at its place, and none off the grid', () => {
    const outside = [pixel(-1, 0), pixel(4, 0), pixel(0, -1), pixel(0, 3), pixel(255, 255), pixel(-64, -64)];
    expect(artOf('4x3', [pixel(1, 2), ...outside])).toEqual(['....', '....', '.r..']);
  });

  it('draws a rect filled, from its corner', () => {
    expect(artOf('8x5', [rect(2, 1, 5, 3)])).toEqual(rowsOf`
      ........
      ..rrrrr.
      ..rrrrr.
      ..rrrrr.
      ........
    `);
  });

  it('clips a rect on every side', () => {
    expect(artOf('6x4', [rect(-2, -1, 4, 3), rect(4, 3, 255, 255, green)])).toEqual(rowsOf`
      rr....
      rr....
      ......
      ....gg
    `);
  });

  it('draws nothing of a rect without width or height, or off the grid', () => {
    const nothing = [
      rect(1, 1, 0, 2),
      rect(1, 1, 2, 0),
      rect(-3, 0, 3, 3),
      rect(4, 0, 9, 9),
      rect(0, -64, 4, 64),
    ];
    expect(artOf('4x3', nothing)).toEqual(['....', '....', '....']);
  });
});

describe('line', () => {
  it('goes straight in all eight directions, ends included', () => {
    const ends = [[4, 0], [7, 1], [8, 4], [7, 7], [4, 8], [1, 7], [0, 4], [1, 1]] as const; // prettier-ignore
    for (const [x, y] of ends) {
      const art = artOf('9x9', [line(4, 4, x, y)]);
      expect(art, `to ${x}, ${y}`).toEqual(artOf('9x9', [line(x, y, 4, 4)]));
      expect(pointsOf(art)).toContainEqual({ x, y });
    }
    const star = ends.map(([x, y]) => line(4, 4, x, y));
    expect(artOf('9x9', star)).toEqual(rowsOf`
      ....r....
      .r..r..r.
      ..r.r.r..
      ...rrr...
      rrrrrrrrr
      ...rrr...
      ..r.r.r..
      .r..r..r.
      ....r....
    `);
  });

  it('steps evenly on a gentle and on a steep slope', () => {
    expect(artOf('8x8', [line(0, 0, 7, 3), line(7, 7, 5, 0, green)])).toEqual(rowsOf`
      rr...g..
      ..rr.g..
      ....rrg.
      ......gr
      ......g.
      ......g.
      .......g
      .......g
    `);
  });

  it('changes rows late when it runs exactly between two LEDs', () => {
    expect(artOf('3x2', [line(0, 0, 2, 1)])).toEqual(['rr.', '..r']);
    expect(artOf('2x3', [line(0, 0, 1, 2)])).toEqual(['r.', 'r.', '.r']);
  });

  it('is one LED when both ends are the same', () => {
    expect(artOf('4x3', [line(2, 1, 2, 1)])).toEqual(['....', '..r.', '....']);
  });

  it('is clipped where it comes from far off the grid and goes far beyond', () => {
    const lines = [line(-64, -64, 255, 255), line(-64, 1, 255, 1, green), line(3, 255, 3, -64, blue)];
    expect(artOf('5x5', lines)).toEqual(rowsOf`
      r..b.
      gggbg
      ..rb.
      ...b.
      ...br
    `);
    const outside = [line(-64, 5, 255, 5), line(-5, 0, 0, -5), line(85, 0, 85, 9)];
    expect(artOf('3x2', outside)).toEqual(['...', '...']);
  });

  it('stays on the straight line between its ends, without a gap', () => {
    const at = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(at, at, at, at, (x1, y1, x2, y2) => {
        const points = pointsOf(artOf('16x16', [line(x1, y1, x2, y2)]));
        const longer = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
        expect(points).toHaveLength(longer + 1);
        expect(points).toContainEqual({ x: x1, y: y1 });
        expect(points).toContainEqual({ x: x2, y: y2 });
        for (const { x, y } of points) {
          const off = Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
          expect(off * 2, `${x}, ${y} lies off the line`).toBeLessThanOrEqual(longer);
        }
      }),
    );
  });
});

describe('circle', () => {
  /** Circles of radius 0 to 4, side by side. */
  const circles = (filled?: boolean) => [0, 3, 8, 15, 24].map((x, r) => circle(x, 4, r, filled));

  it('is an outline round its centre', () => {
    expect(artOf('29x9', circles())).toEqual(rowsOf`
      .......................rrr...
      ..............rrr....rr...rr.
      .......rrr...r...r...r.....r.
      ...r..r...r.r.....r.r.......r
      r.r.r.r...r.r.....r.r.......r
      ...r..r...r.r.....r.r.......r
      .......rrr...r...r...r.....r.
      ..............rrr....rr...rr.
      .......................rrr...
    `);
    expect(artOf('29x9', circles(false))).toEqual(artOf('29x9', circles()));
  });

  it('is a disc when filled', () => {
    expect(artOf('29x9', circles(true))).toEqual(rowsOf`
      .......................rrr...
      ..............rrr....rrrrrrr.
      .......rrr...rrrrr...rrrrrrr.
      ...r..rrrrr.rrrrrrr.rrrrrrrrr
      r.rrr.rrrrr.rrrrrrr.rrrrrrrrr
      ...r..rrrrr.rrrrrrr.rrrrrrrrr
      .......rrr...rrrrr...rrrrrrr.
      ..............rrr....rrrrrrr.
      .......................rrr...
    `);
  });

  it('is clipped where its centre is off the grid', () => {
    expect(artOf('8x5', [circle(-1, 2, 3)])).toEqual([
      '.r......',
      '..r.....',
      '..r.....',
      '..r.....',
      '.r......',
    ]);
    expect(artOf('6x4', [circle(5, 5, 3, true)])).toEqual(['......', '......', '....rr', '...rrr']);
    expect(artOf('2x2', [circle(-64, 255, 9), circle(255, -64, 20, true)])).toEqual(['..', '..']);
  });

  it('covers the whole grid as a large disc, and none of it as a large outline', () => {
    expect(artOf('4x3', [circle(2, 1, 255, true)])).toEqual(['rrrr', 'rrrr', 'rrrr']);
    expect(artOf('4x3', [circle(2, 1, 255)])).toEqual(['....', '....', '....']);
  });

  it('is as close to its radius as LEDs allow, and its disc is what lies within the outline', () => {
    for (let r = 0; r <= 15; r++) {
      const ring = artOf('31x31', [circle(15, 15, r)]);
      for (const { x, y } of pointsOf(ring))
        expect(Math.abs(Math.hypot(x - 15, y - 15) - r)).toBeLessThan(0.6);
      const within = ring.map((row) => row.replace(/r.*r/, (span) => 'r'.repeat(span.length)));
      expect(artOf('31x31', [circle(15, 15, r, true)]), `radius ${r}`).toEqual(within);
    }
  });
});

describe('every picture', () => {
  const side = fc.integer({ min: 1, max: 20 });
  const words = ['serpentine', 'mirrored', 'rotate90', 'rotate180', 'counterclockwise', 'from-bottom-right'];
  const layout = fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(side, side, fc.nat(40)).map(([w, h, ambient]) => `${w}x${h}+${ambient}`),
      },
      fc.constantFrom('strip60', 'ring24', 'ring1'),
    )
    .chain((size) => fc.subarray(words).map((chosen) => parseLayout([size, ...chosen].join(','))));

  it('is painted on any lamp, at any time, with ambient LEDs in the colour of its last fill', () => {
    fc.assert(
      fc.property(program, layout, fc.nat(1_000_000), (shown, lamp, ms) => {
        for (const elements of picturesIn(shown)) {
          const frame = frameAt(renderProgram(elements), lamp, ms);
          const glow = elements.findLast(({ type }) => type === 'fill')?.color ?? '#000000';
          for (const led of geometryOf(lamp).ambient.wires) expect(ledColor(frame, led)).toBe(glow);
          const dirty = frameAt(renderProgram(elements), lamp, ms, new Uint8Array(frame.length).fill(99));
          expect(dirty).toEqual(frame);
        }
      }),
    );
  });

  it('shows the same part of its shapes as a larger grid does', () => {
    const at = fc.integer({ min: -20, max: 27 });
    const shape: fc.Arbitrary<Element> = fc.oneof(
      fc.tuple(at, at, fc.nat(40), fc.nat(40)).map((sides) => rect(...sides)),
      fc.tuple(at, at, at, at).map((ends) => line(...ends, green)),
      fc.tuple(at, at, fc.nat(30), fc.boolean()).map((round) => circle(...round)),
      fc.tuple(at, at).map((place) => pixel(...place, blue)),
    );
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 5 }), (shapes) => {
        const large = artOf('48x48', shapes.map(shiftedBy20));
        expect(artOf('8x8', shapes)).toEqual(large.slice(20, 28).map((row) => row.slice(20, 28)));
      }),
    );
  });
});

function shiftedBy20(element: Element): Element {
  const shifted = Object.entries(element).map(([key, value]) =>
    /^[xy]/.test(key) ? [key, Number(value) + 20] : [key, value],
  );
  return Object.fromEntries(shifted) as Element;
}

/** The elements of every render in a program. */
function picturesIn({ steps, on_complete }: Program): Element[][] {
  const commands: Command[] = [...steps, ...(on_complete ? [on_complete] : [])].map(({ command }) => command);
  return commands
    .flatMap((command) =>
      command.type === 'layers' ? [command.front, command.ambient, command.over] : [command],
    )
    .flatMap((command) => (command?.type === 'render' ? [command.elements] : []));
}
