import { describe, expect, it } from 'vitest';
import { mostBudgetMa, readBudgetMa, sourceBudgetMa } from '../../../renderer/lamp/powerSources';

describe('what powers a lamp', () => {
  it('reads the figure of a supply as people write it', () => {
    expect(readBudgetMa('1500')).toBe(1500);
    expect(readBudgetMa(' 1,500 mA ')).toBe(1500);
    expect(readBudgetMa('1 500')).toBe(1500);
  });

  it('takes no figure that cannot be', () => {
    for (const text of ['', '0', '-5', '2A', 'much', String(mostBudgetMa + 1)])
      expect(readBudgetMa(text)).toBeUndefined();
    expect(readBudgetMa(String(mostBudgetMa))).toBe(mostBudgetMa);
  });

  it('leaves something of what each source gives to the board', () => {
    expect(sourceBudgetMa.usb).toBeLessThan(500);
    expect(sourceBudgetMa['charger-1']).toBeLessThan(1000);
    expect(sourceBudgetMa['charger-2']).toBeLessThan(2000);
  });
});
