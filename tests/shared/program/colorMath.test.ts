import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colorOf,
  enliven,
  hueDistance,
  inHueOf,
  isGrey,
  isLike,
  isNearBlack,
  isNearWhite,
  lighten,
  shadeOf,
  towardsHueOf,
  warm,
} from '#shared/program/colorMath';
import { color } from './arbitraries';

/** The tolerance for lightness: the error of rounding channels to bytes, which is largest near black. */
const rounding = 0.005;

const hues = fc.constantFrom(
  '#FF0000',
  '#FF8A00',
  '#FFDC00',
  '#00D040',
  '#1FE0CE',
  '#0000FF',
  '#8A3CFF',
  '#FF69B4',
);
const strength = fc.double({ min: 0.05, max: 1, noNaN: true });

const lightness = (value: string) => shadeOf(value).l;

function channels(value: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}

describe('a shade', () => {
  it('converts back to its colour, within one step of each channel', () => {
    const pure = fc.constantFrom('#0000FF', '#0002F4', '#0000A0', '#000007', '#FF0000', '#00FF00', '#FFFFFF');
    fc.assert(
      fc.property(fc.oneof(color, pure), (value) => {
        const again = channels(colorOf(shadeOf(value)));
        for (const [at, channel] of channels(value).entries())
          expect(Math.abs(channel - (again[at] ?? 0)), value).toBeLessThanOrEqual(1);
      }),
      { numRuns: 3000 },
    );
  });

  it('gives a canonical colour, whatever its values', () => {
    const figure = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(figure, figure, fc.double({ min: -720, max: 720, noNaN: true }), (l, c, h) => {
        expect(colorOf({ l, c, h })).toMatch(/^#[0-9A-F]{6}$/);
      }),
    );
  });

  it('is white, black, grey or a hue, as a person sees it', () => {
    expect(['#FFFFFF', '#FFF8F0', '#F0F4FF'].every((each) => isNearWhite(shadeOf(each)))).toBe(true);
    expect(['#FFE070', '#A0A0A0', '#FF0000'].some((each) => isNearWhite(shadeOf(each)))).toBe(false);
    expect(['#000000', '#080810', '#101010'].every((each) => isNearBlack(shadeOf(each)))).toBe(true);
    expect(['#404040', '#0000FF', '#600000'].some((each) => isNearBlack(shadeOf(each)))).toBe(false);
    expect(['#FFFFFF', '#808080', '#000000'].every((each) => isGrey(shadeOf(each)))).toBe(true);
    expect(['#800000', '#4444AA'].some((each) => isGrey(shadeOf(each)))).toBe(false);
  });

  it('measures hues the short way round', () => {
    expect(hueDistance(350, 10)).toBe(20);
    expect(hueDistance(10, 350)).toBe(-20);
    expect(Math.abs(hueDistance(0, 180))).toBe(180);
    expect(hueDistance(725, 0)).toBe(-5);
  });
});

describe('brighter and dimmer', () => {
  const times = fc.double({ min: 1, max: 8, noNaN: true });

  it('never makes a colour darker by brightening it, nor lighter by dimming it', () => {
    fc.assert(
      fc.property(color, times, (value, by) => {
        expect(lightness(lighten(value, by))).toBeGreaterThan(lightness(value) - rounding);
        expect(lightness(lighten(value, 1 / by))).toBeLessThan(lightness(value) + rounding);
      }),
      { numRuns: 2000 },
    );
  });

  it('makes every colour but black and white brighter', () => {
    fc.assert(
      fc.property(color, (value) => {
        if (isNearBlack(shadeOf(value)) || lightness(value) > 0.97) return;
        expect(lightness(lighten(value, 1.35))).toBeGreaterThan(lightness(value) + 0.005);
        expect(lightness(lighten(value, 1 / 1.35))).toBeLessThan(lightness(value) - 0.005);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the hue of a colour it dims', () => {
    fc.assert(
      fc.property(hues, (value) => {
        const dimmed = shadeOf(lighten(value, 0.6));
        expect(Math.abs(hueDistance(dimmed.h, shadeOf(value).h))).toBeLessThan(4);
      }),
    );
  });

  it('leaves black black and white white', () => {
    expect(lighten('#000000', 4)).toBe('#000000');
    expect(lighten('#FFFFFF', 4)).toBe('#FFFFFF');
  });
});

describe('warmer and cooler', () => {
  it('turns a hue towards orange or blue, never past it nor the other way', () => {
    fc.assert(
      fc.property(color, strength, (value, amount) => {
        const before = shadeOf(value);
        if (isNearBlack(before) || before.c < 0.07) return;
        for (const [pole, by] of [
          [62, amount],
          [245, -amount],
        ] as const) {
          const turned = shadeOf(warm(value, by));
          // After rounding, a colour with almost no chroma has no reliable hue.
          if (turned.c < 0.03) continue;
          const was = Math.abs(hueDistance(before.h, pole));
          expect(Math.abs(hueDistance(turned.h, pole)), value).toBeLessThan(was + 3);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps the lightness, except that a tint needs room below full white', () => {
    fc.assert(
      fc.property(color, fc.double({ min: -1, max: 1, noNaN: true }), (value, amount) => {
        const { l, c } = shadeOf(value);
        const maxLightness = c < 0.07 ? 1 - 0.075 * Math.abs(amount) : 1;
        const turned = lightness(warm(value, amount));
        expect(Math.abs(turned - Math.min(l, maxLightness)), value).toBeLessThan(rounding);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives white a tint, warm or cold, and leaves near-black alone', () => {
    const [warmWhite = 0, , warmBlue = 0] = channels(warm('#FFFFFF', 0.5));
    const [coldRed = 0, , coldBlue = 0] = channels(warm('#FFFFFF', -0.5));
    expect(warmWhite).toBeGreaterThan(warmBlue + 20);
    expect(coldBlue).toBeGreaterThan(coldRed + 20);
    expect(warm('#000000', 1)).toBe('#000000');
    expect(warm('#080810', -1)).toBe('#080810');
  });
});

describe('another hue', () => {
  it('keeps the lightness, and moves towards the target’s only when the hue would be nearly grey otherwise', () => {
    fc.assert(
      fc.property(color, hues, (value, target) => {
        const [before, goal, turned] = [shadeOf(value), shadeOf(target), shadeOf(inHueOf(value, target))];
        if (isNearBlack(before) || Math.abs(turned.l - before.l) < rounding) return;
        // The documented exception: lighter than the goal, and less than 70 % of its chroma left at that lightness.
        expect(before.l).toBeGreaterThan(goal.l);
        expect(shadeOf(colorOf({ ...goal, l: before.l })).c).toBeLessThan(goal.c * 0.7);
        expect(turned.l).toBeGreaterThan(goal.l - rounding);
        expect(turned.l).toBeLessThan(before.l);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the target’s hue', () => {
    fc.assert(
      fc.property(color, hues, (value, target) => {
        const turned = shadeOf(inHueOf(value, target));
        if (isNearBlack(turned)) return;
        expect(Math.abs(hueDistance(turned.h, shadeOf(target).h)), `${value} → ${target}`).toBeLessThan(6);
      }),
      { numRuns: 1000 },
    );
  });

  it('moves part of the way, all of it at 1 and none at 0, and keeps the lightness', () => {
    fc.assert(
      fc.property(hues, hues, strength, (value, target, share) => {
        const [before, goal] = [shadeOf(value), shadeOf(target)];
        const moved = shadeOf(towardsHueOf(value, target, share));
        expect(Math.abs(moved.l - before.l)).toBeLessThan(rounding);
        const left = Math.abs(hueDistance(moved.h, goal.h));
        expect(left).toBeLessThan(Math.abs(hueDistance(before.h, goal.h)) + 3);
      }),
    );
  });

  it('leaves grey grey when it is made more vivid', () => {
    expect(enliven('#808080', 3)).toBe('#808080');
    expect(shadeOf(enliven('#806060', 2)).c).toBeGreaterThan(shadeOf('#806060').c);
    expect(shadeOf(enliven('#C03030', 0.5)).c).toBeLessThan(shadeOf('#C03030').c);
  });
});

describe('colours of the same name', () => {
  it.each([
    ['#FF0000', '#C81E1E', true],
    ['#FF0000', '#8C1030', true],
    ['#00D040', '#2E8B57', true],
    ['#FFFFFF', '#F0F4FF', true],
    ['#000000', '#0A0A12', true],
    ['#FF0000', '#0000FF', false],
    ['#FFFFFF', '#FFDC00', false],
    ['#FFFFFF', '#404040', false],
    ['#00D040', '#FFFFFF', false],
    ['#000000', '#4444AA', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isLike(one, other)).toBe(isSame);
  });

  it('counts every colour as the same as itself', () => {
    fc.assert(
      fc.property(color, (value) => {
        expect(isLike(value, value)).toBe(true);
      }),
    );
  });
});

describe('a hue that cannot be shown at that lightness', () => {
  it('comes close enough to have that hue’s name', () => {
    for (const [before, target] of [
      ['#FFFF00', '#0000FF'],
      ['#FFFFC0', '#FF0000'],
      ['#00FF00', '#8A3CFF'],
    ] as const) {
      const [result, goal] = [shadeOf(inHueOf(before, target)), shadeOf(target)];
      expect(result.c).toBeGreaterThan(goal.c * 0.69);
      expect(result.l).toBeGreaterThanOrEqual(goal.l);
      expect(result.l).toBeLessThan(shadeOf(before).l);
    }
  });
});
