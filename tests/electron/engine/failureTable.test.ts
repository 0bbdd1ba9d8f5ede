import { afterEach, describe, expect, it, vi } from 'vitest';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { GivenFault } from '../../fakes/ollama/faults';
import type { ScriptedReply } from '../../fakes/ollama/ServerState';
import { glow, logOf, reply, wish } from '../../shared/conversation/logOf';
import {
  expectNextWishWorks,
  expectNoSockets,
  noProgram,
  noticeCodes,
  EngineFixture,
  soundReply,
  type Asked,
  type Setting,
} from './EngineFixture';

const wishText = 'a calm lake at night';

/** What a user can do, in the words our messages use for it. */
const wayOut =
  /\b(start it|try again|check (the|that)|get it|choose|close other programs|wait a moment|restart|ask for|in other words)\b/i;

function expectForPeople(message: string): void {
  expect(message).toMatch(/\.$/);
  expect(message).toMatch(wayOut);
  expect(message).not.toMatch(/undefined|\[object|\bNaN\b|\n|\bat \S+:\d+:\d+/);
  expect(message, 'technical words').not.toMatch(/\bE[A-Z]{5,}\b|\bUND_ERR|fetch failed|Error:/);
}

/** Checks what holds for each failure, whatever its cause. */
async function expectFailure(fixture: EngineFixture, result: Asked, code: ErrorCode): Promise<void> {
  const { answer, entries } = result;
  expect(answer).toEqual({ kind: 'failed', error: expect.any(LampwrightError) });
  if (answer.kind !== 'failed') return;
  const { message } = answer.error;
  expect([answer.error.code, message]).toEqual([code, message]);
  expectForPeople(message);
  const put = entries.find((entry) => entry.type === 'wish');
  expect(put).toMatchObject({ text: wishText });
  expect(entries.at(-1)).toMatchObject({ type: 'failure', to: put?.seq, code, message });
  await expectNoSockets(fixture);
}

interface Row {
  readonly title: string;
  readonly code: ErrorCode;
  readonly faults?: GivenFault[];
  /** They happen to every request. */
  readonly isLasting?: true;
  readonly setting?: Setting;
  readonly notices?: string[];
}

const atChat = { path: '/api/chat' };
const midway = { afterTokens: 20 };
const errorLine = (message?: string): GivenFault => ({
  name: 'error-line',
  ...midway,
  ...(message === undefined ? {} : { message }),
});
const runnerGone = 'llama runner process has terminated: exit status 2';

const rows: Row[] = [
  { title: 'a connection that is reset at once', code: 'OLLAMA_DIED', faults: ['refuse'], isLasting: true },
  {
    title: 'a request that is cut off unanswered',
    code: 'OLLAMA_DIED',
    faults: [{ name: 'refuse', ...atChat }],
  },
  { title: 'a web page', code: 'NOT_OLLAMA', faults: ['html'], isLasting: true },
  {
    title: 'the JSON of another program',
    code: 'NOT_OLLAMA',
    faults: [{ name: 'not-ollama', as: 'json' }],
    isLasting: true,
  },
  {
    title: 'the page of another program',
    code: 'NOT_OLLAMA',
    faults: [{ name: 'not-ollama', as: 'html', ...atChat }],
  },
  { title: 'JSON that breaks off', code: 'NOT_OLLAMA', faults: [{ name: 'truncated-body', ...atChat }] },
  {
    title: 'a proxy without a backend',
    code: 'NOT_OLLAMA',
    faults: [{ name: 'html-502', ...atChat }],
  },
  { title: 'a redirect', code: 'NOT_OLLAMA', faults: ['redirect'], isLasting: true },
  {
    title: 'an endless load',
    code: 'LOADING_SLOW',
    faults: ['slow-load'],
    notices: ['LOADING_TAKES_LONG'],
  },
  { title: 'too little memory', code: 'OUT_OF_MEMORY', faults: ['http-500-out-of-memory'] },
  { title: 'a busy server', code: 'OLLAMA_BUSY', faults: ['busy'] },
  { title: 'a crash while loading', code: 'OLLAMA_DIED', faults: ['die-while-loading'] },
  { title: 'a crash while reading', code: 'OLLAMA_DIED', faults: ['die-while-reading'] },
  {
    title: 'a crash in the middle of a line',
    code: 'OLLAMA_DIED',
    faults: [{ name: 'die-mid-line', ...midway }],
  },
  { title: 'an error in the stream', code: 'OLLAMA_FAILED', faults: [errorLine()] },
  { title: 'an error before the first word', code: 'OLLAMA_FAILED', faults: ['error-line'] },
  {
    title: 'memory that runs out in the stream',
    code: 'OUT_OF_MEMORY',
    faults: [errorLine('cudaMalloc failed: out of memory')],
  },
  { title: 'a runner that crashes in the stream', code: 'OLLAMA_DIED', faults: [errorLine(runnerGone)] },
  {
    title: 'silence while reading',
    code: 'OLLAMA_SILENT',
    setting: { server: { readTokensPerSecond: 200 } },
  },
  { title: 'silence while writing', code: 'OLLAMA_SILENT', faults: [{ name: 'stall', ...midway }] },
  { title: 'silence before the first word', code: 'OLLAMA_SILENT', faults: ['stall'] },
  { title: 'bytes that are not text', code: 'REPLY_GARBLED', faults: [{ name: 'garbage-bytes', ...midway }] },
  {
    title: 'a line that is not JSON',
    code: 'REPLY_GARBLED',
    faults: [{ name: 'broken-json-line', ...midway }],
  },
  { title: 'an endless line', code: 'REPLY_GARBLED', faults: [{ name: 'oversized-line', ...midway }] },
];

describe('a failure keeps the wish, has a message with advice, and leaves no socket:', () => {
  it.each(rows)('$title is $code', async ({ code, faults = [], isLasting, setting, notices = [] }) => {
    const fixture = await EngineFixture.start(setting);
    if (isLasting) fixture.ollama.failAlways(...faults);
    else fixture.ollama.failNext(...faults);
    fixture.ollama.queueReplies(soundReply);
    const result = await fixture.ask(wishText);
    await expectFailure(fixture, result, code);
    expect(noticeCodes(result)).toEqual(notices);
    if (setting?.server) await fixture.restart();
    await expectNextWishWorks(fixture);
  });

  it('a server that is down is OLLAMA_DOWN, until it is up', async () => {
    const fixture = await EngineFixture.start();
    const { port } = fixture.ollama;
    await fixture.ollama.stop();
    await expectFailure(fixture, await fixture.ask(wishText), 'OLLAMA_DOWN');
    await fixture.restart(port);
    await expectNextWishWorks(fixture);
  });

  it('a model that is not installed is MODEL_MISSING, and is named', async () => {
    const fixture = await EngineFixture.start({ model: { name: 'gemma3:12b' }, server: { models: [] } });
    const result = await fixture.ask(wishText);
    await expectFailure(fixture, result, 'MODEL_MISSING');
    expect(result.entries.at(-1)).toMatchObject({ message: expect.stringContaining('gemma3:12b') });
    await fixture.restart();
    await expectNextWishWorks(fixture);
  });

  it('an endless line is not read to its end', async () => {
    const fixture = await EngineFixture.start();
    fixture.ollama.failNext({ name: 'oversized-line', bytes: 64_000_000 });
    await expectFailure(fixture, await fixture.ask(wishText), 'REPLY_GARBLED');
    expect(fixture.ollama.requests.find(({ path }) => path === '/api/chat')?.isAborted).toBe(true);
  });

  it('keeps the text written before it broke off', async () => {
    const fixture = await EngineFixture.start();
    fixture.ollama.queueReplies({ text: soundReply, fault: { name: 'die-mid-line', ...midway } });
    const { entries } = await fixture.ask(wishText);
    const failure = entries.at(-1);
    expect(failure?.type === 'failure' && soundReply.startsWith(failure.text ?? '-')).toBe(true);
  });
});

const runaway = (isVarying: boolean): ScriptedReply => ({
  text: soundReply,
  fault: { name: 'runaway-whitespace', isVarying, ...midway },
});
const refused: [string, string | ScriptedReply][] = [
  ['breaks off without an end line', { text: soundReply, fault: { name: 'no-done', ...midway } }],
  ['is missing', { text: soundReply, fault: 'no-done' }],
  ['is endless equal blanks', runaway(false)],
  ['is endless varying blanks', runaway(true)],
  ['is an endless string', { text: '', fault: 'runaway-string' }],
  ['is not a program', noProgram],
  ['is prose', 'I would love to help you with your lamp!'],
  ['is empty', ''],
  ['is cut before its first step is complete', { text: soundReply.slice(0, 60), doneReason: 'length' }],
  ['ends for an unknown reason', { text: soundReply.slice(0, 200), doneReason: 'unload' }],
];

describe('a reply that', () => {
  it.each(refused)('%s, twice, is REPLY_UNUSABLE', async (_, text) => {
    const fixture = await EngineFixture.start();
    fixture.ollama.queueReplies(text, text);
    const result = await fixture.ask(wishText);
    await expectFailure(fixture, result, 'REPLY_UNUSABLE');
    expect(result.entries.filter(({ type }) => type === 'correction')).toHaveLength(1);
    expect(fixture.ollama.chats).toHaveLength(2);
    await expectNextWishWorks(fixture);
  });

  it.each(refused)('%s is retried once, and then there is a program', async (_, text) => {
    const fixture = await EngineFixture.start();
    fixture.ollama.queueReplies(text, soundReply);
    const { answer, events } = await fixture.ask(wishText);
    expect(answer).toMatchObject({ kind: 'program', program: { name: 'Calm lake' } });
    expect(events.filter(({ type }) => type === 'correcting')).toHaveLength(1);
    expect(fixture.entries('failure')).toEqual([]);
    await expectNoSockets(fixture);
  });
});

describe('a notice', () => {
  it('says that a reply reached its limit: its complete steps are kept', async () => {
    const fixture = await EngineFixture.start();
    fixture.ollama.queueReplies({ text: soundReply.slice(0, 200), doneReason: 'length' });
    const result = await fixture.ask(wishText);
    expect(result.answer).toMatchObject({ kind: 'program', program: { steps: [{ id: 'water' }] } });
    expect(noticeCodes(result)).toEqual(['STEPS_MISSING']);
    expect(fixture.ollama.chats).toHaveLength(1);
  });

  it('is not shown if the limit is reached in the note, since no step is missing', async () => {
    const fixture = await EngineFixture.start();
    fixture.ollama.queueReplies({ text: soundReply.slice(0, -10), doneReason: 'length' });
    const result = await fixture.ask(wishText);
    expect(result.answer).toMatchObject({ kind: 'program', program: { steps: [{}, {}] } });
    expect(noticeCodes(result)).toEqual([]);
  });

  it('says that a reply changes nothing', async () => {
    const before = glow('Amber');
    const fixture = await EngineFixture.start({ entries: logOf(wish('amber'), reply(1, before)) });
    fixture.ollama.queueReplies(JSON.stringify({ program: before }), soundReply);
    const [same, other] = [await fixture.ask('softer'), await fixture.ask('water')];
    expect(same.answer).toMatchObject({ kind: 'program', program: { name: 'Amber' } });
    expect([noticeCodes(same), noticeCodes(other)]).toEqual([['NOTHING_CHANGED'], []]);
  });

  it('says that loading takes long, even if it succeeds', async () => {
    const patience = { loading: 60, slowLoading: 0.05 };
    const fixture = await EngineFixture.start({ server: { loadMs: 300 }, patience });
    fixture.ollama.queueReplies(soundReply);
    const result = await fixture.ask(wishText);
    expect(noticeCodes(result)).toEqual(['LOADING_TAKES_LONG']);
    expect(result.answer.kind).toBe('program');
  });
});

describe('setting the system clock', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const dayMs = 86_400_000;
  const jumps = [dayMs, -dayMs].flatMap((jumpMs) =>
    (['loading', 'reading', 'writing'] as const).map((phase) => ({ jumpMs, phase })),
  );
  it.each(jumps)('by $jumpMs ms while $phase triggers no timeout', async ({ jumpMs, phase }) => {
    const server = { loadMs: 60, readTokensPerSecond: 20_000, tokensPerSecond: 2000 };
    const fixture = await EngineFixture.start({ server, patience: { slowLoading: 0.25 } });
    if (phase === 'reading') {
      // Only a model that is loaded already is certain to be seen reading.
      fixture.ollama.queueReplies(JSON.stringify({ program: glow('Amber') }));
      await fixture.ask('amber');
    }
    fixture.ollama.queueReplies(soundReply);
    let jumped = 0;
    const result = await fixture.ask(wishText, {
      onEvent: (event) => {
        if (event.type !== 'progress' || event.progress.phase !== phase || jumped++ > 0) return;
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jumpMs });
      },
    });
    expect(jumped).toBeGreaterThan(0);
    expect([result.answer.kind, noticeCodes(result)]).toEqual(['program', []]);
    const { meter = { model: '' } } = fixture.entries('reply').at(-1) ?? {};
    for (const ms of [meter.loadMs, meter.readMs, meter.writeMs]) {
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(ms).toBeLessThan(dayMs / 2);
    }
    for (const event of result.events) {
      if (event.type !== 'progress' || event.progress.phase !== 'writing') continue;
      const { tokensPerSecond = 1 } = event.progress;
      expect(tokensPerSecond > 0 && tokensPerSecond < 1e6).toBe(true);
    }
  });
});
