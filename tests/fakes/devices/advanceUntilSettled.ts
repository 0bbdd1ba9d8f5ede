import type { FakeClock } from '../FakeClock';

/** Lets time pass until a promise has settled, in steps of `stepMs`; fails after a minute of it. */
export async function advanceUntilSettled<Result>(
  clock: FakeClock,
  promise: Promise<Result>,
  stepMs = 10,
): Promise<Result> {
  const state = { isSettled: false };
  const settled = promise.finally(() => (state.isSettled = true));
  settled.catch(() => {});
  const endMs = clock.now() + 60_000;
  while (!state.isSettled) {
    if (clock.now() > endMs) throw new Error('It did not settle within a minute.');
    await clock.advance(stepMs);
  }
  return settled;
}
