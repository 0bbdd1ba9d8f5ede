import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unit } from '#shared/animation/Geometry';
import { screenValue } from '#shared/animation/guards/gamma';
import { ledCount } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { LightField } from '../../../../renderer/stage/picture/canvas/LightField';
import { lampSceneOf } from '../../../../renderer/stage/picture/lampScene';

const pixelsPerLed = 8;
const size = { width: 800, height: 600, ratio: 1 };

/** The light in a lamp's glass, on a dark background. */
function glassOf(name: string) {
  const layout = parseLayout(name);
  const { geometry, inGlass } = lampSceneOf(layout, size);
  const { grid } = geometry;
  const field = new LightField({ ...inGlass, ground: [0, 0, 0] }, pixelsPerLed);
  const bytes = new Uint8Array(ledCount(layout) * 3);
  const pixelOf = (led: number): number[] => {
    const x = Math.floor(((grid.seenX[led] ?? 0) / unit - inGlass.area.left) * pixelsPerLed);
    const y = Math.floor(((grid.seenY[led] ?? 0) / unit - inGlass.area.top) * pixelsPerLed);
    const at = (y * field.width + x) * 4;
    return [...field.rgba.subarray(at, at + 3)];
  };
  return { field, bytes, grid, pixelOf };
}

describe('the light on the stage', () => {
  it('is the lamp’s light, converted for the screen, when all LEDs are equal', () => {
    assert(
      property(integer({ min: 0, max: 255 }), (light) => {
        const { field, bytes, pixelOf } = glassOf('10x14');
        bytes.fill(light);
        field.paint(bytes);
        // LED 65 is in the middle and has all its neighbours.
        for (const value of pixelOf(65)) expect(Math.abs(value - (screenValue[light] ?? 0))).toBeLessThan(2);
      }),
    );
  });

  it('is brightest where the lit LED is seen, however the lamp is wired and mounted', () => {
    const layouts = constantFrom(
      '10x14',
      '10x14,serpentine',
      '10x14,rotate90',
      '9x5,mirrored,rotate180',
      'ring24',
      'strip20',
    );
    assert(
      property(layouts, integer({ min: 0, max: 999 }), (name, pick) => {
        const { field, bytes, grid, pixelOf } = glassOf(name);
        const led = pick % grid.count;
        bytes.set([200, 100, 0], (grid.wires[led] ?? 0) * 3);
        field.paint(bytes);
        const [red = 0, green = 0, blue = 0] = pixelOf(led);
        expect(red).toBe(Math.max(...field.rgba.filter((_, at) => at % 4 === 0)));
        expect(green).toBeLessThan(red);
        expect(blue).toBe(0);
      }),
    );
  });

  it('leaves nothing of the picture before', () => {
    const { field, bytes } = glassOf('10x14');
    field.paint(bytes.fill(255));
    field.paint(bytes.fill(0));
    expect(field.rgba.every((value, at) => value === (at % 4 === 3 ? 255 : 0))).toBe(true);
  });

  it('is never darker than its background', () => {
    const { inGlass } = lampSceneOf(parseLayout('10x14'), size);
    const field = new LightField({ ...inGlass, ground: [1, 0.5, 0] }, 2);
    field.paint(new Uint8Array(ledCount(parseLayout('10x14')) * 3));
    expect([...field.rgba.subarray(0, 3)]).toEqual([255, Math.round(255 * 0.5 ** (1 / 2.2)), 0]);
  });
});
