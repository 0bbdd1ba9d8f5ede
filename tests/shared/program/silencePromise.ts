import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseProgram } from '#shared/program/parseProgram';
import { rawProgram } from './arbitraries';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Wrong values that models write. */
const oddValues: readonly Json[] = [
  null, true, false, 0, -1, 5, 99.6, 1e9, '', 'gold', '#abc', 'forever', '5s', '50%', 'wave', 'off', 'true', [], {}, ['red', 'blue'],
  [[1, 2], [3, 4]], { enabled: true }, { type: 'off' }, { r: 1, g: 2, b: 3 },
]; // prettier-ignore
const oddKeys = [
  'colour', 'color2', 'bgColor', 'secondary_color', 'intensity', 'cx', 'width', 'radius', 'title', 'pattern', 'loop', 'on_complete', 'note',
  'duration', 'transition', 'params', 'elements', 'front', 'ambient', 'layers', 'points', 'command', 'type', 'name', 'steps', 'program', 'x', 'fill',
]; // prettier-ignore

const change = fc.record({
  where: fc.nat(),
  what: fc.oneof(
    fc.constant({ kind: 'remove' as const }),
    fc.record({ kind: fc.constant('replace' as const), value: fc.constantFrom(...oddValues) }),
    fc.record({ kind: fc.constant('rename' as const), key: fc.constantFrom(...oddKeys) }),
    fc.record({
      kind: fc.constant('add' as const),
      key: fc.constantFrom(...oddKeys),
      value: fc.constantFrom(...oddValues),
    }),
  ),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Every key of every object in a value, with the object that has it. */
function* placesIn(value: Json): Generator<{ holder: { [key: string]: Json }; key: string }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) for (const key of Object.keys(value)) yield { holder: value, key };
  for (const inner of Object.values(value)) yield* placesIn(inner);
}

function distort(raw: unknown, changes: readonly Change[]): Json {
  const value = structuredClone(raw) as Json;
  for (const { where, what } of changes) {
    const places = [...placesIn(value)];
    const place = places[where % places.length];
    if (!place) continue;
    const { holder, key } = place;
    const old = holder[key] ?? null;
    if (what.kind === 'replace') holder[key] = structuredClone(what.value);
    if (what.kind === 'remove' || what.kind === 'rename') delete holder[key];
    if (what.kind === 'rename') holder[what.key] = old;
    if (what.kind === 'add') holder[what.key] = structuredClone(what.value);
  }
  return value;
}

/** The expected program when nothing is repaired: without its wrapper and the note. */
export function unmended(raw: unknown): unknown {
  return withoutNote(unwrap(raw));
}

/** A program without its wrapper, and the note beside it. */
function unwrap(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('program' in raw)) return raw;
  const others = Object.keys(raw).filter((key) => key !== 'program' && key !== 'note');
  return others.length === 0 ? raw.program : raw;
}

/** A note inside the program is returned next to it. */
function withoutNote(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('note' in raw)) return raw;
  const { note: _, ...rest } = raw;
  return rest;
}

/** Every change is reported as a repair, for this many damaged programs. */
export function silencePromise(numRuns: number): void {
  it('reports a repair whenever the program differs from the input', () => {
    fc.assert(
      fc.property(rawProgram, fc.array(change, { minLength: 1, maxLength: 3 }), (raw, changes) => {
        const given = distort(raw, changes);
        const result = parseProgram(given);
        if (result.ok && result.repairs.length === 0) expect(result.program).toEqual(unmended(given));
      }),
      { numRuns },
    );
  });
}
