import { defaultLayout, ledCount, type Layout } from '../lamp/Layout';
import type { Program } from '../program/Program';
import { geometryOf } from './Geometry';
import type { Bitmap } from './Bitmap';
import { playerOf } from './Player';
import { scheduleOf } from './Schedule';

/** How much of a last step that stays a filmstrip shows. */
const stayMs = 4000;

/**
 * The time a filmstrip shows: one pass through all steps, with the loop once, and a few seconds of a last step that
 * stays.
 */
export function filmLengthMs(program: Program): number {
  const stays = program.steps.at(-1)?.duration === null;
  return scheduleOf(program).passMs + (stays ? stayMs : 0);
}

/** A filmstrip that is painted in portions: a whole strip of a long program takes longer than a screen frame may. */
export interface Film extends Bitmap {
  /** Paints the columns from `from` up to `to`, exclusive. */
  readonly paintColumns: (from: number, to: number) => void;
}

/**
 * A picture of a program's light, black until painted: time runs to the right, and each column shows the lamp's rows
 * at that time; on a strip or a ring, its LEDs.
 */
export function filmOf(program: Program, columns: number, layout: Layout = defaultLayout): Film {
  const geometry = geometryOf(layout);
  const player = playerOf(program, layout);
  const lengthMs = filmLengthMs(program);
  const frame = new Uint8Array(ledCount(layout) * 3);
  const isLine = geometry.rows === 1;
  const height = isLine ? geometry.columns : geometry.rows;
  const perRow = isLine ? 1 : geometry.columns;
  const rgb = new Uint8Array(columns * height * 3);
  const rows = Array.from({ length: height }, (_, row) =>
    geometry.grid.wires.subarray(row * perRow, (row + 1) * perRow),
  );
  const paintColumns = (from: number, to: number) => {
    for (let column = from; column < to; column++) {
      player.paintInPass(((column + 0.5) * lengthMs) / columns, frame);
      for (const [row, leds] of rows.entries())
        for (let channel = 0; channel < 3; channel++)
          rgb[(row * columns + column) * 3 + channel] = lightOf(frame, leds, channel);
    }
  };
  return { width: columns, height, rgb, paintColumns };
}

/** A whole filmstrip. */
export function filmstrip(program: Program, columns: number, layout: Layout = defaultLayout): Bitmap {
  const { width, height, rgb, paintColumns } = filmOf(program, columns, layout);
  paintColumns(0, columns);
  return { width, height, rgb };
}

/** The square of the light emitted for a screen value. */
const squaredLight = Float64Array.from({ length: 256 }, (_, value) => ((value / 255) ** 2.2) ** 2);

/**
 * The combined colour of LEDs seen from a distance. Bright points count more than their share, or sparks would
 * vanish.
 */
function lightOf(frame: Uint8Array, leds: Uint16Array, channel: number): number {
  let squares = 0;
  for (const led of leds) squares += squaredLight[frame[led * 3 + channel] ?? 0] ?? 0;
  return Math.round(255 * Math.sqrt(squares / leds.length) ** (1 / 2.2));
}
