import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyedSteps } from '../../../../renderer/inspector/steps/keyedSteps';
import { loopMark } from '../../../../renderer/inspector/steps/loopSpan';
import { editProgram, type StepEdit } from '../../../../renderer/inspector/steps/editProgram';
import { storm } from '../../../shared/program/edit/examplePrograms';
import { programAndEdits } from './stepEditArbitraries';

describe('rows', () => {
  const rows = keyedSteps([], storm.steps);
  const after = (edit: StepEdit) => {
    const result = editProgram(storm, edit);
    if (!result.ok) throw new Error(result.refusal);
    return keyedSteps(rows, structuredClone(result.program.steps));
  };

  it('keep their keys when a step is moved or renamed, so that the focus stays', () => {
    expect(after({ kind: 'move', id: 'dark', to: 2 }).map(({ key }) => key)).toEqual([
      'flash',
      'rumble',
      'dark',
    ]);
    expect(after({ kind: 'rename', id: 'flash', to: 'bolt' }).map(({ key, step }) => [key, step.id])).toEqual(
      [
        ['dark', 'dark'],
        ['flash', 'bolt'],
        ['rumble', 'rumble'],
      ],
    );
  });

  it('are the same objects when their step is equal', () => {
    expect(keyedSteps(rows, structuredClone(storm.steps))).toBe(rows);
    const changed = after({ kind: 'duration', id: 'flash', ms: 900 });
    expect(changed[0]).toBe(rows[0]);
    expect(changed[1]).not.toBe(rows[1]);
    expect(changed[2]).toBe(rows[2]);
  });

  it('never share a key', () => {
    fc.assert(
      fc.property(programAndEdits, ([before, edits]) => {
        let [now, keyed] = [before, keyedSteps([], before.steps)];
        for (const edit of edits) {
          const result = editProgram(now, edit);
          if (result.ok) now = result.program;
          keyed = keyedSteps(keyed, now.steps);
          expect(keyed.map(({ step }) => step)).toEqual(now.steps);
          expect(new Set(keyed.map(({ key }) => key)).size).toBe(now.steps.length);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('have the loop’s bracket from its first to its last step', () => {
    const marks = (first: number, last: number) => [0, 1, 2, 3].map((at) => loopMark({ first, last }, at));
    expect(marks(0, 2)).toEqual(['first', 'inner', 'last', 'none']);
    expect(marks(1, 1)).toEqual(['none', 'only', 'none', 'none']);
    expect(loopMark(undefined, 0)).toBe('none');
  });
});
