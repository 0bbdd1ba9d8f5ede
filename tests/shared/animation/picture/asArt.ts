import { frameAt } from '#shared/animation/frameAt';
import { geometryOf } from '#shared/animation/Geometry';
import type { Layout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { parseProgram } from '#shared/program/parseProgram';
import type { Element, Program } from '#shared/program/Program';

/** Which character stands for a colour, `#RRGGBB`. */
export type Legend = Readonly<Record<string, string>>;

/** The colours most pictures are drawn in. */
const usualLegend: Legend = { '#FF0000': 'r', '#00FF00': 'g', '#0000FF': 'b', '#FFFFFF': 'w' };

/** The grid of a frame, row by row as it is seen: `.` for black, `?` for a colour that is not in the legend. */
function asArt(frame: Uint8Array, layout: Layout, legend: Legend = usualLegend): string[] {
  const { columns, rows, grid } = geometryOf(layout);
  const characters = Array.from(grid.wires, (led) => {
    const color = ledColor(frame, led);
    return color === '#000000' ? '.' : (legend[color] ?? '?');
  });
  return Array.from({ length: rows }, (_, y) => characters.slice(y * columns, (y + 1) * columns).join(''));
}

/** The colour of an LED, by its number on the wire. */
export function ledColor(frame: Uint8Array, led: number): string {
  const bytes = Array.from(frame.subarray(led * 3, led * 3 + 3), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `#${bytes.join('').toUpperCase()}`;
}

/** A picture as written in a test: one row per line, without the indent. */
export function rowsOf([picture = '']: TemplateStringsArray): string[] {
  return picture.trim().split(/\s+/);
}

/** A program of one render step without an end; throws when the elements are not valid as given. */
export function renderProgram(elements: readonly Element[]): Program {
  const parsed = parseProgram({
    name: 'Picture',
    steps: [{ id: 'picture', command: { type: 'render', elements }, duration: null }],
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  if (parsed.repairs.length > 0) throw new Error(`not valid: ${parsed.repairs.join(' ')}`);
  return parsed.program;
}

/** What a lamp of this size shows for `elements`. */
export function artOf(size: string, elements: readonly Element[], ms = 0, legend?: Legend): string[] {
  const layout = parseLayout(size);
  return asArt(frameAt(renderProgram(elements), layout, ms), layout, legend);
}
