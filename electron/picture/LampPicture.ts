import { geometryOf, unit, type Geometry, type Zone } from '#shared/animation/Geometry';
import type { Bitmap } from '#shared/animation/Bitmap';
import type { Layout } from '#shared/lamp/Layout';

/** The longer side of a usual lamp's picture, and the most that a large one may take, in pixels. */
const defaultSide = 340;
const maxSide = 960;
/** A large lamp's picture grows rather than to have its LEDs closer together than this; a small one's are no further apart. */
const readablePitch = 12;
const maxPitch = 40;
/** How thick a line of LEDs is at least, which else would be a hair. */
const lineThickness = 14;
const minMargin = 3;

/** What is between the LEDs: nearly black, and warm. */
const backgroundColor = [0x10, 0x0e, 0x0c] as const;

/** A width and a height in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How LEDs are drawn: a rectangle with round corners. */
interface Shape extends Size {
  readonly radius: number;
}

/**
 * Pictures of a lamp: its grid as rounded squares, the ambient LEDs and those of a ring as dots, each where it sits, on a
 * dark ground. There are no shades at the edges, so a picture has no colours but the LEDs' and the ground's. The pixel at
 * an LED's middle has exactly its colour, unless LEDs are closer together than a pixel.
 */
export class LampPicture {
  readonly width: number;
  readonly height: number;
  /** The number on the wire of the LED at each pixel, or -1 for the ground. */
  readonly #leds: Int32Array;

  constructor(layout: Layout) {
    const geometry = geometryOf(layout);
    const { grid, ambient, all } = geometry;
    const [left, right] = extremes(all.seenX);
    const [top, bottom] = extremes(all.seenY);
    const pitch = pitchFor(Math.max(right - left, bottom - top) / unit);
    const cell = cellOf(geometry, pitch);
    const margin = Math.max(pitch >> 1, minMargin);
    const column = (x: number) => margin + Math.floor(((x - left) * pitch) / unit) + (cell.width >> 1);
    const row = (y: number) => margin + Math.floor(((y - top) * pitch) / unit) + (cell.height >> 1);
    this.width = column(right) + ((cell.width + 1) >> 1) + margin;
    this.height = row(bottom) + ((cell.height + 1) >> 1) + margin;
    this.#leds = new Int32Array(this.width * this.height).fill(-1);
    const stampAll = ({ wires, seenX, seenY }: Zone, shape: Shape) => {
      for (const [at, led] of wires.entries())
        this.#stamp(led, column(seenX[at] ?? 0), row(seenY[at] ?? 0), shape);
    };
    stampAll(grid, geometry.isRing ? dotShape(ringDistance(geometry), pitch) : tileShape(cell, pitch));
    stampAll(ambient, dotShape(leastDistance(ambient), pitch));
  }

  /** The lamp as it shows a frame: red, green and blue of each LED, in the order of the lamp's wire. */
  render(frame: Uint8Array): Bitmap {
    const { width, height } = this;
    const leds = this.#leds;
    const lights = new Uint8Array(3 + frame.length);
    lights.set(backgroundColor);
    lights.set(frame, 3);
    const rgb = new Uint8Array(width * height * 3);
    let to = 0;
    for (let at = 0; at < leds.length; at++) {
      const from = ((leds[at] ?? -1) + 1) * 3;
      rgb[to++] = lights[from] ?? 0;
      rgb[to++] = lights[from + 1] ?? 0;
      rgb[to++] = lights[from + 2] ?? 0;
    }
    return { width, height, rgb };
  }

  #stamp(led: number, middleX: number, middleY: number, { width, height, radius }: Shape): void {
    const [left, top] = [middleX - (width >> 1), middleY - (height >> 1)];
    for (let y = 0; y < height; y++) {
      const beyondY = pastCorner(y, height, radius);
      for (let x = 0; x < width; x++) {
        if (Math.hypot(pastCorner(x, width, radius), beyondY) > radius) continue;
        this.#leds[(top + y) * this.width + left + x] = led;
      }
    }
  }
}

/** The distance between two LEDs for a lamp that is so many of it long: whole pixels, so that all LEDs look alike. */
function pitchFor(lampLength: number): number {
  // Half an LED and half a distance of ground lie outside the outer LEDs' middles.
  const along = lampLength + 2;
  const usual = Math.floor(defaultSide / along);
  const readable = Math.min(readablePitch, Math.floor(maxSide / along));
  return Math.min(Math.max(usual, readable, 1), maxPitch);
}

/** The room for an LED of the grid; a line is thick enough to be seen, however close its LEDs are. */
function cellOf({ columns, rows, isRing, ambient }: Geometry, pitch: number): Size {
  const isLine = !isRing && ambient.count === 0;
  return {
    width: isLine && columns === 1 ? Math.max(pitch, lineThickness) : pitch,
    height: isLine && rows === 1 ? Math.max(pitch, lineThickness) : pitch,
  };
}

function tileShape(cell: Size, pitch: number): Shape {
  const gap = gapFor(pitch);
  const [width, height] = [cell.width - gap, cell.height - gap];
  return { width, height, radius: Math.floor(Math.min(width, height) / 4) };
}

/** A dot for LEDs at a distance, but no larger than an LED of the grid. */
function dotShape(distance: number, pitch: number): Shape {
  const apart = Math.floor((Math.min(distance, unit) * pitch) / unit);
  const size = Math.max(apart - gapFor(apart), 1);
  return { width: size, height: size, radius: size / 2 };
}

/** The ground between LEDs that are so many pixels apart. */
function gapFor(apart: number): number {
  return apart < 4 ? 0 : Math.max(Math.round(apart / 8), 1);
}

/** How close an LED of a zone comes to the next on the wire. */
function leastDistance({ count, seenX, seenY }: Zone): number {
  let least = Infinity;
  for (let at = 1; at < count; at++) {
    const [x, y] = [(seenX[at] ?? 0) - (seenX[at - 1] ?? 0), (seenY[at] ?? 0) - (seenY[at - 1] ?? 0)];
    least = Math.min(least, Math.hypot(x, y));
  }
  return least;
}

/** How far a ring's LEDs are apart. Their places are too coarse to tell on a large ring. */
function ringDistance({ width, columns }: Geometry): number {
  return columns === 1 ? Infinity : width * Math.sin(Math.PI / columns);
}

/** How far a pixel lies outside the middles of the round corners, along one side. */
function pastCorner(at: number, side: number, radius: number): number {
  return Math.max(radius - (at + 0.5), at + 0.5 - (side - radius), 0);
}

function extremes(values: Int16Array): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}
