/** The source of time: real in the app, emulated in tests with an emulated chip. */
export interface Clock {
  /** Milliseconds since 1970, with fractions. Never goes back. Processes on one machine agree within a few milliseconds. */
  readonly now: () => number;
  /** Calls `action` after `ms`; the returned function cancels that. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** If our time is behind the system clock by more than this, the machine was suspended. */
const suspendedMs = 1000;

/** Milliseconds since 1970 that never go back. Includes the time the machine was suspended, as the windows' clocks do. */
export function steadyTime(steadyMs: () => number, systemMs: () => number): () => number {
  let skippedMs = 0;
  return () => {
    const ms = steadyMs() + skippedMs;
    const behindMs = systemMs() - ms;
    if (behindMs <= suspendedMs) return ms;
    skippedMs += behindMs;
    return ms + behindMs;
  };
}

const now = steadyTime(() => performance.timeOrigin + performance.now(), Date.now);

/** The clock of this machine. */
export const realClock: Clock = {
  now,
  after: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};

/** Like `realClock`, but its timers do not keep the process alive. */
export const backgroundClock: Clock = {
  now: realClock.now,
  after: (ms, action) => {
    const timer = setTimeout(action, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** Resolves after `ms`, or as soon as `signal` is aborted. */
export function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      cancel();
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const cancel = clock.after(ms, finish);
    signal?.addEventListener('abort', finish);
  });
}
