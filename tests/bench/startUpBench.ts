import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import replies from '../fixtures/engine/replies.json';
import { msText } from './amounts';
import { BareServer, BuiltApp, builtLamp } from './BuiltApp';
import type { Figure } from './Figure';

const run = promisify(execFile);
const leastStarts = 4;
const starts = 10;
const mostToStart = 10;

/** How long a person waits for the app and for a command, against a process that does nothing. */
export async function* startUpBench(): AsyncGenerator<Figure> {
  const app = await fastestOf({ measured: startApp, baseline: startBare }, mostToStart);
  yield {
    what: 'process start until the app has told its first state',
    measured: msText(app.measured),
    against: 'bare Node: start until one page is had',
    baseline: msText(app.baseline),
    ratio: app.measured / app.baseline,
    atMost: mostToStart,
  };
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
  const file = join(folder, 'reply.txt');
  writeFileSync(file, replies[0]?.text ?? '');
  const calls = [
    { what: '`lamp --version`', words: ['--version'], atMost: 2 },
    { what: '`lamp validate` on one reply', words: ['validate', file], atMost: 3 },
    { what: '`lamp summarize` on one reply', words: ['summarize', file], atMost: 3 },
    { what: '`lamp intent` on one wish', words: ['intent', 'make it slower'], atMost: 5 },
  ];
  try {
    for (const call of calls) yield await commandFigure(call);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface LampCall {
  readonly what: string;
  readonly words: readonly string[];
  readonly atMost: number;
}

async function commandFigure({ what, words, atMost }: LampCall): Promise<Figure> {
  const { measured, baseline } = await fastestOf(
    {
      measured: () => run(process.execPath, [builtLamp, ...words]),
      baseline: () => run(process.execPath, ['-e', '0']),
    },
    atMost,
  );
  return {
    what: `${what}, start to end`,
    measured: msText(measured),
    against: '`node -e 0`',
    baseline: msText(baseline),
    ratio: measured / baseline,
    atMost,
  };
}

type Compared = Readonly<Record<'measured' | 'baseline', () => Promise<unknown>>>;

/** The fastest of several in turns, and of some more where the target seems missed. */
async function fastestOf(runs: Compared, atMost: number): Promise<{ measured: number; baseline: number }> {
  const best = { measured: Infinity, baseline: Infinity };
  for (let start = 0; start < starts; start++) {
    best.measured = Math.min(best.measured, await timed(runs.measured));
    best.baseline = Math.min(best.baseline, await timed(runs.baseline));
    if (start + 1 >= leastStarts && best.measured / best.baseline <= atMost) break;
  }
  return best;
}

/** What a run leaves behind is ended outside the time taken. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  const left = await act();
  const ms = performance.now() - begun;
  if (left instanceof BuiltApp || left instanceof BareServer) await left.end();
  return ms;
}

async function startApp(): Promise<BuiltApp> {
  const app = await BuiltApp.start();
  await app.firstEvent((event) => ('area' in event ? true : undefined));
  return app;
}

async function startBare(): Promise<BareServer> {
  const bare = await BareServer.start();
  await (await fetch(bare.host.address)).text();
  return bare;
}
