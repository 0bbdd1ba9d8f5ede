import { useEffect, useRef } from 'react';
import { filmstrip } from '#shared/animation/filmstrip';
import type { Program } from '#shared/program/schema';

/** Columns of the strip: enough for a wide window, quick to paint. */
const columns = 640;

/** The light of one pass through a program: time runs to the right, each column is the lamp's rows. */
export function FilmCanvas({
  program,
  className,
}: {
  readonly program: Program;
  readonly className?: string | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const { width, height, rgb } = filmstrip(program, columns);
    canvas.current.width = width;
    canvas.current.height = height;
    const image = context.createImageData(width, height);
    for (let pixel = 0; pixel < width * height; pixel++) {
      image.data.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
      image.data[pixel * 4 + 3] = 255;
    }
    context.putImageData(image, 0, 0);
  }, [program]);
  return <canvas ref={canvas} className={className} />;
}
