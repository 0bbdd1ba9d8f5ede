import { defaultLayout, ledCount, type Layout } from '../lamp/layout';
import type { Program } from '../program/schema';
import { geometryOf, type Geometry } from './geometry';
import type { Picture } from './Picture';
import { playerOf } from './Player';
import { scheduleOf } from './schedule';

/** How much of a last step that stays a filmstrip shows. */
const stayMs = 4000;

/** What a filmstrip shows: one pass through all steps. The loop is shown once, and of a last step that stays a few seconds. */
export function filmLengthMs(program: Program): number {
  const stays = program.steps.at(-1)?.duration === null;
  return scheduleOf(program).passMs + (stays ? stayMs : 0);
}

/** A picture of a program's light: time runs to the right, and each column is the lamp's rows at that time. */
export function filmstrip(program: Program, columns: number, layout: Layout = defaultLayout): Picture {
  const geometry = geometryOf(layout);
  const player = playerOf(program, layout);
  const lengthMs = filmLengthMs(program);
  const frame = new Uint8Array(ledCount(layout) * 3);
  const rgb = new Uint8Array(columns * geometry.rows * 3);
  for (let column = 0; column < columns; column++) {
    player.paintInPass(((column + 0.5) * lengthMs) / columns, frame);
    for (let row = 0; row < geometry.rows; row++) {
      rgb.set(lightOfRow(frame, geometry, row), (row * columns + column) * 3);
    }
  }
  return { width: columns, height: geometry.rows, rgb };
}

/** The colour a row has from afar. Bright points count for more than their share, or sparks would vanish. */
function lightOfRow(frame: Uint8Array, { grid, columns }: Geometry, row: number): number[] {
  const squares = [0, 0, 0];
  for (let column = 0; column < columns; column++) {
    const offset = (grid.wires[row * columns + column] ?? 0) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const light = ((frame[offset + channel] ?? 0) / 255) ** 2.2;
      squares[channel] = (squares[channel] ?? 0) + light * light;
    }
  }
  return squares.map((square) => Math.round(255 * Math.sqrt(square / columns) ** (1 / 2.2)));
}
