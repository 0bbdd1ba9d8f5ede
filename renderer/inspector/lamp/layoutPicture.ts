import { geometryOf, unit, type Zone } from '#shared/animation/Geometry';
import type { Layout } from '#shared/lamp/Layout';

/** A drawing of where the LEDs are and how the wire runs, in distances between two LEDs. */
export interface LayoutPicture {
  readonly viewBox: string;
  readonly panel: ZonePicture;
  readonly ambient: ZonePicture;
}

/** Some of the LEDs, as paths of an SVG. */
export interface ZonePicture {
  /** A dot for each LED. */
  readonly dots: string;
  /** From LED to LED, as they are wired. */
  readonly wire: string;
  /** The first on the wire. */
  readonly first: { readonly x: number; readonly y: number } | undefined;
}

/** More LEDs than this cannot be told apart in a small drawing: the first ones stand for all. */
const mostDrawn = 2048;

/** The drawing of a layout, as its lamp is seen. */
export function layoutPicture(layout: Layout): LayoutPicture {
  const { width, height, rows, isRing, grid, ambient } = geometryOf(layout);
  // Half an LED on each side, and a row more where there are LEDs around.
  const edge = (ambient.count > 0 ? unit : 0) + unit * 0.75;
  // To a pattern such a strip stands upright; it is drawn as it is seen.
  const isLevelStrip = rows === 1 && !isRing;
  const [across, down] = isLevelStrip ? [height, width] : [width, height];
  const box = [-edge, -edge, across + 2 * edge, down + 2 * edge].map(inLeds);
  return { viewBox: box.join(' '), panel: zonePicture(grid), ambient: zonePicture(ambient) };
}

function zonePicture({ count, wires, seenX, seenY }: Zone): ZonePicture {
  const order = Array.from(wires.keys()).sort((one, other) => (wires[one] ?? 0) - (wires[other] ?? 0));
  const places = order
    .slice(0, Math.min(count, mostDrawn))
    .map((led) => ({ x: inLeds(seenX[led] ?? 0), y: inLeds(seenY[led] ?? 0) }));
  return {
    dots: places.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    wire: places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    first: places[0],
  };
}

function inLeds(units: number): number {
  return Math.round((units / unit) * 100) / 100;
}
