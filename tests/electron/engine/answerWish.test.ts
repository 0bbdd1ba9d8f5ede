import { describe, expect, it } from 'vitest';
import { profiles } from '#shared/conversation/prompt/profiles';
import { estimatePrompt } from '#shared/conversation/tokens/Budget';
import { parseReply } from '#shared/program/parseReply';
import { composerEngine } from '../../../electron/engine/composerEngine';
import { lampReply } from '../../fakes/ollama/lampReply';
import { glow, logOf, reply, wish } from '../../shared/conversation/logOf';
import { noProgram, noticeCodes, EngineFixture, soundReply, typesOf, type Setting } from './EngineFixture';

const amber = logOf(wish('amber'), reply(1, glow('Amber')));
const withoutNote = JSON.stringify({ program: glow('Plain') });

async function started(setting: Setting = {}, ...replies: string[]): Promise<EngineFixture> {
  const fixture = await EngineFixture.start(setting);
  fixture.ollama.queueReplies(...replies);
  return fixture;
}

/** The options of each call to the server. */
const optionsOf = ({ ollama }: EngineFixture) => ollama.chats.map(({ options = {} }) => options);

describe('the log of a wish', () => {
  it('contains the prompt, the wish, the unchanged reply and its note', async () => {
    const fixture = await started({}, soundReply);
    const result = await fixture.ask('a calm lake');
    expect(typesOf(result)).toEqual(['prompt', 'wish', 'reply', 'note']);
    const [prompt, put, answered, note] = result.entries;
    const system = profiles.base.systemPrompt;
    expect(prompt).toMatchObject({ agent: 'programmer', profile: 'base', text: system });
    expect(put).toMatchObject({ text: 'a calm lake', sent: fixture.ollama.chats[0]?.messages[1]?.content });
    expect(answered).toMatchObject({ to: put?.seq, engine: 'model', text: soundReply, repairs: [] });
    expect(note).toMatchObject({ text: 'The owner likes water.', origin: 'model', to: put?.seq });
    expect(result.answer).toMatchObject({ kind: 'program', note: 'The owner likes water.', repairs: [] });
  });

  it('has the note of a lasting wish between the wish and the reply', async () => {
    const fixture = await started({}, withoutNote);
    const result = await fixture.ask('from now on never use red');
    expect(typesOf(result)).toEqual(['prompt', 'wish', 'note', 'reply']);
    expect(result.entries[2]).toMatchObject({ origin: 'rule', to: result.entries[1]?.seq });
    fixture.ollama.queueReplies(soundReply);
    await fixture.ask('a lake');
    expect(fixture.ollama.chats[1]?.messages.at(-1)?.content).toContain('red');
  });

  it('keeps the lasting note of a wish that fails', async () => {
    const fixture = await started();
    fixture.ollama.failNext('busy');
    const result = await fixture.ask('from now on never use red');
    expect(typesOf(result)).toEqual(['prompt', 'wish', 'note', 'failure']);
  });

  it('has the lasting note with the composer, too', async () => {
    const result = await (await started({ engine: composerEngine })).ask('from now on never use red');
    expect(typesOf(result)).toEqual(['wish', 'note', 'reply']);
  });

  it('notes a lasting wish once, however often it is repeated', async () => {
    const fixture = await started({}, withoutNote, withoutNote);
    const first = await fixture.ask('from now on never use red');
    const again = { text: 'from now on never use red', replaces: first.entries[1]?.seq, isAnotherTake: true };
    expect(typesOf(await fixture.ask(again))).toEqual(['wish', 'reply']);
    expect(fixture.entries('note')).toHaveLength(1);
  });

  it('contains the server’s token counts, and what was repaired', async () => {
    const fixture = await started({}, `Sure! ${withoutNote}`);
    const { answer } = await fixture.ask('plain');
    const [stats] = fixture.ollama.chatStats;
    const [answered] = fixture.entries('reply');
    const { promptTokens, replyTokens } = stats ?? {};
    expect(answered?.meter).toMatchObject({ model: 'gemma3:4b', promptTokens, replyTokens });
    expect(answered?.repairs).toEqual(['Left out the text around the program.']);
    expect(answer).toMatchObject({ repairs: answered?.repairs });
  });

  it('contains no prompt and no text from the composer, whose note is a notice', async () => {
    const fixture = await started({ engine: composerEngine });
    const result = await fixture.ask('a calm lake');
    expect(typesOf(result)).toEqual(['wish', 'reply']);
    expect(result.entries[1]).toMatchObject({ engine: 'composer', to: result.entries[0]?.seq });
    expect(result.entries[1]).not.toHaveProperty('text');
    expect(noticeCodes(result)).toEqual(['COMPOSER_NOTE']);
    expect(result.answer.kind).toBe('program');
    expect(fixture.ollama.requests).toEqual([]);
  });
});

describe('the system prompt of a conversation', () => {
  it('stays the same in a conversation, even if the app’s prompt has changed since', async () => {
    const prompt = {
      type: 'prompt',
      agent: 'programmer',
      text: 'You write lamps.',
      profile: 'base',
    } as const;
    const fixture = await started({ entries: logOf(prompt) }, soundReply);
    expect(typesOf(await fixture.ask('a lake'))).toEqual(['wish', 'reply', 'note']);
    expect(fixture.ollama.chats[0]?.messages[0]).toEqual({ role: 'system', content: prompt.text });
  });

  it('is stored once for many wishes, and again for a model of another kind', async () => {
    const fixture = await started({}, soundReply, soundReply);
    await fixture.ask('a lake');
    await fixture.ask('darker');
    expect(fixture.entries('prompt')).toHaveLength(1);
    const model = { name: 'lamp-gemma-v2' };
    const other = await started({ model, entries: fixture.log.entries }, withoutNote);
    expect(typesOf(await other.ask('brighter'))).toEqual(['prompt', 'wish', 'reply']);
    expect(other.entries('prompt').at(-1)).toMatchObject({ profile: 'fine-tuned' });
    const eventTypes = profiles['fine-tuned'].systemPrompt;
    expect(other.ollama.chats[0]?.messages[0]).toEqual({ role: 'system', content: eventTypes });
  });
});

describe('the request', () => {
  it('has a high temperature for something new, a low one for a change, and the highest with a new seed for another take', async () => {
    const fixture = await started({}, soundReply, soundReply, soundReply, soundReply);
    await fixture.ask('a lake');
    await fixture.ask('darker');
    const take = { text: 'darker', replaces: fixture.entries('wish')[1]?.seq, isAnotherTake: true };
    await fixture.ask(take);
    await fixture.ask({ text: 'a fire', reading: { intent: 'new', confidence: 1, because: 'a fire' } });
    expect(optionsOf(fixture).map(({ temperature }) => temperature)).toEqual([0.7, 0.2, 0.9, 0.7]);
    expect(optionsOf(fixture).map(({ seed }) => seed)).toEqual([1, 2, 3, 4]);
    expect(fixture.entries('wish')[2]).toMatchObject({ text: 'darker', replaces: take.replaces });
    // Another take starts from the same program as the wish it replaces, which is not in its prompt.
    const takePrompt = fixture.ollama.chats[2]?.messages.map(({ content }) => content).join('\n') ?? '';
    expect(takePrompt.match(/darker/g)).toHaveLength(1);
    expect(fixture.ollama.chats[2]?.messages).toEqual(fixture.ollama.chats[1]?.messages);
  });

  it('has the same fixed options in every call, so that the model is loaded once', async () => {
    const fixture = await started({}, soundReply, noProgram, soundReply, soundReply);
    for (const text of ['a lake', 'darker', 'and slower']) await fixture.ask(text);
    const fixed = fixture.ollama.chats.map(({ keep_alive, truncate, stream, options = {} }) => {
      const { num_ctx, num_batch, top_k, top_p, repeat_penalty } = options;
      return { keep_alive, truncate, stream, num_ctx, num_batch, top_k, top_p, repeat_penalty };
    });
    const first = { keep_alive: '30m', truncate: false, stream: true, num_ctx: 4096, num_batch: 2048 };
    expect(fixed[0]).toEqual({ ...first, top_k: 40, top_p: 0.9, repeat_penalty: 1 });
    expect(new Set(fixed.map((each) => JSON.stringify(each))).size).toBe(1);
    expect([fixture.ollama.chats.length, fixture.ollama.loads]).toEqual([4, 1]);
  });

  it('constrains the reply to a schema that the server enforces completely', async () => {
    const fixture = await started();
    fixture.ollama.replyWith(lampReply);
    for (const text of ['a lake', 'darker', 'slower']) {
      const result = await fixture.ask(text);
      expect([text, result.answer.kind, typesOf(result).includes('correction')]).toEqual([
        text,
        'program',
        false,
      ]);
    }
    expect(fixture.ollama.ignoredSchemaFeatures).toEqual([]);
    for (const { format } of fixture.ollama.chats) expect(format).toMatchObject({ type: 'object' });
  });

  it('leaves the reply all the remaining room, and no more', async () => {
    const fixture = await started({ model: { numCtx: 2600 } }, soundReply);
    await fixture.ask('a lake');
    const [options] = optionsOf(fixture);
    const predicted = Number(options?.['num_predict']);
    const promptTokens = fixture.ollama.chatStats[0]?.promptTokens ?? 0;
    expect(predicted).toBeGreaterThanOrEqual(700);
    expect(predicted + promptTokens).toBeLessThanOrEqual(2600);
  });
});

describe('the correction round', () => {
  it('includes a long refused reply only as far as it is useful', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`).join(' ');
    const refused = `${noProgram} ${words(100)} the end`;
    const fixture = await started({}, refused, soundReply, `${noProgram} ${words(400)}`, soundReply);
    for (const text of ['a lake', 'a river'])
      await fixture.ask({ text, reading: { intent: 'new', confidence: 1, because: '' } });
    const shown = fixture.ollama.chats.map(({ messages }) => messages.at(-2)?.content ?? '');
    expect(shown[1]).toBe(refused);
    expect(shown[3]?.length).toBe(2000);
  });

  it('sends back the refused reply with the reason, with the same prompt', async () => {
    const fixture = await started({ entries: amber }, noProgram, soundReply);
    const result = await fixture.ask('darker');
    expect(typesOf(result)).toEqual(['prompt', 'wish', 'correction', 'reply', 'note']);
    const [correction] = fixture.entries('correction');
    const [first = [], second = []] = fixture.ollama.chats.map(({ messages }) => messages);
    expect(correction).toMatchObject({ refused: noProgram, meter: { model: 'gemma3:4b' } });
    const parsed = parseReply(noProgram);
    expect(correction?.sent).toContain(parsed.ok ? '-' : parsed.error.message);
    expect(second).toEqual([
      ...first,
      { role: 'assistant', content: noProgram },
      { role: 'user', content: correction?.sent },
    ]);
    const roles = second.slice(1).map(({ role }) => role);
    expect(roles).toEqual(roles.map((_, index) => (index % 2 === 0 ? 'user' : 'assistant')));
    expect(optionsOf(fixture).map(({ seed }) => seed)).toEqual([1, 2]);
    const eventTypes = result.events.map(({ type }) => type).filter((type) => type !== 'progress');
    expect(eventTypes).toEqual(['logged', 'correcting', 'step', 'step', 'program']);
  });

  it('leaves room for prompt and reply in a small window, including the turn markers', async () => {
    const long = `{"program":{"name":"${'storm '.repeat(2000)}`;
    const fixture = await started({ model: { numCtx: 2600 } }, long, soundReply);
    const { answer } = await fixture.ask('a storm');
    expect(answer).toMatchObject({ kind: 'program', program: { name: 'Calm lake' } });
    const [, second = []] = fixture.ollama.chats.map(({ messages }) => messages);
    expect(second[0]).toEqual({ role: 'system', content: profiles.base.systemPrompt });
    expect(second.at(-1)?.role).toBe('user');
    const [, stats] = fixture.ollama.chatStats;
    const [, options] = optionsOf(fixture);
    expect((stats?.promptTokens ?? 0) + Number(options?.['num_predict'])).toBeLessThanOrEqual(2600);
  });

  it('is not included in the next wish’s prompt', async () => {
    const fixture = await started({}, noProgram, soundReply, soundReply);
    await fixture.ask('a lake');
    await fixture.ask('darker');
    const content = fixture.ollama.chats[2]?.messages.map((message) => message.content).join('\n');
    expect(content).not.toContain('could not be used');
    expect(content).toContain(soundReply);
  });
});

describe('the calibration of a model', () => {
  it('uses the server’s counts of prompts and replies', async () => {
    const fixture = await started({ server: { tokenBias: 1.2 } }, soundReply, noProgram, soundReply);
    await fixture.ask('a lake');
    await fixture.ask('darker');
    const { ratios, replies } = fixture.calibrations.calibration('gemma3:4b');
    const [first] = fixture.ollama.chatStats;
    const estimated = estimatePrompt(fixture.ollama.chats[0]?.messages ?? []);
    expect(ratios[0]).toBeCloseTo((first?.promptTokens ?? 0) / estimated, 5);
    expect(ratios).toHaveLength(3);
    expect(replies).toEqual([first?.replyTokens, fixture.ollama.chatStats[2]?.replyTokens]);
    expect(fixture.calibrations.calibration('gemma3:1b').ratios).toEqual([]);
  });
});
