import { describe, expect, it } from 'vitest';
import type { AnsweringState } from '#shared/api/areas/wishArea';
import type { LampReport } from '#shared/lamp/LampInfo';
import {
  contentIdentityOf,
  isLampOff,
  programPositionMs,
  stageContentOf,
} from '../../../renderer/stage/stageContent';
import { programOf, sampleStates } from '../sampleStates';

const [draft, sketch] = [programOf('Draft'), programOf('Sketch')];
const answering: AnsweringState = {
  phase: 'answering',
  text: 'rain',
  reading: { intent: 'new', confidence: 1, because: '' },
  writer: { kind: 'composer' },
  since: 5000,
  progress: null,
  draft: null,
  sketch: null,
  correcting: null,
  queued: [],
};

describe('what the stage shows', () => {
  it('is what is on the lamp, also while a wish is read', () => {
    expect(stageContentOf(sampleStates(), null).kind).toBe('current');
    expect(stageContentOf(sampleStates({ wish: answering }), null).kind).toBe('current');
  });

  it('is the sketch while there is one, then the first real steps', () => {
    const sketched = sampleStates({ wish: { ...answering, sketch } });
    expect(stageContentOf(sketched, null)).toEqual({ kind: 'sketch', program: sketch, since: 5000 });
    const drafted = sampleStates({ wish: { ...answering, sketch, draft } });
    expect(stageContentOf(drafted, null)).toEqual({ kind: 'draft', program: draft, since: 5000 });
  });

  it('is the compared version before anything else', () => {
    const states = sampleStates({ wish: { ...answering, draft } });
    expect(stageContentOf(states, sketch)).toEqual({
      kind: 'compared',
      program: sketch,
      light: states.stage.light,
    });
  });

  it('is the same show while a draft grows, and another one for each program and wish', () => {
    const of = (some: Partial<AnsweringState>) =>
      contentIdentityOf(stageContentOf(sampleStates({ wish: { ...answering, ...some } }), null));
    expect(of({ draft })).toBe(of({ draft: sketch }));
    expect(of({ draft })).not.toBe(of({ sketch }));
    expect(of({ draft })).not.toBe(of({ draft, since: 6000 }));
    const { stage } = sampleStates();
    expect(contentIdentityOf(stageContentOf(sampleStates({ stage }), null))).toBe(stage.program);
  });

  it('is dark only when the lamp itself is shown, and off', () => {
    const { stage } = sampleStates();
    const off = sampleStates({ stage: { ...stage, light: { phase: 'off' } } });
    expect(isLampOff(stageContentOf(off, null))).toBe(true);
    expect(isLampOff(stageContentOf(off, draft))).toBe(false);
    expect(isLampOff(stageContentOf({ ...off, wish: { ...answering, draft } }, null))).toBe(false);
    expect(isLampOff(stageContentOf(sampleStates(), null))).toBe(false);
  });
});

describe('the time on the stage', () => {
  const { lamp } = sampleStates();
  const playing = { phase: 'playing', startedMs: 10_000 } as const;
  const saying = (programMs: number, atMs: number) => {
    const report: LampReport = { programMs, atMs, step: 0, pass: 0, scaledPercent: 100, isKept: false };
    return { ...lamp, report };
  };

  it('counts from the start of the program, and is never before it', () => {
    expect(programPositionMs(playing, lamp, 12_500)).toBe(2500);
    expect(programPositionMs(playing, lamp, 9000)).toBe(0);
    expect(programPositionMs(playing, saying(0, 10_000), 9500)).toBe(0);
  });

  it('stands still while paused, and is undefined when off', () => {
    expect(programPositionMs({ phase: 'held', atMs: 777 }, saying(1, 1), 99_999)).toBe(777);
    expect(programPositionMs({ phase: 'off' }, saying(1, 1), 99_999)).toBeUndefined();
  });

  it('follows the lamp’s reported time when there is one', () => {
    expect(programPositionMs(playing, saying(1960, 12_000), 12_500)).toBe(2460);
    expect(programPositionMs(playing, saying(2040, 12_000), 12_500)).toBe(2540);
  });

  it('ignores a time that the lamp reported for an earlier program, or before it was unplugged', () => {
    expect(programPositionMs(playing, saying(60_000, 9990), 12_500)).toBe(2500);
    expect(programPositionMs(playing, saying(1960, 12_000), 12_500, 12_001)).toBe(2500);
    const unplugged = { ...saying(1960, 12_000), state: { phase: 'unplugged', path: 'x' } as const };
    expect(programPositionMs(playing, unplugged, 12_500)).toBe(2500);
  });
});
