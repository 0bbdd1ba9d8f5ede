import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished } from 'vitest';
import { uncalibrated, type Calibration } from '#shared/conversation/tokens/Calibration';
import { answerWish } from '../../../electron/engine/answerWish';
import type { AnswerDependencies } from '../../../electron/engine/AnswerDependencies';
import { MemoryLog } from '../../../electron/engine/MemoryLog';
import { OllamaClient } from '../../../electron/engine/ollama/OllamaClient';
import { OllamaEngine } from '../../../electron/engine/ollama/OllamaEngine';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { eventually } from '../eventually';
import replies from '../../fixtures/engine/replies.json';

/** A new conversation starts this often, so that the log itself does not count as growth. */
const conversationLength = 50;
/** The fake server records each request; it is replaced before that takes much memory. */
const serverLife = 100;
const maxGrowthBytes = 5e6;
/** Every tenth reply has a realistic length; the others are the fake's own short one, which is faster. */
const realEach = 10;

/** The lifetime of an app: one engine, one signal that is never aborted, one set of calibrations. */
class Soak {
  private readonly engine: OllamaEngine;
  private readonly neverStopped = new AbortController().signal;
  private learnt: Calibration = uncalibrated;
  private log = new MemoryLog();
  private wishCount = 0;

  constructor(
    public ollama: FakeOllama,
    private readonly port: number,
  ) {
    const client = new OllamaClient({ url: ollama.url, isLocal: true });
    this.engine = new OllamaEngine(client, { name: 'gemma3:4b', numCtx: 4096 });
  }

  async askUntil(end: number): Promise<void> {
    for (; this.wishCount < end; this.wishCount++) {
      if (this.wishCount % conversationLength === 0) this.log = new MemoryLog();
      if (this.wishCount % serverLife === 0) await this.renewServer();
      if (this.wishCount % realEach === 0)
        this.ollama.queueReplies(replies[(this.wishCount / realEach) % replies.length]?.text ?? '');
      await this.ask(replies[this.wishCount % replies.length]?.wish ?? '');
    }
    await this.renewServer();
    this.log = new MemoryLog();
  }

  private async ask(text: string): Promise<void> {
    const deps: AnswerDependencies = {
      engine: this.engine,
      log: this.log,
      calibrations: {
        calibration: () => this.learnt,
        setCalibration: (_, calibration) => (this.learnt = calibration),
      },
      seed: () => this.wishCount,
    };
    const answer = await answerWish({ text }, deps, this.neverStopped, () => undefined);
    if (answer.kind !== 'program') throw new Error(`Wish ${this.wishCount} was ${JSON.stringify(answer)}.`);
  }

  private async renewServer(): Promise<void> {
    await this.ollama.stop();
    this.ollama = await FakeOllama.start({ port: this.port });
  }
}

interface Burden {
  readonly heapBytes: number;
  readonly externalBytes: number;
  readonly handles: number;
}

/** The process's memory and handles once it is idle. */
async function burden(): Promise<Burden> {
  // Longer than the timeouts still running.
  await pause(700);
  for (let round = 0; round < 4; round++) {
    collect();
    await pause(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return { heapBytes: heapUsed, externalBytes: external, handles: handles() };
}

/** How many sockets and timers keep the process busy. */
function handles(): number {
  return process.getActiveResourcesInfo().filter((name) => /^(TCP.*Wrap|Timeout)$/i.test(name)).length;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Fails if the process uses more after `count` replies than after the first `warmedUp`. */
export async function expectNoGrowth(warmedUp: number, count: number): Promise<void> {
  const warnings: Error[] = [];
  const warned = (warning: Error) => warnings.push(warning);
  process.on('warning', warned);
  onTestFinished(() => void process.off('warning', warned));
  const first = await FakeOllama.start();
  const soak = new Soak(first, first.port);
  onTestFinished(() => soak.ollama.stop());
  await soak.askUntil(warmedUp);
  const before = await burden();
  await soak.askUntil(count);
  // A busy machine closes its sockets late.
  await eventually(() => expect(handles()).toBeLessThanOrEqual(before.handles)).catch(() => undefined);
  const after = await burden();

  expect.soft(after.heapBytes - before.heapBytes).toBeLessThan(maxGrowthBytes);
  expect.soft(after.externalBytes - before.externalBytes).toBeLessThan(maxGrowthBytes);
  expect.soft(after.handles).toBeLessThanOrEqual(before.handles);
  expect.soft(warnings).toEqual([]);
}
