/** Time as the lamp's code sees it: real in the app, emulated where a chip is. */
export interface Clock {
  /** Milliseconds since 1970, with fractions; it never goes back. The same in every process of this machine, give or take a few. */
  readonly now: () => number;
  /** Calls after `ms`; the returned function calls it off. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** Behind the system's clock by more than this, our own has stood still: the machine was asleep. */
const asleepMs = 1000;

/** The time since 1970 that never goes back, and goes on while the machine sleeps, as windows see it do. */
export function steadyTime(steadyMs: () => number, systemMs: () => number): () => number {
  let sleptMs = 0;
  return () => {
    const ms = steadyMs() + sleptMs;
    const behindMs = systemMs() - ms;
    if (behindMs <= asleepMs) return ms;
    sleptMs += behindMs;
    return ms + behindMs;
  };
}

const now = steadyTime(() => performance.timeOrigin + performance.now(), Date.now);

export const realClock: Clock = {
  now,
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
