import { describe, expect, it } from 'vitest';
import { estimateDraw, lampPresence } from '../../../renderer/stage/estimateDraw';
import { sampleStates } from '../sampleStates';

describe('the current on the stage', () => {
  const given = new Uint8Array(30).fill(255);

  it('is that of the lamp’s bytes', () => {
    expect(estimateDraw({ lampBytes: given, leftPercent: 100, atMs: 0 }, undefined)).toEqual({
      drawnMa: 560,
      leftPercent: 100,
    });
    expect(
      estimateDraw({ lampBytes: given.slice().fill(0), leftPercent: 100, atMs: 0 }, undefined).drawnMa,
    ).toBe(10);
  });

  it('is limited when the preview’s guard or the lamp reports it, and never when the lamp is off', () => {
    const leftOf = (leftPercent: number, reported?: number, atMs: number | undefined = 0) =>
      estimateDraw({ lampBytes: given, leftPercent, atMs }, reported).leftPercent;
    expect(leftOf(60)).toBe(60);
    expect(leftOf(100, 80)).toBe(80);
    expect(leftOf(60, 80)).toBe(60);
    expect(estimateDraw({ lampBytes: given, leftPercent: 100, atMs: undefined }, 80).leftPercent).toBe(100);
  });

  it('is a real value only for a real lamp', () => {
    const { lamp } = sampleStates();
    expect(lampPresence({ lamp })).toBe('virtual');
    expect(lampPresence({ lamp: { ...lamp, state: { phase: 'unplugged', path: 'x' } } })).toBe('preview');
    const real = { kind: 'adalight', name: 'Desk', path: 'x', canKeep: false } as const;
    expect(lampPresence({ lamp: { ...lamp, state: { phase: 'ready', lamp: real } } })).toBe('real');
  });
});
