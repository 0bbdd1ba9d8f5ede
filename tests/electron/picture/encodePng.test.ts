import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bitmap } from '#shared/animation/Bitmap';
import { encodePng } from '../../../electron/picture/encodePng';
import { enlarge } from '../../../electron/picture/enlarge';

const anyPicture: fc.Arbitrary<Bitmap> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((rgb) => ({ width, height, rgb })),
  );

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The checksum of a PNG chunk, computed bit by bit as the standard defines it. */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function readChunks(file: Buffer): Chunk[] {
  expect(file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const chunks: Chunk[] = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + 8 + length;
    expect(file.readUInt32BE(end)).toBe(crcOf(file.subarray(at + 4, end)));
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** The Paeth predictor of the standard. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(
    Math.abs,
  );
  if ((toLeft ?? 0) <= (toAbove ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left;
  return (toAbove ?? 0) <= (toCorner ?? 0) ? above : corner;
}

/** Undoes any row filter: the test is about the picture, not about its compression. */
function unfilter(packed: Uint8Array, width: number, height: number): Uint8Array {
  const stride = width * 3;
  const rgb = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = packed[row * (stride + 1)] ?? 0;
    for (let at = 0; at < stride; at++) {
      const to = row * stride + at;
      const left = at < 3 ? 0 : (rgb[to - 3] ?? 0);
      const above = row === 0 ? 0 : (rgb[to - stride] ?? 0);
      const corner = at < 3 || row === 0 ? 0 : (rgb[to - stride - 3] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      if (guess === undefined) throw new Error(`There is no filter ${filter}`);
      rgb[to] = (packed[row * (stride + 1) + 1 + at] ?? 0) + guess;
    }
  }
  return rgb;
}

function decode(file: Buffer): Bitmap {
  const chunks = readChunks(file);
  const header = chunks[0]?.data ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const packed = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  expect(packed).toHaveLength((width * 3 + 1) * height);
  return { width, height, rgb: unfilter(packed, width, height) };
}

describe('encodePng', () => {
  it('writes a header, the picture and an end, 8-bit true colour without interlacing', () => {
    const chunks = readChunks(encodePng({ width: 2, height: 1, rgb: Uint8Array.of(1, 2, 3, 4, 5, 6) }));
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(chunks[0]?.data.toString('hex')).toBe('00000002000000010802000000');
    expect(chunks[2]?.data).toHaveLength(0);
  });

  it('keeps every pixel of any picture', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        expect(decode(encodePng(picture))).toEqual(picture);
      }),
    );
  });

  it('keeps pictures wider than 255 pixels', () => {
    const rgb = Uint8Array.from({ length: 960 * 2 * 3 }, (_, at) => at * 7);
    expect(decode(encodePng({ width: 960, height: 2, rgb }))).toEqual({ width: 960, height: 2, rgb });
  });

  it('compresses a strip of constant light well', () => {
    const rgb = Uint8Array.from({ length: 960 * 168 * 3 }, (_, at) => [255, 128, 64][at % 3] ?? 0);
    expect(encodePng({ width: 960, height: 168, rgb }).length).toBeLessThan(5000);
  });
});

describe('enlarge', () => {
  it('repeats each pixel horizontally and vertically', () => {
    const [red, blue, white, black] = [
      [255, 0, 0],
      [0, 0, 255],
      [255, 255, 255],
      [0, 0, 0],
    ] as const;
    const upper = [red, red, red, blue, blue, blue].flat();
    const lower = [white, white, white, black, black, black].flat();
    expect(
      enlarge({ width: 2, height: 2, rgb: Uint8Array.from([red, blue, white, black].flat()) }, 3, 2),
    ).toEqual({
      width: 6,
      height: 4,
      rgb: Uint8Array.from([upper, upper, lower, lower].flat()),
    });
  });

  it('shows the original pixel at every place', () => {
    const times = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(anyPicture, times, times, (picture, across, down) => {
        const large = enlarge(picture, across, down);
        expect(large.rgb).toHaveLength(picture.rgb.length * across * down);
        expect([large.width, large.height]).toEqual([picture.width * across, picture.height * down]);
        for (let y = 0; y < large.height; y++) {
          for (let x = 0; x < large.width; x++) {
            const was = pixel(picture, Math.floor(x / across), Math.floor(y / down));
            if (pixel(large, x, y) !== was) expect.fail(`another pixel at ${x}, ${y}`);
          }
        }
      }),
    );
  });

  it('leaves a picture unchanged for a factor of one', () => {
    const picture = { width: 1, height: 2, rgb: Uint8Array.of(1, 2, 3, 4, 5, 6) };
    expect(enlarge(picture, 1, 1)).toEqual(picture);
  });
});

function pixel({ width, rgb }: Bitmap, x: number, y: number): string {
  return rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).join();
}
