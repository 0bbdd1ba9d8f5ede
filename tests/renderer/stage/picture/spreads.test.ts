import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bloomSpread,
  wallSpread,
  glassSpread,
  type Spread,
} from '../../../../renderer/stage/picture/spreads';

/** The total light of a lattice of lights at a place near one of them. */
function latticeSum({ at, reach }: Spread, spacing: number, x: number, y: number): number {
  const far = Math.ceil(reach / spacing) + 1;
  let sum = 0;
  for (let row = -far; row <= far; row++)
    for (let column = -far; column <= far; column++) {
      const distance = Math.hypot(column * spacing - x, row * spacing - y);
      if (distance <= reach) sum += at(distance);
    }
  return sum;
}

const scales = double({ min: 0.5, max: 15, noNaN: true });

describe('light through frosted glass', () => {
  it('is full in the middle of an LED among equal ones, less between them, but never dark', () => {
    expect(latticeSum(glassSpread, 1, 0, 0)).toBeCloseTo(1, 2);
    const between = latticeSum(glassSpread, 1, 0.5, 0.5);
    expect(between).toBeGreaterThan(0.4);
    expect(between).toBeLessThan(0.8);
  });
});

describe('light on the wall', () => {
  it('fades with the distance, to zero before its reach ends', () => {
    assert(
      property(scales, integer({ min: 1, max: 64 }), (scale, count) => {
        for (const { at, reach } of [wallSpread(0.14, count, scale), bloomSpread(0.1, scale, 1)]) {
          for (let part = 0; part < 1; part += 0.01)
            expect(at((part + 0.01) * reach)).toBeLessThanOrEqual(at(part * reach) + 1e-12);
          expect(at(reach * 0.995)).toBeLessThan(at(0) * 1e-4);
        }
      }),
    );
  });

  it('does not grow with the number of lights, nor fall below that of the default lamp', () => {
    const total = (count: number) => count * wallSpread(0.14, count, 1).at(0);
    expect(total(64)).toBeCloseTo(total(32), 9);
    expect(total(8)).toBeLessThan(total(32));
  });

  it('reaches further in proportion to the lamp’s size', () => {
    assert(
      property(scales, double({ min: 0, max: 1, noNaN: true }), (scale, part) => {
        const [usual, larger] = [wallSpread(0.14, 32, 1), wallSpread(0.14, 32, scale)];
        expect(larger.at(part * larger.reach)).toBeCloseTo(usual.at(part * usual.reach), 9);
      }),
    );
  });
});

describe('bloom', () => {
  it('is at most its share of the light of a whole lattice, however far apart the lights are', () => {
    assert(
      property(scales, double({ min: 0.3, max: 1, noNaN: true }), (width, closeness) => {
        const spacing = width * closeness;
        const sum = latticeSum(bloomSpread(0.1, width, spacing), spacing, spacing / 3, 0);
        expect(sum).toBeLessThanOrEqual(0.1);
        expect(sum).toBeGreaterThan(0.05);
      }),
    );
  });
});
