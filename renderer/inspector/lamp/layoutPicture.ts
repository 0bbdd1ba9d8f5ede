import { geometryOf, unit, type Zone } from '#shared/animation/Geometry';
import type { Layout } from '#shared/lamp/Layout';

/** A drawing of the LEDs and the wire, in distances between two LEDs. */
export interface LayoutPicture {
  readonly viewBox: string;
  readonly panel: ZonePicture;
  readonly ambient: ZonePicture;
}

/** The LEDs of a zone as SVG paths. */
export interface ZonePicture {
  /** A dot for each LED. */
  readonly dots: string;
  /** From LED to LED in wire order. */
  readonly wire: string;
  /** The first LED on the wire. */
  readonly first: { readonly x: number; readonly y: number } | undefined;
}

/** At most this many LEDs are drawn: more cannot be told apart in a small drawing. */
const maxDrawn = 2048;

/** The drawing of a layout, as the lamp is seen. */
export function layoutPicture(layout: Layout): LayoutPicture {
  const { width, height, rows, isRing, grid, ambient } = geometryOf(layout);
  // Three quarters of an LED on each side, and one row more if there are LEDs around.
  const edge = (ambient.count > 0 ? unit : 0) + unit * 0.75;
  // For patterns such a strip is upright; it is drawn as it is seen.
  const isLevelStrip = rows === 1 && !isRing;
  const [across, down] = isLevelStrip ? [height, width] : [width, height];
  const box = [-edge, -edge, across + 2 * edge, down + 2 * edge].map(inLeds);
  return { viewBox: box.join(' '), panel: zonePicture(grid), ambient: zonePicture(ambient) };
}

function zonePicture({ count, wires, seenX, seenY }: Zone): ZonePicture {
  const order = Array.from(wires.keys()).sort((one, other) => (wires[one] ?? 0) - (wires[other] ?? 0));
  const places = order
    .slice(0, Math.min(count, maxDrawn))
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
