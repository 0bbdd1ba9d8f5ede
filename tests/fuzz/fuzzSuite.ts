import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzz } from './engine/fuzz';
import type { Target } from './engine/Target';
import { fuzzTargets, type FuzzTarget } from './fuzzTargets';
import { needs } from '../tools/needs';

const finds = join(import.meta.dirname, '../fixtures/fuzz');
const seed = process.env['FUZZ'] ? Date.now() % 2 ** 32 : 20_261_115;
const all = Object.entries(fuzzTargets);

/** Tries every target with all of its cases, a million together; each must reach what it is meant to. */
export function millionCases(): void {
  describe('a million cases', () => {
    for (const [name, target] of all) tryTarget(name, target, target.cases, target.reaches);
  });

  it('are a million', () => {
    expect(all.reduce((sum, [, { cases }]) => sum + cases, 0)).toBeGreaterThanOrEqual(1_000_000);
  });
}

/** Tries every target that needs no compiler with a hundredth of its cases: some of what it reaches is too rare for so few. */
export function thousandsOfCases(): void {
  describe('some thousand cases', () => {
    for (const [name, target] of all.filter(([, { isCompiled }]) => !isCompiled))
      tryTarget(name, target, Math.max(10, Math.ceil(target.cases / 100)), target.reaches.slice(0, 1));
  });
}

function tryTarget(
  name: string,
  { open, isCompiled }: FuzzTarget,
  cases: number,
  reaches: readonly string[],
): void {
  describe(`of ${name}`, isCompiled ? needs('g++') : {}, () => {
    let target: Target;
    beforeAll(async () => {
      target = await open();
    });
    afterAll(() => target.close?.());

    it('break nothing, and reach what they are meant to', async () => {
      const tally = await fuzz(target, { seed, cases });
      expect(tally.cases).toBeGreaterThanOrEqual(cases);
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
