import { useEffect, useRef } from 'react';
import { filmstrip } from '#shared/animation/filmstrip';
import type { Layout } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';

interface FilmCanvasProps {
  readonly program: Program;
  readonly layout: Layout;
  /** Columns of the strip: as many as it is wide, or fewer. */
  readonly columns: number;
  readonly className?: string | undefined;
}

/**
 * The light of one pass through a program: time runs to the right, each column is the lamp's rows. It is painted when it
 * first comes into view, so that a long conversation opens at once.
 */
export function FilmCanvas({ program, layout, columns, className }: FilmCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      paintFilm(target, program, layout, columns);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [program, layout, columns]);
  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}

function paintFilm(canvas: HTMLCanvasElement, program: Program, layout: Layout, columns: number): void {
  const { width, height, rgb } = filmstrip(program, columns, layout);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = context.createImageData(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    image.data.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
    image.data[pixel * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
}
