import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzz } from './engine/fuzz';
import type { Target } from './engine/Target';
import { canCompile } from './firmware/FirmwareBench';
import { fuzzTargets, type FuzzTarget } from './fuzzTargets';

const finds = join(import.meta.dirname, '../fixtures/fuzz');
const seed = process.env['FUZZ'] ? Date.now() % 2 ** 32 : 20_261_115;
const counts = new Map<string, number>();
/** What hangs fails; how fast a machine is says nothing. */
const longestMs = 900_000;
const all = Object.entries(fuzzTargets);

describe('a million cases', () => {
  for (const [name, known] of all.filter(([, { isCompiled }]) => !isCompiled)) tryTarget(name, known);
});

describe.skipIf(!canCompile)('hundreds of thousands of cases for the firmware', () => {
  for (const [name, known] of all.filter(([, { isCompiled }]) => isCompiled)) tryTarget(name, known);

  it('make a million with the others, and all of them were tried', () => {
    expect([...counts.keys()].sort()).toEqual(Object.keys(fuzzTargets).sort());
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1_000_000);
  });
});

function tryTarget(name: string, { open, cases, reaches }: FuzzTarget): void {
  describe(`of ${name}`, () => {
    let target: Target;
    beforeAll(async () => {
      target = await open();
    }, longestMs);
    afterAll(() => target.close?.());

    it('break nothing, and reach what they are meant to', { timeout: longestMs }, async () => {
      const tally = await fuzz(target, { seed, cases });
      counts.set(name, tally.cases);
      expect([...tally.outcomes.keys()], `with seed ${seed}`).toEqual(expect.arrayContaining([...reaches]));
    });

    const folder = join(finds, name);
    const found = existsSync(folder) ? readdirSync(folder) : [];
    it.each(found)('break nothing any more: %s', async (file) => {
      const verdicts = await target.tryAll([readFileSync(join(folder, file))]);
      expect(verdicts).toEqual([{ outcome: expect.any(String) }]);
    });
  });
}
