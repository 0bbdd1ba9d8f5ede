/** The page's clock. */
export interface PageClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls `action` after `ms`; the returned function cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** The browser's clock. */
export const pageClock: PageClock = {
  now: () => Date.now(),
  after: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
