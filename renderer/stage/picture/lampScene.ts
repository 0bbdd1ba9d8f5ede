import { geometryOf, unit, type Geometry } from '#shared/animation/Geometry';
import type { Layout } from '#shared/lamp/Layout';
import { LightPoints } from './LightPoints';
import type { StageSize } from './StagePicture';
import { bloomSpread, wallSpread, glassSpread, type Spread } from './spreads';

/** A rectangle of the picture, in distances between two LEDs; the first LED of a grid is at 0, 0. */
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

/** A surface lit by several light sources. */
export interface LitSurface {
  readonly area: SceneRect;
  readonly sources: readonly LightSource[];
  /** Its colour without any light, in linear red, green and blue. */
  readonly ground: LinearColor;
  /** How much farther light goes than on the reference lamp; a larger scale needs fewer pixels. */
  readonly scale: number;
}

export interface LightSource {
  readonly lights: LightPoints;
  readonly spread: Spread;
}

export type LinearColor = readonly [red: number, green: number, blue: number];

/** Everything about the picture of a lamp that only changes with the lamp or the window. */
export interface LampScene {
  readonly geometry: Geometry;
  /** CSS pixels between two LEDs, and the position of the first one. */
  readonly pitch: number;
  readonly originX: number;
  readonly originY: number;
  readonly glass: Glass;
  /** The foot of a panel. Strips and rings hang on the wall. */
  readonly foot: SceneRect | undefined;
  /** The light in the glass, and on the wall around it. */
  readonly inGlass: LitSurface;
  readonly onWall: LitSurface;
}

/** The margin around the reference lamp, and the mean length of its sides. */
const referenceMargin = 3.4;
const referenceSide = 12.8;

/** A lamp with few LEDs has at least this share of the reference lamp's margin and light. */
const minScale = 0.5;

/** The glass extends this far beyond its outer LEDs. */
const glassMargin = 0.62;
const tubeMargin = 0.55;
const cornerRadius = 0.95;

/**
 * A lamp with at least this many rows and columns is a panel on a foot; others are glass bars and tubes on the wall.
 */
const panelSide = 4;

/** The wall is lit by at most this many lights behind and in front of the lamp; more would not be visible. */
const maxBehind = 64;
const maxInFront = 256;

/** The share of an ambient LED's light that reaches the wall, and of an LED that faces the front. */
const ambientShare = 0.15;
const strayShare = 0.09;

/** The share of the light in the glass that is seen around it, and on the table. */
const bloomShare = 0.1;
const tableShare = 0.1;

const dark = { wall: toLinear(11, 10, 9), glass: toLinear(17, 15.5, 14.5) };

/** The scene of a lamp on a stage of this size. */
export function lampSceneOf(layout: Layout, { width, height }: StageSize): LampScene {
  const geometry = geometryOf(layout);
  const seen = { width: extentOf(geometry.grid.seenX), height: extentOf(geometry.grid.seenY) };
  const scale = Math.max(Math.sqrt((seen.width + 1) * (seen.height + 1)) / referenceSide, minScale);
  const margin = referenceMargin * scale;
  const pitch = Math.min(width / (seen.width + 2 * margin), height / (seen.height + 2 * margin));
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
 * The lights on the wall: the ambient LEDs, or all LEDs if there are none; the glow of the glass; and its reflection
 * in the table below the foot.
 */
function wallSources(
  { grid, ambient }: Geometry,
  scale: number,
  foot: SceneRect | undefined,
): readonly LightSource[] {
  const hasAmbient = ambient.count > 0;
  const behind = LightPoints.atMost(hasAmbient ? ambient : grid, maxBehind);
  const share = hasAmbient ? ambientShare : strayShare;
  const front = LightPoints.atMost(grid, maxInFront);
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
  return seen.reduce((max, place) => Math.max(max, place), 0) / unit;
}

/** Converts a screen colour to linear light. */
function toLinear(...screen: [number, number, number]): LinearColor {
  const [red, green, blue] = screen;
  const lightOf = (value: number) => (value / 255) ** 2.2;
  return [lightOf(red), lightOf(green), lightOf(blue)];
}
