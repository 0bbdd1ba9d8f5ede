import { pixel, rect, step } from '../../program/commands';
import type { Command, Element, Step } from '../../program/schema';

const columns = 10;
const rows = 14;

/** A picture computed LED by LED; where there is no colour, it shows what is behind. */
export function plotted(colorAt: (x: number, y: number) => string | undefined): Element[] {
  const elements: Element[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns;) {
      const color = colorAt(x, y);
      const start = x;
      while (x < columns && colorAt(x, y) === color) x++;
      if (color)
        elements.push(x - start === 1 ? pixel(start, y, color) : rect(start, y, x - start, 1, color));
    }
  }
  return elements;
}

/** How far an LED is from the middle of the grid. */
export function fromMiddle(x: number, y: number): number {
  return Math.hypot(x - (columns - 1) / 2, y - (rows - 1) / 2);
}

/** What was drawn, somewhere else. */
export function shifted(elements: readonly Element[], dx: number, dy: number): Element[] {
  return elements.map((element) => {
    if (element.type === 'fill') return element;
    if (element.type === 'line') {
      const { x1, y1, x2, y2 } = element;
      return { ...element, x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy };
    }
    return { ...element, x: (element.x ?? 0) + dx, y: (element.y ?? 0) + dy };
  });
}

/** `share` of the light of a colour. */
export function dimmed(color: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(parseInt(color.slice(at, at + 2), 16) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Steps of one length; each fades in over `fade`, all its length unless told, so that what moves glides. */
export function film(id: string, commands: readonly Command[], ms: number, fade = ms): Step[] {
  return commands.map((command, at) => step(`${id} ${at + 1}`, command, ms, fade));
}

/** `count` commands, each made from its place and its share of the way, 0 to just below 1. */
export function series(count: number, make: (at: number, share: number) => Command): Command[] {
  return Array.from({ length: count }, (_, at) => make(at, at / count));
}
