import { setImmediate as nextTurn } from 'node:timers/promises';
import { advanceUntilSettled } from '../../../fakes/devices/advanceUntilSettled';
import type { FakeClock } from '../../../fakes/FakeClock';

/** A promise's value, or the error it was rejected with. Never rejects, so it can be awaited later. */
export function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((error: unknown) => error);
}

/** Waits until every promise that needs no timer has settled. */
export async function flushPromises(): Promise<void> {
  await nextTurn();
}

/** Advances the clock until a promise has settled, and returns its outcome; throws if that takes more than `limitMs`. */
export function advanceToOutcome(
  clock: FakeClock,
  promise: Promise<unknown>,
  limitMs = 30_000,
  stepMs = 1,
): Promise<unknown> {
  return advanceUntilSettled(clock, outcomeOf(promise), stepMs, limitMs);
}
