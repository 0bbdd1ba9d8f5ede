import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometryOf, unit } from '#shared/animation/Geometry';
import { defaultLayout, ledCount } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { LampPicture } from '../../../electron/picture/LampPicture';
import { colorAt } from '../../fakes/decodeGif';
import { ledPixels, middleOf } from './ledPixels';

const ground = '100e0c';
const layouts = [
  '10x14+32',
  '10x14+32,serpentine,rotate90,mirrored,from-bottom-left',
  '16x9+50',
  '10x14+100',
  '8x8',
  '64x64',
  '256x255',
  'ring1',
  'ring2',
  'ring24',
  'ring60,rotate270',
  'strip60',
  'strip1024',
  '1x60',
  '1x1',
  '3x3+4',
];

describe('the picture of a lamp', () => {
  it('is 340 pixels high for the default lamp, and contains only the colours of its 172 LEDs and the background', () => {
    const picture = new LampPicture(defaultLayout);
    expect([picture.width, picture.height]).toEqual([260, 340]);
    const frame = Uint8Array.from({ length: 172 * 3 }, (_, at) => (at * 89) % 251);
    const { rgb } = picture.render(frame);
    const colors = new Set(
      Array.from({ length: 260 * 340 }, (_, at) => rgb.subarray(at * 3, at * 3 + 3).join()),
    );
    expect(colors.size).toBe(173);
  });

  it.each(layouts)('gives the centre of each LED exactly its colour: %s', (text) => {
    const layout = parseLayout(text);
    const leds = ledPixels(layout).map(middleOf);
    const picture = new LampPicture(layout);
    const bytes = fc.uint8Array({ minLength: ledCount(layout) * 3, maxLength: ledCount(layout) * 3 });
    fc.assert(
      fc.property(bytes, (frame) => {
        const drawn = picture.render(frame);
        const shown = leds.map(({ x, y }) => colorAt(drawn, x, y)).join('');
        expect(shown === Buffer.from(frame).toString('hex')).toBe(true);
      }),
      { numRuns: 3 },
    );
  });

  it.each(layouts)('shows the LEDs at their places: %s', (text) => {
    const layout = parseLayout(text);
    const { wires, seenX, seenY } = geometryOf(layout).all;
    const leds = ledPixels(layout).map(middleOf);
    const [origin, neighbour] = [0, 1].map((at) => ({
      ...leds[wires[at] ?? 0],
      seen: [seenX[at] ?? 0, seenY[at] ?? 0],
    }));
    const apart = Math.hypot((neighbour?.x ?? 0) - (origin?.x ?? 0), (neighbour?.y ?? 0) - (origin?.y ?? 0));
    const seenApart = Math.hypot(
      (neighbour?.seen[0] ?? 0) - (origin?.seen[0] ?? 0),
      (neighbour?.seen[1] ?? 0) - (origin?.seen[1] ?? 0),
    );
    const pitch = ledCount(layout) === 1 ? 1 : Math.round((apart * unit) / seenApart);
    const misplaced = leds.filter((_, at) => {
      const { x = -1, y = -1 } = leds[wires[at] ?? 0] ?? {};
      const across = ((seenX[at] ?? 0) - (origin?.seen[0] ?? 0)) * (pitch / unit);
      const down = ((seenY[at] ?? 0) - (origin?.seen[1] ?? 0)) * (pitch / unit);
      return Math.abs(x - (origin?.x ?? 0) - across) > 1 || Math.abs(y - (origin?.y ?? 0) - down) > 1;
    });
    expect(misplaced).toEqual([]);
  });

  it.each(layouts)('has background all around: %s', (text) => {
    const layout = parseLayout(text);
    const drawn = new LampPicture(layout).render(new Uint8Array(ledCount(layout) * 3).fill(255));
    const { width, height } = drawn;
    const edge = [
      ...Array.from({ length: width }, (_, x) => [colorAt(drawn, x, 0), colorAt(drawn, x, height - 1)]),
      ...Array.from({ length: height }, (_, y) => [colorAt(drawn, 0, y), colorAt(drawn, width - 1, y)]),
    ];
    expect(new Set(edge.flat())).toEqual(new Set([ground]));
  });

  it.each(['10x14+32', '16x9+50', '10x14+100', '8x8', 'ring3', 'ring24', 'strip60'])(
    'draws LEDs of one kind the same, with background between any two: %s',
    (text) => {
      const layout = parseLayout(text);
      const leds = ledPixels(layout);
      const grid = layout.columns * layout.rows;
      for (const kind of [leds.slice(0, grid), leds.slice(grid)])
        expect(new Set(kind.map(({ length }) => length)).size).toBeLessThanOrEqual(1);
      const owner = new Map<string, number>(
        leds.flatMap((pixels, led) => pixels.map(({ x, y }) => [`${x},${y}`, led] as const)),
      );
      const touching = leds.flatMap((pixels, led) =>
        pixels.filter(({ x, y }) =>
          [`${x + 1},${y}`, `${x},${y + 1}`].some((next) => (owner.get(next) ?? led) !== led),
        ),
      );
      expect(touching).toEqual([]);
    },
  );

  it.each([
    ['1x1', 80, 80],
    ['8x8', 340, 340],
    ['64x64', 960, 960],
    ['100x100+400', 960, 960],
    ['256x255', 960, 960],
    ['1024x63', 1040, 80],
    ['1024x1', 1040, 40],
    ['63x1024', 80, 1040],
    ['ring1024', 960, 960],
    ['1x1+4096', 340, 340],
  ])('fits %s into %i × %i pixels', (text, width, height) => {
    const layout = parseLayout(text);
    const picture = new LampPicture(layout);
    expect(picture.width).toBeLessThanOrEqual(width);
    expect(picture.height).toBeLessThanOrEqual(height);
    expect(Math.max(picture.width, picture.height)).toBeGreaterThan(Math.max(width, height) / 2.2);
  });

  it('draws a line thick enough to be seen, however many LEDs it has', () => {
    for (const [text, side] of [
      ['strip1024', 'y'],
      ['1x1024', 'x'],
    ] as const) {
      const [first = []] = ledPixels(parseLayout(text));
      expect(new Set(first.map((pixel) => pixel[side])).size).toBeGreaterThanOrEqual(12);
    }
  });
});
