import type { AnsweringState, QueuedWish, WishAreaState } from '#shared/api/areas/wishArea';
import { programSchema, type Program, type Step } from '#shared/program/Program';
import type { ReplyEvent } from '../../engine/readReply';
import type { Clock } from '../../clock/Clock';
import { Throttle } from '../Throttle';

/** What is known of a wish when its answer begins. */
export type AnswerStart = Pick<AnsweringState, 'text' | 'reading' | 'writer' | 'sketch'>;

/** How often windows hear how far the writing is. */
const notifyEveryMs = 100;

/** What windows see of the reply that is being written. */
export class AnswerProgress {
  #answering: Omit<AnsweringState, 'next'> | undefined;
  #steps: Step[] = [];
  readonly #notifyThrottle: Throttle;

  constructor(
    private readonly clock: Clock,
    private readonly next: () => readonly QueuedWish[],
    /** A program without dangerous flashes. */
    private readonly softened: (program: Program) => Program,
    private readonly onChange: () => void,
  ) {
    this.#notifyThrottle = new Throttle(clock, notifyEveryMs, onChange);
  }

  get state(): WishAreaState {
    return this.#answering ? { ...this.#answering, next: this.next() } : { phase: 'idle' };
  }

  begin(begun: AnswerStart): void {
    this.#steps = [];
    this.#answering = {
      phase: 'answering',
      ...begun,
      since: this.clock.now(),
      progress: null,
      draft: null,
      correcting: null,
    };
    this.#notifyThrottle.runNow();
  }

  /** Takes in what happens to the reply; a whole program as it shows. What is of interest to others than windows is left to them. */
  apply(event: ReplyEvent): void {
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
    this.#notifyThrottle.runNow();
  }

  /** The wishes that wait have changed. */
  nextChanged(): void {
    this.onChange();
  }

  #change(changes: Partial<AnsweringState>): void {
    if (!this.#answering) return;
    this.#answering = { ...this.#answering, ...changes };
    this.#notifyThrottle.request();
  }

  /** A program of the steps so far; none where a step alone cannot be one. */
  #draft(): Program | null {
    const draft = programSchema.safeParse({ name: 'Draft', steps: this.#steps }).data;
    return draft ? this.softened(draft) : null;
  }
}
