import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { errorCodes } from '#shared/errors/LampwrightError';
import { formatEntries, formatHeader, readConversation } from '#shared/conversation/conversationFile';
import type { Entry } from '#shared/conversation/Entry';
import { uncalibrated, type Calibration } from '#shared/conversation/tokens/Calibration';
import { parseProgram } from '#shared/program/parseProgram';
import { answerWish, type Answer, type WishToAnswer } from '../../../electron/engine/answerWish';
import type { Calibrations } from '../../../electron/engine/AnswerDependencies';
import { MemoryLog } from '../../../electron/engine/MemoryLog';
import { OllamaClient } from '../../../electron/engine/ollama/OllamaClient';
import { OllamaEngine } from '../../../electron/engine/ollama/OllamaEngine';
import type { ReplyTiming } from '../../../electron/engine/ollama/ReplyCall';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import type { ScriptedReply } from '../../fakes/ollama/ServerState';
import { CuttingProxy, randomFault, type Interruption, type RandomFault } from './RandomFault';
import { eventually } from '../eventually';

/** Each phase is given up after a dozen silent ticks. */
const hasty: ReplyTiming = {
  tickMs: 10,
  patience: { loading: 0.12, slowLoading: 0.05, reading: 0.12, readingPerToken: 0, writing: 0.12 },
};

/** After a stop, only events for data that had already arrived may follow: a few turns of the fake server. */
const maxEventsAfterStop = 100;

const plainReply =
  '{"program":{"name":"Lake","steps":[{"id":"a","command":{"type":"pattern","name":"solid","params":{"color":"#008080"}},"duration":null}]}}';

/** One conversation, and a server that goes down and comes back at the same port. */
class Ordeal {
  readonly log = new MemoryLog();
  /** The highest number of events between a stop and the answer. */
  eventsAfterStop = 0;
  private readonly calibrations = memoryCalibrations();
  private seeds = 0;
  private nextReply: () => string | ScriptedReply = () => '';

  constructor(
    public ollama: FakeOllama,
    private readonly port: number,
  ) {}

  async restart(options: RandomFault['server']): Promise<void> {
    await this.ollama.stop();
    this.ollama = await FakeOllama.start({ ...options, port: this.port });
    this.ollama.replyWith(() => this.nextReply());
  }

  async go(fault: RandomFault): Promise<Answer> {
    const { ollama, port } = this;
    const { current, cutSeed } = fault;
    if (current) await this.log.append({ type: 'manual', program: current, changes: [] });
    let replyIndex = 0;
    this.nextReply = () => fault.replies[replyIndex++ % fault.replies.length] ?? '';
    ollama.replyWith(() => this.nextReply());
    if (fault.isLasting) ollama.failAlways(...fault.faults);
    else ollama.failNext(...fault.faults);
    const proxy = cutSeed === undefined ? undefined : await CuttingProxy.start(port, cutSeed);
    try {
      const answer = await this.interrupted(fault, proxy?.url ?? `http://127.0.0.1:${port}`);
      const open = () => this.ollama.openSockets + (proxy?.openSockets ?? 0);
      await eventually(() => {
        if (open() > 0) throw new Error(`${open()} sockets are left open`);
      });
      return answer;
    } finally {
      await proxy?.stop();
      this.ollama.clearFaults();
    }
  }

  /** A wish without any fault, with default timeouts. */
  plain(text: string): Promise<Answer> {
    const url = `http://127.0.0.1:${this.port}`;
    this.ollama.queueReplies(plainReply);
    return this.answer({ text }, { url, numCtx: 4096 }, new AbortController().signal, () => undefined);
  }

  private async interrupted(fault: RandomFault, url: string): Promise<Answer> {
    const { interruption, numCtx } = fault;
    const user = new AbortController();
    let restarting: Promise<void> | undefined;
    const interrupt = () => {
      if (interruption.what === 'restart') restarting ??= this.restart(fault.server);
      else user.abort();
    };
    if (interruption.what === 'stopped-before') interrupt();
    if (interruption.what === 'server-down') await this.ollama.stop();
    const timer = 'afterMs' in interruption ? setTimeout(interrupt, interruption.afterMs) : undefined;
    let events = 0;
    let afterStop = 0;
    const onEvent = () => {
      if (user.signal.aborted) afterStop += 1;
      if (isDue(interruption, events++)) interrupt();
    };
    try {
      return await this.answer(this.wishOf(fault), { url, numCtx, pace: hasty }, user.signal, onEvent);
    } finally {
      this.eventsAfterStop = Math.max(this.eventsAfterStop, afterStop);
      clearTimeout(timer);
      await restarting;
      if (interruption.what === 'server-down') await this.restart(fault.server);
    }
  }

  private wishOf({ wish: text, isNew, isAnotherTake, isInstead }: RandomFault): WishToAnswer {
    const replaces = isInstead ? this.log.entries.findLast(({ type }) => type === 'wish')?.seq : undefined;
    const reading = { intent: isNew ? 'new' : 'follow-up', confidence: 1, because: '' } as const;
    return { text, reading, isAnotherTake, ...(replaces === undefined ? {} : { replaces }) };
  }

  private answer(
    wish: WishToAnswer,
    { url, numCtx, pace }: { url: string; numCtx: number; pace?: ReplyTiming },
    signal: AbortSignal,
    onEvent: () => void,
  ): Promise<Answer> {
    const engine = new OllamaEngine(
      new OllamaClient({ url, isLocal: true }),
      { name: 'gemma3:4b', numCtx },
      pace,
    );
    const { log, calibrations } = this;
    return answerWish(wish, { engine, log, calibrations, seed: () => ++this.seeds }, signal, onEvent);
  }
}

function memoryCalibrations(): Calibrations {
  let learnt: Calibration = uncalibrated;
  return { calibration: () => learnt, setCalibration: (_, calibration) => (learnt = calibration) };
}

function isDue(interruption: Interruption, events: number): boolean {
  return 'afterEvents' in interruption && events === interruption.afterEvents;
}

/** The wish is stored unchanged, and each attempt has an outcome. */
function expectNoLostWish(added: readonly Entry[], typed: string, answer: Answer): void {
  const wishes = added.filter((entry) => entry.type === 'wish');
  expect(wishes.length).toBeGreaterThan(0);
  expect(wishes.length).toBeLessThan(3);
  for (const { seq, text } of wishes) {
    expect(text).toBe(typed);
    const outcomes = added.filter(
      (entry) => (entry.type === 'reply' || entry.type === 'failure') && entry.to === seq,
    );
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]?.seq).toBeGreaterThan(seq);
  }
  const [first, second] = wishes;
  if (second) expect(second.replaces).toBe(first?.replaces ?? first?.seq);
  const last = added.findLast((entry) => entry.type === 'reply' || entry.type === 'failure');
  if (answer.kind === 'program') expect(last).toMatchObject({ type: 'reply', program: answer.program });
  if (answer.kind === 'stopped') expect(last).toMatchObject({ type: 'failure', code: 'STOPPED' });
  if (answer.kind === 'failed') expect(last).toMatchObject({ type: 'failure', code: answer.error.code });
}

/** The reply in the log is exactly what was sent, however it was split on the way. */
function expectToTheLetter(added: readonly Entry[], { faults, replies }: RandomFault): void {
  if (faults.some(({ name }) => name.startsWith('runaway'))) return;
  for (const entry of added) {
    if (entry.type !== 'reply' && entry.type !== 'failure') continue;
    const { text = '' } = entry;
    expect(replies.some((reply) => reply.text.startsWith(text))).toBe(true);
  }
}

function expectKnown(answer: Answer): void {
  expect(['program', 'failed', 'stopped']).toContain(answer.kind);
  if (answer.kind !== 'failed') return;
  const { code, message } = answer.error;
  expect(errorCodes).toContain(code);
  expect(code).not.toBe('INTERNAL');
  expect(message).toMatch(/^[“A-Z].*\.$/s);
  expect(message).not.toMatch(/undefined|\[object|\bNaN\b|fetch failed/);
}

function expectSoundLog(entries: readonly Entry[]): void {
  const read = readConversation(formatHeader('ordeal', 0) + formatEntries(entries));
  expect(read).toMatchObject({ damagedLines: [], isTorn: false, lacksEnd: false });
  expect(read.entries).toEqual(entries);
  for (const entry of entries) {
    if (!('program' in entry)) continue;
    expect(parseProgram(entry.program)).toEqual({ ok: true, program: entry.program, repairs: [] });
  }
}

/** The sockets and timers that keep the process busy. */
function handles(): Record<'sockets' | 'timers', number> {
  const busy = process.getActiveResourcesInfo();
  return {
    sockets: busy.filter((name) => /^TCPSocketWrap$/i.test(name)).length,
    timers: busy.filter((name) => name === 'Timeout').length,
  };
}

async function expectIdle(ollama: FakeOllama, before: ReturnType<typeof handles>): Promise<void> {
  const isIdle = () =>
    ollama.openSockets === 0 && handles().sockets <= before.sockets && handles().timers <= before.timers;
  await eventually(() => expect(isIdle()).toBe(true)).catch(() => undefined);
  const { sockets, timers } = handles();
  expect({ atServer: ollama.openSockets, sockets }).toEqual({ atServer: 0, sockets: before.sockets });
  expect(timers).toBeLessThanOrEqual(before.timers);
}

/** The seed of this run's cases, for repeating them. */
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;

/** Fails if one of `count` wishes is lost or anything stays open, or if fewer than `kinds` kinds of answers came. */
export async function expectNoWishLost(count: number, kinds: number): Promise<void> {
  const surprises: unknown[] = [];
  const surprise = (reason: unknown) => surprises.push(reason);
  process.on('unhandledRejection', surprise);
  process.on('warning', surprise);
  onTestFinished(() => {
    process.off('unhandledRejection', surprise);
    process.off('warning', surprise);
  });
  const first = await FakeOllama.start();
  const ordeal = new Ordeal(first, first.port);
  onTestFinished(() => ordeal.ollama.stop());
  await ordeal.plain('a calm lake');
  await pause(50);
  const before = handles();

  const tally = new Map<string, number>();
  const lost: string[] = [];
  for (const [index, fault] of fc.sample(randomFault, { seed, numRuns: count }).entries()) {
    const from = ordeal.log.entries.length;
    try {
      const answer = await ordeal.go(fault);
      expectKnown(answer);
      const added = ordeal.log.entries.slice(from);
      expectNoLostWish(added, fault.wish, answer);
      expectToTheLetter(added, fault);
      const key = answer.kind === 'failed' ? answer.error.code : answer.kind;
      tally.set(key, (tally.get(key) ?? 0) + 1);
    } catch (error) {
      // Ten failures are enough to see the pattern.
      if (lost.length === 10) break;
      const { replies: _, current: __, ...shown } = fault;
      lost.push(`wish ${index} of seed ${seed}: ${String(error)} at ${JSON.stringify(shown)}`);
    }
  }
  expect.soft(lost).toEqual([]);
  expect.soft(ordeal.eventsAfterStop).toBeLessThan(maxEventsAfterStop);

  await expectIdle(ordeal.ollama, before);
  expect(surprises).toEqual([]);
  expectSoundLog(ordeal.log.entries);
  // The test would prove little if all wishes had ended the same way.
  expect(tally.get('program')).toBeGreaterThan(count / 10);
  expect(tally.get('stopped')).toBeGreaterThan(count / 50);
  expect(tally.size, [...tally.keys()].join()).toBeGreaterThanOrEqual(kinds);
  expect(await ordeal.plain('a calm lake')).toMatchObject({ kind: 'program' });
}
