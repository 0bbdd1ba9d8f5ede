import { ledCount, type Layout } from '../lamp/Layout';
import type { Program } from '../program/Program';
import { playerOf } from './Player';

/**
 * The light of a program `ms` after it began: red, green and blue of each LED in wiring order, before any guard.
 * Pure: the same program, layout and ms give the same bytes, in any order of calls. Writes into `frame` and returns
 * it; if the caller passes a frame, nothing is allocated.
 */
export function frameAt(
  program: Program,
  layout: Layout,
  ms: number,
  frame: Uint8Array = new Uint8Array(ledCount(layout) * 3),
): Uint8Array {
  if (frame.length !== ledCount(layout) * 3) throw new RangeError('The frame does not fit the layout.');
  playerOf(program, layout).paint(ms, frame);
  return frame;
}
