import { geometryOf, unit, type Geometry, type Zone } from '#shared/animation/Geometry';
import type { Bitmap } from '#shared/animation/Bitmap';
import type { Layout } from '#shared/lamp/Layout';

/** The longer side of a picture in pixels: as a rule, and at max for a large lamp. */
const defaultSide = 340;
const maxSide = 960;
/** The distance between LEDs in pixels: below the first the picture grows instead, above the second it shrinks. */
const readablePitch = 12;
const maxPitch = 40;
/** The minimum thickness of a single line of LEDs, which would be too thin otherwise. */
const lineThickness = 14;
const minMargin = 3;

/** The colour between the LEDs: nearly black, slightly warm. */
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
 * Draws a lamp on a dark background: the grid as rounded squares, ambient LEDs and rings as dots. Edges are not smoothed, so that a
 * picture has only the colours of the LEDs and the background. The pixel at an LED's center has exactly its colour, unless LEDs are
 * closer together than a pixel.
 */
export class LampPicture {
  readonly width: number;
  readonly height: number;
  /** For each pixel the index of its LED on the wire, -1 for the background. */
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
    stampAll(ambient, dotShape(minDistance(ambient), pitch));
  }

  /** Draws a frame: red, green and blue of each LED, in wire order. */
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

  #stamp(led: number, centerX: number, centerY: number, { width, height, radius }: Shape): void {
    const [left, top] = [centerX - (width >> 1), centerY - (height >> 1)];
    for (let y = 0; y < height; y++) {
      const beyondY = pastCorner(y, height, radius);
      for (let x = 0; x < width; x++) {
        if (Math.hypot(pastCorner(x, width, radius), beyondY) > radius) continue;
        this.#leds[(top + y) * this.width + left + x] = led;
      }
    }
  }
}

/** The distance between LEDs for a lamp of `lampLength` such distances: in whole pixels, so that all LEDs look the same. */
function pitchFor(lampLength: number): number {
  // On each side, half an LED and a margin of half a distance lie outside the outer LEDs' centers.
  const wholeLength = lampLength + 2;
  const fitting = Math.floor(defaultSide / wholeLength);
  const readable = Math.min(readablePitch, Math.floor(maxSide / wholeLength));
  return Math.min(Math.max(fitting, readable, 1), maxPitch);
}

/** The size of a grid cell; a single line gets a minimum thickness however close its LEDs are. */
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

/** A dot for LEDs at this distance, but no larger than an LED of the grid. */
function dotShape(distance: number, pitch: number): Shape {
  const apart = Math.floor((Math.min(distance, unit) * pitch) / unit);
  const size = Math.max(apart - gapFor(apart), 1);
  return { width: size, height: size, radius: size / 2 };
}

/** The gap between LEDs that are `apart` pixels apart. */
function gapFor(apart: number): number {
  return apart < 4 ? 0 : Math.max(Math.round(apart / 8), 1);
}

/** The minimum distance between an LED of a zone and the next on the wire. */
function minDistance({ count, seenX, seenY }: Zone): number {
  let min = Infinity;
  for (let at = 1; at < count; at++) {
    const [x, y] = [(seenX[at] ?? 0) - (seenX[at - 1] ?? 0), (seenY[at] ?? 0) - (seenY[at - 1] ?? 0)];
    min = Math.min(min, Math.hypot(x, y));
  }
  return min;
}

/** The distance between a ring's LEDs, computed from its diameter: on a large ring their rounded positions are too coarse. */
function ringDistance({ width, columns }: Geometry): number {
  return columns === 1 ? Infinity : width * Math.sin(Math.PI / columns);
}

/** How far a pixel lies beyond the centers of the rounded corners, along one side. */
function pastCorner(at: number, side: number, radius: number): number {
  return Math.max(radius - (at + 0.5), at + 0.5 - (side - radius), 0);
}

function extremes(values: Int16Array): [min: number, max: number] {
  let [min, max] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return [min, max];
}
