import { describe, expect, expectTypeOf, it } from 'vitest';
import { areaNames, routes, stateSchemas, type Handlers } from '#shared/api/contract';

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

  it('does not compile with a handler that is missing, unknown or of another kind', () => {
    type Library = Pick<Handlers['library'], 'remove' | 'rename'>;
    const remove: Library['remove'] = async () => {};
    const rename: Library['rename'] = async () => {};
    const complete: Library = { remove, rename };
    // @ts-expect-error a handler is missing
    const missing: Library = { remove };
    // @ts-expect-error there is no such route
    const extra: Library = { remove, rename, paint: remove };
    // @ts-expect-error it takes an object with an id
    const other: Library = { rename, remove: async (id: string) => void id };
    // @ts-expect-error it gives nothing back
    const wrong: Library = { rename, remove: async () => 'two' };
    expect([complete, missing, extra, other, wrong]).toHaveLength(5);
    expectTypeOf<keyof Handlers>().toEqualTypeOf<keyof typeof routes>();
  });
});
