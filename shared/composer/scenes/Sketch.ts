import { drawing, rect, step } from '../../program/commands';
import type { Command, Element, Step } from '../../program/schema';
import { scene, type Scene } from './Scene';

/** A scene whose end melts into its beginning, and which yet begins at full light rather than out of the dark. */
export function flowing(
  name: string,
  words: string,
  steps: readonly Step[],
  extras: Pick<Scene, 'accent'> = {},
): Scene {
  const [first, second] = steps;
  if (!first || !second) return scene(name, words, steps, extras);
  const opening = step('opening', first.command, first.duration);
  return scene(name, words, [opening, ...steps.slice(1), first], { ...extras, loopFrom: second.id });
}

/** A filled disc whose centre may lie between LEDs. */
export function ball(x: number, y: number, r: number, color: string): Element[] {
  const rows: Element[] = [];
  for (let row = Math.ceil(y - r); row <= y + r; row++) {
    const half = Math.sqrt(r * r - (row - y) ** 2);
    const left = Math.ceil(x - half);
    const width = Math.floor(x + half) - left + 1;
    if (width > 0) rows.push(rect(left, row, width, 1, color));
  }
  return rows;
}

/** A drawing moved to the right and down; what leaves the grid is cut off. */
export function sprite(
  rows: readonly string[],
  colors: Readonly<Record<string, string>>,
  x: number,
  y: number,
): Element[] {
  const moved = rows.map((row) => (x < 0 ? row.slice(-x) : ' '.repeat(x) + row));
  return drawing(y < 0 ? moved.slice(-y) : [...Array<string>(y).fill(''), ...moved], colors);
}

/** Steps of equal length, each melting out of the one before: how drawn things move. */
export function morph(name: string, commands: readonly Command[], ms: number, transition = ms): Step[] {
  return commands.map((command, at) => step(`${name} ${at + 1}`, command, ms, transition));
}

/** `count` things made from their number. */
export function times<Thing>(count: number, make: (at: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
