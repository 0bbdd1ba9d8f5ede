import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { openCanvasPicture, type Sharpness } from '../../stage/picture/canvas/openCanvasPicture';
import type { ProgramWithLayout } from '../fitToLamp';
import type { SofteningQueue } from './SofteningQueue';
import { brightestMs, thumbnailMs } from './thumbnailTime';
import type { Ticker } from './Ticker';

/** What a thumbnail is drawn on and by. */
export interface ThumbnailOptions {
  readonly canvas: HTMLCanvasElement;
  readonly source: ProgramWithLayout;
  readonly lamp: Layout;
  readonly softeningQueue: SofteningQueue;
  readonly ticker: Ticker;
  /** It moves only while it is pointed at: the system asks for less motion. */
  readonly isStill: boolean;
}

/** A thumbnail shows the light, not what the lamp may draw. */
const guards = { brightness: 255, budgetMa: 1_000_000 };

/** Small pictures, and many of them. */
const sharpness: Sharpness = { glass: { most: 4000, perLed: 4 }, wall: { most: 1200, perLed: 1 } };

/**
 * Keeps a small picture of the lamp moving, until the returned function is called: only while it is seen, and past React.
 * Until the program is ready to be shown the canvas is not lit (`data-lit`), and what lies behind it shows.
 */
export function runThumbnail(parts: ThumbnailOptions): () => void {
  const { canvas, source: made, lamp, softeningQueue: programs, ticker, isStill } = parts;
  const picture = openCanvasPicture(canvas, sharpness);
  const bytes = new Uint8Array(ledCount(lamp) * 3);
  let program: Program | undefined;
  let shownMs = 0;
  let isSeen = false;
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
      // It goes on from the picture that stood still.
      startMs ??= nowMs - shownMs;
      paint(shown, thumbnailMs(shown, nowMs - startMs));
    });
  }

  function light(calm: Program): void {
    program = calm;
    paint(calm, brightestMs(calm, lamp));
    canvas.dataset['lit'] = 'true';
    update();
  }

  function update(): void {
    const isMoving = program !== undefined && isSeen && (!isStill || isPointedAt);
    if (isMoving && program) stopMoving ??= move(program);
    if (isMoving) return;
    stopMoving?.();
    stopMoving = undefined;
  }

  function see(isInView: boolean): void {
    isSeen = isInView;
    stopWaiting();
    if (isSeen && !program) stopWaiting = programs.request(made, lamp, light);
    update();
  }

  const point = ({ type }: Event): void => {
    isPointedAt = type === 'pointerenter';
    update();
  };

  const sizes = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    picture.resize({ width, height, ratio: Math.min(devicePixelRatio, 2) });
    if (program) paint(program, shownMs);
  });
  const views = new IntersectionObserver((seen) => see(seen.at(-1)?.isIntersecting ?? false));
  sizes.observe(canvas);
  views.observe(canvas);
  for (const type of ['pointerenter', 'pointerleave'] as const) canvas.addEventListener(type, point);

  return () => {
    sizes.disconnect();
    views.disconnect();
    for (const type of ['pointerenter', 'pointerleave'] as const) canvas.removeEventListener(type, point);
    stopWaiting();
    stopMoving?.();
    picture.end();
    delete canvas.dataset['lit'];
  };
}
