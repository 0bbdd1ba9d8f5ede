import { describe, expect, expectTypeOf, it } from 'vitest';
import { areaNames, routes, stateSchemas, type Handlers, type HandlersOf } from '#shared/api/contract';
import { voidSchema, route } from '#shared/api/route';
import { z } from 'zod';

const all = Object.entries(routes).flatMap(([area, ofArea]) =>
  Object.entries(ofArea).map(([key, { name }]) => ({ area, key, name })),
);

describe('the contract', () => {
  it.each(all)('$name consists of its area and its key', ({ area, key, name }) => {
    expect(name).toBe(`${area}.${key}`);
  });

  it('has events for every area that has a state', () => {
    expect([...areaNames].sort()).toEqual(Object.keys(stateSchemas).sort());
  });

  it('does not compile with a handler that is missing, unknown or of the wrong type', () => {
    const few = {
      double: route('few.double', z.number(), z.number()),
      stop: route('few.stop', voidSchema, voidSchema),
    };
    type Few = HandlersOf<typeof few>;
    const double = async (value: number) => value * 2;
    const stop = async () => {};
    const complete: Few = { double, stop };
    // @ts-expect-error a handler is missing
    const missing: Few = { double };
    // @ts-expect-error there is no such route
    const extra: Few = { double, stop, start: stop };
    // @ts-expect-error it takes a number
    const other: Few = { stop, double: async (value: string) => value.length };
    // @ts-expect-error it gives a number
    const wrong: Few = { stop, double: async () => 'two' };
    expect([complete, missing, extra, other, wrong]).toHaveLength(5);
    expectTypeOf<keyof Handlers>().toEqualTypeOf<keyof typeof routes>();
  });
});
