import { describe, expect, it } from 'vitest';
import { steadyTime } from '../../../electron/clock/Clock';

describe('the time', () => {
  const at = { steady: 5000, system: 5000 };
  const now = steadyTime(
    () => at.steady,
    () => at.system,
  );

  it('advances steadily, even if the system clock is set back or adjusted a little', () => {
    Object.assign(at, { steady: 5000, system: 5000 });
    expect(now()).toBe(5000);
    Object.assign(at, { steady: 6000, system: 6900 });
    expect(now()).toBe(6000);
    Object.assign(at, { steady: 7000, system: 1000 });
    expect(now()).toBe(7000);
  });

  it('catches up after the machine was asleep, and continues from there', () => {
    Object.assign(at, { steady: 8000, system: 3_608_000 });
    expect(now()).toBe(3_608_000);
    Object.assign(at, { steady: 8500, system: 3_608_500 });
    expect(now()).toBe(3_608_500);
  });
});
