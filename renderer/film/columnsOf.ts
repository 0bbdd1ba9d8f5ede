import type { Picture } from '#shared/animation/Picture';

/** The columns of a picture from `from` up to `to`, which is not one of them, as a canvas takes them. */
export function columnsOf({ width, height, rgb }: Picture, from: number, to: number): ImageData {
  const image = new ImageData(to - from, height);
  for (let row = 0; row < height; row++)
    for (let column = from; column < to; column++) {
      const source = (row * width + column) * 3;
      const target = (row * image.width + column - from) * 4;
      image.data.set(rgb.subarray(source, source + 3), target);
      image.data[target + 3] = 255;
    }
  return image;
}
