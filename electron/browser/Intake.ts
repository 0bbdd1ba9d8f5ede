/** Where messages come from: it can be told to hold them back. */
export interface Tap {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Works on messages in the order they come, a limited number at the same time; more are held back where they come from. */
export class Intake {
  /** What had come already when the tap was closed. */
  readonly #waiting: string[] = [];
  #atWork = 0;

  constructor(
    private readonly tap: Tap,
    private readonly mostAtWork: number,
    private readonly work: (message: string, onDone: () => void) => void,
  ) {}

  take(message: string): void {
    this.#waiting.push(message);
    this.#goOn();
    if (this.#isFull) this.tap.pause();
  }

  get #isFull(): boolean {
    return this.#atWork >= this.mostAtWork;
  }

  #goOn(): void {
    while (!this.#isFull) {
      const message = this.#waiting.shift();
      if (message === undefined) return;
      this.#atWork += 1;
      this.work(message, () => this.#finish());
    }
  }

  #finish(): void {
    this.#atWork -= 1;
    this.#goOn();
    if (!this.#isFull) this.tap.resume();
  }
}
