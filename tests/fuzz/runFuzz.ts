import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from './engine/fuzz';
import { FuzzFind } from './engine/FuzzFind';
import { fuzzTargets } from './fuzzTargets';

// `npm run fuzz -- --target NAME --minutes N --seed S`: all targets, one minute each, and a fresh seed unless told otherwise.
// `--outcomes` tells what came of the cases.

const { values } = parseArgs({
  options: {
    target: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    outcomes: { type: 'boolean' },
  },
});
const minutes = Number(values.minutes ?? 1);
const seed = Number(values.seed ?? Date.now() % 2 ** 32);
const names = values.target === undefined ? Object.keys(fuzzTargets) : [values.target];

for (const name of names) await run(name);

async function run(name: string): Promise<void> {
  const known = fuzzTargets[name];
  if (!known) throw new Error(`There is no target ${name}: ${Object.keys(fuzzTargets).join(', ')}.`);
  const target = await known.open();
  const before = process.cpuUsage();
  const endMs = performance.now() + minutes * 60_000;
  try {
    const isOver = () => performance.now() > endMs;
    const { cases, outcomes } = await fuzz(target, { seed, cases: Infinity, isOver });
    const { user, system } = process.cpuUsage(before);
    const cost = Math.round((user + system) / cases);
    process.stdout.write(
      `${name}, seed ${seed}: ${cases} cases of ${cost} µs, ${outcomes.size} outcomes, nothing found\n`,
    );
    if (values.outcomes)
      for (const [outcome, count] of outcomes) process.stdout.write(`  ${count} × ${outcome}\n`);
  } catch (error) {
    if (!(error instanceof FuzzFind)) throw error;
    process.stderr.write(`${name}: ${error.message}\nIt was saved as ${saveFind(name, error)}\n`);
    process.exitCode = 1;
  } finally {
    await target.close?.();
  }
}

function saveFind(name: string, { input }: FuzzFind): string {
  const folder = join(import.meta.dirname, '../../dist/fuzz', name);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, createHash('sha256').update(input).digest('hex').slice(0, 8));
  writeFileSync(path, input);
  return path;
}
