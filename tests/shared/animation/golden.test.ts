import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldenFile, paintedFrames } from '../../tools/goldenFrames';
import { schemaParts } from '#shared/program/Program';

const nameOf = (line: string) => line.slice(0, line.indexOf(':'));

describe('the golden frames', () => {
  const golden = readFileSync(goldenFile, 'utf8').trimEnd().split('\n');
  const painted = paintedFrames().trimEnd().split('\n');

  it.each(painted.map((line, at) => [nameOf(line), line, golden[at]]))('%s', (_name, line, kept) => {
    expect(line).toBe(kept);
  });

  it('show every pattern and every element', () => {
    const names = new Set(golden.map((line) => nameOf(line).replace(/ @\d+$/, '')));
    for (const pattern of schemaParts.patterns)
      expect(names).toContain(`pattern ${pattern.shape.name.value}`);
    for (const element of schemaParts.elements)
      expect(names).toContain(`element ${element.shape.type.value}`);
  });
});
