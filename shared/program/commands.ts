import type { IconName } from './icons';
import type { Command, Element, Layer, Pattern, Step } from './Program';

/** Short functions for building programs in code, so that a scene reads like what it shows. */

type Named<Name extends Pattern['name']> = Extract<Pattern, { name: Name }>;
export type RenderLayer = Extract<Layer, { type: 'render' }>;

export function solid(color: string): Named<'solid'> {
  return { type: 'pattern', name: 'solid', params: { color } };
}

/** A radial gradient: `center` in the middle, `edge` around it. */
export function gradient(center: string, edge: string): Named<'gradient'> {
  return { type: 'pattern', name: 'gradient', params: { color: center, color2: edge } };
}

export function breathing(color: string, speed: number, bgColor?: string): Named<'breathing'> {
  return { type: 'pattern', name: 'breathing', params: { color, speed, ...(bgColor && { bgColor }) } };
}

export function wave(color: string, color2: string, speed: number): Named<'wave'> {
  return { type: 'pattern', name: 'wave', params: { color, color2, speed } };
}

export function rainbow(speed: number): Named<'rainbow'> {
  return { type: 'pattern', name: 'rainbow', params: { speed } };
}

/** One flash at the start of its step. */
export function pulse(color: string, speed: number): Named<'pulse'> {
  return { type: 'pattern', name: 'pulse', params: { color, speed } };
}

export function sparkle(color: string, bgColor: string, speed: number, density: number): Named<'sparkle'> {
  return { type: 'pattern', name: 'sparkle', params: { color, bgColor, speed, density } };
}

/** Flames of `color`, with `hot` where they are hottest. */
export function fire(color: string, hot: string, speed: number): Named<'fire'> {
  return { type: 'pattern', name: 'fire', params: { color, color2: hot, speed } };
}

export function rain(color: string, bgColor: string, speed: number, density: number): Named<'rain'> {
  return { type: 'pattern', name: 'rain', params: { color, bgColor, speed, density } };
}

export function comet(color: string, bgColor: string, speed: number): Named<'comet'> {
  return { type: 'pattern', name: 'comet', params: { color, bgColor, speed } };
}

/** Slow curtains of `color` that turn to `top` towards the top. */
export function aurora(color: string, top: string, speed: number): Named<'aurora'> {
  return { type: 'pattern', name: 'aurora', params: { color, color2: top, speed } };
}

export function picture(...elements: Element[]): RenderLayer {
  return { type: 'render', elements };
}

/** Fills the grid and the wall glow. */
export function fill(color: string): Element {
  return { type: 'fill', color };
}

export function pixel(x: number, y: number, color: string): Element {
  return { type: 'pixel', x, y, color };
}

export function rect(x: number, y: number, w: number, h: number, color: string): Element {
  return { type: 'rect', x, y, w, h, color };
}

export function line(x1: number, y1: number, x2: number, y2: number, color: string): Element {
  return { type: 'line', x1, y1, x2, y2, color };
}

export function circle(x: number, y: number, r: number, color: string): Element {
  return { type: 'circle', x, y, r, color };
}

export function disc(x: number, y: number, r: number, color: string): Element {
  return { type: 'circle', x, y, r, color, filled: true };
}

/** Centred unless placed. */
export function text(content: string, color: string, x?: number, y?: number): Element {
  return { type: 'text', content, ...placed(x, y), color };
}

/** Centred unless placed. */
export function icon(name: IconName, color: string, x?: number, y?: number): Element {
  return { type: 'icon', name, ...placed(x, y), color };
}

/** A picture drawn in characters, row by row from the top left; characters without a colour are transparent. */
export function drawing(rows: readonly string[], colors: Readonly<Record<string, string>>): Element[] {
  const elements: Element[] = [];
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const [run = ''] of row.matchAll(/(.)\1*/g)) {
      const color = colors[run.charAt(0)];
      if (color) elements.push(run.length === 1 ? pixel(x, y, color) : rect(x, y, run.length, 1, color));
      x += run.length;
    }
  }
  return elements;
}

/** Up to three layers at once: `over` is laid over `front`, the wall shows `ambient`. */
export function layers(
  front: Layer,
  extra: { readonly over?: Pattern | RenderLayer; readonly ambient?: Layer },
): Command {
  const { ambient, over } = extra;
  return { type: 'layers', front, ...(ambient && { ambient }), ...(over && { over }) };
}

/** A step of `duration` ms, or `null` to stay; `transition` is the cross-fade into it, in ms. */
export function step(id: string, command: Command, duration: number | null, transition?: number): Step {
  return { id, command, duration, ...(transition && { transition }) };
}

function placed(x: number | undefined, y: number | undefined): { x?: number; y?: number } {
  return { ...(x !== undefined && { x }), ...(y !== undefined && { y }) };
}
