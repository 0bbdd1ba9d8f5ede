import { useLayoutEffect, useRef } from 'react';
import { filmstrip } from '#shared/animation/filmstrip';
import { ledCount, type Layout } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';
import styles from './FilmTrack.module.css';

interface FilmTrackProps {
  readonly program: Program;
  readonly layout: Layout;
  /** How much time the film shows. */
  readonly lengthMs: number;
}

/**
 * The film of the timeline. It is painted before the page is drawn again, and lies as the timeline's length says: so a
 * program that grows moves aside smoothly, and no old picture shows in a new place.
 */
export function FilmTrack({ program, layout, lengthMs }: FilmTrackProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { width, height, rgb } = filmstrip(program, columnsFor(layout), layout);
    context.canvas.width = width;
    context.canvas.height = height;
    const image = context.createImageData(width, height);
    for (let pixel = 0; pixel < width * height; pixel++) {
      image.data.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
      image.data[pixel * 4 + 3] = 255;
    }
    context.putImageData(image, 0, 0);
  }, [program, layout]);
  return <canvas ref={canvas} className={styles['film']} style={{ '--film': lengthMs }} aria-hidden="true" />;
}

const mostColumns = 900;
const fewestColumns = 150;

/** So many LEDs are painted for a film at most, or nearly: the page must not stand still for it. */
const mostLeds = 200_000;

/** A large lamp has a coarser film. */
function columnsFor(layout: Layout): number {
  return Math.min(Math.max(Math.floor(mostLeds / ledCount(layout)), fewestColumns), mostColumns);
}
