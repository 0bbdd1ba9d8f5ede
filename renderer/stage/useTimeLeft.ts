import { useEffect, useState } from 'react';
import { pageClock } from '../api/PageClock';

/** The time left in ms; re-renders when the number of minutes changes. Undefined if there is no end time. */
export function useTimeLeft(at: number | null): number | undefined {
  const [now, setNow] = useState(() => pageClock.now());
  useEffect(() => {
    if (at === null) return undefined;
    let cancel = () => {};
    function update() {
      const nowMs = pageClock.now();
      setNow(nowMs);
      cancel = pageClock.after(untilNextMinuteMs(Math.max((at ?? nowMs) - nowMs, 0)), update);
    }
    update();
    return () => cancel();
  }, [at]);
  return at === null ? undefined : Math.max(at - now, 0);
}

/** The time until the minutes left, rounded up, go down by one; a minute once nothing is left. */
export function untilNextMinuteMs(leftMs: number): number {
  return leftMs > 0 ? ((leftMs - 1) % 60_000) + 1 : 60_000;
}
