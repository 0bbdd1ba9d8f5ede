import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bitmap } from '#shared/animation/Bitmap';
import { GifEncoder } from '../../../electron/picture/GifEncoder';
import { colorAt, decodeGif, type DecodedGif } from '../../fakes/decodeGif';

interface Shown {
  readonly picture: Bitmap;
  readonly delay: number;
}

function gif(frames: readonly Shown[], isLooping = true): DecodedGif {
  const [first] = frames;
  const encoder = new GifEncoder(first?.picture.width ?? 1, first?.picture.height ?? 1, isLooping);
  for (const { picture, delay } of frames) encoder.add(picture, delay);
  const bytes = encoder.bytes();
  expect(encoder.byteLength).toBe(bytes.length);
  const decoded = decodeGif(bytes);
  expect(encoder.frames).toBe(decoded.frames.length);
  return decoded;
}

/** Encodes one picture and decodes it again. */
function shownAs(picture: Bitmap) {
  const [frame] = gif([{ picture, delay: 1 }]).frames;
  if (!frame) throw new Error('No frame.');
  return frame;
}

/** A picture whose pixels have colours from a list, chosen by `number`. */
function painted(width: number, height: number, colors: readonly number[], number: (at: number) => number) {
  const rgb = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++)
    rgb.writeUIntBE(colors[number(at) % colors.length] ?? 0, at * 3, 3);
  return { width, height, rgb: new Uint8Array(rgb) };
}

/** Pseudo-random numbers, the same in every run. */
function scattered(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8;
}

/** Colours that are all different. */
function differentColors(count: number): number[] {
  return Array.from({ length: count }, (_, at) => (at * 0x10_3070 + 0x0a_0b0c) % 0x100_0000);
}

/** The largest difference of any channel. */
function furthestFrom(a: Bitmap, b: Bitmap): number {
  return a.rgb.reduce((max, value, at) => Math.max(max, Math.abs(value - (b.rgb[at] ?? 0))), 0);
}

const side = fc.integer({ min: 1, max: 41 });
const colorList = fc
  .oneof(fc.constantFrom(1, 2, 3, 4, 5, 255, 256), fc.integer({ min: 1, max: 256 }))
  .map(differentColors);
/** Noise, runs of one colour, and everything between. */
const anyPicture = fc
  .record({
    width: side,
    height: side,
    colors: colorList,
    seed: fc.nat(),
    run: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ width, height, colors, seed, run }) => {
    const next = scattered(seed);
    const numbers = Array.from({ length: Math.ceil((width * height) / run) }, next);
    return painted(width, height, colors, (at) => numbers[Math.floor(at / run)] ?? 0);
  });

/** The tests, as many cases as a quick or a long run has time for. */
export function describeGifEncoder({
  runs,
  counts,
}: {
  readonly runs: number;
  readonly counts: readonly number[];
}): void {
  describe('a frame of a GIF', () => {
    it('keeps every pixel of a picture with up to 256 colours', () => {
      fc.assert(
        fc.property(anyPicture, (picture) => {
          expect(shownAs(picture).shown).toEqual(picture);
        }),
        { numRuns: runs },
      );
    });

    it.each([1, 2, 3, 4, 5, 16, 17, 128, 129, 255, 256])(
      'has the smallest table that holds %i colours',
      (count) => {
        const colors = differentColors(count);
        const picture = painted(16, 16, colors, (at) => at);
        const { shown, tableSize } = shownAs(picture);
        expect(shown).toEqual(picture);
        expect(tableSize).toBeGreaterThanOrEqual(count);
        expect(tableSize).toBeLessThan(Math.max(2 * count, 3));
      },
    );

    it.each(counts)('grows its codes to twelve bits and resets its table: %i colours', (count) => {
      const next = scattered(count);
      const picture = painted(301, 257, differentColors(count), next);
      const { shown, clears, widestCode } = shownAs(picture);
      expect(shown).toEqual(picture);
      expect(widestCode).toBe(12);
      expect(clears).toBeGreaterThan(1);
    });

    it('is valid for any number of pixels, wherever its code size grows', () => {
      for (const count of [1, 2, 4, 7, 256]) {
        const colors = differentColors(count);
        const numbers = Array.from({ length: 700 }, scattered(7));
        for (let width = 1; width <= numbers.length; width++) {
          const picture = painted(width, 1, colors, (at) => numbers[at] ?? 0);
          if (!Buffer.from(shownAs(picture).shown.rgb).equals(picture.rgb))
            expect.fail(`${count} colours, ${width}`);
        }
      }
    });

    it.each([256, 128])('is valid when its table is just full, or about to be: %i colours', (count) => {
      // No pair of neighbours repeats, so that each pixel takes a code of its own.
      const numbers = Array.from({ length: 4200 }, (_, at) => at * (1 + 2 * Math.floor(at / count)));
      const full = 4096 - count - 2;
      for (let width = full - 20; width < full + 20; width++) {
        const picture = painted(width, 1, differentColors(count), (at) => numbers[at] ?? 0);
        if (!Buffer.from(shownAs(picture).shown.rgb).equals(picture.rgb)) expect.fail(`${width} pixels`);
      }
    });

    it('shows each of more than 256 colours less than 64 away in every channel', () => {
      const anyColors = fc.array(fc.integer({ min: 0, max: 0xff_ffff }), { minLength: 257, maxLength: 1600 });
      fc.assert(
        fc.property(anyColors, (colors) => {
          const picture = painted(40, 40, colors, (at) => at);
          const { shown, tableSize } = shownAs(picture);
          expect(tableSize).toBe(256);
          expect(furthestFrom(picture, shown)).toBeLessThan(64);
        }),
        { numRuns: 50 },
      );
    });

    it('keeps a few bright colours apart among many dim ones', () => {
      const levels = [0, 85, 170, 255];
      const bright = levels.flatMap((red) =>
        levels.flatMap((green) => levels.map((blue) => [red, green, blue])),
      );
      const dim = Array.from({ length: 1536 }, (_, at) => [at >> 6, (at >> 3) & 7, at & 7]);
      const colors = [...bright, ...dim].map((color) => color.reduce((sum, value) => sum * 256 + value, 0));
      const picture = painted(40, 40, colors, (at) => at);
      expect(furthestFrom(picture, shownAs(picture).shown)).toBeLessThanOrEqual(4);
    });

    it('shows a ramp of a thousand colours without visible steps, and a spark on it unchanged', () => {
      const ramp = Array.from({ length: 1000 }, (_, at) => {
        const level = Math.floor(at / 8);
        return (level << 16) | ((level >> 1) << 8) | (at % 8);
      });
      const picture = painted(40, 26, [...ramp, 0xff_ffff], (at) => Math.min(at, 1000));
      const { shown } = shownAs(picture);
      expect(furthestFrom(picture, shown)).toBeLessThanOrEqual(4);
      expect(colorAt(shown, 39, 25)).toBe('ffffff');
    });
  });

  describe('a sequence of frames', () => {
    const [black, red] = [0, 0xff_0000];
    const dark = painted(9, 7, [black], () => 0);
    /** A black picture with some red pixels. */
    const withRed = (...places: (readonly [x: number, y: number])[]) =>
      painted(9, 7, [black, red], (at) => (places.some(([x, y]) => at === y * 9 + x) ? 1 : 0));

    it('is cropped to the rectangle that changed, and leaves the rest as it was', () => {
      const [first, second, third] = [
        withRed([0, 0]),
        withRed([0, 0], [2, 3], [5, 1]),
        withRed([0, 0], [8, 6]),
      ];
      const { frames } = gif([first, second, third].map((picture) => ({ picture, delay: 4 })));
      expect(frames.map(({ left, top, width, height }) => [left, top, width, height])).toEqual([
        [0, 0, 9, 7],
        [2, 1, 4, 3],
        [2, 1, 7, 6],
      ]);
      expect(frames.map(({ disposal }) => disposal)).toEqual([1, 1, 1]);
      expect(frames.map(({ shown }) => shown)).toEqual([first, second, third]);
    });

    it('notices a change of any channel of any one pixel', () => {
      const place = fc.record({
        x: fc.nat(8),
        y: fc.nat(6),
        channel: fc.nat(2),
        value: fc.integer({ min: 1, max: 255 }),
      });
      fc.assert(
        fc.property(place, ({ x, y, channel, value }) => {
          const changed = { ...dark, rgb: dark.rgb.with((y * 9 + x) * 3 + channel, value) };
          const { frames } = gif([dark, changed].map((picture) => ({ picture, delay: 4 })));
          expect(frames[1]).toMatchObject({ left: x, top: y, width: 1, height: 1, shown: changed });
        }),
      );
    });

    it('has local tables: a hundred frames of different colours lose none', () => {
      const pictures = Array.from({ length: 100 }, (_, step) =>
        painted(9, 7, differentColors(6000).slice(step * 60, step * 60 + 60), (at) => at),
      );
      expect(
        gif(pictures.map((picture) => ({ picture, delay: 4 }))).frames.map(({ shown }) => shown),
      ).toEqual(pictures);
    });

    it('merges equal frames into one that stays longer', () => {
      const lit = withRed([4, 4]);
      const { frames } = gif([
        { picture: dark, delay: 4 },
        { picture: { ...dark, rgb: dark.rgb.slice() }, delay: 5 },
        { picture: lit, delay: 6 },
        { picture: dark, delay: 7 },
        { picture: dark, delay: 300 },
      ]);
      expect(frames.map(({ delay, shown }) => [delay, shown])).toEqual([
        [9, dark],
        [6, lit],
        [307, dark],
      ]);
    });

    it('stays as long as requested, even if one frame cannot express it', () => {
      const { frames } = gif([40_000, 25_535, 1, 40_000].map((delay) => ({ picture: dark, delay })));
      expect(frames.map(({ delay }) => delay)).toEqual([65_535, 40_001]);
      expect(frames.map(({ shown }) => shown)).toEqual([dark, dark]);
    });

    it('repeats forever, or plays once', () => {
      expect(gif([{ picture: dark, delay: 4 }], true).plays).toBe(0);
      expect(gif([{ picture: dark, delay: 4 }], false).plays).toBeUndefined();
    });
  });
}
