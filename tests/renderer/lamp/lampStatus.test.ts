import { describe, expect, it } from 'vitest';
import type { LampAreaState } from '#shared/api/areas/lampArea';
import { lampTroubles } from '#shared/lamp/LampState';
import type { LampInfo, LampReport } from '#shared/lamp/LampInfo';
import { lampStatus } from '../../../renderer/lamp/lampStatus';
import { sampleStates } from '../sampleStates';

const { lamp } = sampleStates();
const desk: LampInfo = { kind: 'native', name: 'Desk lamp', path: '/dev/ttyUSB0', canKeep: true };
const light = { phase: 'playing', startedMs: 10_000 } as const;
const report: LampReport = {
  programMs: 5000,
  atMs: 15_000,
  step: 0,
  pass: 0,
  scaledPercent: 100,
  isKept: false,
};
const ready = (info: LampInfo, said: LampReport | null): LampAreaState => ({
  ...lamp,
  state: { phase: 'ready', lamp: info },
  report: said,
});

describe('the lamp’s status pill', () => {
  it('invites the owner to plug one in while the virtual lamp plays', () => {
    expect(lampStatus(lamp, light)).toEqual({
      tone: 'quiet',
      title: 'Virtual lamp',
      detail: 'plug one in any time',
    });
  });

  it('says whether a lamp is in sync with the stage', () => {
    expect(lampStatus(ready(desk, report), light)).toEqual({
      tone: 'good',
      title: 'Desk lamp',
      detail: 'ttyUSB0 · in sync',
    });
    const late = { ...report, programMs: 1000 };
    expect(lampStatus(ready(desk, late), light).detail).toBe('ttyUSB0 · catching up');
    expect(lampStatus(ready(desk, late), { phase: 'held', atMs: 1000 }).detail).toBe('ttyUSB0 · in sync');
    expect(lampStatus(ready(desk, late), { phase: 'off' }).detail).toBe('ttyUSB0 · off');
  });

  it('says nothing about sync for a lamp that does not report it', () => {
    expect(lampStatus(ready(desk, null), light).detail).toBe('ttyUSB0');
    expect(lampStatus(ready({ ...desk, fps: 54 }, null), light).detail).toBe('ttyUSB0 · 54 fps');
  });

  it('stands out when the power limits the light, but not while the lamp is off', () => {
    const limited = ready(desk, { ...report, scaledPercent: 62 });
    const status = lampStatus(limited, light);
    expect(status.tone).toBe('waiting');
    expect(status.detail).toMatch(/^ttyUSB0 · dimmed to 62\s?%$/u);
    expect(lampStatus(limited, { phase: 'off' }).tone).toBe('good');
  });

  it('shows “waiting” for problems that resolve themselves, and other problems as errors', () => {
    const path = '/dev/ttyUSB0';
    expect(lampStatus({ ...lamp, state: { phase: 'unplugged', path } }, light)).toEqual({
      tone: 'waiting',
      title: 'Unplugged',
      detail: 'ttyUSB0',
    });
    for (const phase of lampTroubles)
      expect(lampStatus({ ...lamp, state: { phase, path, message: 'x' } }, light).tone).toBe('wrong');
  });
});
