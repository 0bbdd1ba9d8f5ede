import type { Bitmap } from '#shared/animation/Bitmap';
import type { PixelArea } from './changedArea';
import { reduceColors } from './reduceColors';

/** The most colours a GIF's table holds. */
const maxColors = 256;

/** Part of a picture as a list of colours (0xRRGGBB) and the number of each pixel's colour in it, row by row. */
export interface IndexedColors {
  readonly colors: readonly number[];
  readonly pixels: Uint8Array;
}

/** An area's colours, each as it is when they are at most 256; of more, the nearest that a table of 256 can say. */
export function indexColors(picture: Bitmap, area: PixelArea): IndexedColors {
  const { colors, weights, pixels } = distinctColors(picture, area);
  if (colors.length <= maxColors) return { colors, pixels: Uint8Array.from(pixels) };
  const { colors: fewer, indexes: standIns } = reduceColors(colors, weights, maxColors);
  const standing = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) standing[at] = standIns[pixels[at] ?? 0] ?? 0;
  return { colors: fewer, pixels: standing };
}

interface DistinctColors {
  readonly colors: number[];
  /** How many pixels have each colour. */
  readonly weights: number[];
  readonly pixels: Uint32Array;
}

function distinctColors({ width, rgb }: Bitmap, area: PixelArea): DistinctColors {
  const colors: number[] = [];
  const weights: number[] = [];
  const pixels = new Uint32Array(area.width * area.height);
  const numbers = new Map<number, number>();
  // Neighbours mostly have one colour: the last one is at hand without a search.
  let [lastColor, lastNumber] = [-1, 0];
  let at = 0;
  for (let row = area.top; row < area.top + area.height; row++) {
    let from = (row * width + area.left) * 3;
    for (let column = 0; column < area.width; column++) {
      const color = ((rgb[from++] ?? 0) << 16) | ((rgb[from++] ?? 0) << 8) | (rgb[from++] ?? 0);
      if (color !== lastColor) {
        lastColor = color;
        lastNumber = numbers.get(color) ?? colors.length;
        if (lastNumber === colors.length) {
          numbers.set(color, lastNumber);
          colors.push(color);
          weights.push(0);
        }
      }
      pixels[at++] = lastNumber;
      weights[lastNumber] = (weights[lastNumber] ?? 0) + 1;
    }
  }
  return { colors, weights, pixels };
}
