import { describe, expect, it } from 'vitest';
import { FilmQueue, type FilmJob } from '../../../renderer/film/FilmQueue';

/** A queue whose turns the test triggers, and in which each column takes this long. */
function setUp(columnMs: number) {
  let nowMs = 0;
  let waiting: (() => void) | undefined;
  const queue = new FilmQueue({
    nowMs: () => nowMs,
    request: (paint) => {
      expect(waiting).toBeUndefined();
      waiting = paint;
      return 1;
    },
    cancel: () => {
      waiting = undefined;
    },
  });
  const shown: string[] = [];
  const film = (name: string, columns: number): FilmJob => ({
    columns,
    paintColumns: (from, to) => {
      nowMs += (to - from) * columnMs;
    },
    show: (from, to) => shown.push(`${name} ${from}-${to}`),
  });
  return {
    queue,
    shown,
    film,
    isWaiting: () => waiting !== undefined,
    /** Runs the next turn; returns how long it took. */
    turn: () => {
      const [paint, sinceMs] = [waiting, nowMs];
      waiting = undefined;
      paint?.();
      return nowMs - sinceMs;
    },
  };
}

describe('the films of a page', () => {
  it('share one time slice per turn, however many there are', () => {
    const { queue, film, turn, isWaiting } = setUp(0.25);
    for (let name = 0; name < 24; name++) queue.add(film(String(name), 40));
    const tookMs = [];
    while (isWaiting()) tookMs.push(turn());
    expect(Math.max(...tookMs)).toBeLessThanOrEqual(6);
    expect(tookMs.reduce((sum, ms) => sum + ms, 0)).toBe(240);
  });

  it('are painted one after another, each from where it stopped', () => {
    const { queue, film, turn, shown } = setUp(0.5);
    queue.add(film('a', 16));
    queue.add(film('b', 6));
    turn();
    expect(shown).toEqual(['a 0-12']);
    turn();
    expect(shown).toEqual(['a 0-12', 'a 12-16', 'b 0-6']);
  });

  it('progress even when a few columns take longer than the slice', () => {
    const { queue, film, turn, isWaiting, shown } = setUp(10);
    queue.add(film('a', 6));
    turn();
    turn();
    expect(shown).toEqual(['a 0-4', 'a 4-6']);
    expect(isWaiting()).toBe(false);
  });

  it('are not painted after they are cancelled', () => {
    const { queue, film, turn, isWaiting, shown } = setUp(0.1);
    const dropA = queue.add(film('a', 8));
    const dropB = queue.add(film('b', 8));
    dropA();
    expect(isWaiting()).toBe(true);
    turn();
    expect(shown).toEqual(['b 0-8']);
    expect(isWaiting()).toBe(false);
    queue.add(film('c', 8))();
    expect(isWaiting()).toBe(false);
    dropB();
  });
});
