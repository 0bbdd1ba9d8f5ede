import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorOfHsv, hsvOf } from '../../../../renderer/inspector/steps/hsv';
import { color } from '../../../shared/program/arbitraries';

describe('the sliders of a colour', () => {
  it('give exactly that colour', () => {
    fc.assert(
      fc.property(color, (each) => {
        expect(colorOfHsv(hsvOf(each))).toBe(each);
      }),
      { numRuns: 1000 },
    );
  });

  it('keep the hue of grey and black', () => {
    const violet = hsvOf('#7B5CFF');
    expect(hsvOf('#808080', violet).hue).toBe(violet.hue);
    expect(hsvOf('#000000', violet)).toEqual({ ...violet, brightness: 0 });
    expect(hsvOf('#FF0000', violet).hue).toBe(0);
  });
});
