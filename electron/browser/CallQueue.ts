/** Where messages come from: it can be told to hold them back. */
export interface MessageSource {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Works on messages in the order they come, a limited number at the same time; more are held back where they come from. */
export class CallQueue {
  /** What had come already when the tap was closed. */
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
