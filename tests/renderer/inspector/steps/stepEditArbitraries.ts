import fc from 'fast-check';
import { layersOf } from '#shared/program/commandEdits';
import { limits } from '#shared/program/limits';
import type { Program } from '#shared/program/Program';
import { colorSlots } from '../../../../renderer/inspector/steps/colorSlots';
import type { LayerEdit } from '../../../../renderer/inspector/steps/withLayerEdit';
import { layerContents } from '../../../../renderer/inspector/steps/restyleLayer';
import { editProgram, type StepEdit } from '../../../../renderer/inspector/steps/editProgram';
import { color, program } from '../../../shared/program/arbitraries';

const ms = fc.oneof(
  fc.integer({ min: -10, max: 120_000 }),
  fc.integer({ min: 0, max: limits.passMs * 2 }),
  fc.double(),
);
const place = fc.constantFrom('front', 'over', 'ambient');
const extraPlace = fc.constantFrom('over', 'ambient');
const anyText = fc.oneof(fc.string({ maxLength: 80 }), fc.string({ unit: 'binary', maxLength: 10 }));

/** Changes of a layer of this program, or of one it does not have. */
function layerEdit(of: Program): fc.Arbitrary<LayerEdit> {
  const slots = of.steps.flatMap(({ command }) =>
    layersOf(command).flatMap(({ layer }) => colorSlots(layer).map(({ slot }) => slot)),
  );
  const slot = fc.constantFrom(...slots, { kind: 'field', field: 'bgColor' } as const);
  return fc.oneof(
    fc.record({ kind: fc.constant('show' as const), place, as: fc.constantFrom(...layerContents) }),
    fc.record({ kind: fc.constant('color' as const), place, slot, color: fc.option(color) }),
    fc.record({ kind: fc.constant('speed' as const), place, ms }),
    fc.record({ kind: fc.constant('density' as const), place, share: fc.double({ min: -1, max: 2 }) }),
    fc.record({ kind: fc.constantFrom('add-layer', 'remove-layer'), place: extraPlace }),
  );
}

/** Edits of this program, including impossible ones. */
function stepEdit(of: Program): fc.Arbitrary<StepEdit> {
  const ids = of.steps.map((step) => step.id);
  const id = fc.constantFrom(...ids, 'not there');
  const count = fc.integer({ min: -1, max: limits.loopCount + 1 });
  return fc.oneof(
    fc.record({ kind: fc.constant('name' as const), name: anyText }),
    fc.record({ kind: fc.constant('rename' as const), id, to: fc.oneof(anyText, id) }),
    fc.record({ kind: fc.constant('move' as const), id, to: fc.nat({ max: ids.length - 1 }) }),
    fc.record({ kind: fc.constantFrom('duplicate', 'add-after', 'delete'), id }),
    fc.record({ kind: fc.constant('duration' as const), id, ms: fc.option(ms) }),
    fc.record({ kind: fc.constant('transition' as const), id, ms }),
    fc.record({
      kind: fc.constant('loop' as const),
      loop: fc.option(fc.record({ count, start_step: id, end_step: id })),
    }),
    fc.record({ kind: fc.constant('ending' as const), isPresent: fc.boolean() }),
    fc.record({ kind: fc.constant('layer' as const), id: fc.option(id), change: layerEdit(of) }),
  );
}

/** A valid program and a sequence of edits. */
export const programAndEdits: fc.Arbitrary<readonly [Program, readonly StepEdit[]]> = program.chain(
  (before) => fc.tuple(fc.constant(before), fc.array(stepEdit(before), { minLength: 1, maxLength: 6 })),
);

/** The program after these edits; throws when one is refused. */
export function applyEdits(before: Program, ...edits: readonly StepEdit[]): Program {
  let now = before;
  for (const edit of edits) {
    const result = editProgram(now, edit);
    if (!result.ok) throw new Error(`${JSON.stringify(edit)} was refused: ${result.refusal}`);
    now = result.program;
  }
  return now;
}

/** Why this edit is refused; undefined when it is possible. */
export function refusalOfEdit(before: Program, edit: StepEdit): string | undefined {
  const result = editProgram(before, edit);
  return result.ok ? undefined : result.refusal;
}
