import type { Bitmap } from '#shared/animation/Bitmap';

/** Enlarges each pixel to `across` × `down` pixels. */
export function enlarge({ width, height, rgb }: Bitmap, across: number, down: number): Bitmap {
  const large = new Uint8Array(width * across * height * down * 3);
  let to = 0;
  for (let row = 0; row < height * down; row++) {
    for (let column = 0; column < width * across; column++) {
      const from = (Math.floor(row / down) * width + Math.floor(column / across)) * 3;
      large.set(rgb.subarray(from, from + 3), to);
      to += 3;
    }
  }
  return { width: width * across, height: height * down, rgb: large };
}
