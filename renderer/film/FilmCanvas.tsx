import { useEffect, useRef } from 'react';
import { filmOf, type Film } from '#shared/animation/filmstrip';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { columnsImageData, pageFilmQueue } from './FilmQueue';

interface FilmCanvasProps {
  readonly program: Program;
  readonly layout: Layout;
  /** Columns of the strip: as many as it is wide, or fewer. */
  readonly columns: number;
  readonly className?: string | undefined;
}

/**
 * The light of one pass through a program: time runs to the right, each column is the lamp's rows. It is painted when it
 * first comes into view, so that a long conversation opens at once, and over what was there before, so that nothing flickers.
 */
export function FilmCanvas({ program, layout, columns, className }: FilmCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    let stopPainting: () => void = () => undefined;
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      stopPainting = paintFilm(target, filmOf(program, columns, layout));
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      stopPainting();
    };
  }, [program, layout, columns]);
  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}

/** Paints it when its turn comes; the returned function ends that. */
function paintFilm(canvas: HTMLCanvasElement, film: Film): () => void {
  const { width, height, paintColumns } = film;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  return pageFilmQueue.add({
    columns: width,
    paintColumns,
    show: (from, to) => context?.putImageData(columnsImageData(film, from, to), from, 0),
  });
}
