import type { Bitmap } from '#shared/animation/Bitmap';

/** What a queue of films goes by: turns between which the page does what else it has to, and how long something takes. */
export interface PaintScheduler {
  readonly nowMs: () => number;
  readonly request: (paint: () => void) => number;
  readonly cancel: (request: number) => void;
}

/** A film that is painted bit by bit, from the left. */
export interface FilmJob {
  readonly columns: number;
  /** Paints the columns from `from` up to `to`, which is not one of them. */
  readonly paintColumns: (from: number, to: number) => void;
  /** These columns are painted, and can be shown: once for each turn. */
  readonly show: (from: number, to: number) => void;
}

/** So long for each turn, in ms: what else moves goes on meanwhile. */
const sliceMs = 5;
const columnsAtOnce = 4;

/** Paints the films of the page one after another, all of them together for no longer than a slice of each turn. */
export class FilmQueue {
  /** The columns of each that are painted, the first film's first. */
  readonly #painted = new Map<FilmJob, number>();
  #request: number | undefined;

  constructor(private readonly scheduler: PaintScheduler) {}

  /** Paints it when its turn comes, unless the returned function is called before. */
  add(work: FilmJob): () => void {
    this.#painted.set(work, 0);
    this.#paintSoon();
    return () => {
      this.#painted.delete(work);
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
    for (const [work, from] of this.#painted) {
      const to = this.#paintUntil(endMs, work, from);
      if (to < work.columns) this.#painted.set(work, to);
      else this.#painted.delete(work);
      work.show(from, to);
      if (this.scheduler.nowMs() >= endMs) break;
    }
    if (this.#painted.size > 0) this.#paintSoon();
  }

  /** Paints a few columns at least, or nothing would ever be done on a slow machine. */
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
  // Not with the screen's pictures: where those are slow, films would be slower still.
  request: (paint) => window.setTimeout(paint),
  cancel: (request) => window.clearTimeout(request),
});

/** The columns of a picture from `from` up to `to`, which is not one of them, as a canvas takes them. */
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
