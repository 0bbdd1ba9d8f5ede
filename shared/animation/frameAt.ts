import { ledCount, type Layout } from '../lamp/Layout';
import type { Program } from '../program/Program';
import { playerOf } from './Player';

/**
 * The light of a program `ms` after it began: red, green and blue of each LED, in the order of the lamp's wire, before
 * any guard. Pure: the same program, layout and ms give the same bytes, in whatever order they are asked for. It writes
 * into `frame` and returns it; with a frame of the caller's, nothing is allocated.
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
