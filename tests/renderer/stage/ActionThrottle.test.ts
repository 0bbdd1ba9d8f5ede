import { beforeEach, describe, expect, it } from 'vitest';
import { ActionThrottle } from '../../../renderer/stage/ActionThrottle';

/** A clock that the test advances. */
class HandClock {
  #nowMs = 0;
  #waiting: { readonly atMs: number; readonly action: () => void }[] = [];
  now = () => this.#nowMs;
  after = (ms: number, action: () => void) => {
    const wait = { atMs: this.#nowMs + ms, action };
    this.#waiting.push(wait);
    return () => void (this.#waiting = this.#waiting.filter((each) => each !== wait));
  };
  setTo(nowMs: number) {
    this.#nowMs = nowMs;
    const due = this.#waiting.filter(({ atMs }) => atMs <= nowMs);
    this.#waiting = this.#waiting.filter(({ atMs }) => atMs > nowMs);
    for (const { action } of due) action();
  }
}

describe('a throttled action', () => {
  let clock: HandClock;
  let paced: ActionThrottle;
  let done: string[];
  const ask = (what: string) => paced.run(() => void done.push(what));
  beforeEach(() => {
    clock = new HandClock();
    paced = new ActionThrottle(clock, 100);
    done = [];
  });

  it('runs at once, then again after the interval with the latest value', () => {
    ask('a');
    for (const what of ['b', 'c', 'd']) ask(what);
    expect(done).toEqual(['a']);
    clock.setTo(99);
    expect(done).toEqual(['a']);
    clock.setTo(100);
    expect(done).toEqual(['a', 'd']);
    ask('e');
    clock.setTo(250);
    expect(done).toEqual(['a', 'd', 'e']);
  });

  it('does not run after it is stopped, and works again afterwards', () => {
    ask('a');
    ask('b');
    paced.cancel();
    clock.setTo(500);
    expect(done).toEqual(['a']);
    ask('c');
    expect(done).toEqual(['a', 'c']);
  });
});
