import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { gemmaPrompt } from '../../fakes/ollama/gemmaPrompt';
import { gemmaTokens } from '../../fakes/ollama/gemmaTokens';
import * as known from '../../fakes/ollama/knownAnswers';
import { PlainClient, rainChat, readUntilBroken, distinctWords } from '../../fakes/ollama/PlainClient';
import type { FakeOllamaOptions } from '../../fakes/ollama/ServerState';
import { eventually } from '../eventually';

let ollama: FakeOllama;
let client: PlainClient;

async function restart(given?: FakeOllamaOptions): Promise<void> {
  ollama = await FakeOllama.start(given);
  onTestFinished(ollama.stop.bind(ollama));
  client = new PlainClient(ollama.url);
}
beforeEach(() => restart());

const user = (content: string) => ({ role: 'user', content });
const system = (content: string) => ({ role: 'system', content });
const fromModel = (content: string) => ({ role: 'assistant', content });
const options = (more: object) => ({ options: more });
/** How much of the first layer has arrived, by the last progress line of a pull. */
const bytesTold = (text: string) => Number([...text.matchAll(/"completed":(\d+)/g)].at(-1)?.[1] ?? 0);
const isLoaded = async () => ((await client.json('/api/ps')).models?.length ?? 0) > 0;

describe('the plain paths', () => {
  it('answer as the real server does', async () => {
    expect(await (await client.get('/')).text()).toBe('Ollama is running');
    expect(await client.json('/api/version')).toEqual({ version: '0.33.0' });
    expect((await client.json('/api/tags')).models).toMatchObject([
      { name: 'gemma3:4b', size: 3_338_801_804 },
    ]);
    const [unknown, wrong] = [await client.get('/api/nothing'), await client.get('/api/chat')];
    expect([unknown.status, wrong.status]).toEqual([404, 405]);
    expect(ollama.requests.at(-2)).toMatchObject({ method: 'GET', path: '/api/nothing', isAnswered: true });
  });

  it('show and delete a model, and answer 404 for one they do not have', async () => {
    const shown: unknown = await (await client.post('/api/show', { model: 'gemma3:4b' })).json();
    expect(shown).toMatchObject({ model_info: { 'gemma3.context_length': 131_072 } });
    expect(await client.refusal('/api/show', { name: 'x' })).toEqual([404, "model 'x' not found"]);
    await client.get('/api/delete', { method: 'DELETE', body: '{"model":"gemma3:4b"}' });
    expect(ollama.models).toEqual([]);
  });
});

describe('a chat', () => {
  it('comes as one line per token and ends with the counts', async () => {
    ollama.queueReplies('{"name":"Calm lake"}', '{"name":"Calm lake"}');
    const lines = await client.lines('/api/chat', rainChat(options({ seed: 7 })));
    const pieces = lines.slice(0, -1).map(({ message }) => message?.content);
    expect(pieces).toEqual(gemmaTokens('{"name":"Calm lake"}'));
    const [promptTokens, replyTokens] = [10, pieces.length];
    expect(ollama.chatStats).toEqual([{ promptTokens, cachedTokens: 0, replyTokens }]);
    expect(lines.at(-1)).toMatchObject({ prompt_eval_count: promptTokens, eval_count: replyTokens });
    expect(ollama.chats[0]?.options).toEqual({ seed: 7 });
    expect((await client.chat()).headers.get('content-type')).toBe('application/x-ndjson');
  });

  it('comes in one piece if it is not streamed', async () => {
    ollama.replyWith(({ messages }) => `you said ${messages[0]?.content}`);
    const whole: unknown = await (await client.chat({ stream: false })).json();
    expect(whole).toMatchObject({ message: { content: 'you said rain' }, done: true });
  });

  it('keeps the configured speed', async () => {
    await restart({ tokensPerSecond: 100, readTokensPerSecond: 400 });
    ollama.queueReplies('one two three');
    const last = await client.lastLine();
    expect(Number(last['eval_duration']) / 1e6).toBeGreaterThan(25);
    expect(Number(last['prompt_eval_duration']) / 1e6).toBeGreaterThan(15);
  });

  it('stops at num_predict, and where the window is full', async () => {
    ollama.queueReplies(distinctWords(50), distinctWords(500));
    const cut = await client.lastLine(options({ num_predict: 20 }));
    expect(cut).toMatchObject({ done_reason: 'length', eval_count: 20 });
    expect(await client.lastLine(options({ num_ctx: 100 }))).toMatchObject({ done_reason: 'length' });
    const { promptTokens = 0, replyTokens = 0 } = ollama.chatStats[1] ?? {};
    expect(promptTokens + replyTokens).toBe(100);
  });

  it('does not use queued replies for warm-ups', async () => {
    ollama.queueReplies({ text: 'one two', fault: { name: 'no-done', afterTokens: 1 } });
    expect((await client.lastLine(options({ num_predict: 1 }))).done_reason).toBe('length');
    expect(await client.reply()).toBe('one');
  });

  it('ends when the client leaves', async () => {
    ollama.queueReplies({ text: distinctWords(1000), tokensPerSecond: 20 });
    const leaving = new AbortController();
    const left = client.chat({}, leaving.signal).then(readUntilBroken, () => 'left');
    await eventually(() => expect(ollama.chatStats[0]?.replyTokens).toBeGreaterThan(0));
    leaving.abort();
    await Promise.all([left, ollama.whenIdle()]);
    expect(ollama.requests[0]).toMatchObject({ isAborted: true, isAnswered: false });
    expect(ollama.chatStats[0]?.replyTokens).toBeLessThan(1000);
  });

  it('waits for the one before it, unless that client leaves', async () => {
    ollama.queueReplies({ text: 'first', fault: 'stall' }, 'second');
    const leaving = new AbortController();
    const first = client.chat({}, leaving.signal).catch(() => 'left');
    await eventually(() => expect(ollama.chatStats).toHaveLength(1));
    const second = client.reply();
    await eventually(() => expect(ollama.openRequests).toBe(2));
    expect(ollama.chatStats).toHaveLength(1);
    leaving.abort();
    expect([await first, await second]).toEqual(['left', 'second']);
  });
});

describe('loading', () => {
  it('is a chat without messages, and keep_alive 0 undoes it', async () => {
    expect((await client.lastLine({ messages: [], keep_alive: '30m' })).done_reason).toBe('load');
    expect((await client.json('/api/ps')).models).toMatchObject([
      { name: 'gemma3:4b', context_length: 4096 },
    ]);
    expect((await client.lastLine({ messages: [], keep_alive: 0 })).done_reason).toBe('unload');
    expect(await isLoaded()).toBe(false);
  });

  it('happens again only if the runner options differ', async () => {
    const loads: number[] = [];
    for (const given of [{ num_ctx: 4096, seed: 1 }, { temperature: 0.9 }, { num_batch: 2048 }]) {
      await client.reply(options(given));
      loads.push(ollama.loads);
    }
    expect(loads).toEqual([1, 1, 2]);
  });

  it('is not listed by /api/ps, and is abandoned when the client leaves', async () => {
    await restart({ loadMs: 60_000 });
    const leaving = new AbortController();
    const left = client.chat({}, leaving.signal).catch(() => 'left');
    await eventually(() => expect(ollama.loads).toBe(1));
    expect(await isLoaded()).toBe(false);
    leaving.abort();
    await Promise.all([left, ollama.whenIdle()]);
    expect(await isLoaded()).toBe(false);
  });
});

describe('refused:', () => {
  it.each(known.refusals)('%s', async (_, status, error, more) => {
    expect(await client.refusal('/api/chat', rainChat(more))).toEqual([
      status,
      expect.stringContaining(error),
    ]);
  });

  it('malformed JSON, and no body at all', async () => {
    expect(await client.refusal('/api/chat', '{"model":')).toEqual([400, expect.any(String)]);
    expect(await client.refusal('/api/chat', '')).toEqual([400, 'missing request body']);
    expect(ollama.requests[0]?.body).toBe('{"model":');
  });

  it('not a schema that the grammar partly ignores, but the test can see it', async () => {
    await client.reply({ format: known.leakySchema });
    await client.reply({ format: 'json' });
    expect(ollama.ignoredSchemaFeatures).toEqual([...known.leaks, '#: format "json"']);
  });

  it('not a prompt that an old server truncates, but the test can see it', async () => {
    await restart({ version: '0.12.5' });
    const messages = [
      system(distinctWords(20)),
      user(distinctWords(60)),
      fromModel('yes'),
      user(distinctWords(60)),
    ];
    await client.reply({ messages, truncate: false, ...options({ num_ctx: 128 }) });
    await client.reply({ messages: messages.slice(3), ...options({ num_ctx: 64 }) });
    expect(ollama.truncations).toMatchObject([{ droppedMessages: 1 }, { droppedMessages: 0 }]);
    expect(ollama.truncations[1]?.readTokens).toBeLessThan(64);
  });
});

describe('the prefix cache', () => {
  const frozen = (prefix: number, wish: string, numBatch: number) => ({
    messages: [system(distinctWords(prefix)), user(wish)],
    options: { num_batch: numBatch },
  });

  it('always hits for a conversation that only grows', async () => {
    const messages = [system(distinctWords(100)), user('rain')];
    const reply = await client.reply({ messages });
    await client.reply({ messages: [...messages, fromModel(reply), user('slower')] });
    expect(ollama.chatStats[1]?.cachedTokens).toBe(gemmaTokens(gemmaPrompt(messages) + reply).length);
  });

  it.each(known.cacheRules)('follows the rule: %s', async (_, prefix, numBatch, tail, isReused) => {
    await client.reply(frozen(prefix, 'rain', numBatch));
    await client.reply(frozen(prefix, `snow ${distinctWords(tail)}`, numBatch));
    expect((ollama.chatStats[1]?.cachedTokens ?? 0) > prefix).toBe(isReused);
  });

  it.each(known.countings)('is counted as in %s', async (version, isWhole, hasCached) => {
    await restart({ version });
    await client.reply(frozen(1200, 'rain', 2048));
    const last = await client.lastLine(frozen(1200, 'rain', 2048));
    expect(Number(last['prompt_eval_count']) > 1200).toBe(isWhole);
    expect('prompt_eval_cached_count' in last).toBe(hasCached);
  });
});

describe('pulling and creating', () => {
  const pull = { model: 'gemma3:1b' };
  beforeEach(() => restart({ models: [], diskFreeBytes: 5e9 }));

  it('downloads a model layer by layer', async () => {
    const lines = await client.lines('/api/pull', pull);
    expect(lines[1]?.status).toMatch(/^pulling [0-9a-f]{12}$/);
    expect(lines[1]).toMatchObject({ completed: 0, total: 815_310_432, digest: expect.any(String) });
    const last = lines.slice(-3).map(({ status }) => status);
    expect(last).toEqual(['verifying sha256 digest', 'writing manifest', 'success']);
    expect(ollama.models).toEqual(['gemma3:1b']);
  });

  it.each(known.brokenPulls)('resumes after a %s', async (name, ending) => {
    ollama.failNext({ name, afterBytes: 3e8 });
    const leaving = new AbortController();
    const { text } = await readUntilBroken(await client.post('/api/pull', pull, leaving.signal), (soFar) => {
      if (name === 'pull-stall' && bytesTold(soFar) > 2.5e8) leaving.abort();
    });
    expect(text).toMatch(ending);
    const [, again] = await client.lines('/api/pull', { name: 'gemma3:1b' });
    expect(again?.completed).toBeGreaterThan(2e8);
    expect(ollama.models).toEqual(['gemma3:1b']);
  });

  it('fails if the disk is full or the model is not published', async () => {
    const large = await client.statuses('/api/pull', { model: 'gemma3:12b' });
    expect(large.at(-1)).toContain('no space left on device');
    const unknown = await client.statuses('/api/create', { model: 'lamp', from: 'nonsense' });
    expect(unknown).toEqual(['pulling manifest', 'pull model manifest: file does not exist']);
  });

  it('creates a model from a base that it pulls in the same call', async () => {
    const lamp = { model: 'lamp', from: 'gemma3:4b', system: 'Light!', parameters: { num_ctx: 2048 } };
    const statuses = await client.statuses('/api/create', lamp);
    expect(statuses.filter((status) => status === 'success')).toHaveLength(2);
    expect(statuses.slice(-4).join()).toMatch(/creating new layer sha256:.*,writing manifest,success$/);
    await client.reply({ model: 'lamp' });
    const { models } = await client.json('/api/ps');
    expect(models).toMatchObject([{ name: 'lamp:latest', context_length: 2048 }]);
    const prompt = gemmaPrompt([system('Light!'), user('rain')]);
    expect(ollama.chatStats[0]?.promptTokens).toBe(gemmaTokens(prompt).length);
  });
});

describe('a fault', () => {
  it.each(known.brokenAnswers)('breaks one answer: %j', async (fault, isBroken, text) => {
    ollama.replyWith(() => 'one two three four');
    ollama.failNext(fault);
    expect(await readUntilBroken(await client.chat())).toEqual({
      text: expect.stringMatching(text),
      isBroken,
    });
    expect(await client.reply()).toBe('one two three four');
  });

  it.each(known.deadlyFaults)('gives no answer: %s', async (fault) => {
    await client.json('/api/version');
    ollama.failNext(fault);
    await expect(client.chat()).rejects.toThrow('fetch failed');
    expect(ollama.requests.some(({ isAborted }) => isAborted)).toBe(false);
    expect((await client.chat()).status).toBe(200);
  });

  it.each(known.endlessFaults)('lasts until the client leaves: %j', async (fault) => {
    await restart({ tokensPerSecond: 500 });
    ollama.failNext(fault);
    const leaving = new AbortController();
    const left = client.chat({}, leaving.signal).then(readUntilBroken, () => 'left');
    await eventually(() => expect(ollama.requests).toHaveLength(1));
    await pause(60);
    leaving.abort();
    await Promise.all([left, ollama.whenIdle()]);
    expect(ollama.requests[0]).toMatchObject({ isAborted: true, isAnswered: false });
  });

  it('can last until it is cleared, and can apply to one path only', async () => {
    ollama.failAlways({ name: 'redirect', path: '/api/tags' });
    const status = async (path: string) => (await client.get(path, { redirect: 'manual' })).status;
    expect(await status('/')).toBe(200);
    expect([await status('/api/tags'), await status('/api/tags')]).toEqual([302, 302]);
    ollama.clearFaults();
    expect(await status('/api/tags')).toBe(200);
  });

  it('can apply to the version', async () => {
    ollama.failNext('version-empty', 'version-not-json', { name: 'slow-version', ms: 30 });
    expect(await client.json('/api/version')).toEqual({});
    await expect(client.json('/api/version')).rejects.toThrow('JSON');
    const before = performance.now();
    expect(await client.json('/api/version')).toEqual({ version: '0.33.0' });
    expect(performance.now() - before).toBeGreaterThan(25);
  });
});

describe('token counts', () => {
  it('scale all counts by the bias', async () => {
    await restart({ tokenBias: 1.15 });
    ollama.queueReplies(distinctWords(100));
    expect(await client.lastLine()).toMatchObject({ eval_count: 115 });
  });
});
