import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../../electron/engine/readReply';
import type { FakeOllamaOptions } from '../../fakes/ollama/ServerState';
import {
  expectNextWishWorks,
  expectNoSockets,
  noProgram,
  EngineFixture,
  soundReply,
  type Asked,
} from './EngineFixture';
import { eventually } from '../eventually';

const wishText = 'a calm lake';

/** Checks what holds for each stop, whenever it comes. */
async function expectStopped(fixture: EngineFixture, { answer, entries }: Asked): Promise<void> {
  expect(answer).toEqual({ kind: 'stopped' });
  const put = entries.find(({ type }) => type === 'wish');
  expect(put).toMatchObject({ text: wishText });
  expect(entries.at(-1)).toMatchObject({ type: 'failure', to: put?.seq, code: 'STOPPED' });
  await expectNoSockets(fixture);
  expect(fixture.ollama.openRequests).toBe(0);
}

/** Asks, and stops once the awaited event has come and the server is working on `open` chats. */
async function askAndStop(
  fixture: EngineFixture,
  isTime: (event: ReplyEvent) => boolean,
  open = 1,
): Promise<Asked> {
  const stopping = new AbortController();
  let isWaiting = false;
  const result = await fixture.ask(wishText, {
    signal: stopping.signal,
    onEvent: (event) => {
      if (isWaiting || !isTime(event)) return;
      isWaiting = true;
      // Not inside the event handler: users press keys between events.
      void eventually(() => expect(openChats(fixture)).toHaveLength(open)).then(() => stopping.abort());
    },
  });
  expect(stopping.signal.aborted).toBe(true);
  return result;
}

const inPhase = (phase: string) => (event: ReplyEvent) =>
  event.type === 'progress' && event.progress.phase === phase;
const isWriting = inPhase('writing');

/** The chats as the server received them. */
const chatRequests = ({ ollama }: EngineFixture) =>
  ollama.requests.filter(({ path }) => path === '/api/chat');

const openChats = (fixture: EngineFixture) =>
  chatRequests(fixture).filter(({ isAnswered, isAborted }) => !isAnswered && !isAborted);

async function patient(server: FakeOllamaOptions): Promise<EngineFixture> {
  const patience = { loading: 60, slowLoading: 60, reading: 60, writing: 60 };
  return EngineFixture.start({ server, patience });
}

describe('stopping', () => {
  const phases: { phase: string; server: FakeOllamaOptions }[] = [
    // So slow that even a busy machine stops it in time.
    { phase: 'loading', server: { loadMs: 50_000 } },
    { phase: 'reading', server: { readTokensPerSecond: 20 } },
    { phase: 'writing', server: { tokensPerSecond: 5 } },
  ];
  it.each(phases)('while $phase ends at once, at the server too', async ({ phase, server }) => {
    const fixture = await patient(server);
    fixture.ollama.queueReplies(soundReply);
    const result = await askAndStop(fixture, inPhase(phase));
    await expectStopped(fixture, result);
    expect(chatRequests(fixture)).toMatchObject([{ isAborted: true, isAnswered: false }]);
    const progress = result.events.flatMap((event) =>
      event.type === 'progress' ? [event.progress.phase] : [],
    );
    expect(progress.at(-1)).toBe(phase);
    await fixture.restart();
    await expectNextWishWorks(fixture);
  });

  it('while writing keeps the text so far', async () => {
    const fixture = await patient({ tokensPerSecond: 20 });
    fixture.ollama.queueReplies(soundReply);
    let tokens = 0;
    await askAndStop(fixture, (event) => isWriting(event) && ++tokens === 10);
    const text = fixture.entries('failure')[0]?.text ?? '';
    expect(text.length).toBeGreaterThan(20);
    expect(soundReply.startsWith(text)).toBe(true);
    expect(text.length).toBeLessThan(soundReply.length);
  });

  it('while the server stalls in the middle of a reply ends at once', async () => {
    const fixture = await patient({});
    fixture.ollama.queueReplies({ text: soundReply, fault: { name: 'stall', afterTokens: 10 } });
    await expectStopped(fixture, await askAndStop(fixture, isWriting));
    expect(chatRequests(fixture)).toMatchObject([{ isAborted: true }]);
    await expectNextWishWorks(fixture);
  });

  it.each(['reading', 'writing'])('in the correction round while $0 ends at once', async (phase) => {
    const fixture = await patient({ readTokensPerSecond: 4000 });
    fixture.ollama.queueReplies(noProgram, {
      text: soundReply,
      tokensPerSecond: phase === 'writing' ? 5 : 1000,
    });
    let isCorrecting = false;
    const result = await askAndStop(fixture, (event) => {
      if (event.type === 'correcting') isCorrecting = true;
      return isCorrecting && inPhase(phase)(event);
    });
    await expectStopped(fixture, result);
    expect(fixture.entries('correction')).toHaveLength(1);
    expect(chatRequests(fixture)).toMatchObject([{ isAnswered: true }, { isAborted: true }]);
    await expectNextWishWorks(fixture);
  });

  it('as the correction round starts makes no further call', async () => {
    const fixture = await patient({});
    fixture.ollama.queueReplies(noProgram);
    const stopping = new AbortController();
    const result = await fixture.ask(wishText, {
      signal: stopping.signal,
      onEvent: ({ type }) => type === 'correcting' && stopping.abort(),
    });
    await expectStopped(fixture, result);
    expect(fixture.ollama.chats).toHaveLength(1);
    await expectNextWishWorks(fixture);
  });

  it('before the call makes none, and the wish is kept', async () => {
    const fixture = await patient({});
    const result = await fixture.ask(wishText, { signal: AbortSignal.abort() });
    await expectStopped(fixture, result);
    expect(fixture.ollama.chats).toEqual([]);
    await expectNextWishWorks(fixture);
  });

  it('before the call does not wait for a server that is down', async () => {
    const fixture = await patient({});
    const { port } = fixture.ollama;
    await fixture.ollama.stop();
    const { answer } = await fixture.ask(wishText, { signal: AbortSignal.abort() });
    expect(answer).toEqual({ kind: 'stopped' });
    await fixture.restart(port);
    await expectNextWishWorks(fixture);
  });

  it('while the server is busy with an earlier request aborts only its own', async () => {
    const fixture = await patient({});
    fixture.ollama.queueReplies({ text: soundReply, fault: { name: 'stall', afterTokens: 5 } }, soundReply);
    const earlier = new AbortController();
    const first = fixture.ask('the first', { signal: earlier.signal });
    await eventually(() => expect(openChats(fixture)).toHaveLength(1));
    const result = await askAndStop(fixture, ({ type }) => type === 'progress', 2);
    expect(result.answer).toEqual({ kind: 'stopped' });
    expect(chatRequests(fixture).filter(({ isAborted }) => isAborted)).toHaveLength(1);
    earlier.abort();
    expect((await first).answer).toEqual({ kind: 'stopped' });
    await expectNoSockets(fixture);
  });

  it('after the program is complete changes nothing', async () => {
    const fixture = await patient({});
    fixture.ollama.queueReplies(soundReply);
    const stopping = new AbortController();
    const { answer, entries } = await fixture.ask(wishText, {
      signal: stopping.signal,
      onEvent: ({ type }) => type === 'program' && stopping.abort(),
    });
    expect(answer).toMatchObject({ kind: 'program', program: { name: 'Calm lake' } });
    expect(entries.some(({ type }) => type === 'reply')).toBe(true);
    await expectNoSockets(fixture);
  });
});
