import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unit } from '#shared/animation/Geometry';
import { parseLayout } from '#shared/lamp/layoutText';
import { lampSceneOf } from '../../../../renderer/stage/picture/lampScene';
import { ledLooks } from '../../../../renderer/stage/picture/ledLooks';
import { layoutNames } from './layouts';

const widths = integer({ min: 200, max: 2000 });
const heights = integer({ min: 150, max: 1400 });

function sceneOf(name: string, width = 900, height = 560) {
  return lampSceneOf(parseLayout(name), { width, height, ratio: 1 });
}

describe('the lamp on the stage', () => {
  it('is fully visible, with its ambient LEDs and its foot, on a stage of any size', () => {
    assert(
      property(layoutNames, widths, heights, (name, width, height) => {
        const { geometry, pitch, originX, originY, glass, foot } = sceneOf(name, width, height);
        const isInside = (x: number, y: number) => {
          const [left, top] = [originX + x * pitch, originY + y * pitch];
          return left >= 0 && left <= width && top >= 0 && top <= height;
        };
        const { seenX, seenY, count } = geometry.all;
        const outside = Array.from({ length: count }, (_, led) => led).filter(
          (led) => !isInside((seenX[led] ?? 0) / unit, (seenY[led] ?? 0) / unit),
        );
        expect(outside).toEqual([]);
        for (const { left, top, width: wide, height: high } of foot ? [glass.area, foot] : [glass.area]) {
          expect(isInside(left, top)).toBe(true);
          expect(isInside(left + wide, top + high)).toBe(true);
        }
      }),
    );
  });

  it('has every LED behind its glass, and is centred horizontally', () => {
    assert(
      property(layoutNames, widths, (name, width) => {
        const { geometry, pitch, originX, glass } = sceneOf(name, width);
        const { left, top, width: wide, height: high } = glass.area;
        const { seenX, seenY } = geometry.grid;
        expect(seenX.every((x) => x / unit > left && x / unit < left + wide)).toBe(true);
        expect(seenY.every((y) => y / unit > top && y / unit < top + high)).toBe(true);
        expect(originX + (left + wide / 2) * pitch).toBeCloseTo(width / 2, 6);
      }),
    );
  });

  it('stands on a foot under its glass when it is a panel; strips and rings hang', () => {
    const { foot, glass } = sceneOf('10x14+32');
    expect(foot?.top).toBeGreaterThan(glass.area.top + glass.area.height);
    expect(sceneOf('strip60').foot).toBeUndefined();
    expect(sceneOf('20x3').foot).toBeUndefined();
    expect(sceneOf('ring24')).toMatchObject({ foot: undefined, glass: { shape: 'tube' } });
  });

  it('has a wall as large as the stage', () => {
    assert(
      property(layoutNames, widths, heights, (name, width, height) => {
        const { pitch, originX, originY, onWall } = sceneOf(name, width, height);
        expect(originX + onWall.area.left * pitch).toBeCloseTo(0, 6);
        expect(originY + (onWall.area.top + onWall.area.height) * pitch).toBeCloseTo(height, 6);
      }),
    );
  });

  it('lights the wall with its ambient LEDs, or with all LEDs when it has none', () => {
    expect(sceneOf('10x14+32').onWall.sources[0]?.lights.count).toBe(32);
    expect(sceneOf('ring24').onWall.sources[0]?.lights.count).toBe(24);
  });
});

describe('LEDs drawn individually', () => {
  it('do not touch each other, nor those of the other zone', () => {
    assert(
      property(layoutNames, (name) => {
        const scene = sceneOf(name);
        const leds = ledLooks(scene).flatMap(({ zone, halfWidth }) =>
          Array.from({ length: Math.min(zone.count, 300) }, (_, led) => ({
            x: (zone.seenX[led] ?? 0) / unit,
            y: (zone.seenY[led] ?? 0) / unit,
            halfWidth,
          })),
        );
        const touching = leds.filter((one, at) =>
          leds.slice(at + 1).some((other) => {
            const room = Math.hypot(one.x - other.x, one.y - other.y);
            return room <= one.halfWidth + other.halfWidth;
          }),
        );
        expect(touching).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('have fainter outlines the smaller they are', () => {
    const outline = (name: string) => ledLooks(sceneOf(name))[0]?.outline[0] ?? 0;
    expect(outline('256x128')).toBeLessThan(outline('10x14+32'));
    expect(outline('256x128')).toBeGreaterThan(11);
  });
});
