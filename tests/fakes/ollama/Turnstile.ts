import { Gone } from './pause';

/** Lets one piece of work through at a time, in the order of arrival; who leaves the queue does not hold it up. */
export class Turnstile {
  private last: Promise<void> = Promise.resolve();

  /** @throws {Gone} when the signal fires before its turn */
  async inTurn(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    const before = this.last;
    let finish = () => {};
    const mine = new Promise<void>((resolve) => (finish = resolve));
    this.last = before.then(() => mine);
    try {
      await Promise.race([before, left(signal)]);
      await work();
    } finally {
      finish();
    }
  }
}

function left(signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(new Gone());
    signal.addEventListener('abort', () => reject(new Gone()), { once: true });
  });
}
