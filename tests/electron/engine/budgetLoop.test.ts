import { describe, expect, it } from 'vitest';
import { profiles } from '#shared/conversation/prompt/profiles';
import { Replay } from '#shared/conversation/Replay';
import { PromptTooLong, type EngineEvent, type ModelEngine } from '../../../electron/engine/Engine';
import { evening, expectRoomForReplies, expectWholeEvening } from './evening';
import {
  expectNextWishWorks,
  expectNoSockets,
  noProgram,
  EngineFixture,
  soundReply,
  typesOf,
  type Setting,
} from './EngineFixture';

/** A conversation that fills the window to the last token by our estimate, so that the next wish needs compaction. */
function filled() {
  const replay = new Replay(profiles.base.systemPrompt, 4096);
  let fullest = { total: 0, entries: [...replay.entries] };
  for (const exchange of evening.slice(0, 40)) {
    const { tokens, drafts } = replay.contextFor('a calm lake');
    if (tokens.total > fullest.total && !drafts.some(({ type }) => type === 'compaction'))
      fullest = { total: tokens.total, entries: [...replay.entries] };
    replay.add(exchange);
  }
  return fullest.entries;
}

describe('an evening of 25 wishes', () => {
  it.each([0.85, 1.4])('is answered by a server that counts %f tokens for each of ours', (tokenBias) =>
    expectWholeEvening(tokenBias, 25),
  );
});

describe('a prompt that the server finds too long', () => {
  const heavy: Setting = { server: { tokenBias: 1.4 }, entries: filled() };

  it('is sent once more in a shorter form, and the log says so', async () => {
    const fixture = await EngineFixture.start(heavy);
    fixture.ollama.queueReplies(soundReply);
    const result = await fixture.ask('a calm lake');
    expect(result.answer).toMatchObject({ kind: 'program', program: { name: 'Calm lake' } });
    expect(typesOf(result)).toEqual(['wish', 'failure', 'compaction', 'wish', 'reply', 'note']);
    const [first, failure, , second, answered] = result.entries;
    expect(failure).toMatchObject({ to: first?.seq, code: 'PROMPT_TOO_LONG' });
    expect(second).toMatchObject({ text: 'a calm lake', replaces: first?.seq });
    expect(answered).toMatchObject({ to: second?.seq });
    expect(fixture.ollama.chats).toHaveLength(2);
    expectRoomForReplies(fixture);
  });

  it('corrects the estimate, so that the next wishes are not refused', async () => {
    const fixture = await EngineFixture.start(heavy);
    fixture.ollama.queueReplies(soundReply);
    await fixture.ask('a calm lake');
    for (const { wish, text } of evening.slice(0, 12)) {
      fixture.ollama.queueReplies(text);
      await fixture.ask(wish);
    }
    expect(fixture.entries('failure').map(({ code }) => code)).toEqual(['PROMPT_TOO_LONG']);
    expectRoomForReplies(fixture);
  });

  it('does not put the first attempt into the second: both start from the same program', async () => {
    const fixture = await EngineFixture.start(heavy);
    fixture.ollama.queueReplies(soundReply);
    await fixture.ask('make the light a bit calmer');
    const [first, second] = fixture.ollama.chats;
    expect(second?.format).toEqual(first?.format);
    const prompt = second?.messages.map(({ content }) => content).join('\n') ?? '';
    expect(prompt.match(/make the light a bit calmer/g)).toHaveLength(1);
    expect(second?.messages.at(-1)?.content).toContain('make the light a bit calmer');
    expect(second?.messages[0]).toEqual(first?.messages[0]);
  });

  it('still replaces the right wish in another take', async () => {
    const fixture = await EngineFixture.start(heavy);
    const replaces = fixture.entries('wish').at(-1)?.seq;
    fixture.ollama.queueReplies(soundReply);
    await fixture.ask({ text: 'another one', replaces, isAnotherTake: true });
    const takes = fixture.entries('wish').slice(-2);
    expect(takes).toMatchObject([{ replaces }, { replaces }]);
    expect(fixture.entries('reply').at(-1)).toMatchObject({ to: takes[1]?.seq });
    expect(fixture.ollama.chats.map(({ options }) => options?.['temperature'])).toEqual([0.9, 0.9]);
  });

  it('is a failure the second time, with the wish kept', async () => {
    // So far off that the count is ignored: nothing is learnt, and the same prompt is sent again.
    const fixture = await EngineFixture.start({ server: { tokenBias: 3.5 } });
    const result = await fixture.ask('a calm lake');
    expect(result.answer).toMatchObject({ kind: 'failed', error: { code: 'PROMPT_TOO_LONG' } });
    expect(typesOf(result)).toEqual(['prompt', 'wish', 'failure', 'wish', 'failure']);
    expect(result.entries.at(-1)).toMatchObject({
      code: 'PROMPT_TOO_LONG',
      message: expect.stringMatching(/Start a new conversation.*\.$/),
    });
    expect(fixture.ollama.chats).toHaveLength(2);
    await expectNoSockets(fixture);
  });

  it('is CONTEXT_FULL if even the shortest form does not fit by the corrected count', async () => {
    const fixture = await EngineFixture.start({ server: { tokenBias: 2.4 }, model: { numCtx: 3000 } });
    const result = await fixture.ask('a calm lake');
    expect(typesOf(result)).toEqual(['prompt', 'wish', 'failure', 'wish', 'failure']);
    expect(fixture.entries('failure').map(({ code }) => code)).toEqual(['PROMPT_TOO_LONG', 'CONTEXT_FULL']);
    expect(fixture.ollama.chats).toHaveLength(1);
  });
});

describe('a window that is too small for the rules', () => {
  it('is CONTEXT_FULL, with the sizes and the wish kept, and the model is not called', async () => {
    const fixture = await EngineFixture.start({ model: { numCtx: 1024 } });
    const result = await fixture.ask('from now on a calm lake');
    expect(result.answer).toMatchObject({ kind: 'failed', error: { code: 'CONTEXT_FULL' } });
    const [put] = fixture.entries('wish');
    expect(put).toMatchObject({ text: 'from now on a calm lake' });
    expect(result.entries.at(-1)).toMatchObject({ type: 'failure', to: put?.seq, code: 'CONTEXT_FULL' });
    expect(result.entries.at(-1)).toMatchObject({
      message: expect.stringMatching(/window of 1024 tokens.*choose a larger window in the settings\.$/),
    });
    expect(fixture.ollama.chats).toEqual([]);
    await expectNoSockets(fixture);
  });

  it('works once a larger one is chosen', async () => {
    const small = await EngineFixture.start({ model: { numCtx: 1024 } });
    await small.ask('a calm lake');
    const large = await EngineFixture.start({ entries: small.log.entries });
    await expectNextWishWorks(large);
  });
});

describe('a correction in a window that is nearly full', () => {
  it.each([3072, 3400, 4096])('never asks for a negative number of tokens, with %i', async (numCtx) => {
    const server = { tokenBias: 1.15 };
    const fixture = await EngineFixture.start({ server, model: { numCtx } });
    for (let turn = 0; turn < 12; turn++) {
      fixture.ollama.queueReplies(noProgram.repeat(40), soundReply);
      await fixture.ask(`a lake, number ${turn}, ${'and more '.repeat(60)}`);
    }
    const limits = fixture.ollama.chats.map(({ options }) => options?.['num_predict']);
    expect(limits.length).toBeGreaterThan(12);
    // In a wide window a correction has the room of any reply; in a narrow one, some.
    for (const tokens of limits) expect(tokens).toBeGreaterThanOrEqual(numCtx === 4096 ? 700 : 200);
    expect(fixture.ollama.truncations).toEqual([]);
  });

  it('is not needed for a refusal without a count, which is taken as slightly too long', async () => {
    const sound: EngineEvent[] = [
      { type: 'text', text: soundReply },
      { type: 'end', end: 'stop' },
    ];
    const engine = scriptedEngine(new PromptTooLong(undefined), sound);
    const fixture = await EngineFixture.start({ engine, entries: filled() });
    expect((await fixture.ask('a calm lake')).answer.kind).toBe('program');
    expect(fixture.calibrations.calibration('scripted').ratios.length).toBeGreaterThan(0);
  });

  it('does not suggest a new conversation if the correction itself is too long', async () => {
    const tooLong = new PromptTooLong(5000);
    const engine = scriptedEngine(
      [
        { type: 'text', text: noProgram },
        { type: 'end', end: 'stop' },
      ],
      tooLong,
    );
    const other = await EngineFixture.start({ engine });
    const { answer } = await other.ask('a lake');
    expect(answer).toMatchObject({ kind: 'failed', error: { code: 'REPLY_UNUSABLE' } });
  });
});

/** An engine that plays one script per call. */
function scriptedEngine(...calls: (EngineEvent[] | Error)[]): ModelEngine {
  return {
    kind: 'model',
    model: { name: 'scripted', numCtx: 4096 },
    // oxlint-disable-next-line typescript/require-await -- it has nothing to wait for
    async *stream() {
      const call = calls.shift();
      if (call instanceof Error) throw call;
      yield* call ?? [];
    },
  };
}
