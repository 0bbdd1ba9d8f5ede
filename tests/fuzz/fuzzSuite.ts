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

/** Tries every target with all of its samples and cases, a million together; each must reach what it is meant to. */
export function millionCases(): void {
  describe('a million cases', () => {
    for (const [name, target] of all) tryTarget(name, target, 1);
  });

  it('are a million', () => {
    expect(all.reduce((sum, [, { cases }]) => sum + cases, 0)).toBeGreaterThanOrEqual(1_000_000);
  });
}

/** Tries every target that needs no compiler with a hundredth of that. So few do not reach what is rare. */
export function thousandsOfCases(): void {
  describe('some thousand cases', () => {
    for (const [name, target] of all.filter(([, { isCompiled }]) => !isCompiled))
      tryTarget(name, target, 0.01);
  });
}

function tryTarget(name: string, { open, cases, reaches, isCompiled }: FuzzTarget, share: number): void {
  describe(`of ${name}`, isCompiled ? needs('g++') : {}, () => {
    let target: Target;
    beforeAll(async () => {
      target = await open();
    });
    afterAll(() => target.close?.());

    it('break nothing, and reach what they are meant to', async () => {
      const samples = target.samples.slice(0, Math.max(10, target.samples.length * share));
      const tally = await fuzz({ ...target, samples }, { seed, cases: cases * share });
      expect(tally.cases).toBeGreaterThanOrEqual(Math.max(samples.length, cases * share));
      const wanted = share === 1 ? reaches : [];
      expect([...tally.outcomes.keys()], `with seed ${seed}`).toEqual(expect.arrayContaining([...wanted]));
      expect(tally.outcomes.size).toBeGreaterThan(1);
    });

    const folder = join(finds, name);
    const found = existsSync(folder) ? readdirSync(folder) : [];
    it.each(found)('break nothing any more: %s', async (file) => {
      const verdicts = await target.tryAll([readFileSync(join(folder, file))]);
      expect(verdicts).toEqual([{ outcome: expect.any(String) }]);
    });
  });
}
