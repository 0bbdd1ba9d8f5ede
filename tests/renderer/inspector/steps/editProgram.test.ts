import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorsOf } from '#shared/program/commandEdits';
import * as draw from '#shared/program/commands';
import { limits } from '#shared/program/limits';
import { programSchema, type Program, type Step } from '#shared/program/Program';
import { loopSpanOf } from '../../../../renderer/inspector/steps/loopSpan';
import { editProgram } from '../../../../renderer/inspector/steps/editProgram';
import { card, programWith, staying, storm } from '../../../shared/program/edit/examplePrograms';
import { program } from '../../../shared/program/arbitraries';
import { applyEdits, programAndEdits, refusalOfEdit } from './stepEditArbitraries';

const { step } = draw;

const idsOf = ({ steps }: Program) => steps.map(({ id }) => id);
const stepOf = ({ steps }: Program, id: string): Step | undefined => steps.find((each) => each.id === id);
const rowsOf = ({ steps, loop }: Program) => loop && loopSpanOf(steps, loop);

describe('any change of any program', () => {
  it('gives a valid program or a reason, and does not change its argument', () => {
    fc.assert(
      fc.property(programAndEdits, ([before, edits]) => {
        const was = JSON.stringify(before);
        let now = before;
        for (const edit of edits) {
          const result = editProgram(now, edit);
          if (!result.ok) continue;
          expect(programSchema.safeParse(result.program).success).toBe(true);
          now = result.program;
        }
        expect(JSON.stringify(before)).toBe(was);
      }),
      { numRuns: 400 },
    );
  });

  it('gives the same object when nothing changes', () => {
    expect(applyEdits(storm, { kind: 'name', name: ` ${storm.name} ` })).toBe(storm);
    expect(applyEdits(storm, { kind: 'move', id: 'flash', to: 1 })).toBe(storm);
    expect(
      applyEdits(card, {
        kind: 'layer',
        id: 'love',
        change: { kind: 'show', place: 'front', as: 'picture' },
      }),
    ).toBe(card);
  });

  it('is refused for a step that no longer exists', () => {
    expect(refusalOfEdit(storm, { kind: 'delete', id: 'thunder' })).toBe('gone');
    expect(
      refusalOfEdit(storm, { kind: 'layer', id: null, change: { kind: 'speed', place: 'front', ms: 900 } }),
    ).toBe('gone');
  });
});

describe('moving a step', () => {
  it('there and back changes nothing', () => {
    const moves = program
      .filter(({ steps }) => steps.length > 1 && steps.at(-1)?.duration !== null)
      .chain((before) => {
        const row = fc.nat({ max: before.steps.length - 1 });
        return fc.tuple(fc.constant(before), row, row);
      });
    fc.assert(
      fc.property(moves, ([before, from, to]) => {
        const id = before.steps[from]?.id ?? '';
        const there = applyEdits(before, { kind: 'move', id, to });
        expect(there.steps[to]?.id).toBe(id);
        expect(applyEdits(there, { kind: 'move', id, to: from })).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the loop over the same rows', () => {
    const some = programWith(
      [...storm.steps, step('after', draw.solid('#102030'), 1000)],
      [3, 'flash', 'rumble'],
    );
    const moved = applyEdits(some, { kind: 'move', id: 'rumble', to: 3 });
    expect(idsOf(moved)).toEqual(['dark', 'flash', 'after', 'rumble']);
    expect(moved.loop).toEqual({ count: 3, start_step: 'flash', end_step: 'after' });
  });

  it('moves “for ever” to whichever step is last', () => {
    const moved = applyEdits(staying, { kind: 'move', id: 'rest', to: 0 });
    expect(moved.steps.map(({ id, duration }) => [id, duration])).toEqual([
      ['rest', 2000],
      ['one', 1000],
      ['two', null],
    ]);
    expect(moved.loop).toEqual({ count: 4, start_step: 'rest', end_step: 'one' });
    expect(applyEdits(moved, { kind: 'move', id: 'rest', to: 2 })).toEqual(staying);
  });
});

describe('deleting a step', () => {
  it('keeps the loop over its remaining steps', () => {
    const deletions = program
      .filter(({ steps, loop }) => steps.length > 1 && loop !== undefined)
      .chain((before) => fc.tuple(fc.constant(before), fc.constantFrom(...idsOf(before))));
    fc.assert(
      fc.property(deletions, ([before, id]) => {
        const rows = rowsOf(before);
        const looped = idsOf(before).slice(rows?.first, (rows?.last ?? 0) + 1);
        const after = applyEdits(before, { kind: 'delete', id });
        const left = rowsOf(after);
        expect(idsOf(after)).toEqual(idsOf(before).filter((each) => each !== id));
        expect(left ? idsOf(after).slice(left.first, left.last + 1) : []).toEqual(
          looped.filter((each) => each !== id),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is refused for the only one', () => {
    const only = programWith([step('glow', draw.solid('#FF8800'), 1000)]);
    expect(refusalOfEdit(only, { kind: 'delete', id: 'glow' })).toBe('only-step');
  });
});

describe('adding a step', () => {
  it('puts the copy after the original, in the same loop, with its own name', () => {
    const twice = applyEdits(storm, { kind: 'duplicate', id: 'rumble' });
    expect(idsOf(twice)).toEqual(['dark', 'flash', 'rumble', 'rumble 2']);
    expect(twice.loop?.end_step).toBe('rumble 2');
    expect(twice.steps[3]).toEqual({ ...storm.steps[2], id: 'rumble 2' });
    const longer = applyEdits(staying, { kind: 'add-after', id: 'two' });
    expect(idsOf(longer)).toEqual(['one', 'two', 'breathing', 'rest']);
    expect(longer.loop?.end_step).toBe('breathing');
  });

  it('gives an endless original an end; the copy is endless', () => {
    const twice = applyEdits(staying, { kind: 'duplicate', id: 'rest' });
    expect(twice.steps.slice(2).map(({ duration }) => duration)).toEqual([3000, null]);
    expect(rowsOf(twice)).toEqual({ first: 0, last: 1 });
  });

  it('begins in the light of the one before', () => {
    const longer = applyEdits(staying, { kind: 'add-after', id: 'one' });
    expect(colorsOf(longer.steps[1]?.command ?? { type: 'off' })).toEqual(['#C03030']);
  });

  it('is refused past 64', () => {
    const full = programWith(
      Array.from({ length: limits.steps }, (_, at) => step(`s${at}`, draw.solid('#FF8800'), 100)),
    );
    expect(refusalOfEdit(full, { kind: 'duplicate', id: 's3' })).toBe('too-many-steps');
  });
});

describe('names', () => {
  it('are updated in the loop', () => {
    const renamed = applyEdits(storm, { kind: 'rename', id: 'dark', to: ' the  deep ' });
    expect(idsOf(renamed)).toEqual(['the deep', 'flash', 'rumble']);
    expect(renamed.loop).toEqual({ count: 0, start_step: 'the deep', end_step: 'rumble' });
  });

  it('are not empty, too long, or taken', () => {
    expect(refusalOfEdit(storm, { kind: 'rename', id: 'dark', to: 'flash' })).toBe('name-taken');
    expect(refusalOfEdit(storm, { kind: 'rename', id: 'dark', to: ' \n ' })).toBe('no-name');
    expect(refusalOfEdit(storm, { kind: 'rename', id: 'dark', to: 'x'.repeat(25) })).toBe('long-name');
    expect(refusalOfEdit(storm, { kind: 'name', name: '' })).toBe('no-name');
    expect(refusalOfEdit(storm, { kind: 'name', name: 'x'.repeat(61) })).toBe('long-name');
  });
});

describe('times', () => {
  it('shorten the fade with the step, but not the step with the fade', () => {
    const short = applyEdits(storm, { kind: 'duration', id: 'rumble', ms: 300 });
    expect(stepOf(short, 'rumble')).toMatchObject({ duration: 300, transition: 300 });
    expect(refusalOfEdit(storm, { kind: 'transition', id: 'rumble', ms: 3001 })).toBe('long-fade');
  });

  it('leave out a fade of 0', () => {
    expect(
      stepOf(applyEdits(storm, { kind: 'transition', id: 'rumble', ms: 0 }), 'rumble'),
    ).not.toHaveProperty('transition');
    expect(stepOf(applyEdits(storm, { kind: 'duration', id: 'flash', ms: 800 }), 'flash')).not.toHaveProperty(
      'transition',
    );
  });

  it('can be endless only for the last step, outside the loop', () => {
    expect(refusalOfEdit(storm, { kind: 'duration', id: 'rumble', ms: null })).toBe('stays-amid');
    expect(refusalOfEdit(card, { kind: 'duration', id: 'greeting', ms: null })).toBe('stays-amid');
    expect(stepOf(applyEdits(card, { kind: 'duration', id: 'love', ms: null }), 'love')?.duration).toBeNull();
  });

  it('are kept within the limits of a lamp', () => {
    expect(refusalOfEdit(storm, { kind: 'duration', id: 'dark', ms: 19 })).toBe('bad-duration');
    expect(refusalOfEdit(storm, { kind: 'duration', id: 'dark', ms: limits.passMs })).toBe('too-long');
    const cycle = (ms: number) =>
      refusalOfEdit(storm, { kind: 'layer', id: 'dark', change: { kind: 'speed', place: 'front', ms } });
    expect([cycle(29), cycle(30), cycle(60_000), cycle(60_001)]).toEqual([
      'bad-speed',
      undefined,
      undefined,
      'bad-speed',
    ]);
  });
});

describe('the loop', () => {
  const loop = (count: number, start_step: string, end_step: string) =>
    ({ kind: 'loop', loop: { count, start_step, end_step } }) as const;

  it('accepts its first and last step in either order, and gives an endless one an end', () => {
    const all = applyEdits(staying, loop(0, 'rest', 'one'));
    expect(all.loop).toEqual({ count: 0, start_step: 'one', end_step: 'rest' });
    expect(stepOf(all, 'rest')?.duration).toBe(3000);
  });

  it('repeats a number of times that a lamp can count', () => {
    expect(refusalOfEdit(storm, loop(-1, 'dark', 'dark'))).toBe('bad-count');
    expect(refusalOfEdit(storm, loop(65_536, 'dark', 'dark'))).toBe('bad-count');
    expect(applyEdits(storm, { kind: 'loop', loop: null })).not.toHaveProperty('loop');
  });
});
