import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOf, type JsonPath } from '../../../../renderer/inspector/json/positionOf';
import { prettyJson } from '../../../../renderer/inspector/json/prettyJson';

const text = '{ "a": [1, { "b\\n": true }], "c": {}, "a": [7, [8]] }';
const cut = (path: JsonPath, of?: 'key') => {
  const { from, to, exists } = positionOf(path, text, undefined, of);
  return exists ? text.slice(from, to) : { missing: text.slice(from, to), from };
};

describe('the position of a value in a text', () => {
  it('is found through objects and lists, also by a key that is written with escapes', () => {
    expect(cut(['c'])).toBe('{}');
    expect(positionOf([1, 'b\n'], '[1, { "b\\n": true }]')).toEqual({ from: 13, to: 17, exists: true });
  });

  it('is the last one when a key occurs twice, as in JSON.parse', () => {
    expect(cut(['a', 1, 0])).toBe('8');
  });

  it('is that of its key, when the key is requested', () => {
    expect(cut(['c'], 'key')).toBe('"c"');
  });

  it('is the start of the object that should contain it, when it is missing', () => {
    expect(cut(['c', 'speed'])).toEqual({ missing: '{', from: text.indexOf('{}') });
    expect(cut(['a', 9])).toEqual({ missing: '[', from: text.lastIndexOf('[7') });
    expect(cut(['a', 0, 'x'])).toMatchObject({ missing: '7' });
    expect(positionOf(['a'], '')).toEqual({ from: 0, to: 0, exists: false });
  });

  it('contains the value at the path, for every path of every value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const laidOut = prettyJson(value);
        for (const [path, inner] of pathsOf(JSON.parse(laidOut))) {
          const { from, to, exists } = positionOf(path, laidOut);
          expect(exists).toBe(true);
          expect(JSON.parse(laidOut.slice(from, to))).toEqual(inner);
        }
      }),
    );
  });
});

/** Every path in a value, with the value there. */
function pathsOf(value: unknown, path: JsonPath = []): [JsonPath, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[path, value], ...inner.flatMap(([key, item]) => pathsOf(item, [...path, key]))];
}
