import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flashReport } from '#shared/animation/flashes/flashReport';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { readIntent } from '#shared/composer/intent/readIntent';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { ledCount } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { describeProgram } from '#shared/program/describeProgram';
import { formatProgram } from '#shared/program/formatProgram';
import { parseReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/Program';
import { openConfStore } from '../../electron/storage/openConfStore';
import { Storage } from '../../electron/storage/Storage';
import replies from '../fixtures/engine/replies.json';
import { patternOf, programOf, showing } from '../shared/animation/showing';
import { timeText } from './amounts';
import { repeatedConversation, replayOf } from './contextBench';
import { fastest } from './fastest';
import type { Figure } from './Figure';
import { patternShows } from './patternShows';

/** Disk operations are measured this often; the fastest counts. */
const rounds = 8;
const turnCounts = [60, 240, 960];

/** How costs grow with LEDs, steps and turns. Without targets: docs/performance.md explains the growth. */
export async function* growthBench(): AsyncGenerator<Figure> {
  yield* byLeds();
  yield* bySteps();
  yield* byTurns();
  yield* onDisk();
}

type Works = Readonly<Record<string, () => void>>;

/** Each kind of work at several sizes, against the smallest. */
function* grown(sizes: readonly number[], unit: string, worksAt: (size: number) => Works): Generator<Figure> {
  const works = new Map(sizes.map((size) => [size, worksAt(size)]));
  for (const work of Object.keys(works.get(sizes[0] ?? NaN) ?? {})) {
    const runs = sizes.map((size): [string, () => void] => [
      `${size}`,
      works.get(size)?.[work] ?? (() => {}),
    ]);
    const times: Readonly<Record<string, number>> = fastest(Object.fromEntries(runs));
    yield* growthRows(work, unit, sizes, (size) => times[size] ?? NaN);
  }
}

function* growthRows(
  work: string,
  unit: string,
  [smallest = NaN, ...larger]: readonly number[],
  nsOf: (size: number) => number,
): Generator<Figure> {
  for (const size of larger) {
    yield {
      what: `${work}, ${size} ${unit}`,
      measured: timeText(nsOf(size)),
      against: `${smallest} ${unit}`,
      baseline: timeText(nsOf(smallest)),
      ratio: nsOf(size) / nsOf(smallest),
    };
  }
}

/** The default lamp, one of about twice its LEDs, and one of four times. */
const lamps = ['10x14+32', '14x20+64', '20x28+128'].map((words) => parseLayout(words));

function* byLeds(): Generator<Figure> {
  const program = sampleReply();
  const fire = showing(patternOf('fire', { color: '#FF4500', color2: '#FFC940', speed: 1200 }));
  yield* grown(lamps.map(ledCount), 'LEDs', (leds) => {
    const layout = lamps.find((each) => ledCount(each) === leds);
    if (!layout) throw new Error(`There is no lamp of ${leds} LEDs.`);
    const frame = new Uint8Array(leds * 3);
    const guarded = new Uint8Array(leds * 3);
    let ms = 0;
    return {
      'painting a frame of fire': () => void frameAt(fire, layout, (ms += 16), frame),
      'guarding a frame': () => guardFrame(frame, { brightness: 179, budgetMa: leds * 12 }, guarded),
      'looking for flashes': () => void flashReport(program, layout),
    };
  });
}

function* bySteps(): Generator<Figure> {
  const [layout] = lamps;
  if (!layout) return;
  yield* grown([4, 16, 64], 'steps', (count) => {
    const program = manySteps(count);
    const text = formatProgram(program);
    return {
      'reading a reply': () => void parseReply(text),
      'describing a program': () => void describeProgram(program),
      'making lamp code': () => void encodeProgram(program),
      'looking for flashes': () => void flashReport(program, layout),
    };
  });
}

function* byTurns(): Generator<Figure> {
  yield* grown(turnCounts, 'turns', (turns) => {
    const replay = replayOf(repeatedConversation(turns));
    return {
      'laying out a prompt': () => void replay.contextFor('slower'),
      'reading what a wish means': () => void readIntent('make the second step violet', replay.entries),
    };
  });
}

/** Conversations as files: opening a long one, and adding to it. */
async function* onDisk(): AsyncGenerator<Figure> {
  const times = new Map<number, FileTimes>();
  for (const turns of turnCounts) times.set(turns, await fileTimes(turns));
  yield* growthRows(
    'opening a conversation',
    'turns',
    turnCounts,
    (turns) => times.get(turns)?.opening ?? NaN,
  );
  yield* growthRows(
    'adding to a conversation',
    'turns',
    turnCounts,
    (turns) => times.get(turns)?.adding ?? NaN,
  );
}

/** In ns. */
interface FileTimes {
  readonly opening: number;
  readonly adding: number;
}

async function fileTimes(turns: number): Promise<FileTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
  const storage = await Storage.open({ folder, openStore: openConfStore, mode: 'write', warn: () => {} });
  try {
    const { conversations } = storage;
    const { id, append } = await written(storage, turns);
    const opening: number[] = [];
    const adding: number[] = [];
    for (let round = 0; round < rounds; round++) {
      adding.push(await timed(() => append()));
      await conversations.close(id);
      opening.push(await timed(() => conversations.open(id)));
    }
    return { opening: Math.min(...opening), adding: Math.min(...adding) };
  } finally {
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a conversation of this many turns to disk; `append` adds a wish to it. */
async function written(storage: Storage, turns: number) {
  const { conversations } = storage;
  const { id } = await conversations.create();
  await (await conversations.open(id)).append(...replayOf(repeatedConversation(turns)).entries);
  return {
    id,
    append: async () => (await conversations.open(id)).append({ type: 'wish', text: 'slower' }),
  };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint();
  await act();
  return Number(process.hrtime.bigint() - start);
}

/** A typical reply: several steps with cross-fades. */
function sampleReply(): Program {
  const parsed = parseReply(replies[0]?.text ?? '');
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

/** A program of this many steps, of every pattern in turn. */
function manySteps(count: number): Program {
  const steps = Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    command: patternShows[at % patternShows.length]?.command,
    duration: 2000,
    transition: 500,
  }));
  return programOf({ name: 'Many', steps, loop: { count: 0, start_step: 's0', end_step: `s${count - 1}` } });
}
