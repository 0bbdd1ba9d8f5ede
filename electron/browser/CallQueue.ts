/** A source of messages that can be paused. */
export interface MessageSource {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Handles messages in order, a limited number at a time. While that many are running, the source is paused. */
export class CallQueue {
  /** Messages that arrived before the source was paused. */
  readonly #waiting: string[] = [];
  #running = 0;

  constructor(
    private readonly source: MessageSource,
    private readonly maxRunning: number,
    private readonly handle: (message: string, onDone: () => void) => void,
  ) {}

  add(message: string): void {
    this.#waiting.push(message);
    this.#startNext();
    if (this.#isFull) this.source.pause();
  }

  get #isFull(): boolean {
    return this.#running >= this.maxRunning;
  }

  #startNext(): void {
    while (!this.#isFull) {
      const message = this.#waiting.shift();
      if (message === undefined) return;
      this.#running += 1;
      this.handle(message, () => this.#finish());
    }
  }

  #finish(): void {
    this.#running -= 1;
    this.#startNext();
    if (!this.#isFull) this.source.resume();
  }
}
