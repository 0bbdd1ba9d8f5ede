import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { openCanvasPicture, type Sharpness } from '../../stage/picture/canvas/openCanvasPicture';
import type { ProgramWithLayout } from '../fitToLamp';
import type { SofteningQueue } from './SofteningQueue';
import { brightestMs, thumbnailMs } from './thumbnailTime';
import type { Ticker } from './Ticker';

/** What a thumbnail needs. */
export interface ThumbnailOptions {
  readonly canvas: HTMLCanvasElement;
  readonly source: ProgramWithLayout;
  readonly lamp: Layout;
  readonly softeningQueue: SofteningQueue;
  readonly ticker: Ticker;
  /** Moves only while the pointer is over it, because the system asks for less motion. */
  readonly isStill: boolean;
}

/** A thumbnail is never dimmed: full brightness, no power limit. */
const guards = { brightness: 255, budgetMa: 1_000_000 };

/** Coarser than the stage: there are many thumbnails, and they are small. */
const sharpness: Sharpness = { glass: { max: 4000, perLed: 4 }, wall: { max: 1200, perLed: 1 } };

/**
 * Plays a program in a thumbnail, without React, while it is in view, until the returned function is called. Until
 * the program is softened, the canvas has no `data-lit`, and the filmstrip behind it shows.
 */
export function runThumbnail(options: ThumbnailOptions): () => void {
  const { canvas, source, lamp, softeningQueue, ticker, isStill } = options;
  const picture = openCanvasPicture(canvas, sharpness);
  const bytes = new Uint8Array(ledCount(lamp) * 3);
  let program: Program | undefined;
  let shownMs = 0;
  let isVisible = false;
  let isPointedAt = false;
  let stopWaiting = (): void => undefined;
  let stopMoving: (() => void) | undefined;

  function paint(shown: Program, ms: number): void {
    shownMs = ms;
    frameAt(shown, lamp, ms, bytes);
    guardFrame(bytes, guards, bytes);
    picture.paint(lamp, bytes, 'lamp');
  }

  function move(shown: Program): () => void {
    let startMs: number | undefined;
    return ticker.subscribe((nowMs) => {
      // Continues from the frame that is shown.
      startMs ??= nowMs - shownMs;
      paint(shown, thumbnailMs(shown, nowMs - startMs));
    });
  }

  function show(softened: Program): void {
    program = softened;
    paint(softened, brightestMs(softened, lamp));
    canvas.dataset['lit'] = 'true';
    update();
  }

  function update(): void {
    const isMoving = program !== undefined && isVisible && (!isStill || isPointedAt);
    if (isMoving && program) stopMoving ??= move(program);
    if (isMoving) return;
    stopMoving?.();
    stopMoving = undefined;
  }

  function onVisibility(isInView: boolean): void {
    isVisible = isInView;
    stopWaiting();
    if (isVisible && !program) stopWaiting = softeningQueue.request(source, lamp, show);
    update();
  }

  const onPointer = ({ type }: Event): void => {
    isPointedAt = type === 'pointerenter';
    update();
  };

  const sizes = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    picture.resize({ width, height, ratio: Math.min(devicePixelRatio, 2) });
    if (program) paint(program, shownMs);
  });
  const views = new IntersectionObserver((entries) => onVisibility(entries.at(-1)?.isIntersecting ?? false));
  sizes.observe(canvas);
  views.observe(canvas);
  for (const type of ['pointerenter', 'pointerleave'] as const) canvas.addEventListener(type, onPointer);

  return () => {
    sizes.disconnect();
    views.disconnect();
    for (const type of ['pointerenter', 'pointerleave'] as const) canvas.removeEventListener(type, onPointer);
    stopWaiting();
    stopMoving?.();
    picture.end();
    delete canvas.dataset['lit'];
  };
}
