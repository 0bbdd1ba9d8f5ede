import { useEffect, useRef } from 'react';
import { filmOf } from '#shared/animation/filmstrip';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { columnsImageData, pageFilmQueue } from '../film/FilmQueue';
import styles from './FilmTrack.module.css';

interface FilmTrackProps {
  readonly program: Program;
  readonly layout: Layout;
  /** How much time the film shows. */
  readonly lengthMs: number;
}

/**
 * The film of the timeline. It is painted aside and shown when it is whole; until then the one before lies where it belongs, as
 * the timeline's length says. So a program that grows moves aside smoothly, and no old picture shows in a new place.
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

const mostColumns = 900;
const fewestColumns = 150;

/** So many LEDs are painted for a film at most, or nearly: it should be there soon. */
const mostLeds = 200_000;

/** A large lamp has a coarser film. */
function columnsFor(layout: Layout): number {
  return Math.min(Math.max(Math.floor(mostLeds / ledCount(layout)), fewestColumns), mostColumns);
}
