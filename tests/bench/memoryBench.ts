import { setTimeout as after } from 'node:timers/promises';
import { routes } from '#shared/api/contract';
import { FakeOllama } from '../fakes/ollama/FakeOllama';
import replies from '../fixtures/engine/replies.json';
import { bytesText } from './amounts';
import { BareServer, BuiltApp } from './BuiltApp';
import type { Figure } from './Figure';
import { inspectable, Inspected } from './Inspected';

const warmUp = 100;
const answered = 300;
/** So many replies have one of a real length among them; the others are the stand-in's own short one, which takes less time. */
const realEach = 10;
const switches = 200;
/** A conversation has these; then a new one begins, so that it is not the log that grows. */
const wishes = [
  'thunderstorm over the sea',
  'northern lights',
  'lava lamp',
  'a bee flying',
  'forest in autumn',
];
const settleMs = 2000;

/** What the app takes while it is idle, against a process that does nothing; and what it keeps of what it has done. */
export async function* memoryBench(): AsyncGenerator<Figure> {
  const ollama = await FakeOllama.start();
  const bare = await BareServer.start(inspectable);
  const app = await BuiltApp.start({ OLLAMA_HOST: ollama.url, ...inspectable });
  const [nothing, host, lamp] = [
    await Inspected.connect(bare.host.lines),
    await Inspected.connect(app.host.lines),
    await Inspected.connect(app.host.lines, 1),
  ];
  try {
    await after(settleMs);
    const baseline = await nothing.residentBytes();
    const processes = [
      { what: 'the idle app', process: host, atMost: 2.5 },
      { what: 'the lamp’s process', process: lamp, atMost: 2 },
    ];
    for (const { what, process, atMost } of processes) {
      const bytes = await process.residentBytes();
      yield {
        what: `${what}: resident memory`,
        measured: bytesText(bytes),
        against: 'bare Node that serves a page',
        baseline: bytesText(baseline),
        ratio: bytes / baseline,
        atMost,
      };
    }
    yield await growth(app, ollama, host);
  } finally {
    // A process that is looked into does not end.
    for (const process of [nothing, host, lamp]) process.close();
    await app.end();
    await bare.end();
    await ollama.stop();
  }
}

async function growth(app: BuiltApp, ollama: FakeOllama, host: Inspected): Promise<Figure> {
  const ids: string[] = [];
  const begin = async () => ids.push((await app.client.call(routes.conversations.create, undefined)).id);
  await app.chooseModel('gemma3:4b');
  let before = NaN;
  for (let count = 0; count < warmUp + answered; count++) {
    if (count % wishes.length === 0) await begin();
    if (count === warmUp) before = await host.heapBytes();
    if (count % realEach === 0) ollama.queueReplies(realReply(count / realEach));
    await app.wish(wishes[count % wishes.length] ?? '');
  }
  for (let count = 0; count < switches; count++)
    await app.client.call(routes.conversations.open, { id: ids[count % ids.length] ?? '' });
  await begin();
  await after(settleMs);
  const heap = await host.heapBytes();
  return {
    what: `heap after ${answered} replies and ${switches} switches more`,
    measured: bytesText(heap),
    against: `after ${warmUp} replies`,
    baseline: bytesText(before),
    ratio: heap / before,
    atMost: 1.2,
  };
}

/** A reply of a real length, by a name of its own: a wish for what has a name already would go back to it. */
function realReply(at: number): string {
  return replies[at % replies.length]?.text.replace(/"name":"[^"]*"/, `"name":"Reply ${at}"`) ?? '';
}
