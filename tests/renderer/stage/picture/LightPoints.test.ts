import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometryOf, unit } from '#shared/animation/Geometry';
import { ledCount } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { LightPoints } from '../../../../renderer/stage/picture/LightPoints';
import { layoutNames } from './layouts';

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/** The bytes of a whole lamp: a few values repeated. */
function bytesOf(name: string, values: readonly number[]): Uint8Array {
  return Uint8Array.from(
    { length: ledCount(parseLayout(name)) * 3 },
    (_, at) => values[at % values.length] ?? 0,
  );
}

describe('lights', () => {
  it('are where the LEDs are seen, each with the light of its bytes', () => {
    assert(
      property(layoutNames, array(integer({ min: 0, max: 255 }), { minLength: 7 }), (name, values) => {
        const { grid } = geometryOf(parseLayout(name));
        const lights = LightPoints.perLed(grid);
        const bytes = bytesOf(name, values);
        lights.setFrame(bytes);
        const led = (values[0] ?? 0) % grid.count;
        expect([lights.x[led], lights.y[led]]).toEqual([
          (grid.seenX[led] ?? 0) / unit,
          (grid.seenY[led] ?? 0) / unit,
        ]);
        const wire = (grid.wires[led] ?? 0) * 3;
        [0, 1, 2].forEach((channel) =>
          expect((lights.colors[led * 3 + channel] ?? 0) * 255).toBeCloseTo(bytes[wire + channel] ?? 0, 3),
        );
      }),
    );
  });

  it('are merged without changing the total light, and stay within the lamp', () => {
    const some = integer({ min: 1, max: 300 });
    assert(
      property(
        layoutNames,
        some,
        array(integer({ min: 0, max: 255 }), { minLength: 5 }),
        (name, most, values) => {
          const { grid } = geometryOf(parseLayout(name));
          const lights = LightPoints.atMost(grid, most);
          expect(lights.count).toBeLessThanOrEqual(most);
          const bytes = bytesOf(name, values);
          const every = LightPoints.perLed(grid);
          every.setFrame(bytes);
          lights.setFrame(bytes);
          // A merged light represents several LEDs: as many as the square of its spacing.
          const gathered = sum(lights.colors) * lights.spacing ** 2;
          expect(gathered).toBeCloseTo(sum(every.colors), 0);
          expect(Math.max(...lights.x)).toBeLessThanOrEqual(Math.max(...every.x));
          expect(Math.min(...lights.y)).toBeGreaterThanOrEqual(Math.min(...every.y));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are not merged while they are few enough', () => {
    const { ambient } = geometryOf(parseLayout('10x14+32'));
    expect(LightPoints.atMost(ambient, 32).x).toEqual(LightPoints.perLed(ambient).x);
    expect(LightPoints.atMost(ambient, 31).count).toBeLessThan(32);
  });

  it('leave nothing of the bytes before', () => {
    const lights = LightPoints.atMost(geometryOf(parseLayout('16x16')).grid, 20);
    lights.setFrame(bytesOf('16x16', [255]));
    lights.setFrame(bytesOf('16x16', [0]));
    expect(sum(lights.colors)).toBe(0);
  });

  it('are reflected upside down: the lowest brightest, the highest not at all', () => {
    const { grid } = geometryOf(parseLayout('10x14+32'));
    const line = 14.5;
    const reflected = LightPoints.perLed(grid).reflectedAt(line, 1.2);
    reflected.setFrame(bytesOf('10x14+32', [255]));
    const brightness = (light: number) => reflected.colors[light * 3] ?? 0;
    const last = reflected.count - 1;
    expect(Math.min(...reflected.y)).toBe(2 * line - 13);
    expect(reflected.y[last]).toBe(16);
    expect(brightness(last)).toBeCloseTo(Math.exp(-1.5 / 1.2), 5);
    expect(brightness(last - 10)).toBeCloseTo(Math.exp(-2.5 / 1.2), 5);
    expect(reflected.count).toBeLessThan(grid.count / 2);
  });
});
