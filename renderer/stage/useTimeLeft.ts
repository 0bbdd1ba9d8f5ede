import { useEffect, useState } from 'react';
import { pageClock } from '../api/PageClock';

/** How long until a time, in ms; drawn again when another minute is over. None where there is no such time. */
export function useTimeLeft(at: number | null): number | undefined {
  const [now, setNow] = useState(() => pageClock.now());
  useEffect(() => {
    if (at === null) return undefined;
    let callOff = () => {};
    function look() {
      const nowMs = pageClock.now();
      setNow(nowMs);
      callOff = pageClock.after(untilNextMinuteMs(Math.max((at ?? nowMs) - nowMs, 0)), look);
    }
    look();
    return () => callOff();
  }, [at]);
  return at === null ? undefined : Math.max(at - now, 0);
}

/** How long until one minute less is left, in whole minutes rounded up; nothing hurries once none is. */
export function untilNextMinuteMs(leftMs: number): number {
  return leftMs > 0 ? ((leftMs - 1) % 60_000) + 1 : 60_000;
}
