import { useEffect, useRef } from 'react';
import type { Layout } from '#shared/lamp/Layout';
import { FilmCanvas } from '../../film/FilmCanvas';
import { fitToLamp, type ProgramWithLayout } from '../fitToLamp';
import { SofteningQueue } from './SofteningQueue';
import styles from './LiveThumbnail.module.css';
import { runThumbnail } from './runThumbnail';
import { Ticker } from './Ticker';

interface LiveThumbnailProps {
  readonly source: ProgramWithLayout;
  /** The lamp it is shown on. */
  readonly lamp: Layout;
}

const standInColumns = 60;

// Shared by all thumbnails of the page.
const ticker = new Ticker({
  request: (callback) => requestAnimationFrame(callback),
  cancel: (request) => cancelAnimationFrame(request),
});
const softeningQueue = new SofteningQueue(whenIdle);

/**
 * A thumbnail of the lamp playing a program: softened, and moving only while it is in view. If the system asks for
 * less motion, it moves only while the pointer is over it. It is decorative: the text beside it says what it shows.
 */
export function LiveThumbnail({ source, lamp }: LiveThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { program, layout } = source;
  const fitted = fitToLamp(lamp, source);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const options = {
      canvas: canvas.current,
      source: { program, layout },
      lamp,
      softeningQueue,
      ticker,
      isStill,
    };
    return runThumbnail(options);
  }, [program, layout, lamp]);
  return (
    <div className={styles['thumbnail']} aria-hidden="true">
      <FilmCanvas program={fitted} layout={lamp} columns={standInColumns} className={styles['standIn']} />
      <canvas ref={canvas} className={styles['picture']} />
    </div>
  );
}

/** Safari has no idle callbacks; a short pause is good enough. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => work(), { timeout: 400 });
  else setTimeout(work, 50);
}
