/**
 * The lines of a stream, and a tick every `tickMs`. When the caller leaves, for whatever reason, `stop` is called and the
 * stream is let come to its end, so that nothing of it is left behind.
 */
export async function* withTicks<Line>(
  lines: AsyncGenerator<Line>,
  tickMs: number,
  stop: () => void,
): AsyncGenerator<Line | 'tick'> {
  let next = listen(lines);
  let { tick, cancel } = tickIn(tickMs);
  try {
    for (;;) {
      const won = await Promise.race([next, tick]);
      if (won === 'tick') {
        ({ tick, cancel } = tickIn(tickMs));
        yield won;
        continue;
      }
      if (won.done === true) return;
      yield won.value;
      next = listen(lines);
    }
  } finally {
    cancel();
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

function tickIn(tickMs: number): { tick: Promise<'tick'>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const tick = new Promise<'tick'>((resolve) => {
    timer = setTimeout(() => resolve('tick'), tickMs);
  });
  return { tick, cancel: () => clearTimeout(timer) };
}
