import { useEffect, useRef } from 'react';
import { filmOf } from '#shared/animation/filmstrip';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { columnsImageData, pageFilmQueue } from '../film/FilmQueue';
import styles from './FilmTrack.module.css';

interface FilmTrackProps {
  readonly program: Program;
  readonly layout: Layout;
  /** The time that the film covers. */
  readonly lengthMs: number;
}

/**
 * The film of the timeline. It is painted off-screen and shown when it is complete; until then the previous film
 * stays, scaled to the new length. So a growing program shifts smoothly, and no old picture appears at a wrong time.
 */
export function FilmTrack({ program, layout, lengthMs }: FilmTrackProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    const film = filmOf(program, columnsFor(layout), layout);
    const { width, height, paintColumns } = film;
    return pageFilmQueue.add({
      columns: width,
      paintColumns,
      show: (_, to) => {
        if (to < width) return;
        target.width = width;
        target.height = height;
        target.getContext('2d')?.putImageData(columnsImageData(film, 0, width), 0, 0);
        target.style.setProperty('--film', String(lengthMs));
      },
    });
  }, [program, layout, lengthMs]);
  return <canvas ref={canvas} className={styles['film']} aria-hidden="true" />;
}

const maxColumns = 900;
const minColumns = 150;

/** About this many LEDs are painted per film, so that it is ready soon. */
const maxPaintedLeds = 200_000;

/** Fewer columns for a lamp with more LEDs. */
function columnsFor(layout: Layout): number {
  return Math.min(Math.max(Math.floor(maxPaintedLeds / ledCount(layout)), minColumns), maxColumns);
}
