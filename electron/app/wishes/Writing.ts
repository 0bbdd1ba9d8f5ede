import type { Answering, NextWish, WishState } from '#shared/api/areas/wish';
import { programSchema, type Program, type Step } from '#shared/program/schema';
import type { ReplyEvent } from '../../engine/readReply';
import type { Clock } from '../../lamp/wire/Clock';
import { Throttle } from '../Throttle';

/** What is known of a wish when its answer begins. */
export type Begun = Pick<Answering, 'text' | 'reading' | 'writer' | 'sketch'>;

/** How often windows hear how far the writing is. */
const toldEveryMs = 100;

/** What windows see of the reply that is being written. */
export class Writing {
  #answering: Omit<Answering, 'next'> | undefined;
  #steps: Step[] = [];
  readonly #told: Throttle;

  constructor(
    private readonly clock: Clock,
    private readonly next: () => readonly NextWish[],
    /** A program without dangerous flashes. */
    private readonly softened: (program: Program) => Program,
    private readonly onChange: () => void,
  ) {
    this.#told = new Throttle(clock, toldEveryMs, onChange);
  }

  get state(): WishState {
    return this.#answering ? { ...this.#answering, next: this.next() } : { phase: 'idle' };
  }

  begin(begun: Begun): void {
    this.#steps = [];
    this.#answering = {
      phase: 'answering',
      ...begun,
      since: this.clock.now(),
      progress: null,
      draft: null,
      correcting: null,
    };
    this.#told.now();
  }

  /** Takes in what happens to the reply; a whole program as it shows. What is of interest to others than windows is left to them. */
  take(event: ReplyEvent): void {
    switch (event.type) {
      case 'progress':
        this.#change({ progress: event.progress });
        return;
      case 'step':
        this.#steps[event.index] = event.step;
        // The composer is done at once: nobody sees its first steps.
        if (this.#answering?.writer?.kind === 'model') this.#change({ draft: this.#draft() });
        return;
      case 'correcting':
        this.#steps = [];
        this.#change({ draft: null, correcting: event.error.message });
        return;
      case 'program':
        this.#change({ draft: event.program });
        return;
      case 'notice':
        return;
    }
  }

  /** Nothing is being written any more, and nothing waits. */
  end(): void {
    if (!this.#answering) return;
    this.#answering = undefined;
    this.#told.now();
  }

  /** The wishes that wait have changed. */
  nextChanged(): void {
    this.onChange();
  }

  #change(changes: Partial<Answering>): void {
    if (!this.#answering) return;
    this.#answering = { ...this.#answering, ...changes };
    this.#told.ask();
  }

  /** A program of the steps so far; none where a step alone cannot be one. */
  #draft(): Program | null {
    const draft = programSchema.safeParse({ name: 'Draft', steps: this.#steps }).data;
    return draft ? this.softened(draft) : null;
  }
}
