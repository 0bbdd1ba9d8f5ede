import type { Bitmap } from '#shared/animation/Bitmap';

/** The scheduling that a film queue needs: the time, and turns between which the page does its other job. */
export interface PaintScheduler {
  readonly nowMs: () => number;
  readonly request: (paint: () => void) => number;
  readonly cancel: (request: number) => void;
}

/** A film that is painted in pieces, from the left. */
export interface FilmJob {
  readonly columns: number;
  /** Paints the columns from `from` up to, but not including, `to`. */
  readonly paintColumns: (from: number, to: number) => void;
  /** Shows the columns painted in one turn. */
  readonly show: (from: number, to: number) => void;
}

/** Painting takes at most this long per turn, so that animations go on. */
const sliceMs = 5;
const columnsAtOnce = 4;

/** Paints the films of the page one after another, for at most one slice per turn. */
export class FilmQueue {
  /** How many columns of each film are painted, in queue order. */
  readonly #painted = new Map<FilmJob, number>();
  #request: number | undefined;

  constructor(private readonly scheduler: PaintScheduler) {}

  /** Queues a film; the returned function cancels it. */
  add(job: FilmJob): () => void {
    this.#painted.set(job, 0);
    this.#paintSoon();
    return () => {
      this.#painted.delete(job);
      if (this.#painted.size > 0 || this.#request === undefined) return;
      this.scheduler.cancel(this.#request);
      this.#request = undefined;
    };
  }

  #paintSoon(): void {
    this.#request ??= this.scheduler.request(() => {
      this.#request = undefined;
      this.#paint();
    });
  }

  #paint(): void {
    const endMs = this.scheduler.nowMs() + sliceMs;
    for (const [job, from] of this.#painted) {
      const to = this.#paintUntil(endMs, job, from);
      if (to < job.columns) this.#painted.set(job, to);
      else this.#painted.delete(job);
      job.show(from, to);
      if (this.scheduler.nowMs() >= endMs) break;
    }
    if (this.#painted.size > 0) this.#paintSoon();
  }

  /** Paints at least a few columns, so that a slow machine makes progress as well. */
  #paintUntil(endMs: number, { columns, paintColumns }: FilmJob, from: number): number {
    let done = from;
    do {
      const next = Math.min(done + columnsAtOnce, columns);
      paintColumns(done, next);
      done = next;
    } while (done < columns && this.scheduler.nowMs() < endMs);
    return done;
  }
}

/** The films of this page. */
export const pageFilmQueue = new FilmQueue({
  nowMs: () => performance.now(),
  // Not requestAnimationFrame: where frames are slow, films would be slower still.
  request: (paint) => window.setTimeout(paint),
  cancel: (request) => window.clearTimeout(request),
});

/** The columns of a picture from `from` up to, but not including, `to`, as ImageData. */
export function columnsImageData({ width, height, rgb }: Bitmap, from: number, to: number): ImageData {
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
