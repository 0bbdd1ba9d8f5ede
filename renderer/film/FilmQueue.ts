/** What a queue of films goes by: turns between which the page does what else it has to, and how long something takes. */
export interface Turns {
  readonly nowMs: () => number;
  readonly request: (paint: () => void) => number;
  readonly cancel: (request: number) => void;
}

/** A film that is painted bit by bit, from the left. */
export interface FilmWork {
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
  readonly #painted = new Map<FilmWork, number>();
  #request: number | undefined;

  constructor(private readonly turns: Turns) {}

  /** Paints it when its turn comes, unless the returned function is called before. */
  add(work: FilmWork): () => void {
    this.#painted.set(work, 0);
    this.#paintSoon();
    return () => {
      this.#painted.delete(work);
      if (this.#painted.size > 0 || this.#request === undefined) return;
      this.turns.cancel(this.#request);
      this.#request = undefined;
    };
  }

  #paintSoon(): void {
    this.#request ??= this.turns.request(() => {
      this.#request = undefined;
      this.#paint();
    });
  }

  #paint(): void {
    const endMs = this.turns.nowMs() + sliceMs;
    for (const [work, from] of this.#painted) {
      const to = this.#paintUntil(endMs, work, from);
      if (to < work.columns) this.#painted.set(work, to);
      else this.#painted.delete(work);
      work.show(from, to);
      if (this.turns.nowMs() >= endMs) break;
    }
    if (this.#painted.size > 0) this.#paintSoon();
  }

  /** Paints a few columns at least, or nothing would ever be done on a slow machine. */
  #paintUntil(endMs: number, { columns, paintColumns }: FilmWork, from: number): number {
    let done = from;
    do {
      const next = Math.min(done + columnsAtOnce, columns);
      paintColumns(done, next);
      done = next;
    } while (done < columns && this.turns.nowMs() < endMs);
    return done;
  }
}

/** The films of this page. */
export const pageFilms = new FilmQueue({
  nowMs: () => performance.now(),
  // Not with the screen's pictures: where those are slow, films would be slower still.
  request: (paint) => window.setTimeout(paint),
  cancel: (request) => window.clearTimeout(request),
});
