import type { Bitmap } from '#shared/animation/Bitmap';

/** A rectangle of a picture, in pixels. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest rectangle with all pixels in which two pictures of the same size differ; `undefined` if they are equal. */
export function changedArea(before: Bitmap, after: Bitmap): PixelArea | undefined {
  const { width, height } = after;
  const stride = width * 3;
  let [left, right, top, bottom] = [stride, -1, height, -1];
  for (let row = 0; row < height; row++) {
    const start = row * stride;
    const first = firstDifference(before.rgb, after.rgb, start, start + stride);
    if (first < 0) continue;
    const last = lastDifference(before.rgb, after.rgb, start, start + stride);
    top = Math.min(top, row);
    bottom = row;
    left = Math.min(left, first - start);
    right = Math.max(right, last - start);
  }
  if (bottom < 0) return undefined;
  const [leftPixel, rightPixel] = [Math.floor(left / 3), Math.floor(right / 3)];
  return { left: leftPixel, top, width: rightPixel - leftPixel + 1, height: bottom - top + 1 };
}

function firstDifference(a: Uint8Array, b: Uint8Array, from: number, to: number): number {
  for (let at = from; at < to; at++) if (a[at] !== b[at]) return at;
  return -1;
}

function lastDifference(a: Uint8Array, b: Uint8Array, from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) if (a[at] !== b[at]) return at;
  return -1;
}
