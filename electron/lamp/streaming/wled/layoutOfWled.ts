import { defaultLayout, type Layout } from '#shared/lamp/Layout';
import type { WledInfo } from './wledInfo';

/** The longest side that a layout has. */
const maxSide = 1024;

/**
 * Where WLED's LEDs are: its matrix, row by row from the top left however it is wired, or one strip. WLED
 * puts the channels in order itself. LEDs that no layout reaches stay dark: those beyond a strip of 1024,
 * or outside the matrix.
 */
export function layoutOfWled({ count, matrix }: WledInfo): Layout {
  // A matrix of more LEDs than there are is a mistake.
  const { w, h } = matrix && matrix.w * matrix.h <= count ? matrix : { w: count, h: 1 };
  return { ...defaultLayout, columns: Math.min(w, maxSide), rows: Math.min(h, maxSide), ambient: 0 };
}
