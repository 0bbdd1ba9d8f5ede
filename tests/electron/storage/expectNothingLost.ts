import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { wish } from '../../shared/conversation/logOf';
import { bundle } from './bundle';
import { TestProcess } from './TestProcess';
import { openStorage } from './openStorage';
import { seededNumbers } from './seededNumbers';

/** How long a writer currently takes until its first acknowledgement on this machine. */
let startMs = 200;

/** Waits until the conversation grows: then the system is still writing a large line, piece by piece. */
function untilItGrows(folder: string): void {
  const names = readdirSync(join(folder, 'conversations'));
  const path = join(folder, 'conversations', names.find((name) => name.endsWith('.jsonl')) ?? '');
  const before = statSync(path).size;
  const deadline = performance.now() + 10_000;
  // Without a pause: megabytes are written within a millisecond or two.
  while (statSync(path).size === before && performance.now() < deadline);
}

/** Kills a writer at some moment, and returns what it had acknowledged: each entry's number and length. */
async function killOne(
  writer: string,
  folder: string,
  round: number,
  random: () => number,
): Promise<Map<number, number>> {
  const isLarge = round % 5 === 2;
  const seed = Math.floor(random() * 2 ** 31);
  const child = new TestProcess(writer, folder, String(seed), ...(isLarge ? ['large'] : []));
  if (isLarge) {
    await child.line(5);
    untilItGrows(folder);
  } else if (round % 5 === 4) {
    // During start-up: while it takes the lock, creates or opens the conversation.
    await wait(random() * startMs);
  } else {
    const spawned = performance.now();
    await child.line();
    startMs = performance.now() - spawned;
    await wait(random() * 60);
  }
  const end = await child.kill();
  expect(end, child.errors).toBe('SIGKILL');
  // A line that the kill cut short does not count as acknowledged.
  const pairs = child.lines.map((line) => /^(\d+) (\d+)$/.exec(line)).filter((match) => match !== null);
  return new Map(pairs.map(([, seq, length]) => [Number(seq), Number(length)]));
}

/** Compares the folder with everything that was acknowledged. */
async function check(folder: string, acknowledged: Map<number, number>, mode: 'read' | 'write') {
  const { storage, warnings } = await openStorage(folder, { mode });
  const [id, ...others] = await storage.conversations.ids();
  expect(others).toEqual([]);
  if (id === undefined) {
    expect(acknowledged.size).toBe(0);
  } else {
    const entries = await storage.conversations.read(id);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    const lengths = new Map(
      entries.map((entry) => [entry.seq, entry.type === 'prompt' ? entry.text.length : 0]),
    );
    for (const [seq, length] of acknowledged) expect(lengths.get(seq), `entry ${seq}`).toBe(length);
    if (mode === 'write') {
      const log = await storage.conversations.open(id);
      const [added] = await log.append(wish('once more'));
      expect(added?.seq).toBe(entries.length + 1);
      acknowledged.set(entries.length + 1, 0);
    }
  }
  await storage.close();
  // A warning about an unfinished last line is the only one allowed.
  expect(warnings.filter((sentence) => !/last line .* was never finished/.test(sentence))).toEqual([]);
  expect(existsSync(join(folder, 'damaged'))).toBe(false);
}

/** Kills the writer of one folder again and again. */
async function lane(writer: string, kills: number, seed: number): Promise<number> {
  const folder = temporaryFolder();
  const random = seededNumbers(seed);
  const acknowledged = new Map<number, number>();
  for (let round = 0; round < kills; round++) {
    for (const [seq, length] of await killOne(writer, folder, round, random)) acknowledged.set(seq, length);
    // Reading leaves the dead writer's lock for the next writer to remove.
    await check(folder, acknowledged, round % 3 === 1 ? 'read' : 'write');
  }
  await check(folder, acknowledged, 'write');
  return acknowledged.size;
}

/**
 * Fails if an acknowledged entry is lost, or the folder does not load, when its writer is killed `kills` times; one
 * folder per seed, all at the same time. The seed determines what is written and when kills are planned; the exact
 * moment of a kill is up to the system.
 */
export async function expectNothingLost(kills: number, seeds: readonly number[]): Promise<void> {
  const writer = await bundle('writerProcess.ts');
  try {
    const lanes = seeds.map((seed) =>
      lane(writer.file, kills, seed).catch((error: unknown) => {
        throw new Error(`With seed ${seed}: ${String(error)}`, { cause: error });
      }),
    );
    // Otherwise too little was written to prove anything.
    for (const size of await Promise.all(lanes)) expect(size).toBeGreaterThan(kills * 2);
  } finally {
    writer.remove();
  }
}
