import { defaultLayout, ledCount, type Layout } from '../lamp/layout';
import type { Program } from '../program/schema';
import { geometryOf } from './geometry';
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

/**
 * A picture of a program's light: time runs to the right, and each column is the lamp's rows at that time; on a strip or a
 * ring, its LEDs.
 */
export function filmstrip(program: Program, columns: number, layout: Layout = defaultLayout): Picture {
  const geometry = geometryOf(layout);
  const player = playerOf(program, layout);
  const lengthMs = filmLengthMs(program);
  const frame = new Uint8Array(ledCount(layout) * 3);
  const isLine = geometry.rows === 1;
  const height = isLine ? geometry.columns : geometry.rows;
  const perRow = isLine ? 1 : geometry.columns;
  const rgb = new Uint8Array(columns * height * 3);
  for (let column = 0; column < columns; column++) {
    player.paintInPass(((column + 0.5) * lengthMs) / columns, frame);
    for (let row = 0; row < height; row++) {
      const leds = geometry.grid.wires.subarray(row * perRow, (row + 1) * perRow);
      rgb.set(lightOf(frame, leds), (row * columns + column) * 3);
    }
  }
  return { width: columns, height, rgb };
}

/** The colour that LEDs have from afar. Bright points count for more than their share, or sparks would vanish. */
function lightOf(frame: Uint8Array, leds: Uint16Array): number[] {
  const squares = [0, 0, 0];
  for (const led of leds) {
    for (let channel = 0; channel < 3; channel++) {
      const light = ((frame[led * 3 + channel] ?? 0) / 255) ** 2.2;
      squares[channel] = (squares[channel] ?? 0) + light * light;
    }
  }
  return squares.map((square) => Math.round(255 * Math.sqrt(square / leds.length) ** (1 / 2.2)));
}
