// Captured when the module loads: the server runs in real time even if a test fakes the timers.
const { setTimeout, clearTimeout, setImmediate, clearImmediate } = globalThis;
const clock = performance.now.bind(performance);

/** Thrown to end an answer that has no receiver any more: the client disconnected, or the server stops. */
export class ClientGone extends Error {}

/** Milliseconds of a clock that tests cannot fake. */
export function nowMs(): number {
  return clock();
}

/**
 * Waits `ms` milliseconds; 0 means one turn of the event loop, `Infinity` means until the signal is aborted.
 * @throws {ClientGone} as soon as the signal is aborted
 */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new ClientGone());
    const timeout = ms > 0 && ms < Infinity ? setTimeout(() => finish(), ms) : undefined;
    const turn = ms <= 0 ? setImmediate(() => finish()) : undefined;
    const leave = () => {
      clearTimeout(timeout);
      clearImmediate(turn);
      reject(new ClientGone());
    };
    signal.addEventListener('abort', leave, { once: true });
    const finish = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
  });
}
