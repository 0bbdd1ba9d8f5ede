// Taken as the module loads: the server lives in real time even where a test fakes the clock of what it tests.
const { setTimeout, clearTimeout, setImmediate, clearImmediate } = globalThis;
const clock = performance.now.bind(performance);

/** Thrown into an answer that has nobody left to go to: the client went away, or the server stops. */
export class ClientGone extends Error {}

/** Milliseconds of a clock that no test can fake. */
export function nowMs(): number {
  return clock();
}

/**
 * Waits so many milliseconds; none means one turn of the event loop, `Infinity` means until the signal.
 * @throws {ClientGone} as soon as the signal fires
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
