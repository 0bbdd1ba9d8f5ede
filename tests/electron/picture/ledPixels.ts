import { ledCount, type Layout } from '#shared/lamp/Layout';
import { LampPicture } from '../../../electron/picture/LampPicture';

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The pixels of each LED in pictures of a lamp, found by giving each LED a colour of its own. */
export function ledPixels(layout: Layout): Pixel[][] {
  // Blue is never 0C, which is the background's.
  const frame = Uint8Array.from({ length: ledCount(layout) * 3 }, (_, at) => {
    const led = Math.floor(at / 3);
    return [led >> 8, led & 255, 200][at % 3] ?? 0;
  });
  const { width, rgb } = new LampPicture(layout).render(frame);
  const pixels: Pixel[][] = Array.from({ length: ledCount(layout) }, () => []);
  for (let at = 0; at < rgb.length; at += 3) {
    const [red = 0, green = 0, blue] = rgb.subarray(at, at + 3);
    if (blue === 200) pixels[red * 256 + green]?.push({ x: (at / 3) % width, y: Math.floor(at / 3 / width) });
  }
  return pixels;
}

/** The pixel in the middle of these. */
export function middleOf(pixels: readonly Pixel[]): Pixel {
  const middle = (values: number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2);
  return { x: middle(pixels.map(({ x }) => x)), y: middle(pixels.map(({ y }) => y)) };
}
