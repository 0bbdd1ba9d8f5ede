import { geometryOf, unit, type Geometry } from '#shared/animation/Geometry';
import type { Layout } from '#shared/lamp/Layout';
import { LightPoints } from './LightPoints';
import type { StageSize } from './StagePicture';
import { bloomSpread, wallSpread, glassSpread, type Spread } from './spreads';

/** A part of the picture, measured in distances between two LEDs; the first LED of a grid is at 0, 0. */
export interface SceneRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the light is seen through: a sheet of glass with round corners, or a tube bent into a ring. */
export type Glass =
  | { readonly shape: 'sheet'; readonly area: SceneRect; readonly radius: number }
  | { readonly shape: 'tube'; readonly area: SceneRect; readonly thickness: number };

/** Light that falls on something, as the sum of what some lights spread. */
export interface LitSurface {
  readonly area: SceneRect;
  readonly sources: readonly LightSource[];
  /** How light it is there without any, in linear red, green and blue. */
  readonly ground: LinearColor;
  /** So much farther does light go here than by the usual lamp: fewer pixels do for it. */
  readonly scale: number;
}

export interface LightSource {
  readonly lights: LightPoints;
  readonly spread: Spread;
}

export type LinearColor = readonly [red: number, green: number, blue: number];

/** Everything about the picture of a lamp that stays until the lamp or the window changes. */
export interface LampScene {
  readonly geometry: Geometry;
  /** CSS pixels between two LEDs, and where the first one is. */
  readonly pitch: number;
  readonly originX: number;
  readonly originY: number;
  readonly glass: Glass;
  /** What a panel stands on. Strips and rings hang on the wall. */
  readonly foot: SceneRect | undefined;
  /** The light in the glass, and what falls on the wall round it. */
  readonly inGlass: LitSurface;
  readonly onWall: LitSurface;
}

/** Room round the usual lamp, and what its sides are like on the whole. */
const referenceMargin = 3.4;
const referenceSide = 12.8;

/** A lamp with few LEDs has at least this share of the usual room and light round it. */
const minScale = 0.5;

/** The glass reaches this far beyond its outer LEDs. */
const glassMargin = 0.62;
const tubeMargin = 0.55;
const cornerRadius = 0.95;

/** A lamp of at least so many rows and columns is a panel on a foot; others are glass bars and tubes on the wall. */
const panelSide = 4;

/** The wall is lit by at most so many lights behind the lamp, and in front; nobody can tell more of them apart. */
const mostBehind = 64;
const mostInFront = 256;

/** How much of an ambient LED's light reaches the wall, and of one that shines to the front. */
const ambientShare = 0.15;
const strayShare = 0.09;

/** How much of the light in the glass is seen round it, and on the table. */
const bloomShare = 0.1;
const tableShare = 0.1;

const dark = { wall: toLinear(11, 10, 9), glass: toLinear(17, 15.5, 14.5) };

/** How a lamp is laid out on a stage. */
export function lampSceneOf(layout: Layout, { width, height }: StageSize): LampScene {
  const geometry = geometryOf(layout);
  const seen = { width: extentOf(geometry.grid.seenX), height: extentOf(geometry.grid.seenY) };
  const scale = Math.max(Math.sqrt((seen.width + 1) * (seen.height + 1)) / referenceSide, minScale);
  const room = referenceMargin * scale;
  const pitch = Math.min(width / (seen.width + 2 * room), height / (seen.height + 2 * room));
  const isPanel = !geometry.isRing && geometry.columns >= panelSide && geometry.rows >= panelSide;
  const originX = (width - seen.width * pitch) / 2;
  const originY = (height - seen.height * pitch) / 2 - (isPanel ? 0.4 * pitch * scale : 0);
  const glass = glassOf(geometry, seen, isPanel ? scale : 1);
  const foot = isPanel ? footOf(glass.area, scale) : undefined;
  const wall = {
    left: -originX / pitch,
    top: -originY / pitch,
    width: width / pitch,
    height: height / pitch,
  };
  return {
    geometry,
    pitch,
    originX,
    originY,
    glass,
    foot,
    inGlass: {
      area: glass.area,
      sources: [{ lights: LightPoints.perLed(geometry.grid), spread: glassSpread }],
      ground: dark.glass,
      scale: 1,
    },
    onWall: { area: wall, sources: wallSources(geometry, scale, foot), ground: dark.wall, scale },
  };
}

/**
 * What lights the wall: the ambient LEDs, or all where there are none; the glass, which glows in front of it; and what the
 * foot's table gives back.
 */
function wallSources(
  { grid, ambient }: Geometry,
  scale: number,
  foot: SceneRect | undefined,
): readonly LightSource[] {
  const hasAmbient = ambient.count > 0;
  const behind = LightPoints.atMost(hasAmbient ? ambient : grid, mostBehind);
  const share = hasAmbient ? ambientShare : strayShare;
  const front = LightPoints.atMost(grid, mostInFront);
  const sources = [
    { lights: behind, spread: wallSpread(share, behind.count, scale) },
    { lights: front, spread: bloomSpread(bloomShare, 1.5 * scale, front.spacing) },
  ];
  if (!foot) return sources;
  const table = front.reflectedAt(foot.top + foot.height, 1.2 * scale);
  return [...sources, { lights: table, spread: bloomSpread(tableShare, 0.8 * scale, table.spacing) }];
}

function glassOf(geometry: Geometry, seen: { width: number; height: number }, scale: number): Glass {
  const margin = geometry.isRing ? tubeMargin : glassMargin;
  const area = {
    left: -margin,
    top: -margin,
    width: seen.width + 2 * margin,
    height: seen.height + 2 * margin,
  };
  if (geometry.isRing) return { shape: 'tube', area, thickness: 2 * margin };
  const radius = Math.min(cornerRadius * scale, area.width / 2, area.height / 2);
  return { shape: 'sheet', area, radius };
}

function footOf(glass: SceneRect, scale: number): SceneRect {
  return {
    left: glass.left + glass.width * 0.14,
    top: glass.top + glass.height + 0.2 * scale,
    width: glass.width * 0.72,
    height: 0.5 * scale,
  };
}

function extentOf(seen: Int16Array): number {
  return seen.reduce((most, place) => Math.max(most, place), 0) / unit;
}

/** A screen's colour as light. */
function toLinear(...screen: [number, number, number]): LinearColor {
  const [red, green, blue] = screen;
  const lightOf = (value: number) => (value / 255) ** 2.2;
  return [lightOf(red), lightOf(green), lightOf(blue)];
}
