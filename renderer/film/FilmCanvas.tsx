import { useEffect, useRef } from 'react';
import { filmOf, type Film } from '#shared/animation/filmstrip';
import type { Layout } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';

interface FilmCanvasProps {
  readonly program: Program;
  readonly layout: Layout;
  /** Columns of the strip: as many as it is wide, or fewer. */
  readonly columns: number;
  readonly className?: string | undefined;
}

/** So long at a time, in ms: what else moves goes on meanwhile. */
const sliceMs = 5;
const columnsAtOnce = 4;

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

/** Paints bit by bit, from the left; the returned function ends it. */
function paintFilm(canvas: HTMLCanvasElement, film: Film): () => void {
  const { width, height, rgb, paintColumns } = film;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  let done = 0;
  let request = 0;
  const paintOn = () => {
    const from = done;
    const endMs = performance.now() + sliceMs;
    do {
      const next = Math.min(done + columnsAtOnce, width);
      paintColumns(done, next);
      done = next;
    } while (done < width && performance.now() < endMs);
    context.putImageData(columnsOf(rgb, width, height, from, done), from, 0);
    if (done < width) request = requestAnimationFrame(paintOn);
  };
  paintOn();
  return () => cancelAnimationFrame(request);
}

function columnsOf(rgb: Uint8Array, width: number, height: number, from: number, to: number): ImageData {
  const image = new ImageData(to - from, height);
  for (let row = 0; row < height; row++)
    for (let column = from; column < to; column++) {
      const source = (row * width + column) * 3;
      const target = (row * image.width + column - from) * 4;
      image.data.set(rgb.subarray(source, source + 3), target);
      image.data[target + 3] = 255;
    }
  return image;
}
