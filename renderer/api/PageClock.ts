/** Time, as the page has it. */
export interface PageClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls after `ms`; the returned function calls it off. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** The browser's own time. */
export const pageClock: PageClock = {
  now: () => Date.now(),
  after: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
