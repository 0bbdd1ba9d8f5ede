import type { Bitmap } from '#shared/animation/Bitmap';
import type { PixelArea } from './changedArea';
import { reduceColors } from './reduceColors';

/** The maximum number of colours in a GIF's table. */
const maxColors = 256;

/** Part of a picture as a list of colours (0xRRGGBB) and each pixel's index in it, row by row. */
export interface IndexedColors {
  readonly colors: readonly number[];
  readonly pixels: Uint8Array;
}

/** Indexes an area's colours, exactly if there are at most 256, otherwise reduced to 256. */
export function indexColors(picture: Bitmap, area: PixelArea): IndexedColors {
  const { colors, weights, pixels } = distinctColors(picture, area);
  if (colors.length <= maxColors) return { colors, pixels: Uint8Array.from(pixels) };
  const { colors: reduced, indexes } = reduceColors(colors, weights, maxColors);
  const reducedPixels = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) reducedPixels[at] = indexes[pixels[at] ?? 0] ?? 0;
  return { colors: reduced, pixels: reducedPixels };
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
  const indexes = new Map<number, number>();
  // Neighbouring pixels mostly have the same colour, so the last one is remembered.
  let [lastColor, lastIndex] = [-1, 0];
  let at = 0;
  for (let row = area.top; row < area.top + area.height; row++) {
    let from = (row * width + area.left) * 3;
    for (let column = 0; column < area.width; column++) {
      const color = ((rgb[from++] ?? 0) << 16) | ((rgb[from++] ?? 0) << 8) | (rgb[from++] ?? 0);
      if (color !== lastColor) {
        lastColor = color;
        lastIndex = indexes.get(color) ?? colors.length;
        if (lastIndex === colors.length) {
          indexes.set(color, lastIndex);
          colors.push(color);
          weights.push(0);
        }
      }
      pixels[at++] = lastIndex;
      weights[lastIndex] = (weights[lastIndex] ?? 0) + 1;
    }
  }
  return { colors, weights, pixels };
}
