import { setTimeout as pause } from 'node:timers/promises';

/**
 * The lines of a stream, and a tick whenever none came for `tickMs`. When the caller leaves, for whatever reason, `stop`
 * is called and the stream is let come to its end, so that nothing of it is left behind.
 */
export async function* withTicks<Line>(
  lines: AsyncGenerator<Line>,
  tickMs: number,
  stop: () => void,
): AsyncGenerator<Line | 'tick'> {
  let next = listen(lines);
  try {
    for (;;) {
      const won = await lineOrTick(next, tickMs);
      if (won === 'tick') {
        yield won;
        continue;
      }
      if (won.done === true) return;
      yield won.value;
      next = listen(lines);
    }
  } finally {
    stop();
    await next.catch(() => undefined);
    await lines.return(undefined);
  }
}

function listen<Line>(lines: AsyncGenerator<Line>): Promise<IteratorResult<Line>> {
  const next = lines.next();
  // It is awaited by and by; until then its failure is no surprise to anyone.
  next.catch(() => undefined);
  return next;
}

async function lineOrTick<Result>(next: Promise<Result>, tickMs: number): Promise<Result | 'tick'> {
  const done = new AbortController();
  const tick = pause(tickMs, 'tick' as const, { signal: done.signal }).catch(() => 'tick' as const);
  try {
    return await Promise.race([next, tick]);
  } finally {
    done.abort();
  }
}
