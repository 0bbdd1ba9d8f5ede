import { describe, expect, it } from 'vitest';
import { Ticker, type FrameScheduler } from '../../../renderer/library/thumbnails/Ticker';

/** A screen with 60 frames a second that the test advances. */
class FakeScreen implements FrameScheduler {
  nowMs = 0;
  #callback: ((nowMs: number) => void) | undefined;

  readonly request: FrameScheduler['request'] = (callback) => {
    this.#callback = callback;
    return 1;
  };

  readonly cancel: FrameScheduler['cancel'] = () => {
    this.#callback = undefined;
  };

  get isAskedForPictures(): boolean {
    return this.#callback !== undefined;
  }

  run(ms: number): void {
    for (const endMs = this.nowMs + ms; this.nowMs < endMs;) this.showAt(this.nowMs + 1000 / 60);
  }

  showAt(ms: number): void {
    this.nowMs = ms;
    const callback = this.#callback;
    this.#callback = undefined;
    callback?.(ms);
  }
}

function setUp(count: number) {
  const screen = new FakeScreen();
  const ticker = new Ticker(screen);
  const calls: number[][] = [];
  const stops = Array.from({ length: count }, (_, at) => {
    const own: number[] = [];
    calls[at] = own;
    return ticker.subscribe((nowMs) => own.push(nowMs));
  });
  return { ticker, screen, calls, stops };
}

describe('the ticker of the thumbnails', () => {
  it('calls each about 15 times a second, not on every frame of the screen', () => {
    const { screen, calls } = setUp(3);
    screen.run(2000);
    for (const own of calls) {
      expect(own.length).toBeGreaterThanOrEqual(28);
      expect(own.length).toBeLessThanOrEqual(31);
    }
  });

  it('spreads the calls over the frames, so that no frame has all the work', () => {
    const { screen, calls } = setUp(12);
    screen.run(2000);
    const byPicture = new Map<number, number>();
    for (const ms of calls.flat()) byPicture.set(ms, (byPicture.get(ms) ?? 0) + 1);
    expect(Math.max(...byPicture.values())).toBeLessThanOrEqual(6);
  });

  it('does not catch up after the page was hidden', () => {
    const { screen, calls } = setUp(1);
    screen.run(1000);
    const before = calls[0]?.length ?? 0;
    screen.showAt(60_000);
    screen.run(200);
    expect((calls[0]?.length ?? 0) - before).toBeLessThanOrEqual(5);
  });

  it('requests no frames without listeners, and again with the next one', () => {
    const { ticker, screen, stops } = setUp(2);
    stops[0]?.();
    expect(screen.isAskedForPictures).toBe(true);
    stops[1]?.();
    expect(screen.isAskedForPictures).toBe(false);
    const stop = ticker.subscribe(() => undefined);
    // Ending the same listener twice has no effect.
    stops[1]?.();
    expect(screen.isAskedForPictures).toBe(true);
    stop();
    expect(screen.isAskedForPictures).toBe(false);
  });
});
