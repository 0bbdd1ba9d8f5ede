import fc from 'fast-check';
import { colorsOf } from '#shared/program/commandEdits';
import { operationSchema, targetSchema, type Operation, type Target } from '#shared/program/edit/Operation';
import { iconNames } from '#shared/program/icons';
import { limits } from '#shared/program/limits';
import type { Program } from '#shared/program/Program';
import { color, command, pattern, program } from '../arbitraries';

const times = fc.oneof(
  fc.double({ min: 1 / 64, max: 64, noNaN: true }),
  fc.constantFrom(1 / 64, 0.5, 2 / 3, 1, 1.5, 2, 64),
);
const ms = (min: number) =>
  fc.oneof(
    fc.integer({ min, max: 20_000 }),
    fc.integer({ min, max: limits.passMs }),
    fc.constantFrom(20, 59_999, 60_000, 10_800_000, limits.passMs),
  );
const density = fc.integer({ min: 1, max: 100 }).map((hundredths) => hundredths / 100);
const thing = fc.constantFrom(...targetSchema.shape.things.unwrap().element.options);
const content = fc.constantFrom('A', 'Hello', '21 °C', 'x'.repeat(limits.textLength));

/** Targets that mostly match something in this program, and sometimes nothing. */
function targetFor({ steps, on_complete }: Program): fc.Arbitrary<Target | undefined> {
  const ids = steps.map(({ id }) => id);
  const colors = [...steps, ...(on_complete ? [on_complete] : [])].flatMap((shown) =>
    colorsOf(shown.command),
  );
  const narrowed = fc.record(
    {
      steps: fc.subarray([...ids, 'nobody']),
      layer: fc.constantFrom('front' as const, 'ambient' as const, 'over' as const),
      things: fc.uniqueArray(thing, { maxLength: 3 }),
      icons: fc.uniqueArray(fc.constantFrom(...iconNames), { maxLength: 2 }),
      ground: fc.constantFrom('background' as const, 'foreground' as const),
      like: colors.length > 0 ? fc.oneof(fc.constantFrom(...colors), color) : color,
      isExcept: fc.constant(true as const),
    },
    { requiredKeys: [] },
  );
  const one = fc.oneof(
    fc.constantFrom(...ids).map((id) => ({ steps: [id] })),
    thing.map((name) => ({ things: [name] })),
  );
  return fc.oneof(fc.constant(undefined), one, narrowed);
}

/** Every kind of operation, with targets for this program. */
function operationFor(edited: Program): fc.Arbitrary<Operation> {
  const act = fc.oneof(
    fc.record({
      kind: fc.constantFrom('pace', 'light', 'vividness', 'density', 'stretch', 'fade-times'),
      times,
    }),
    fc.record({ kind: fc.constantFrom('swap-colors', 'reverse', 'remove') }),
    fc.record({ kind: fc.constant('cycle'), ms: fc.integer({ min: 30, max: limits.maxSpeedMs }) }),
    fc.record({
      kind: fc.constant('warmth'),
      amount: fc.double({ min: -1, max: 1, noNaN: true }),
    }),
    fc.record({ kind: fc.constant('recolor'), color }),
    fc.record({ kind: fc.constant('tint'), color, times: fc.oneof(fc.constant(0), times) }),
    fc.record({ kind: fc.constant('set-density'), density }),
    fc.record({
      kind: fc.constant('repeat'),
      count: fc.oneof(fc.constantFrom(0, 1, 3), fc.integer({ min: 0, max: limits.loopCount })),
    }),
    fc.record({
      kind: fc.constant('add-step'),
      command,
      at: fc.constantFrom('start', 'end'),
      duration: fc.integer({ min: limits.minDurationMs, max: 60_000 }),
    }),
    fc.record({ kind: fc.constant('overlay'), over: pattern }),
    fc.record({ kind: fc.constantFrom('hold', 'total'), ms: ms(limits.minDurationMs) }),
    fc.record({
      kind: fc.constant('lengthen'),
      ms: fc.oneof(
        ms(0),
        ms(0).map((length) => -length),
      ),
    }),
    fc.record({ kind: fc.constant('fade'), ms: ms(0) }),
    fc.record({ kind: fc.constant('write'), content }),
  );
  return fc
    .tuple(act, targetFor(edited))
    .map(([what, target]) => operationSchema.parse(plain({ ...what, target })));
}

/** A valid program with one to four operations for it. */
export const edit: fc.Arbitrary<readonly [Program, readonly Operation[]]> = program.chain((edited) =>
  fc.tuple(fc.constant(edited), fc.array(operationFor(edited), { minLength: 1, maxLength: 4 })),
);

/** Leaves out fields that are undefined, as JSON does. */
function plain(value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return copy;
}
