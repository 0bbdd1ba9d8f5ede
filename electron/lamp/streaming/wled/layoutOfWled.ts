import { defaultLayout, type Layout } from '#shared/lamp/Layout';
import type { WledInfo } from './wledInfo';

/** The maximum of a layout's columns and rows. */
const maxSide = 1024;

/**
 * The layout of WLED's LEDs: its matrix, row by row from the top left however it is wired, or one strip. WLED itself puts the
 * channels in order. LEDs beyond a strip of 1024 or outside the matrix stay dark.
 */
export function layoutOfWled({ count, matrix }: WledInfo): Layout {
  // A matrix with more LEDs than WLED reports is a configuration error.
  const { w, h } = matrix && matrix.w * matrix.h <= count ? matrix : { w: count, h: 1 };
  return { ...defaultLayout, columns: Math.min(w, maxSide), rows: Math.min(h, maxSide), ambient: 0 };
}
