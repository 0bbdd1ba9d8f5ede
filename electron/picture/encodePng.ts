import { crc32, deflateSync } from 'node:zlib';
import type { Bitmap } from '#shared/animation/Bitmap';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture as a PNG file: 8-bit true colour, one IDAT. https://www.w3.org/TR/png-3/ */
export function encodePng({ width, height, rgb }: Bitmap): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filterRows(width, height, rgb), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Stores each row as the difference to the one above (filter 2), which compresses strips of light well. */
function filterRows(width: number, height: number, rgb: Uint8Array): Buffer {
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++) {
    const to = row * (stride + 1);
    rows[to] = 2;
    for (let at = 0; at < stride; at++) {
      const above = row === 0 ? 0 : (rgb[(row - 1) * stride + at] ?? 0);
      rows[to + 1 + at] = (rgb[row * stride + at] ?? 0) - above;
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
