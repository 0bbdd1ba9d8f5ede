import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FakeClock } from '../../../fakes/FakeClock';

/** What a promise comes to, be it a value or what it was rejected with; never rejects, so that it may be looked at later. */
export function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((error: unknown) => error);
}

/** Until all promises that can settle without time have. */
export async function flushPromises(): Promise<void> {
  await nextTurn();
}

/**
 * Lets time pass, `stepMs` at once, until a promise has come to something, and tells what; fails when that takes more
 * than `limitMs`.
 */
export async function advanceToOutcome(
  clock: FakeClock,
  promise: Promise<unknown>,
  limitMs = 30_000,
  stepMs = 1,
): Promise<unknown> {
  const seen = { isOver: false };
  const end = outcomeOf(promise).finally(() => (seen.isOver = true));
  const startMs = clock.now();
  await clock.advance(0);
  while (!seen.isOver) {
    if (clock.now() - startMs > limitMs) throw new Error(`Nothing came of it within ${limitMs} ms.`);
    await clock.advance(stepMs);
  }
  return end;
}
