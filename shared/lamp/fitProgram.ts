import { geometryOf } from '../animation/Geometry';
import { clamp } from '../program/clamp';
import { mapLayers } from '../program/commandEdits';
import { limits } from '../program/limits';
import { programSchema, type Element, type Layer, type Program } from '../program/Program';
import type { Layout } from './Layout';

/** A program fitted to a lamp, and a sentence about what was changed; without one if nothing was. */
export interface FitResult {
  readonly program: Program;
  readonly change?: string;
}

type Grid = Pick<Layout, 'columns' | 'rows'>;

/**
 * Fits a program made for one lamp to another. Patterns fill any lamp; pictures are moved to the middle, and what
 * reached from edge to edge still does.
 */
export function fitProgram(program: Program, madeFor: Layout, lamp: Layout): FitResult {
  // As mounted: a lamp rotated by 90° has width and height swapped.
  const [from, to] = [geometryOf(madeFor), geometryOf(lamp)];
  const all = [...program.steps, ...(program.on_complete ? [program.on_complete] : [])];
  const isSameSize = from.columns === to.columns && from.rows === to.rows;
  if (isSameSize || !all.some(({ command }) => hasPlaces(command))) return { program };
  const fit = (layer: Layer): unknown =>
    layer.type === 'render'
      ? { ...layer, elements: layer.elements.map((element) => fitted(element, from, to)) }
      : layer;
  const { steps, on_complete: ending } = program;
  const moved = programSchema.safeParse({
    ...program,
    steps: steps.map((step) => ({ ...step, command: mapLayers(step.command, fit) })),
    ...(ending && { on_complete: { command: mapLayers(ending.command, fit) } }),
  });
  if (!moved.success) return { program };
  const change = `It was made for a lamp of ${sizeOf(madeFor)}; its pictures were moved to the middle of yours, ${sizeOf(lamp)}.`;
  return { program: moved.data, change };
}

function sizeOf(layout: Layout): string {
  const { columns, rows } = geometryOf(layout);
  return `${columns}x${rows}`;
}

function hasPlaces(command: Program['steps'][number]['command']): boolean {
  let found = false;
  mapLayers(command, (layer) => {
    found ||= layer.type === 'render' && layer.elements.some((element) => 'x' in element || 'x1' in element);
    return layer;
  });
  return found;
}

function fitted(element: Element, from: Grid, to: Grid): unknown {
  const across = (x: number) => within(x + Math.floor((to.columns - from.columns) / 2));
  const down = (y: number) => within(y + Math.floor((to.rows - from.rows) / 2));
  switch (element.type) {
    case 'fill':
      return element;
    case 'line': {
      const { x1, y1, x2, y2 } = element;
      return { ...element, x1: across(x1), y1: down(y1), x2: across(x2), y2: down(y2) };
    }
    case 'rect': {
      const [x, w] = span(element.x, element.w, from.columns, to.columns, across);
      const [y, h] = span(element.y, element.h, from.rows, to.rows, down);
      return { ...element, x, y, w, h };
    }
    case 'pixel':
    case 'circle':
    case 'text':
    case 'icon': {
      const { x, y } = element;
      return { ...element, ...(x !== undefined && { x: across(x) }), ...(y !== undefined && { y: down(y) }) };
    }
  }
}

/** The position of a rectangle along one axis: from edge to edge as before, or moved with the rest. */
function span(
  start: number,
  length: number,
  before: number,
  now: number,
  moved: (at: number) => number,
): [start: number, length: number] {
  return start <= 0 && start + length >= before ? [0, now] : [moved(start), length];
}

function within(coordinate: number): number {
  return clamp(coordinate, limits.minCoordinate, limits.maxCoordinate);
}
