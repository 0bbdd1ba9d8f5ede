import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../../electron/engine/readReply';
import type { FakeOllamaOptions } from '../../fakes/ollama/ServerState';
import {
  expectNextWishWorks,
  expectNoSockets,
  noProgram,
  Rehearsal,
  soundReply,
  type Asked,
} from './EngineFixture';
import { eventually } from '../eventually';

const wishText = 'a calm lake';

/** Checks what holds for each stop, whenever it comes. */
async function expectStopped(rehearsal: Rehearsal, { answer, entries }: Asked): Promise<void> {
  expect(answer).toEqual({ kind: 'stopped' });
  const put = entries.find(({ type }) => type === 'wish');
  expect(put).toMatchObject({ text: wishText });
  expect(entries.at(-1)).toMatchObject({ type: 'failure', to: put?.seq, code: 'STOPPED' });
  await expectNoSockets(rehearsal);
  expect(rehearsal.ollama.openRequests).toBe(0);
}

/** Asks, and stops once the awaited event has come and the server is working on `open` chats. */
async function askAndStop(
  rehearsal: Rehearsal,
  isTime: (event: ReplyEvent) => boolean,
  open = 1,
): Promise<Asked> {
  const stopping = new AbortController();
  let isWaiting = false;
  const result = await rehearsal.ask(wishText, {
    signal: stopping.signal,
    onEvent: (event) => {
      if (isWaiting || !isTime(event)) return;
      isWaiting = true;
      // Not inside the event handler: users press keys between events.
      void eventually(() => expect(openChats(rehearsal)).toHaveLength(open)).then(() => stopping.abort());
    },
  });
  expect(stopping.signal.aborted).toBe(true);
  return result;
}

const inPhase = (phase: string) => (event: ReplyEvent) =>
  event.type === 'progress' && event.progress.phase === phase;
const isWriting = inPhase('writing');

/** The chats as the server received them. */
const chatRequests = ({ ollama }: Rehearsal) => ollama.requests.filter(({ path }) => path === '/api/chat');

const openChats = (rehearsal: Rehearsal) =>
  chatRequests(rehearsal).filter(({ isAnswered, isAborted }) => !isAnswered && !isAborted);

async function patient(server: FakeOllamaOptions): Promise<Rehearsal> {
  const patience = { loading: 60, slowLoading: 60, reading: 60, writing: 60 };
  return Rehearsal.start({ server, patience });
}

describe('stopping', () => {
  const phases: { phase: string; server: FakeOllamaOptions }[] = [
    // So slow that even a busy machine stops it in time.
    { phase: 'loading', server: { loadMs: 50_000 } },
    { phase: 'reading', server: { readTokensPerSecond: 20 } },
    { phase: 'writing', server: { tokensPerSecond: 5 } },
  ];
  it.each(phases)('while $phase ends at once, at the server too', async ({ phase, server }) => {
    const rehearsal = await patient(server);
    rehearsal.ollama.queueReplies(soundReply);
    const result = await askAndStop(rehearsal, inPhase(phase));
    await expectStopped(rehearsal, result);
    expect(chatRequests(rehearsal)).toMatchObject([{ isAborted: true, isAnswered: false }]);
    const progress = result.events.flatMap((event) =>
      event.type === 'progress' ? [event.progress.phase] : [],
    );
    expect(progress.at(-1)).toBe(phase);
    await rehearsal.restart();
    await expectNextWishWorks(rehearsal);
  });

  it('while writing keeps the text so far', async () => {
    const rehearsal = await patient({ tokensPerSecond: 20 });
    rehearsal.ollama.queueReplies(soundReply);
    let tokens = 0;
    await askAndStop(rehearsal, (event) => isWriting(event) && ++tokens === 10);
    const text = rehearsal.entries('failure')[0]?.text ?? '';
    expect(text.length).toBeGreaterThan(20);
    expect(soundReply.startsWith(text)).toBe(true);
    expect(text.length).toBeLessThan(soundReply.length);
  });

  it('while the server stalls in the middle of a reply ends at once', async () => {
    const rehearsal = await patient({});
    rehearsal.ollama.queueReplies({ text: soundReply, fault: { name: 'stall', afterTokens: 10 } });
    await expectStopped(rehearsal, await askAndStop(rehearsal, isWriting));
    expect(chatRequests(rehearsal)).toMatchObject([{ isAborted: true }]);
    await expectNextWishWorks(rehearsal);
  });

  it.each(['reading', 'writing'])('in the correction round while $0 ends at once', async (phase) => {
    const rehearsal = await patient({ readTokensPerSecond: 4000 });
    rehearsal.ollama.queueReplies(noProgram, {
      text: soundReply,
      tokensPerSecond: phase === 'writing' ? 5 : 1000,
    });
    let isCorrecting = false;
    const result = await askAndStop(rehearsal, (event) => {
      if (event.type === 'correcting') isCorrecting = true;
      return isCorrecting && inPhase(phase)(event);
    });
    await expectStopped(rehearsal, result);
    expect(rehearsal.entries('correction')).toHaveLength(1);
    expect(chatRequests(rehearsal)).toMatchObject([{ isAnswered: true }, { isAborted: true }]);
    await expectNextWishWorks(rehearsal);
  });

  it('as the correction round starts makes no further call', async () => {
    const rehearsal = await patient({});
    rehearsal.ollama.queueReplies(noProgram);
    const stopping = new AbortController();
    const result = await rehearsal.ask(wishText, {
      signal: stopping.signal,
      onEvent: ({ type }) => type === 'correcting' && stopping.abort(),
    });
    await expectStopped(rehearsal, result);
    expect(rehearsal.ollama.chats).toHaveLength(1);
    await expectNextWishWorks(rehearsal);
  });

  it('before the call makes none, and the wish is kept', async () => {
    const rehearsal = await patient({});
    const result = await rehearsal.ask(wishText, { signal: AbortSignal.abort() });
    await expectStopped(rehearsal, result);
    expect(rehearsal.ollama.chats).toEqual([]);
    await expectNextWishWorks(rehearsal);
  });

  it('before the call does not wait for a server that is down', async () => {
    const rehearsal = await patient({});
    const { port } = rehearsal.ollama;
    await rehearsal.ollama.stop();
    const { answer } = await rehearsal.ask(wishText, { signal: AbortSignal.abort() });
    expect(answer).toEqual({ kind: 'stopped' });
    await rehearsal.restart(port);
    await expectNextWishWorks(rehearsal);
  });

  it('while the server is busy with an earlier request aborts only its own', async () => {
    const rehearsal = await patient({});
    rehearsal.ollama.queueReplies({ text: soundReply, fault: { name: 'stall', afterTokens: 5 } }, soundReply);
    const earlier = new AbortController();
    const first = rehearsal.ask('the first', { signal: earlier.signal });
    await eventually(() => expect(openChats(rehearsal)).toHaveLength(1));
    const result = await askAndStop(rehearsal, ({ type }) => type === 'progress', 2);
    expect(result.answer).toEqual({ kind: 'stopped' });
    expect(chatRequests(rehearsal).filter(({ isAborted }) => isAborted)).toHaveLength(1);
    earlier.abort();
    expect((await first).answer).toEqual({ kind: 'stopped' });
    await expectNoSockets(rehearsal);
  });

  it('after the program is complete changes nothing', async () => {
    const rehearsal = await patient({});
    rehearsal.ollama.queueReplies(soundReply);
    const stopping = new AbortController();
    const { answer, entries } = await rehearsal.ask(wishText, {
      signal: stopping.signal,
      onEvent: ({ type }) => type === 'program' && stopping.abort(),
    });
    expect(answer).toMatchObject({ kind: 'program', program: { name: 'Calm lake' } });
    expect(entries.some(({ type }) => type === 'reply')).toBe(true);
    await expectNoSockets(rehearsal);
  });
});
