import { describe, expect, it } from 'vitest';
import { TreeReader } from '#shared/program/json/TreeReader';

function read(text: string): TreeReader {
  const reader = new TreeReader('mending');
  reader.push(text);
  return reader;
}

describe('a text that would take very long to read', () => {
  it('is read up to its fiftieth value', () => {
    const values = (count: number) => Array.from({ length: count }, (_, at) => `{"a":${at}}`).join(' ');
    expect(read(values(50)).end()).toHaveLength(50);
    const many = read(values(80));
    expect(many.hasFault).toBe(true);
    expect(many.end().map(({ value }) => value)).toEqual([
      ...Array.from({ length: 50 }, (_, a) => ({ a })),
      {},
    ]);
  });

  it('is repaired at most five hundred times', () => {
    const strays = (count: number) => read(`{"a":[${'}'.repeat(count)}`);
    expect(strays(500).hasFault).toBe(false);
    expect(strays(501).hasFault).toBe(true);
  });
});
