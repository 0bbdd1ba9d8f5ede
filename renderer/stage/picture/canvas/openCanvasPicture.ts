import type { Layout } from '#shared/lamp/Layout';
import { lampSceneOf, type LampScene, type LitSurface } from '../lampScene';
import type { StagePicture, StageSize, StageView } from '../StagePicture';
import { drawLamp } from './drawLamp';
import { drawLeds } from './drawLeds';
import { LightField } from './LightField';

/** At most this many pixels are computed in total, and per distance between two LEDs, to save CPU time. */
interface PixelBudget {
  readonly max: number;
  readonly perLed: number;
}

/** The resolution of the light in the glass and on the wall. */
export interface Sharpness {
  readonly glass: PixelBudget;
  readonly wall: PixelBudget;
}

const stageSharpness: Sharpness = {
  glass: { max: 12_000, perLed: 8 },
  wall: { max: 12_000, perLed: 3 },
};

interface CanvasLayer {
  readonly field: LightField;
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

interface CanvasScene {
  readonly layout: Layout;
  readonly scene: LampScene;
  readonly inGlass: CanvasLayer;
  readonly onWall: CanvasLayer;
}

/** A picture drawn by the CPU, for systems without WebGL. */
export function openCanvasPicture(canvas: HTMLCanvasElement, sharpness = stageSharpness): StagePicture {
  const context = contextOf(canvas, true);
  let size: StageSize = { width: 0, height: 0, ratio: 1 };
  let drawn: CanvasScene | undefined;

  function resize(to: StageSize): void {
    size = to;
    canvas.width = Math.round(size.width * size.ratio);
    canvas.height = Math.round(size.height * size.ratio);
    drawn = undefined;
  }

  function paint(layout: Layout, bytes: Uint8Array, view: StageView): void {
    if (size.width === 0 || size.height === 0) return;
    if (drawn?.layout !== layout) drawn = canvasSceneOf(layout, size, sharpness);
    context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
    if (view === 'leds') {
      drawLeds(context, drawn.scene, bytes);
      return;
    }
    for (const layer of [drawn.inGlass, drawn.onWall]) paintLayer(layer, bytes);
    drawLamp(context, drawn.scene, drawn.onWall.canvas, drawn.inGlass.canvas);
  }

  return { resize, paint, end: () => (drawn = undefined) };
}

function canvasSceneOf(layout: Layout, size: StageSize, { glass, wall }: Sharpness): CanvasScene {
  const scene = lampSceneOf(layout, size);
  return {
    layout,
    scene,
    inGlass: canvasLayerOf(scene.inGlass, glass),
    onWall: canvasLayerOf(scene.onWall, wall),
  };
}

function canvasLayerOf(surface: LitSurface, { max, perLed }: PixelBudget): CanvasLayer {
  const { width, height } = surface.area;
  const field = new LightField(surface, Math.min(perLed / surface.scale, Math.sqrt(max / (width * height))));
  const canvas = document.createElement('canvas');
  canvas.width = field.width;
  canvas.height = field.height;
  return { field, canvas, context: contextOf(canvas, false) };
}

function paintLayer({ field, context }: CanvasLayer, bytes: Uint8Array): void {
  field.paint(bytes);
  context.putImageData(new ImageData(field.rgba, field.width, field.height), 0, 0);
}

function contextOf(canvas: HTMLCanvasElement, isOpaque: boolean): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: !isOpaque });
  if (!context) throw new Error('This browser does not support the 2D canvas.');
  return context;
}
