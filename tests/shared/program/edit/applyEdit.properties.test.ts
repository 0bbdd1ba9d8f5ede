import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shadeOf } from '#shared/program/colorMath';
import { colorsOf, layersOf } from '#shared/program/commandEdits';
import { applyEdit } from '#shared/program/edit/applyEdit';
import type { Operation } from '#shared/program/edit/Operation';
import { limits } from '#shared/program/limits';
import { parseProgram } from '#shared/program/parseProgram';
import { programSchema, type Program } from '#shared/program/Program';
import { program } from '../arbitraries';
import { edit } from './operations';

const colorsIn = ({ steps, on_complete }: Program) =>
  [...steps, ...(on_complete ? [on_complete] : [])].flatMap((shown) => colorsOf(shown.command));

const patternsIn = ({ steps }: Program) =>
  steps.flatMap(({ command }) =>
    layersOf(command).flatMap(({ layer }) => (layer.type === 'pattern' ? [layer] : [])),
  );

/** The program after one operation, which must be the only change. */
const after = (before: Program, operation: Operation) => applyEdit(before, [operation]).program;

describe('any edit of any program', () => {
  it('gives a valid program that needs no repair', () => {
    fc.assert(
      fc.property(edit, ([before, operations]) => {
        const { program: edited } = applyEdit(before, operations);
        expect(programSchema.parse(edited)).toEqual(edited);
        expect(parseProgram(edited)).toEqual({ ok: true, program: edited, repairs: [] });
      }),
      { numRuns: 50 },
    );
  });

  it('does not change its arguments, and gives the same result again', () => {
    fc.assert(
      fc.property(edit, ([before, operations]) => {
        const [operationsBefore, programBefore] = [JSON.stringify(operations), JSON.stringify(before)];
        const first = applyEdit(before, operations);
        expect(JSON.stringify(before)).toBe(programBefore);
        expect(JSON.stringify(operations)).toBe(operationsBefore);
        expect(applyEdit(before, operations)).toEqual(first);
      }),
    );
  });

  it('describes each change once, in the order of the operations', () => {
    fc.assert(
      fc.property(edit, ([before, operations]) => {
        const { changes } = applyEdit(before, operations);
        let from = 0;
        for (const { operation, words } of changes) {
          from = operations.indexOf(operation, from) + 1;
          expect(from).toBeGreaterThan(0);
          expect(words.trim()).toMatch(/^\P{Ll}/u);
        }
      }),
    );
  });

  it('lists only operations that changed something; applying those alone gives the same program', () => {
    fc.assert(
      fc.property(edit, ([before, operations]) => {
        const edited = applyEdit(before, operations);
        const listed = edited.changes.map(({ operation }) => operation);
        const replayed = applyEdit(before, listed);
        expect(replayed.program).toEqual(edited.program);
        expect(replayed.changes).toHaveLength(listed.length);
        if (listed.length === 0) expect(edited.program).toEqual(before);
        if (listed.length === 1) expect(edited.program).not.toEqual(before);
      }),
    );
  });

  it('comes back to the original when all changes are taken back', () => {
    fc.assert(
      fc.property(program, (before) => {
        expect(applyEdit(before, [])).toEqual({ program: before, changes: [] });
      }),
    );
  });

  it('gives a program without a change when that change alone is taken back', () => {
    fc.assert(
      fc.property(program, fc.integer({ min: 1, max: 5 }), (before, count) => {
        const operations: readonly Operation[] = [
          { kind: 'light', times: 0.6 },
          { kind: 'cycle', ms: 4321 },
          { kind: 'repeat', count },
        ];
        const facets = (edited: Program) => [
          colorsIn(edited),
          patternsIn(edited).map(({ params }) => ('speed' in params ? params.speed : 0)),
          [edited.loop?.count, edited.steps.map(({ duration }) => duration)],
        ];
        const all = facets(applyEdit(before, operations).program);
        for (const taken of operations.keys()) {
          const left = applyEdit(
            before,
            operations.filter((_, at) => at !== taken),
          );
          for (const [at, facet] of facets(left.program).entries())
            expect(facet).toEqual(at === taken ? facets(before)[at] : all[at]);
        }
      }),
    );
  });
});

describe('one kind of operation, on any program', () => {
  it('leaves the steps, their ids and the name alone unless it is about steps', () => {
    const aboutSteps = new Set(['remove', 'reverse', 'add-step']);
    fc.assert(
      fc.property(edit, ([before, operations]) => {
        const [operation] = operations;
        if (!operation || aboutSteps.has(operation.kind)) return;
        const edited = applyEdit(before, [operation]).program;
        expect(edited.name).toBe(before.name);
        expect(edited.steps.map(({ id }) => id)).toEqual(before.steps.map(({ id }) => id));
      }),
    );
  });

  it('never makes a colour darker by “brighter”, nor brighter by “dimmer”', () => {
    fc.assert(
      fc.property(program, fc.double({ min: 1, max: 64, noNaN: true }), (before, times) => {
        const was = colorsIn(before).map((color) => shadeOf(color).l);
        const brighter = colorsIn(after(before, { kind: 'light', times }));
        const dimmer = colorsIn(after(before, { kind: 'light', times: 1 / times }));
        for (const [at, l] of was.entries()) {
          // Half a step of a channel, as lightness; near black a step is large.
          expect(shadeOf(brighter[at] ?? '').l).toBeGreaterThan(l - 0.004);
          expect(shadeOf(dimmer[at] ?? '').l).toBeLessThan(l + 0.004);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('keeps density in hundredths from 0.01 to 1, and never changes it in the wrong direction', () => {
    fc.assert(
      fc.property(program, fc.double({ min: 1 / 64, max: 64, noNaN: true }), (before, times) => {
        const densities = (edited: Program) =>
          patternsIn(edited).flatMap(({ params }) => ('density' in params ? [params.density] : []));
        const [was, is] = [densities(before), densities(after(before, { kind: 'density', times }))];
        for (const [at, density] of is.entries()) {
          expect(density).toBe(Math.round(density * 100) / 100);
          expect(density).toBeGreaterThanOrEqual(0.01);
          expect(density).toBeLessThanOrEqual(1);
          expect(Math.sign(density - (was[at] ?? 0)) * Math.sign(times - 1)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is undone by “faster” after “slower”, when no value reaches a limit', () => {
    fc.assert(
      fc.property(program, fc.double({ min: 1.05, max: 3, noNaN: true }), (before, times) => {
        const start = calm(before);
        const slower = after(start, { kind: 'pace', times });
        const [was, is] = [start, after(slower, { kind: 'pace', times: 1 / times })].map(timesIn);
        expect(is).toHaveLength(was?.length ?? 0);
        for (const [at, ms] of (is ?? []).entries())
          expect(Math.abs(ms - (was?.[at] ?? 0))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is undone by reversing once more, when every step has an end', () => {
    fc.assert(
      fc.property(program, (before) => {
        if (before.steps.at(-1)?.duration === null) return;
        const once = after(before, { kind: 'reverse' });
        expect(once.steps.map(({ id }) => id)).toEqual(before.steps.map(({ id }) => id).toReversed());
        expect(after(once, { kind: 'reverse' })).toEqual(before);
      }),
    );
  });

  it('keeps at least one step, and a loop over the remaining steps, whatever is removed', () => {
    fc.assert(
      fc.property(edit, ([before, [operation]]) => {
        const target = operation?.target;
        const { steps, loop } = after(before, { kind: 'remove', ...(target && { target }) });
        const ids = before.steps.map(({ id }) => id);
        expect(steps.length).toBeGreaterThan(0);
        expect(ids.filter((id) => steps.some((step) => step.id === id))).toEqual(steps.map(({ id }) => id));
        if (!loop || !before.loop) return;
        expect(loop.count).toBe(before.loop.count);
        expect(ids.indexOf(loop.start_step)).toBeGreaterThanOrEqual(ids.indexOf(before.loop.start_step));
        expect(ids.indexOf(loop.end_step)).toBeLessThanOrEqual(ids.indexOf(before.loop.end_step));
      }),
    );
  });

  it('never lets one pass grow past 24 hours', () => {
    fc.assert(
      fc.property(edit, fc.integer({ min: 20, max: limits.passMs }), ([before], ms) => {
        for (const kind of ['hold', 'lengthen', 'total'] as const) {
          const passMs = after(before, { kind, ms }).steps.reduce(
            (sum, step) => sum + (step.duration ?? 0),
            0,
          );
          expect(passMs).toBeLessThanOrEqual(limits.passMs);
        }
      }),
    );
  });
});

/** The same program with times far from every limit, and between a short flash and a minute, which edits treat specially. */
function calm(wild: Program): Program {
  const between = (value: number, low: number, high: number) => low + (value % (high - low));
  return programSchema.parse(
    JSON.parse(JSON.stringify(wild), (key, value: unknown) => {
      if (typeof value !== 'number') return value;
      if (key === 'speed') return between(value, 700, 15_000);
      if (key === 'duration') return between(value, 5000, 19_000);
      return key === 'transition' ? between(value, 100, 5000) : value;
    }),
  );
}

/** Every duration, cross-fade and cycle of a program. */
function timesIn(timed: Program): number[] {
  const cycles = patternsIn(timed).map(({ params }) => ('speed' in params ? params.speed : 0));
  return [...timed.steps.flatMap(({ duration, transition }) => [duration ?? 0, transition ?? 0]), ...cycles];
}
