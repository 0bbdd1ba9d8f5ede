/** Time as the lamp's code sees it: real in the app, emulated where a chip is. */
export interface Clock {
  /** Milliseconds since 1970, with fractions; it never goes back. The same in every thread of the process. */
  readonly now: () => number;
  /** Calls after `ms`; the returned function calls it off. */
  readonly after: (ms: number, action: () => void) => () => void;
}

export const realClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};

/** As `realClock`, but what waits does not keep the process alive: for what lives only as long as others need it. */
export const backgroundClock: Clock = {
  now: realClock.now,
  after: (ms, action) => {
    const timer = setTimeout(action, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** Resolves after `ms`, or at once when `signal` is given. */
export function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      callOff();
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const callOff = clock.after(ms, finish);
    signal?.addEventListener('abort', finish);
  });
}
