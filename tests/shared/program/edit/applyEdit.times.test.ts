import { describe, expect, it } from 'vitest';
import * as draw from '#shared/program/commands';
import { applyEdit } from '#shared/program/edit/applyEdit';
import type { Operation, OperationOf } from '#shared/program/edit/Operation';
import { limits } from '#shared/program/limits';
import type { Program } from '#shared/program/Program';
import { card, programWith, staying, storm } from './examplePrograms';

const { step } = draw;
const day = limits.passMs;

const edited = (program: Program, ...operations: Operation[]) => applyEdit(program, operations).program;
const lengthsOf = ({ steps }: Program) => steps.map(({ duration }) => duration);
const fadesOf = ({ steps }: Program) => steps.map(({ transition = 0 }) => transition);
const addPulse: OperationOf<'add-step'> = {
  kind: 'add-step',
  command: draw.pulse('#FF0000', 800),
  at: 'end',
  duration: 800,
};

describe('how long steps last', () => {
  it('sets the duration of each step, except one without an end', () => {
    expect(lengthsOf(edited(storm, { kind: 'hold', ms: 5000 }))).toEqual([5000, 5000, 5000]);
    expect(lengthsOf(edited(staying, { kind: 'hold', ms: 5000 }))).toEqual([5000, 5000, null]);
  });

  it('sets the duration of a step without an end when it is named', () => {
    const target = { steps: ['rest'] };
    expect(lengthsOf(edited(staying, { kind: 'hold', ms: 5000, target }))).toEqual([1000, 2000, 5000]);
  });

  it('keeps the pace, with cross-fades that still fit', () => {
    const brief = edited(card, { kind: 'hold', ms: 600 });
    expect(brief.steps.map(({ command }) => command)).toEqual(card.steps.map(({ command }) => command));
    expect(fadesOf(brief)).toEqual([0, 600]);
  });

  it('lengthens and shortens by a factor or by a time, and keeps the pace', () => {
    expect(lengthsOf(edited(storm, { kind: 'stretch', times: 2 }))).toEqual([8000, 1000, 6000]);
    expect(lengthsOf(edited(staying, { kind: 'stretch', times: 0.5 }))).toEqual([500, 1000, null]);
    expect(lengthsOf(edited(storm, { kind: 'lengthen', ms: 1000 }))).toEqual([5000, 1500, 4000]);
    expect(lengthsOf(edited(storm, { kind: 'lengthen', ms: -1000 }))).toEqual([3000, 20, 2000]);
    const longer = edited(storm, { kind: 'lengthen', ms: 2000, target: { steps: ['rumble'] } });
    expect(longer.steps[2]).toEqual({ ...storm.steps[2], duration: 5000 });
    expect(longer.steps.slice(0, 2)).toEqual(storm.steps.slice(0, 2));
  });

  it('divides a total in the same proportions as before', () => {
    expect(lengthsOf(edited(storm, { kind: 'total', ms: 15_000 }))).toEqual([8000, 1000, 6000]);
    expect(lengthsOf(edited(staying, { kind: 'total', ms: 6000 }))).toEqual([2000, 4000, null]);
    const still = programWith([step('on', draw.solid('#FF0000'), null)]);
    expect(lengthsOf(edited(still, { kind: 'total', ms: 6000 }))).toEqual([6000]);
  });

  it('accepts a total of 24 hours, also when it cannot be divided into whole ms', () => {
    const uneven = programWith([20, 20, 21, 23].map((ms, at) => step(`s${at}`, draw.solid('#FF0000'), ms)));
    const passMs = lengthsOf(edited(uneven, { kind: 'total', ms: day })).reduce<number>(
      (sum, ms) => sum + (ms ?? 0),
      0,
    );
    expect(passMs).toBeLessThanOrEqual(day);
    expect(passMs).toBeGreaterThan(day - 10);
    const thirds = programWith([21, 21, 23, 21].map((ms, at) => step(`s${at}`, draw.solid('#FF0000'), ms)));
    expect(applyEdit(thirds, [{ kind: 'total', ms: day }]).changes).toHaveLength(1);
  });
});

describe('a pass of 24 hours', () => {
  const full = programWith([
    step('day', draw.solid('#FFD080'), day / 2),
    step('night', draw.solid('#100020'), day / 2),
  ]);
  const fullStaying = programWith([
    step('day', draw.solid('#FFD080'), day),
    step('night', draw.solid('#4040A0'), null),
  ]);

  it.each<Operation>([
    { kind: 'hold', ms: day },
    { kind: 'stretch', times: 2 },
    { kind: 'lengthen', ms: 1000 },
    addPulse,
    { ...addPulse, at: 'start' },
  ])('cannot grow: $kind changes nothing', (operation) => {
    expect(applyEdit(full, [operation])).toEqual({ program: full, changes: [] });
  });

  it.each<Operation>([
    { kind: 'repeat', count: 3 },
    { kind: 'reverse' },
    addPulse,
    { kind: 'hold', ms: 5000, target: { steps: ['night'] } },
  ])('stays valid when a step without an end would need one: $kind', (operation) => {
    const after = edited(fullStaying, operation);
    expect(lengthsOf(after).reduce<number>((sum, ms) => sum + (ms ?? 0), 0)).toBeLessThanOrEqual(day);
  });
});

describe('cross-fades', () => {
  it('fade into every step of a loop, at most half of it', () => {
    expect(fadesOf(edited(storm, { kind: 'fade', ms: 1000 }))).toEqual([1000, 250, 1000]);
  });

  it('do not fade into the first step of a program that does not loop back to it', () => {
    expect(fadesOf(edited(card, { kind: 'fade', ms: 500 }))).toEqual([0, 500]);
    expect(fadesOf(edited(staying, { kind: 'fade', ms: 400 }))).toEqual([400, 400, 400]);
  });

  it('become cuts at 0, and can be lengthened by a factor', () => {
    expect(edited(card, { kind: 'fade', ms: 0 }).steps[1]).not.toHaveProperty('transition');
    expect(fadesOf(edited(card, { kind: 'fade-times', times: 1.5 }))).toEqual([0, 1500]);
    expect(fadesOf(edited(card, { kind: 'fade-times', times: 64 }))).toEqual([0, 4000]);
  });
});

describe('an operation that has no effect', () => {
  const cut = programWith([
    step('one', draw.solid('#C03030'), 1000),
    { ...step('two', draw.solid('#30C030'), 1000), transition: 0 },
  ]);

  it.each<Operation>([
    { kind: 'hold', ms: 1000 },
    { kind: 'fade', ms: 0 },
    { kind: 'fade-times', times: 2 },
    { kind: 'stretch', times: 1 },
    { kind: 'pace', times: 2, target: { things: ['fire'] } },
    { kind: 'density', times: 2 },
    { kind: 'write', content: 'HI' },
    { kind: 'remove', target: { things: ['text'] } },
    { kind: 'recolor', color: '#0000FF', target: { like: '#FFDC00' } },
    { kind: 'tint', color: '#0000FF', times: 0 },
    { kind: 'swap-colors' },
    { kind: 'repeat', count: 1 },
  ])('is not listed, and writing a cut as a fade of 0 is no change: $kind', (operation) => {
    expect(applyEdit(cut, [operation])).toEqual({ program: cut, changes: [] });
  });
});

describe('pictures and layers', () => {
  it('writes another text where there is one', () => {
    const written = edited(card, { kind: 'write', content: 'Good night' });
    expect(JSON.stringify(written)).toBe(JSON.stringify(card).replace('"HI"', '"Good night"'));
  });

  it('adds an overlay to every step that has none yet', () => {
    const over = draw.comet('#FFFFFF', '#000000', 2000);
    const laid = edited(card, { kind: 'overlay', over });
    expect(laid.steps[0]).toEqual(card.steps[0]);
    expect(laid.steps[1]?.command).toEqual({ type: 'layers', front: card.steps[1]?.command, over });
    const dark = programWith([step('off', { type: 'off' }, 1000)]);
    expect(applyEdit(dark, [{ kind: 'overlay', over }]).changes).toEqual([]);
  });

  it('changes density by at least a hundredth, in hundredths, up to 1', () => {
    const sparse = programWith([step('stars', draw.sparkle('#FFFFFF', '#000000', 300, 0.01), null)]);
    const densityOf = ({ steps }: Program) => JSON.stringify(steps).match(/"density":([\d.]+)/)?.[1];
    expect(densityOf(edited(sparse, { kind: 'density', times: 1.1 }))).toBe('0.02');
    expect(densityOf(edited(sparse, { kind: 'density', times: 64 }))).toBe('0.64');
    expect(densityOf(edited(storm, { kind: 'density', times: 64 }))).toBe('1');
    expect(applyEdit(sparse, [{ kind: 'density', times: 0.5 }]).changes).toEqual([]);
    expect(densityOf(edited(storm, { kind: 'set-density', density: 0.07 }))).toBe('0.07');
  });

  it('dims the ending too, but not when a step is named', () => {
    const ending = { ...card, on_complete: { command: draw.solid('#FF0000') } };
    const dimmed = edited(ending, { kind: 'light', times: 0.5 });
    expect(dimmed.on_complete).not.toEqual(ending.on_complete);
    const step2 = edited(ending, { kind: 'light', times: 0.5, target: { steps: ['love'] } });
    expect(step2.on_complete).toEqual(ending.on_complete);
  });
});

describe('taking back', () => {
  const operations: readonly Operation[] = [
    { kind: 'pace', times: 2 },
    { kind: 'light', times: 0.5, target: { steps: ['rumble'] } },
    { kind: 'reverse' },
    { kind: 'remove', target: { things: ['fire'] } },
  ];

  it('lists the operations that changed something', () => {
    const { changes } = applyEdit(storm, operations);
    expect(changes.map(({ operation }) => operation.kind)).toEqual(['pace', 'light', 'reverse']);
    expect(changes[0]?.words).toBe('2 × slower: one pass 7.5 s → 14.5 s');
  });

  it('takes one change back alone', () => {
    const without = (at: number) => applyEdit(storm, operations.toSpliced(at, 1)).program;
    expect(without(0)).toEqual(edited(storm, ...operations.slice(1)));
    expect(lengthsOf(without(0))).toEqual([3000, 500, 4000]);
    expect(without(1).steps[0]?.command).toEqual(draw.sparkle('#4444AA', '#0A0A1E', 500, 0.2));
    expect(without(2).steps.map(({ id }) => id)).toEqual(['dark', 'flash', 'rumble']);
    expect(without(3)).toEqual(edited(storm, ...operations));
  });
});
