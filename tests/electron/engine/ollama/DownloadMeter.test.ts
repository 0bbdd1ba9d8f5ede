import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { DownloadMeter } from '../../../../electron/engine/ollama/DownloadMeter';

let now: number;
let meter: DownloadMeter;

beforeEach(() => {
  now = 5000;
  meter = new DownloadMeter(() => now);
});

/** A progress line for a layer, `afterMs` after the previous one. */
function line(digest: string, completed: number | undefined, total: number, afterMs = 0) {
  now += afterMs;
  return meter.read({ status: `pulling ${digest}`, digest, total, completed });
}

describe('DownloadMeter', () => {
  it('ignores lines without progress', () => {
    for (const status of ['pulling manifest', 'verifying sha256 digest', 'writing manifest', 'success'])
      expect(meter.read({ status })).toBeUndefined();
    expect(meter.read({ status: 'using existing layer', digest: 'a' })).toBeUndefined();
  });

  it('adds up the layers as they become known', () => {
    expect(line('a', undefined, 1000)).toMatchObject({ receivedBytes: 0, totalBytes: 1000 });
    expect(line('a', 600, 1000)).toMatchObject({ receivedBytes: 600, totalBytes: 1000 });
    expect(line('b', 0, 50)).toMatchObject({ receivedBytes: 600, totalBytes: 1050 });
    expect(line('a', 1000, 1000)).toMatchObject({ receivedBytes: 1000, totalBytes: 1050 });
    expect(line('b', 50, 50)).toMatchObject({ receivedBytes: 1050, totalBytes: 1050 });
  });

  it('never counts more of a layer than its size', () => {
    expect(line('a', 150, 100)).toMatchObject({ receivedBytes: 100, totalBytes: 100 });
  });

  it('reports no speed before a second has passed', () => {
    line('a', 0, 1e6);
    const early = line('a', 500, 1e6, 999);
    expect([early?.bytesPerSecond, early?.secondsLeft]).toEqual([undefined, undefined]);
    expect(line('a', 1000, 1e6, 1)?.bytesPerSecond).toBe(1000);
  });

  it('reports the remaining time at the current speed', () => {
    line('a', 0, 10_000);
    expect(line('a', 4000, 10_000, 2000)).toMatchObject({ bytesPerSecond: 2000, secondsLeft: 3 });
  });

  it('reports the speed of the last ten seconds, not of the whole download', () => {
    line('a', 0, 1e6);
    for (let second = 1; second <= 20; second++) line('a', second * 10_000, 1e6, 1000);
    let last;
    for (let second = 1; second <= 10; second++) last = line('a', 200_000 + second * 500, 1e6, 1000);
    expect(last?.bytesPerSecond).toBe(500);
  });

  it('does not count bytes of an earlier download as speed', () => {
    line('a', 900_000, 1e6);
    const slow = line('a', 901_000, 1e6, 1000);
    expect(slow).toMatchObject({ receivedBytes: 901_000, bytesPerSecond: 1000, secondsLeft: 99 });
    line('b', 500_000, 1e6, 500);
    expect(line('b', 500_100, 1e6, 1000)?.bytesPerSecond).toBe(100);
  });

  it('reports no remaining time if nothing arrives', () => {
    line('a', 10, 100);
    const stalled = line('a', 10, 100, 3000);
    expect(stalled).toMatchObject({ bytesPerSecond: 0 });
    expect(stalled?.secondsLeft).toBeUndefined();
  });

  it('ends with nothing left and no time remaining', () => {
    line('a', 0, 100);
    expect(line('a', 100, 100, 2000)).toMatchObject({ receivedBytes: 100, secondsLeft: 0 });
  });

  it('stays sensible when a layer is downloaded again and the count drops', () => {
    line('a', 0, 10_000);
    line('a', 5000, 10_000, 2000);
    const { bytesPerSecond = 0, secondsLeft = 0 } = line('b', 0, 0) ?? {};
    expect([bytesPerSecond, secondsLeft]).toEqual([2500, 2]);
    line('a', 5000, 10_000, 9000);
    const after = line('a', 1000, 10_000, 1500);
    expect(after).toMatchObject({ receivedBytes: 1000, totalBytes: 10_000 });
    expect(after?.bytesPerSecond ?? 0).toBeGreaterThanOrEqual(0);
    expect(after?.secondsLeft ?? 0).toBeGreaterThanOrEqual(0);
  });

  it('never reports less than nothing, more than everything, or NaN, whatever the lines', () => {
    const size = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.nat({ max: 2 ** 40 }));
    const lines = fc.array(
      fc.record({
        digest: fc.constantFrom('a', 'b', 'c'),
        total: size,
        completed: fc.option(size, { nil: undefined }),
        afterMs: fc.constantFrom(0, 1, 60, 1000, 12_000),
      }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(lines, (all) => {
        meter = new DownloadMeter(() => now);
        for (const { digest, total, completed, afterMs } of all) {
          const progress = line(digest, completed, total, afterMs);
          const { receivedBytes = NaN, totalBytes = NaN, bytesPerSecond, secondsLeft } = progress ?? {};
          expect(receivedBytes).toBeGreaterThanOrEqual(0);
          expect(receivedBytes).toBeLessThanOrEqual(totalBytes);
          for (const figure of [bytesPerSecond ?? 0, secondsLeft ?? 0]) {
            expect(figure).toBeGreaterThanOrEqual(0);
            expect(figure).toBeLessThan(Infinity);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
