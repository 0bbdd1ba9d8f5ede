/**
 * The lines of a stream, with a tick every `tickMs`. When the caller stops reading, for any reason, `stop` is
 * called and the stream is awaited to its end, so that nothing keeps running.
 */
export async function* withTicks<Line>(
  lines: AsyncGenerator<Line>,
  tickMs: number,
  stop: () => void,
): AsyncGenerator<Line | 'tick'> {
  let next = readNext(lines);
  let { tick, cancel } = tickIn(tickMs);
  try {
    for (;;) {
      const event = await Promise.race([next, tick]);
      if (event === 'tick') {
        ({ tick, cancel } = tickIn(tickMs));
        yield event;
        continue;
      }
      if (event.done === true) return;
      yield event.value;
      next = readNext(lines);
    }
  } finally {
    cancel();
    stop();
    await next.catch(() => undefined);
    await lines.return(undefined);
  }
}

function readNext<Line>(lines: AsyncGenerator<Line>): Promise<IteratorResult<Line>> {
  const next = lines.next();
  // It is awaited later; until then a rejection must not count as unhandled.
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
