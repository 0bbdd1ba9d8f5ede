import { geometryOf, unit, type Geometry } from '#shared/animation/geometry';
import type { Layout } from '#shared/lamp/layout';
import { LightField, type Area } from './LightField';
import { onWall, throughGlass } from './spreads';

/** The size of the stage in CSS pixels, and how many real ones there are to each. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Room round the lamp, in distances between two LEDs. */
const room = 3.4;

/** The glass reaches this far beyond its outer LEDs. */
const glassMargin = 0.62;

/** About so many pixels are computed for the glass; a screen draws them out. */
const glassPixels = 12_000;
const sharpest = 8;
const wallPixelsPerLed = 2;
const largestWall = 120;

/** At most about so many pixels are touched for the wall in one picture. */
const wallWork = 300_000;

/** A lamp of at least so many rows and columns is a panel on a foot; others are bare LEDs on the wall. */
const panelSide = 4;

interface Layer {
  readonly field: LightField;
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** Everything about the picture that stays until the lamp or the window changes. */
interface Scene {
  readonly geometry: Geometry;
  /** CSS pixels between two LEDs, and where the first one is. */
  readonly pitch: number;
  readonly originX: number;
  readonly originY: number;
  readonly glassArea: Area;
  readonly glass: Layer;
  readonly wall: Layer;
}

/** Draws a lamp and its light on a wall. */
export class StagePainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  #size: StageSize = { width: 0, height: 0, ratio: 1 };
  #layout: Layout | undefined;
  #scene: Scene | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = contextOf(canvas, true);
  }

  /** The stage has another size; it is blank until it is painted. */
  resize(size: StageSize): void {
    this.#size = size;
    this.#canvas.width = Math.round(size.width * size.ratio);
    this.#canvas.height = Math.round(size.height * size.ratio);
    this.#scene = undefined;
  }

  /** Paints the light of these bytes, which are those the lamp is given. */
  paint(layout: Layout, bytes: Uint8Array): void {
    if (this.#size.width === 0 || this.#size.height === 0) return;
    if (this.#layout !== layout) this.#scene = undefined;
    this.#layout = layout;
    this.#scene ??= sceneOf(layout, this.#size);
    const { glass, wall } = this.#scene;
    for (const { field, context } of [glass, wall]) {
      field.paint(bytes);
      context.putImageData(new ImageData(field.rgba, field.width, field.height), 0, 0);
    }
    this.#draw(this.#scene);
  }

  #draw(scene: Scene): void {
    const context = this.#context;
    const { width, height, ratio } = this.#size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.globalCompositeOperation = 'source-over';
    context.fillStyle = '#0b0a09';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.globalCompositeOperation = 'lighter';
    context.drawImage(scene.wall.canvas, 0, 0, width, height);
    context.globalCompositeOperation = 'source-over';
    if (isPanel(scene.geometry)) drawPanel(context, scene);
    else drawBare(context, scene);
  }
}

function sceneOf(layout: Layout, { width, height }: StageSize): Scene {
  const geometry = geometryOf(layout);
  const seen = seenSize(geometry);
  const pitch = Math.min(width / (seen.width + 2 * room), height / (seen.height + 2 * room));
  const originX = (width - seen.width * pitch) / 2;
  const originY = (height - seen.height * pitch) / 2 - (isPanel(geometry) ? 0.4 * pitch : 0);
  const margin = isPanel(geometry) ? glassMargin : throughGlass.reach;
  const glassArea = {
    left: -margin,
    top: -margin,
    width: seen.width + 2 * margin,
    height: seen.height + 2 * margin,
  };
  const wallArea = {
    left: -originX / pitch,
    top: -originY / pitch,
    width: width / pitch,
    height: height / pitch,
  };
  const sharpness = Math.sqrt(glassPixels / (glassArea.width * glassArea.height));
  const lighting = geometry.ambient.count > 0 ? geometry.ambient : geometry.grid;
  const spread = onWall(lighting.count);
  const coarseness = Math.min(
    wallPixelsPerLed,
    largestWall / Math.max(wallArea.width, wallArea.height),
    Math.sqrt(wallWork / lighting.count) / (2 * spread.reach),
  );
  return {
    geometry,
    pitch,
    originX,
    originY,
    glassArea,
    glass: layerOf(new LightField(geometry.grid, glassArea, Math.min(sharpness, sharpest), throughGlass)),
    wall: layerOf(new LightField(lighting, wallArea, coarseness, spread)),
  };
}

/** The lamp as it is seen, in distances between two LEDs. */
function seenSize({ grid }: Geometry): { readonly width: number; readonly height: number } {
  return { width: largest(grid.seenX) / unit, height: largest(grid.seenY) / unit };
}

function largest(values: Int16Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

function isPanel({ columns, rows, isRing }: Geometry): boolean {
  return !isRing && columns >= panelSide && rows >= panelSide;
}

function drawPanel(context: CanvasRenderingContext2D, scene: Scene): void {
  const { pitch, glass } = scene;
  const [x, y, width, height] = glassRect(scene);
  const radius = Math.min(0.95 * pitch, width / 4);
  context.fillStyle = '#1d1a17';
  roundedRect(context, x + width * 0.16, y + height + pitch * 0.16, width * 0.68, pitch * 0.34, pitch * 0.17);
  context.fill();
  roundedRect(context, x, y, width, height, radius);
  context.fillStyle = '#0f0e0d';
  context.fill();
  context.save();
  context.clip();
  // Added to the glass, which is not quite black when it is dark.
  context.globalCompositeOperation = 'lighter';
  context.drawImage(glass.canvas, x, y, width, height);
  const sheen = context.createLinearGradient(x, y, x + width * 0.7, y + height * 0.6);
  sheen.addColorStop(0, 'rgb(255 250 240 / 7%)');
  sheen.addColorStop(0.5, 'rgb(255 250 240 / 0%)');
  context.fillStyle = sheen;
  context.fillRect(x, y, width, height);
  context.restore();
  context.lineWidth = 1.25;
  context.strokeStyle = 'rgb(255 245 230 / 16%)';
  context.stroke();
}

/** A strip or a ring has no glass that would hide the wall. */
function drawBare(context: CanvasRenderingContext2D, scene: Scene): void {
  context.globalCompositeOperation = 'lighter';
  context.drawImage(scene.glass.canvas, ...glassRect(scene));
  context.globalCompositeOperation = 'source-over';
}

function glassRect({ glassArea, pitch, originX, originY }: Scene): [number, number, number, number] {
  const { left, top, width, height } = glassArea;
  return [originX + left * pitch, originY + top * pitch, width * pitch, height * pitch];
}

function roundedRect(
  context: CanvasRenderingContext2D,
  ...[x, y, width, height, radius]: [number, number, number, number, number]
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}

function layerOf(field: LightField): Layer {
  const canvas = document.createElement('canvas');
  canvas.width = field.width;
  canvas.height = field.height;
  return { field, canvas, context: contextOf(canvas, false) };
}

function contextOf(canvas: HTMLCanvasElement, isOpaque: boolean): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: !isOpaque });
  if (!context) throw new Error('This browser draws no canvas.');
  return context;
}
