import { describe, expect, it } from 'vitest';
import type { LampAreaState } from '#shared/api/areas/lampArea';
import type { LightState } from '#shared/api/areas/stageArea';
import type { Program } from '#shared/program/Program';
import type { StageContent } from '../../../renderer/stage/stageContent';
import { StageClock, type PreviewTiming } from '../../../renderer/stage/StageClock';
import { sampleStates } from '../sampleStates';
import { programWith } from './programs';

const program = programWith([2000, 8000, 2000]);
const silent = sampleStates().lamp;
const freely: PreviewTiming = { rate: 1, scrubbedMs: undefined, isStill: false };
const playing = (startedMs: number): LightState => ({ phase: 'playing', startedMs });
const current = (light: LightState, of: Program = program): StageContent => ({
  kind: 'current',
  program: of,
  light,
});
const reporting = (programMs: number, atMs: number): LampAreaState => ({
  ...silent,
  report: { programMs, atMs, step: 0, pass: 0, scaledPercent: 100, isKept: false },
});

describe('the clock of the stage', () => {
  it('follows the lamp', () => {
    const clock = new StageClock();
    const shown = current(playing(10_000));
    expect(clock.at(shown, silent, freely, 11_000)).toEqual({ atMs: 1000, isMoving: true });
    expect(clock.at(shown, reporting(960, 11_000), freely, 11_500).atMs).toBe(1460);
  });

  it('ignores the lamp’s time from before a seek', () => {
    const clock = new StageClock();
    const before = reporting(5000, 15_000);
    expect(clock.at(current(playing(10_000)), before, freely, 15_000).atMs).toBe(5000);
    const sought = current(playing(9_000));
    expect(clock.at(sought, before, freely, 15_100).atMs).toBe(6100);
    expect(clock.at(sought, reporting(6180, 15_200), freely, 15_300).atMs).toBe(6280);
  });

  it('requests no frames while nothing moves', () => {
    const moves = (shown: StageContent, hand: Partial<PreviewTiming> = {}, nowMs = 11_000) =>
      new StageClock().at(shown, silent, { ...freely, ...hand }, nowMs).isMoving;
    expect(moves(current({ phase: 'off' }))).toBe(false);
    expect(moves(current({ phase: 'held', atMs: 300 }))).toBe(false);
    expect(moves(current(playing(10_000)), { isStill: true })).toBe(false);
    expect(moves(current(playing(10_000)), { scrubbedMs: 5 })).toBe(false);
    const ending = programWith([1000], { on_complete: { command: { type: 'off' } } });
    expect(moves(current(playing(10_000), ending), {}, 10_500)).toBe(true);
    expect(moves(current(playing(10_000), ending), {}, 12_500)).toBe(false);
  });

  it('shows the time that is dragged to, but none while it is off', () => {
    const dragged = { ...freely, scrubbedMs: 7777 };
    expect(new StageClock().at(current(playing(0)), silent, dragged, 100).atMs).toBe(7777);
    expect(new StageClock().at(current({ phase: 'off' }), silent, dragged, 100).atMs).toBeUndefined();
  });
});

describe('a preview at its own speed', () => {
  const at = (rate: number): PreviewTiming => ({ ...freely, rate });

  it('continues from where it was, and follows the lamp again at normal speed', () => {
    const clock = new StageClock();
    const shown = current(playing(10_000));
    const timeOf = (rate: number, nowMs: number) => clock.at(shown, silent, at(rate), nowMs).atMs;
    expect(timeOf(1, 11_000)).toBe(1000);
    expect(timeOf(4, 11_000)).toBe(1000);
    expect(timeOf(4, 12_000)).toBe(5000);
    expect(timeOf(0.5, 12_000)).toBe(5000);
    expect(timeOf(0.5, 13_000)).toBe(5500);
    expect(timeOf(1, 13_000)).toBe(3000);
  });

  it('follows when the lamp is moved to another time', () => {
    const clock = new StageClock();
    const before = current(playing(10_000));
    for (const nowMs of [11_000, 12_000]) clock.at(before, silent, at(4), nowMs);
    const sought = current(playing(4000));
    expect(clock.at(sought, silent, at(4), 12_000).atMs).toBe(8000);
    expect(clock.at(sought, silent, at(4), 12_500).atMs).toBe(10_000);
  });

  it('stands still when the lamp does', () => {
    const held = current({ phase: 'held', atMs: 700 });
    expect(new StageClock().at(held, silent, at(4), 5000)).toEqual({ atMs: 700, isMoving: false });
  });
});

describe('a preview with reduced motion', () => {
  const still: PreviewTiming = { ...freely, isStill: true };

  it('stands at the time that shows most of the program, whatever the time is', () => {
    const clock = new StageClock();
    const shown = current(playing(10_000));
    expect([11_000, 15_000].map((nowMs) => clock.at(shown, silent, still, nowMs).atMs)).toEqual([6000, 6000]);
    const other = programWith([400]);
    expect(clock.at(current(playing(15_000), other), silent, still, 15_100).atMs).toBe(200);
  });

  it('stands where it was dragged to, and moves once motion is allowed', () => {
    const clock = new StageClock();
    clock.at(current(playing(10_000)), silent, still, 11_000);
    const sought = current(playing(9_000));
    expect([12_000, 14_000].map((nowMs) => clock.at(sought, silent, still, nowMs).atMs)).toEqual([
      3000, 3000,
    ]);
    expect(clock.at(sought, silent, freely, 14_000)).toEqual({ atMs: 5000, isMoving: true });
  });
});

describe('a show that is not on the lamp', () => {
  it('runs from when it appeared: a draft continues while it grows, and restarts with the next wish', () => {
    const clock = new StageClock();
    const draft = (since: number, of: Program): StageContent => ({ kind: 'draft', program: of, since });
    const timeOf = (shown: StageContent, nowMs: number) => clock.at(shown, silent, freely, nowMs).atMs;
    expect(timeOf(draft(50, programWith([100])), 1000)).toBe(0);
    expect(timeOf(draft(50, programWith([100, 200])), 1400)).toBe(400);
    expect(timeOf(draft(60, programWith([100])), 2000)).toBe(0);
  });

  it('is compared at the lamp’s time, and has its own time when the lamp is off', () => {
    const other = programWith([9000]);
    const compared = (light: LightState): StageContent => ({ kind: 'compared', program: other, light });
    const clock = new StageClock();
    expect(clock.at(compared(playing(10_000)), silent, freely, 12_345).atMs).toBe(2345);
    expect(clock.at(compared({ phase: 'off' }), silent, freely, 20_000).atMs).toBe(0);
    expect(clock.at(compared({ phase: 'off' }), silent, freely, 20_500).atMs).toBe(500);
  });
});
