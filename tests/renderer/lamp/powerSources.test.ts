import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxBudgetMa, parseBudgetMa, sourceBudgetMa } from '../../../renderer/lamp/powerSources';

describe('what powers a lamp', () => {
  it('reads the figure of a supply as people write it', () => {
    expect(parseBudgetMa('1500')).toBe(1500);
    expect(parseBudgetMa(' 1 500 mA ')).toBe(1500);
    expect(parseBudgetMa('1’500')).toBe(1500);
    expect(parseBudgetMa('450mA')).toBe(450);
  });

  it('reads what separates thousands where the reader writes them so', () => {
    expect(parseBudgetMa('1,500', 'en')).toBe(1500);
    expect(parseBudgetMa('1,500.75 mA', 'en')).toBe(1500);
    expect(parseBudgetMa('1.500', 'de')).toBe(1500);
    expect(parseBudgetMa('1.500,75 mA', 'de')).toBe(1500);
  });

  it('refuses what could be a decimal as well as a thousand', () => {
    for (const text of ['1.500', '50.000 mA', '1.500.5']) expect(parseBudgetMa(text, 'en')).toBeUndefined();
    for (const text of ['1,500', '50,000 mA', '1,500,5']) expect(parseBudgetMa(text, 'de')).toBeUndefined();
  });

  it('rounds decimals down, whichever mark is before them', () => {
    for (const locale of ['en', 'de'])
      for (const mark of ['.', ',']) {
        expect(parseBudgetMa(`500${mark}0`, locale)).toBe(500);
        expect(parseBudgetMa(`450${mark}00 mA`, locale)).toBe(450);
        expect(parseBudgetMa(`899${mark}9`, locale)).toBe(899);
        expect(parseBudgetMa(`1500${mark}500`, locale)).toBe(1500);
        expect(parseBudgetMa(`0${mark}500`, locale)).toBeUndefined();
      }
  });

  it('never takes a supply for a stronger one, as far as its reader’s language tells', () => {
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

  it('takes no figure that cannot be', () => {
    for (const text of ['', '0', '-5', '2A', 'much', '1 5', '15 00', '1,50,000', String(maxBudgetMa + 1)])
      expect(parseBudgetMa(text)).toBeUndefined();
    expect(parseBudgetMa(String(maxBudgetMa))).toBe(maxBudgetMa);
  });

  it('leaves something of what each source gives to the board', () => {
    expect(sourceBudgetMa.usb).toBeLessThan(500);
    expect(sourceBudgetMa['charger-1']).toBeLessThan(1000);
    expect(sourceBudgetMa['charger-2']).toBeLessThan(2000);
  });
});
