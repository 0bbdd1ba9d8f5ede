import { assert, dictionary, integer, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reuseIfEqual, reuseEqualFields } from '../../../renderer/store/reuseIfEqual';

describe('a value that is sent again', () => {
  it('stays the same object when it is equal', () => {
    assert(
      property(jsonValue(), (value) => {
        expect(reuseIfEqual(value, structuredClone(value))).toBe(value);
      }),
    );
  });

  it('always equals the latest value, whatever was there before', () => {
    assert(
      property(dictionary(string(), jsonValue()), dictionary(string(), jsonValue()), (before, after) => {
        expect(reuseIfEqual(before, after)).toEqual(after);
        expect(reuseEqualFields(before, after)).toEqual(after);
      }),
    );
  });

  it('keeps the objects of unchanged fields, and replaces the others', () => {
    assert(
      property(dictionary(string(), jsonValue(), { minKeys: 1 }), integer({ min: 0 }), (before, pick) => {
        const keys = Object.keys(before);
        const changed = keys[pick % keys.length] ?? '';
        const after = { ...structuredClone(before), [changed]: { isNew: true } };
        const result = reuseEqualFields(before, after);
        expect(result[changed]).toBe(after[changed]);
        for (const key of keys) if (key !== changed) expect(result[key]).toBe(before[key]);
      }),
    );
  });

  it('distinguishes a list from an object, and an empty field from a missing or renamed one', () => {
    const list: unknown = [];
    const gone: { a?: undefined } = {};
    const renamed: object = { b: undefined };
    expect(reuseIfEqual<unknown>({}, list)).toBe(list);
    expect(reuseIfEqual<{ a?: undefined }>({ a: undefined }, gone)).toBe(gone);
    expect(reuseIfEqual<object>({ a: undefined }, renamed)).toBe(renamed);
  });
});
