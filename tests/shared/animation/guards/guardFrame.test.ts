import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultBudgetMa, estimateCurrentMa } from '#shared/animation/guards/currentEstimate';
import { screenValue } from '#shared/animation/guards/gamma';
import { guardFrame } from '#shared/animation/guards/guardFrame';

const plenty = { brightness: 255, budgetMa: 1_000_000 };
const anyFrame = fc
  .tuple(
    fc.array(fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 2, 3, 255)), {
      minLength: 3,
      maxLength: 600,
    }),
    fc.boolean(),
  )
  .map(([values, isFull]) => {
    const whole = values.slice(0, values.length - (values.length % 3));
    return Uint8Array.from(isFull ? Array<number[]>(4).fill(whole).flat() : whole);
  });

function guarded(frame: Uint8Array, guards = plenty): { bytes: Uint8Array; percent: number } {
  const bytes = new Uint8Array(frame.length);
  return { percent: guardFrame(frame, guards, bytes), bytes };
}

describe('gamma', () => {
  it('keeps black and white, and darkens the middle', () => {
    const { bytes } = guarded(Uint8Array.of(0, 128, 255));
    expect([...bytes]).toEqual([0, 56, 255]);
  });

  it('never makes a brighter value darker, and keeps dim colours apart', () => {
    const ramp = Array.from({ length: 256 }, (_, value) => guarded(Uint8Array.of(value, 0, 0)).bytes[0] ?? 0);
    expect(ramp).toEqual(ramp.toSorted((a, b) => a - b));
    expect(new Set(ramp.slice(100)).size).toBeGreaterThan(140);
  });

  it('is inverted for the screen', () => {
    for (let value = 40; value < 256; value++) {
      const shown = screenValue[guarded(Uint8Array.of(value, value, value)).bytes[0] ?? 0] ?? 0;
      expect(Math.abs(shown - value)).toBeLessThanOrEqual(6);
    }
  });
});

describe('brightness', () => {
  it('scales the light with one rounding: half of it is half the light', () => {
    const { bytes } = guarded(Uint8Array.of(255, 200, 100), { ...plenty, brightness: 127 });
    // 65280 × (v / 255)^2.2 × 127 / 256, rounded once.
    expect([...bytes]).toEqual([127, 74, 16]);
  });

  it('of 0 makes the lamp dark', () => {
    expect([...guarded(Uint8Array.of(255, 9, 1), { ...plenty, brightness: 0 }).bytes]).toEqual([0, 0, 0]);
  });

  it('lets no lit LED go out, and keeps its hue', () => {
    const dim = guarded(Uint8Array.of(1, 1, 1, 0, 2, 1, 0, 0, 0, 9, 3, 9), {
      ...plenty,
      brightness: 1,
    }).bytes;
    expect([...dim]).toEqual([1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1]);
  });
});

describe('the current limit', () => {
  it('counts 1 mA per LED, and 55 mA more at full white', () => {
    expect(estimateCurrentMa(Uint8Array.of(0, 0, 0))).toBe(1);
    expect(estimateCurrentMa(Uint8Array.of(255, 255, 255))).toBe(56);
    expect(estimateCurrentMa(Uint8Array.of(255, 0, 0, 0, 0, 0))).toBeCloseTo(2 + 55 / 3, 10);
  });

  it('is never exceeded by the bytes produced, whatever the frame', () => {
    fc.assert(
      fc.property(
        anyFrame,
        fc.integer({ min: 0, max: 255 }),
        fc.integer({ min: 0, max: 3000 }),
        (frame, brightness, spareMa) => {
          const budgetMa = frame.length / 3 + spareMa;
          expect(estimateCurrentMa(guarded(frame, { brightness, budgetMa }).bytes)).toBeLessThanOrEqual(
            budgetMa,
          );
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('uses the budget: a white lamp comes within 2 % of it', () => {
    const { bytes, percent } = guarded(new Uint8Array(172 * 3).fill(255), {
      brightness: 255,
      budgetMa: defaultBudgetMa,
    });
    expect(defaultBudgetMa).toBe(450);
    expect(estimateCurrentMa(bytes)).toBeLessThanOrEqual(450);
    expect(estimateCurrentMa(bytes)).toBeGreaterThan(430);
    expect(percent).toBe(3);
  });

  it('does nothing within the budget', () => {
    fc.assert(
      fc.property(anyFrame, fc.integer({ min: 1, max: 255 }), (frame, brightness) => {
        const free = guarded(frame, { ...plenty, brightness });
        const enough = Math.ceil(estimateCurrentMa(free.bytes));
        expect(guarded(frame, { brightness, budgetMa: enough })).toEqual({ bytes: free.bytes, percent: 100 });
      }),
    );
  });

  it('scales all channels alike, and keeps LEDs lit while it can', () => {
    const frame = Uint8Array.from({ length: 172 * 3 }, (_, at) => (at < 300 ? 255 : at % 3 === 0 ? 90 : 0));
    const { bytes } = guarded(frame, { brightness: 255, budgetMa: 450 });
    expect(new Set(bytes.subarray(0, 300)).size).toBe(1);
    expect([...bytes.subarray(300, 306)]).toEqual([1, 0, 0, 1, 0, 0]);
  });

  it('spreads the light evenly when it cannot keep all LEDs lit', () => {
    const { bytes } = guarded(new Uint8Array(400 * 3).fill(255), { brightness: 255, budgetMa: 450 });
    const lit = Array.from({ length: 400 }, (_, led) => bytes[led * 3] ?? 0);
    expect(new Set(lit)).toEqual(new Set([0, 1]));
    const quarters = [0, 100, 200, 300].map(
      (from) => lit.slice(from, from + 100).filter((value) => value > 0).length,
    );
    expect(Math.max(...quarters) - Math.min(...quarters)).toBeLessThanOrEqual(1);
    expect(estimateCurrentMa(bytes)).toBeGreaterThan(445);
  });

  it('reports that it limits, even by the smallest amount', () => {
    const frame = new Uint8Array(300).fill(200);
    const needed = Math.ceil(estimateCurrentMa(guarded(frame).bytes));
    expect(guarded(frame, { brightness: 255, budgetMa: needed }).percent).toBe(100);
    expect(guarded(frame, { brightness: 255, budgetMa: needed - 2 }).percent).toBe(99);
  });

  it('turns all LEDs off when it is below what dark LEDs draw', () => {
    expect(guarded(new Uint8Array(30).fill(255), { brightness: 255, budgetMa: 9 })).toEqual({
      bytes: new Uint8Array(30),
      percent: 0,
    });
  });

  it('may be applied in place', () => {
    fc.assert(
      fc.property(anyFrame, fc.integer({ min: 0, max: 900 }), (frame, budgetMa) => {
        const { bytes } = guarded(frame, { brightness: 200, budgetMa });
        const same = frame.slice();
        guardFrame(same, { brightness: 200, budgetMa }, same);
        expect(same).toEqual(bytes);
      }),
    );
  });
});
