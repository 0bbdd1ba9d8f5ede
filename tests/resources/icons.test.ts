import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { iconFiles, iconSizesPx, resources } from '../tools/icons/iconFiles';

const committed = (name: string) => readFileSync(join(resources, name));

/** Width and height of a PNG file, from the header that its first chunk is; fails on anything else. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
  expect(png.toString('latin1', 12, 16)).toBe('IHDR');
  expect(png.toString('latin1', png.length - 8, png.length - 4)).toBe('IEND');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('the icons', () => {
  let made: ReadonlyMap<string, Uint8Array>;
  beforeAll(async () => {
    made = await iconFiles();
  });

  it('are what the drawings give today (npm run icons writes them)', () => {
    expect([...made.keys()]).toHaveLength(iconSizesPx.length + 3);
    for (const [name, bytes] of made) expect(committed(name).equals(bytes), name).toBe(true);
  });

  it('are all made from the drawings: none is left over', () => {
    const found = readdirSync(join(resources, 'icons')).map((name) => `icons/${name}`);
    expect(found.sort()).toEqual([...made.keys()].filter((name) => name.startsWith('icons/')).sort());
  });

  it('come for Linux in files that are named by their size', () => {
    for (const px of iconSizesPx) expect(sizeOf(committed(`icons/${px}x${px}.png`))).toEqual([px, px]);
    expect(sizeOf(committed('icon.png'))).toEqual([512, 512]);
  });

  it('come for Windows in one file from 16 to 256 px', () => {
    const ico = committed('icon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
    const count = ico.readUInt16LE(4);
    let end = 6 + 16 * count;
    const sizes = Array.from({ length: count }, (_, index) => {
      const entry = ico.subarray(6 + 16 * index);
      const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      expect(offset).toBe(end);
      end = offset + length;
      const [width, height] = sizeOf(ico.subarray(offset, end));
      expect([entry[0] || 256, entry[1] || 256]).toEqual([width, height]);
      return width;
    });
    expect(end).toBe(ico.length);
    expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
  });

  it('come for macOS in one file, each under the name that macOS has for its size', () => {
    const icns = committed('icon.icns');
    expect(icns.toString('latin1', 0, 4)).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    const sizes: Record<string, number> = {};
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
      const [width, height] = sizeOf(icns.subarray(at + 8, at + icns.readUInt32BE(at + 4)));
      expect(height).toBe(width);
      sizes[icns.toString('latin1', at, at + 4)] = width;
    }
    expect(sizes).toEqual({
      ic11: 32,
      ic12: 64,
      ic07: 128,
      ic08: 256,
      ic13: 256,
      ic09: 512,
      ic14: 512,
      ic10: 1024,
    });
  });

  it('are the same in the browser’s tab: the page has the small drawing', () => {
    const page = readFileSync(join(resources, '../renderer/lamp.svg'), 'utf8');
    expect(page).toBe(committed('icon-small.svg').toString());
  });
});
