import { unit, type Zone } from '#shared/animation/Geometry';
import type { LampScene } from './lampScene';

/** A screen colour, each channel from 0 to 255. */
export type ScreenColor = readonly [red: number, green: number, blue: number];

/** How the single LEDs of a zone are drawn. Lengths are in distances between two LEDs of the grid. */
export interface LedLook {
  readonly zone: Zone;
  /** Half the width of an LED. */
  readonly halfWidth: number;
  /** The corner radius; half its width makes it a disc. */
  readonly radius: number;
  /** The border is never darker than this, so that dark LEDs are visible. */
  readonly outline: ScreenColor;
}

/** The background. */
export const ledGround: ScreenColor = [11, 10, 9];

const squareHalfWidth = 0.33;
const squareRadius = 0.1;
const discRadius = 0.24;

/** A disc's radius is at most this share of the distance to the next one. */
const maxRadiusShare = 0.4;

/** The light an outline adds to the background; less for LEDs so small that they are all outline. */
const outlineLight: ScreenColor = [46, 44, 41];
const plainPixels = 8;

/** The LEDs of the grid as small squares with round corners, those of a ring and the ambient ones as discs. */
export function ledLooks({ geometry, pitch }: LampScene): readonly LedLook[] {
  const { grid, ambient, isRing } = geometry;
  const discs = Math.min(discRadius, maxRadiusShare * ambientSpacing(geometry));
  return [
    lookOf(grid, squareHalfWidth, isRing ? squareHalfWidth : squareRadius, pitch),
    lookOf(ambient, discs, discs, pitch),
  ];
}

function lookOf(zone: Zone, halfWidth: number, radius: number, pitch: number): LedLook {
  const strength = Math.min((2 * halfWidth * pitch) / plainPixels, 1);
  const [red, green, blue] = ledGround.map(
    (value, channel) => value + Math.round((outlineLight[channel] ?? 0) * strength),
  );
  return { zone, halfWidth, radius, outline: [red ?? 0, green ?? 0, blue ?? 0] };
}

/** The smallest distance between ambient LEDs: each side has the same number, and positions are whole units. */
function ambientSpacing({ columns, rows, ambient }: LampScene['geometry']): number {
  const perSide = Math.max(Math.ceil(ambient.count / 4), 1);
  return Math.max(Math.floor((Math.min(columns, rows) * unit) / perSide), 1) / unit;
}
