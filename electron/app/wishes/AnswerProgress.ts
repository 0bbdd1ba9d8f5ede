import type { AnsweringState, QueuedWish, WishAreaState } from '#shared/api/areas/wishArea';
import { programSchema, type Program, type Step } from '#shared/program/Program';
import type { ReplyEvent } from '../../engine/readReply';
import type { Clock } from '../../clock/Clock';
import { Throttle } from '../Throttle';

/** The state is sent to windows at most this often. */
const notifyEveryMs = 100;

/** The state of the wish area: what windows show of the reply that is being written. */
export class AnswerProgress {
  #answering: Omit<AnsweringState, 'queued'> | undefined;
  #steps: Step[] = [];
  readonly #notifyThrottle: Throttle;

  constructor(
    private readonly clock: Clock,
    private readonly queued: () => readonly QueuedWish[],
    private readonly soften: (program: Program) => Program,
    private readonly onChange: () => void,
  ) {
    this.#notifyThrottle = new Throttle(clock, notifyEveryMs, onChange);
  }

  get state(): WishAreaState {
    return this.#answering ? { ...this.#answering, queued: this.queued() } : { phase: 'idle' };
  }

  /** A wish is being answered; who writes is not known yet. */
  begin({ text, reading }: Pick<AnsweringState, 'text' | 'reading'>): void {
    this.#steps = [];
    this.#answering = {
      phase: 'answering',
      text,
      reading,
      writer: null,
      sketch: null,
      since: this.clock.now(),
      progress: null,
      draft: null,
      correcting: null,
    };
    this.#notifyThrottle.runNow();
  }

  /** Who writes, and the sketch to show meanwhile. */
  setWriter(writer: AnsweringState['writer'], sketch: AnsweringState['sketch']): void {
    if (!this.#answering) return;
    this.#answering = { ...this.#answering, writer, sketch };
    this.#notifyThrottle.runNow();
  }

  /** Applies an event of the reply. The program must be softened already; notices are shown elsewhere. */
  apply(event: ReplyEvent): void {
    switch (event.type) {
      case 'progress':
        this.#change({ progress: event.progress });
        return;
      case 'step':
        this.#steps[event.index] = event.step;
        // The composer finishes at once, so a draft of its steps would never be seen.
        if (this.#answering?.writer?.kind === 'model') this.#change({ draft: this.#draft() });
        return;
      case 'correcting':
        this.#steps = [];
        this.#change({ draft: null, correcting: event.error.message });
        return;
      case 'program':
        this.#change({ draft: event.program });
        return;
      case 'logged':
      case 'notice':
        return;
    }
  }

  /** Nothing is being answered, and no wish is queued. */
  end(): void {
    if (!this.#answering) return;
    this.#answering = undefined;
    this.#notifyThrottle.runNow();
  }

  /** The queue of wishes has changed. */
  queueChanged(): void {
    this.onChange();
  }

  #change(changes: Partial<AnsweringState>): void {
    if (!this.#answering) return;
    this.#answering = { ...this.#answering, ...changes };
    this.#notifyThrottle.request();
  }

  /** A program of the steps so far; null if they do not make a valid one. */
  #draft(): Program | null {
    const draft = programSchema.safeParse({ name: 'Draft', steps: this.#steps }).data;
    return draft ? this.soften(draft) : null;
  }
}
