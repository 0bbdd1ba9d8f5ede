import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxBudgetMa, parseBudgetMa, sourceBudgetMa } from '../../../renderer/lamp/powerSources';

describe('what powers a lamp', () => {
  it('reads a supply’s current as people write it', () => {
    expect(parseBudgetMa('1500')).toBe(1500);
    expect(parseBudgetMa(' 1 500 mA ')).toBe(1500);
    expect(parseBudgetMa('1’500')).toBe(1500);
    expect(parseBudgetMa('450mA')).toBe(450);
  });

  it('reads thousands separators of the user’s language', () => {
    expect(parseBudgetMa('1,500', 'en')).toBe(1500);
    expect(parseBudgetMa('1,500.75 mA', 'en')).toBe(1500);
    expect(parseBudgetMa('1.500', 'de')).toBe(1500);
    expect(parseBudgetMa('1.500,75 mA', 'de')).toBe(1500);
  });

  it('refuses a separator that could be a decimal or a thousands mark', () => {
    for (const text of ['1.500', '50.000 mA', '1.500.5']) expect(parseBudgetMa(text, 'en')).toBeUndefined();
    for (const text of ['1,500', '50,000 mA', '1,500,5']) expect(parseBudgetMa(text, 'de')).toBeUndefined();
  });

  it('rounds decimals down, whatever their mark', () => {
    for (const locale of ['en', 'de'])
      for (const mark of ['.', ',']) {
        expect(parseBudgetMa(`500${mark}0`, locale)).toBe(500);
        expect(parseBudgetMa(`450${mark}00 mA`, locale)).toBe(450);
        expect(parseBudgetMa(`899${mark}9`, locale)).toBe(899);
        expect(parseBudgetMa(`1500${mark}500`, locale)).toBe(1500);
        expect(parseBudgetMa(`0${mark}500`, locale)).toBeUndefined();
      }
  });

  it('never reads a supply as stronger than written in the user’s language', () => {
    const supply = fc.double({ min: 1, max: maxBudgetMa, noNaN: true });
    const digits = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(supply, digits, fc.constantFrom('en', 'de', 'fr', 'de-CH'), (ma, decimals, locale) => {
        const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const rounded = Number(ma.toFixed(decimals));
        for (const useGrouping of [true, false]) {
          const written = new Intl.NumberFormat(locale, { ...format, useGrouping }).format(rounded);
          expect(parseBudgetMa(written, locale) ?? 0).toBeLessThanOrEqual(rounded);
        }
      }),
    );
  });

  it('refuses impossible figures', () => {
    for (const text of ['', '0', '-5', '2A', 'much', '1 5', '15 00', '1,50,000', String(maxBudgetMa + 1)])
      expect(parseBudgetMa(text)).toBeUndefined();
    expect(parseBudgetMa(String(maxBudgetMa))).toBe(maxBudgetMa);
  });

  it('reserves some current of each source for the board', () => {
    expect(sourceBudgetMa.usb).toBeLessThan(500);
    expect(sourceBudgetMa['charger-1']).toBeLessThan(1000);
    expect(sourceBudgetMa['charger-2']).toBeLessThan(2000);
  });
});
