import { ClientGone } from './pause';

/** Lets one piece of work through at a time, in the order of arrival; who leaves the queue does not hold it up. */
export class WorkQueue {
  private last: Promise<void> = Promise.resolve();

  /** @throws {ClientGone} when the signal fires before its turn */
  async run(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    const before = this.last;
    let finish = () => {};
    const mine = new Promise<void>((resolve) => (finish = resolve));
    this.last = before.then(() => mine);
    try {
      await Promise.race([before, rejectOnAbort(signal)]);
      await work();
    } finally {
      finish();
    }
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(new ClientGone());
    signal.addEventListener('abort', () => reject(new ClientGone()), { once: true });
  });
}
