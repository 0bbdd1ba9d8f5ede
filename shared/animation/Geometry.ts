import { ledCount, type Corner, type Layout } from '../lamp/Layout';
import { byteAt } from './arithmetic/arithmetic';
import { hump } from './arithmetic/tables';

/** Sixteenths of the distance between two LEDs: the unit of every position. */
export const unit = 16;

/** The positions of the LEDs as seen from the front, for everything that paints. Computed once per layout. */
export interface Geometry {
  /** The size of the picture as seen: on a lamp rotated by 90°, columns and rows are swapped. */
  readonly columns: number;
  readonly rows: number;
  /** The extent of the LEDs' positions, without the frame; on a ring, its diameter. */
  readonly width: number;
  readonly height: number;
  readonly isRing: boolean;
  readonly all: Zone;
  readonly grid: Zone;
  readonly ambient: Zone;
}

/** A subset of a lamp's LEDs: the grid row by row from the top left, the ambient ones in wiring order. */
export interface Zone {
  readonly geometry: Omit<Geometry, 'all' | 'grid' | 'ambient'>;
  readonly count: number;
  /** The index of the zone's first LED among all, in this order. */
  readonly first: number;
  /** The index of each LED on the lamp's wire; its bytes start at three times that in a frame. */
  readonly wires: Uint16Array;
  /** The position of each LED for patterns. A strip counts as upright, so that fire rises along it and rain falls. */
  readonly x: Int16Array;
  readonly y: Int16Array;
  /** The position of each LED in a picture of the lamp. */
  readonly seenX: Int16Array;
  readonly seenY: Int16Array;
}

interface LedPosition {
  readonly x: number;
  readonly y: number;
}

const known = new WeakMap<Layout, Geometry>();

/** The geometry of a layout; the same object for the same layout. */
export function geometryOf(layout: Layout): Geometry {
  const before = known.get(layout);
  if (before) return before;
  const geometry = layout.shape === 'ring' ? ringGeometry(layout) : gridGeometry(layout);
  known.set(layout, geometry);
  return geometry;
}

function gridGeometry(layout: Layout): Geometry {
  const isTurned = layout.rotation % 180 !== 0;
  const columns = isTurned ? layout.rows : layout.columns;
  const rows = isTurned ? layout.columns : layout.rows;
  const places: LedPosition[] = [];
  const wired: number[] = [];
  for (let led = 0; led < columns * rows; led++) {
    const { x, y } = asSeen(wiredCell(led, layout), layout);
    const cell = (y / unit) * columns + x / unit;
    places[cell] = { x, y };
    wired[cell] = led;
  }
  for (const place of framePlaces(layout)) {
    wired.push(places.length);
    places.push(asSeen(place, layout));
  }
  return geometryFrom(places, wired, columns * rows, {
    columns,
    rows,
    width: (columns - 1) * unit,
    height: (rows - 1) * unit,
    isRing: false,
  });
}

/** LEDs one pitch apart on a circle, clockwise from the top; pictures treat them as one row. */
function ringGeometry(layout: Layout): Geometry {
  const count = layout.columns;
  // The circumference is `count` pitches: the diameter is count / π.
  const diameter = Math.floor((count * unit * 163) / 512);
  const at = (phase: number) => (diameter * byteAt(hump, phase & 1023)) >> 8;
  const places: LedPosition[] = [];
  for (let led = 0; led < count; led++) {
    const phase = Math.floor((led * 1024) / count);
    places[led] = turned({ x: at(phase + 256), y: at(phase) }, diameter, diameter, layout);
  }
  const wired = places.map((_, led) => led);
  return geometryFrom(places, wired, count, {
    columns: count,
    rows: 1,
    width: diameter,
    height: diameter,
    isRing: true,
  });
}

function geometryFrom(
  places: readonly LedPosition[],
  wired: readonly number[],
  gridCount: number,
  seen: Zone['geometry'],
): Geometry {
  const wires = Uint16Array.from(wired);
  const seenX = Int16Array.from(places, (place) => place.x);
  const seenY = Int16Array.from(places, (place) => place.y);
  const isLevelStrip = seen.rows === 1 && !seen.isRing;
  const [x, y] = isLevelStrip ? [seenY, seenX] : [seenX, seenY];
  const size = isLevelStrip ? { ...seen, width: seen.height, height: seen.width } : seen;
  const zone = (from: number, to: number): Zone => ({
    geometry: size,
    count: to - from,
    first: from,
    wires: wires.subarray(from, to),
    x: x.subarray(from, to),
    y: y.subarray(from, to),
    seenX: seenX.subarray(from, to),
    seenY: seenY.subarray(from, to),
  });
  const count = places.length;
  return { ...size, all: zone(0, count), grid: zone(0, gridCount), ambient: zone(gridCount, count) };
}

function wiredCell(led: number, { columns, serpentine }: Layout): LedPosition {
  const row = Math.floor(led / columns);
  const along = led % columns;
  const column = serpentine && row % 2 === 1 ? columns - 1 - along : along;
  return { x: column * unit, y: row * unit };
}

/** The ambient LEDs in wiring order, on a frame one LED outside the grid. */
function framePlaces(layout: Layout): LedPosition[] {
  const { columns, rows, ambientFrom, ambientClockwise } = layout;
  const count = ledCount(layout) - columns * rows;
  const clockwise: Corner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
  const start = clockwise.indexOf(ambientFrom);
  const places: LedPosition[] = [];
  for (let side = 0; side < 4; side++) {
    // Counter-clockwise, the first side is the one that ends at the corner when counted clockwise.
    const which = ambientClockwise ? start + side : start + 3 - side;
    const onSide = Math.floor((count + 3 - side) / 4);
    for (let at = 0; at < onSide; at++) {
      const along = ambientClockwise ? at : onSide - 1 - at;
      places.push(sidePlace(which % 4, along, onSide, columns, rows));
    }
  }
  return places;
}

/** The place of LED `along` of `onSide` on a side; side 0 is the top, then clockwise. */
function sidePlace(side: number, along: number, onSide: number, columns: number, rows: number): LedPosition {
  const cells = side % 2 === 0 ? columns : rows;
  const forth = Math.floor(((2 * along + 1) * cells * unit) / (2 * onSide)) - unit / 2;
  const back = (cells - 1) * unit - forth;
  switch (side) {
    case 0:
      return { x: forth, y: -unit };
    case 1:
      return { x: columns * unit, y: forth };
    case 2:
      return { x: back, y: rows * unit };
    default:
      return { x: -unit, y: back };
  }
}

/** Converts a place on the unrotated grid to the place as seen. */
function asSeen(place: LedPosition, layout: Layout): LedPosition {
  return turned(place, (layout.columns - 1) * unit, (layout.rows - 1) * unit, layout);
}

/** Mirrored, then turned clockwise. */
function turned(
  place: LedPosition,
  width: number,
  height: number,
  { mirrored, rotation }: Layout,
): LedPosition {
  const x = mirrored ? width - place.x : place.x;
  const { y } = place;
  switch (rotation) {
    case 0:
      return { x, y };
    case 90:
      return { x: height - y, y: x };
    case 180:
      return { x: width - x, y: height - y };
    case 270:
      return { x: y, y: width - x };
  }
}
