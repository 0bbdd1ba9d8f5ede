import { ClientGone } from './pause';

/** Runs one task at a time, in order of arrival; a task that is aborted while queued does not block the others. */
export class WorkQueue {
  private last: Promise<void> = Promise.resolve();

  /** @throws {ClientGone} if the signal is aborted before its turn */
  async run(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    const before = this.last;
    let finish = () => {};
    const own = new Promise<void>((resolve) => (finish = resolve));
    this.last = before.then(() => own);
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
