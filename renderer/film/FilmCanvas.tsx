import { useEffect, useRef } from 'react';
import { filmOf, type Film } from '#shared/animation/filmstrip';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { columnsImageData, pageFilmQueue } from './FilmQueue';

interface FilmCanvasProps {
  readonly program: Program;
  readonly layout: Layout;
  /** The columns of the strip: at most as many as it is wide. */
  readonly columns: number;
  readonly className?: string | undefined;
}

/**
 * The filmstrip of one pass through a program: time runs to the right, each column shows the lamp's rows. It is
 * painted when it first comes into view, so that a long conversation opens at once, and over the old picture, so that
 * nothing flickers.
 */
export function FilmCanvas({ program, layout, columns, className }: FilmCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    let stopPainting: () => void = () => undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
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

/** Queues the film for painting; the returned function cancels it. */
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
