import type { FakeClock } from '../FakeClock';

/** Advances the clock in steps of `stepMs` until a promise has settled; throws if that takes more than `limitMs`. */
export async function advanceUntilSettled<Result>(
  clock: FakeClock,
  promise: Promise<Result>,
  stepMs = 10,
  limitMs = 60_000,
): Promise<Result> {
  const state = { isSettled: false };
  const settled = promise.finally(() => (state.isSettled = true));
  settled.catch(() => {});
  const endMs = clock.now() + limitMs;
  await clock.advance(0);
  while (!state.isSettled) {
    if (clock.now() > endMs) throw new Error(`The promise did not settle within ${limitMs} ms.`);
    await clock.advance(stepMs);
  }
  return settled;
}
