import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { icnsOf } from './icnsOf';
import { icoOf, type IconPicture } from './icoOf';

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

export const resources = join(import.meta.dirname, '../../../resources');
export const iconSizesPx = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;

/** Up to this size single LEDs would blur: there the simpler drawing is used. */
const largestSmallPx = 32;

/**
 * Every icon that is made from the drawings, by its path in `resources/`. The bytes are the same on every machine. May be called
 * once in a process, since the renderer can be loaded only once.
 */
export async function iconFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  await initWasm(readFileSync(wasm));
  const drawings = { full: drawing('icon.svg'), small: drawing('icon-small.svg') };
  const pictures = iconSizesPx.map((sizePx): IconPicture => ({
    sizePx,
    png: paint(sizePx > largestSmallPx ? drawings.full : drawings.small, sizePx),
  }));
  const files = new Map(pictures.map(({ sizePx, png }) => [`icons/${sizePx}x${sizePx}.png`, png]));
  files.set('icon.ico', icoOf(pictures.filter(({ sizePx }) => sizePx <= 256)));
  files.set('icon.icns', icnsOf(pictures));
  files.set('icon.png', paint(drawings.full, 512));
  return files;
}

function drawing(name: string): string {
  return readFileSync(join(resources, name), 'utf8');
}

function paint(svg: string, sizePx: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: sizePx } }).render().asPng();
}
