import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOfWled } from '../../../../electron/lamp/streaming/wled/layoutOfWled';
import { readWledInfo, type WledInfo } from '../../../../electron/lamp/streaming/wled/wledInfo';
import { layoutSchema, ledCount } from '#shared/lamp/Layout';
import { formatLayout } from '#shared/lamp/layoutText';

const leds = { count: 60, maxpwr: 1500, fps: 40 };
const line = (info: object) => JSON.stringify({ state: { on: true }, info });
const whole = line({ ver: '0.14.4', vid: 2405180, leds, name: 'Shelf' });
const shelf: WledInfo = { name: 'Shelf', version: '0.14.4', build: 2405180, count: 60, maxPowerMa: 1500 };

describe('WLED’s info', () => {
  it('is found after noise', () => {
    expect(readWledInfo(whole)).toEqual(shelf);
    expect(readWledInfo(`\u00fe\u0000{"leds":[1,${whole}`)).toEqual(shelf);
  });

  it('is not found in half a line, nor in other text', () => {
    expect(readWledInfo(whole.slice(0, -2))).toBeUndefined();
    expect(readWledInfo('{"leds":["ffffff"],"n":1}')).toBeUndefined();
    expect(readWledInfo('WLED 2405180')).toBeUndefined();
    expect(readWledInfo(line({ name: 'no LEDs' }))).toBeUndefined();
  });

  it('is accepted without fields that a version lacks', () => {
    expect(readWledInfo(line({ leds: { count: 5 } }))).toEqual({
      name: 'WLED',
      version: '',
      build: 0,
      count: 5,
      maxPowerMa: 0,
    });
  });

  it('has its name in UTF-8', () => {
    const bytes = Buffer.from(line({ leds, name: 'Küche 🍳' }), 'utf8').toString('latin1');
    expect(readWledInfo(bytes)?.name).toBe('Küche 🍳');
  });
});

describe('the layout of WLED', () => {
  it('is its matrix, or a strip', () => {
    expect(formatLayout(layoutOfWled({ ...shelf, count: 128, matrix: { w: 16, h: 8 } }))).toBe('16x8');
    expect(formatLayout(layoutOfWled(shelf))).toBe('60x1');
  });

  it('is always valid, with no more LEDs than there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 65_535 }),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        (a, b, has) => {
          const matrix = { w: Math.max(Math.floor(a / b), 1), h: b };
          const count = has ? matrix.w * matrix.h : a;
          const layout = layoutOfWled({ ...shelf, count, ...(has && { matrix }) });
          expect(layoutSchema.safeParse(layout).error).toBeUndefined();
          expect(ledCount(layout)).toBeLessThanOrEqual(count);
        },
      ),
    );
  });
});
