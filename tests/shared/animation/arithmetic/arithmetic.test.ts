import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycleAt, hash, mix, noise, phaseAt, scale, shapeAt } from '#shared/animation/arithmetic/arithmetic';
import { mixRgb, rampThrough, scaleRgb } from '#shared/animation/arithmetic/color';
import { ease, hump, permutation, root } from '#shared/animation/arithmetic/tables';

const byte = fc.integer({ min: 0, max: 255 });
const rgb = fc.integer({ min: 0, max: 0xffffff });
const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255];

describe('the tables', () => {
  it('hold every byte once in the permutation, few of them at their own index', () => {
    expect([...permutation].sort((a, b) => a - b)).toEqual(Array.from({ length: 256 }, (_, value) => value));
    expect(permutation.filter((value, at) => value === at).length).toBeLessThan(6);
  });

  it('go up and down without steps', () => {
    const largest = (table: Uint8Array) =>
      table.reduce((most, value, at) => Math.max(most, Math.abs(value - (table[at - 1] ?? value))), 0);
    expect([largest(hump), largest(ease)]).toEqual([1, 2]);
    expect([hump[0], hump[511], hump[512], hump[1023]]).toEqual([0, 255, 255, 0]);
    expect([ease[0], ease[255], root[0], root[64], root[255]]).toEqual([0, 255, 0, 128, 255]);
  });
});

describe('the arithmetic', () => {
  it('keeps the ends of a mix and of a scale', () => {
    fc.assert(
      fc.property(byte, byte, (a, b) => {
        expect([mix(a, b, 0), mix(a, b, 256), scale(a, 255), scale(a, 0)]).toEqual([a, b, a, 0]);
      }),
    );
  });

  it('mixes and scales all channels of a colour at once', () => {
    fc.assert(
      fc.property(rgb, rgb, fc.integer({ min: 0, max: 256 }), byte, (from, to, weight, share) => {
        const [one, other] = [channels(from), channels(to)];
        expect(channels(mixRgb(from, to, weight))).toEqual(
          one.map((value, at) => mix(value, other[at] ?? 0, weight)),
        );
        expect(channels(scaleRgb(from, share))).toEqual(one.map((value) => scale(value, share)));
      }),
    );
  });

  it('makes ramps from stop to stop', () => {
    const ramp = rampThrough([0x102030, 0xffffff, 0x000000]);
    expect([ramp.length, ramp[0], ramp[255], ramp[256], ramp[511]]).toEqual([
      512, 0x102030, 0xffffff, 0xffffff, 0,
    ]);
  });

  it('gives the phase of a cycle, and how many cycles have passed', () => {
    expect([phaseAt(0, 300), phaseAt(150, 300), phaseAt(299, 300), phaseAt(300, 300)]).toEqual([
      0, 32_768, 65_317, 0,
    ]);
    expect([cycleAt(299, 300), cycleAt(300, 300), cycleAt(256 * 300, 300)]).toEqual([0, 1, 0]);
    expect(phaseAt(0xffff_ffff, 60_000)).toBeLessThan(65_536);
  });

  it('gives random bytes evenly', () => {
    const counts = new Uint32Array(4);
    for (let a = 0; a < 200; a++) {
      for (let b = 0; b < 50; b++) counts[hash(a, b, 3) >> 6] = (counts[hash(a, b, 3) >> 6] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2500)).toBeLessThan(200);
  });

  it('gives noise that is smooth, repeats after 256 cells, and differs by seed', () => {
    const word = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(word, word, byte, (x, y, seed) => {
        const here = noise(x, y, seed);
        expect(Math.abs(noise(x + 1, y, seed) - here)).toBeLessThanOrEqual(4);
        expect(Math.abs(noise(x, y + 1, seed) - here)).toBeLessThanOrEqual(4);
        expect([noise(x + 0x10000, y, seed), noise(x, y - 0x10000, seed)]).toEqual([here, here]);
      }),
    );
    const line = (seed: number) => Array.from({ length: 32 }, (_, at) => noise(at * 100, 77, seed));
    expect(line(1)).not.toEqual(line(2));
  });

  it('reads a shape as 0 before its start and past its end', () => {
    const shape = Uint8Array.of(7, 8);
    expect([-1, 0, 1, 2].map((at) => shapeAt(shape, at))).toEqual([0, 7, 8, 0]);
  });
});
