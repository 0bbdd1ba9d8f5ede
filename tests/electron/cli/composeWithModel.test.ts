import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parseProgram } from '#shared/program/parseProgram';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { lampModelName } from '../../../electron/engine/ollama/lampModel';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { stubInstalledOllama } from '../../fakes/ollama/stubInstalledOllama';
import { lampReply } from '../../fakes/ollama/lampReply';
import type { FakeOllamaOptions } from '../../fakes/ollama/ServerState';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';

interface Answer {
  readonly ok: boolean;
  readonly program?: { readonly program: { readonly name: string; readonly steps: { id: string }[] } };
  readonly engine?: string;
  readonly model?: string;
  readonly repairs?: string[];
  readonly note?: string;
  readonly error?: { readonly code: string; readonly message: string };
}

const lamp = lampModelName();
const step = (id: string, name: string, color: string, duration: number | null) => ({
  id,
  command: { type: 'pattern', name, params: { color, speed: 3000 } },
  duration,
});
const storm = {
  name: 'Storm',
  steps: [step('dark', 'breathing', '#1A1A3A', 4000), step('rumble', 'pulse', '#445566', 2000)],
  loop: { count: 0, start_step: 'dark', end_step: 'rumble' },
};

let ollama: FakeOllama;
let url: string;

async function start(options: FakeOllamaOptions = {}): Promise<void> {
  ollama = await FakeOllama.start({ models: [lamp], ...options });
  ({ url } = ollama);
  ollama.replyWith(lampReply);
  onTestFinished(() => ollama.stop());
}

beforeEach(stubInstalledOllama);

/** Runs `lamp compose …` against the fake; presses Ctrl-C when a matching message is printed. */
async function compose(words: string[], input: unknown[] = [], stopAt?: RegExp) {
  const lines = input.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  const terminal = new FakeTerminal(lines);
  const say = terminal.say.bind(terminal);
  terminal.say = (sentence) => {
    say(sentence);
    if (stopAt?.test(sentence)) terminal.stop.abort();
  };
  const all = ['compose', ...words, '--host', url, '--data', temporaryFolder()];
  const code = await runLamp(all, commands, '1.2.3', terminal);
  return { code, messages: terminal.messages.join('\n'), answers: terminal.lines as Answer[] };
}

function stormFile(): string {
  const file = join(temporaryFolder(), 'storm.json');
  writeFileSync(file, JSON.stringify({ program: storm }));
  return file;
}

const withModel = ['--engine', 'ollama'];

describe('lamp compose with a model', () => {
  it.each([[withModel], [['--engine', 'auto']], [[]]])('uses the lamp model with %j', async (words) => {
    await start();
    const { code, answers, messages } = await compose(['a calm lake', ...words]);
    expect(code).toBe(0);
    expect(answers).toMatchObject([{ ok: true, engine: 'ollama', model: lamp, repairs: [] }]);
    expect(parseProgram(answers[0]?.program)).toMatchObject({ ok: true, repairs: [] });
    expect(answers[0]?.note).toMatch(/as you wished/);
    expect(messages).toMatch(/Loading the model …[^]*Writing …[^]*Step 1: /);
    expect(ollama.chats[0]?.messages.at(-1)?.content).toContain('a calm lake');
    expect(ollama.ignoredSchemaFeatures).toEqual([]);
  });

  it('uses the chosen model with the chosen context window', async () => {
    await start({ models: ['gemma3:1b', lamp] });
    const words = ['a calm lake', '--model', 'gemma3:1b', '--num-ctx', '8192'];
    expect((await compose(words)).answers).toMatchObject([{ engine: 'ollama', model: 'gemma3:1b' }]);
    expect(ollama.chats).toMatchObject([{ model: 'gemma3:1b', options: { num_ctx: 8192 } }]);
  });

  it('uses an outdated lamp model rather than none', async () => {
    await start({ models: ['lamp:0123456789ab'] });
    expect((await compose(['a calm lake'])).answers).toMatchObject([{ model: 'lamp:0123456789ab' }]);
  });

  it('keeps a step by reference exactly as it is', async () => {
    await start();
    const flash = step('flash', 'pulse', '#FFFFFF', 600);
    ollama.queueReplies(JSON.stringify({ program: { name: 'Storm', steps: ['dark', flash, 'rumble'] } }));
    const { answers } = await compose(['add lightning', '--current', stormFile(), ...withModel]);
    expect(answers[0]?.program?.program.steps.map(({ id }) => id)).toEqual(['dark', 'flash', 'rumble']);
    expect(answers[0]?.program?.program.steps).toMatchObject([storm.steps[0], flash, storm.steps[1]]);
    expect(JSON.stringify(ollama.chats[0]?.format)).toContain('"enum":["dark","rumble"]');
  });

  it('retries once if a reply is not a program, and says so', async () => {
    await start();
    ollama.queueReplies('{"program":{"name":"Nothing","steps":[]}}');
    const { code, answers, messages } = await compose(['a calm lake', ...withModel]);
    expect([code, answers[0]?.ok]).toEqual([0, true]);
    expect(ollama.chats).toHaveLength(2);
    expect(messages).toContain('Asking the model once more.');
  });

  it('fails with a message if no reply comes', async () => {
    await start();
    ollama.failAlways('http-500-out-of-memory');
    const { code, answers, messages } = await compose(['a calm lake', ...withModel]);
    expect([code, answers]).toEqual([1, []]);
    expect(messages).toMatch(/not enough memory/);
  });

  it('stops the model on Ctrl-C', async () => {
    await start({ tokensPerSecond: 20 });
    const { code, answers, messages } = await compose(['a calm lake', ...withModel], [], /Writing/);
    expect([code, answers]).toEqual([1, []]);
    expect(messages).toMatch(/Stopped\.$/);
    await ollama.whenIdle();
    const chat = ollama.requests.find(({ path }) => path === '/api/chat');
    expect(chat).toMatchObject({ isAborted: true });
  });

  it.each([
    ['is down', undefined, /not running\. Start it/],
    ['has no lamp model', { models: ['gemma3:4b'] }, /lamp model is not/],
    ['is too old', { version: '0.12.5' }, /0\.12\.6 or later/],
  ])('fails with a message if Ollama %s', async (_, options, sentence) => {
    await start(options);
    if (!options) await ollama.stop();
    const { code, answers, messages } = await compose(['a calm lake', ...withModel]);
    expect([code, answers]).toEqual([1, []]);
    expect(messages).toMatch(sentence);
  });
});

describe('lamp compose --ndjson with a model', () => {
  it('answers every line in order, and continues after a line that fails', async () => {
    await start();
    ollama.queueReplies(
      { text: '', fault: 'http-500-out-of-memory' },
      JSON.stringify({ program: { name: 'Second', steps: [step('a', 'solid', '#FF0000', null)] } }),
      JSON.stringify({ program: { name: 'Storm', steps: ['dark', step('rumble', 'fire', '#FF0000', 900)] } }),
    );
    const { code, answers } = await compose(
      ['--ndjson', ...withModel],
      [
        { prompt: 'first' },
        'nonsense',
        { prompt: 'a second one' },
        { prompt: '' },
        { prompt: 'turn the rumble into fire', current: { program: storm } },
        { prompt: 'x', current: { program: { name: 'x' } } },
      ],
    );
    expect(code).toBe(0);
    expect(answers.map(({ ok, error }) => (ok ? 'ok' : error?.code))).toEqual([
      'OUT_OF_MEMORY',
      'BAD_USAGE',
      'ok',
      'EMPTY_INPUT',
      'ok',
      'NO_PROGRAM',
    ]);
    expect(answers[2]?.program?.program.name).toBe('Second');
    expect(answers[4]?.program?.program.steps[0]).toMatchObject({ id: 'dark', duration: 4000 });
    expect(ollama.chats).toHaveLength(3);
  });

  it('treats each line on its own: no earlier line is in its prompt', async () => {
    await start();
    const prompts = ['a campfire', 'rain on a window', 'northern lights'].map((prompt) => ({ prompt }));
    await compose(['--ndjson', ...withModel], prompts);
    const rolesOf = ollama.chats.map(({ messages }) => messages.map(({ role }) => role).join(' '));
    expect(rolesOf).toEqual(Array(3).fill('system user'));
    expect(ollama.loads).toBe(1);
    expect(ollama.chatStats[2]?.cachedTokens).toBeGreaterThan(1100);
  });

  it('asks nothing more after Ctrl-C', async () => {
    await start({ tokensPerSecond: 20 });
    const prompts = ['a campfire', 'rain on a window'].map((prompt) => ({ prompt }));
    const { answers, code } = await compose(['--ndjson', ...withModel], prompts, /Writing/);
    expect([code, ...answers.map(({ error }) => error?.code)]).toEqual([1, 'STOPPED']);
    await ollama.whenIdle();
    expect(ollama.chats).toHaveLength(1);
  });
});

describe('lamp compose without a model', () => {
  it('falls back to the composer, with the reason, if Ollama is down', async () => {
    await start();
    await ollama.stop();
    const { code, answers, messages } = await compose(['a campfire', '--engine', 'auto']);
    expect(code).toBe(0);
    expect(answers).toMatchObject([{ ok: true, engine: 'builtin' }]);
    expect(messages).toMatch(/not running\..* built-in composer answers/);
  });

  it('falls back to the composer if there is no lamp model', async () => {
    await start({ models: ['gemma3:4b'] });
    const { answers, messages } = await compose(['a campfire']);
    expect(answers).toMatchObject([{ engine: 'builtin' }]);
    expect(messages).toMatch(/lamp model is not .* built-in composer/);
    expect(ollama.chats).toEqual([]);
  });

  it('does not contact Ollama for the built-in composer', async () => {
    await start();
    const { answers } = await compose(['a campfire', '--engine', 'builtin']);
    expect(answers).toMatchObject([{ ok: true, engine: 'builtin' }]);
    expect(answers[0]).not.toHaveProperty('model');
    expect(ollama.requests).toEqual([]);
  });

  it('warns before any words are sent to another machine', async () => {
    url = 'http://nowhere.invalid:11434';
    const { code, messages, answers } = await compose(['a campfire']);
    expect(code).toBe(0);
    expect(messages).toMatch(/^Ollama runs on another machine: .*nowhere\.invalid:11434, unencrypted/);
    expect(answers).toMatchObject([{ engine: 'builtin' }]);
  });

  it('does not warn if the built-in composer answers, because nothing is sent', async () => {
    url = 'http://nowhere.invalid:11434';
    expect((await compose(['a campfire', '--engine', 'builtin'])).messages).not.toContain('another machine');
  });
});

describe('lamp compose with wrong arguments', () => {
  it.each([
    [['a fire', '--engine', 'steam']],
    [['--ndjson', 'a fire']],
    [['--ndjson', '--current', 'storm.json']],
    [['a fire', '--num-ctx', '1']],
    [[]],
  ])('prints the usage for %j', async (words) => {
    await start();
    const { code, messages } = await compose(words);
    expect(code).toBe(2);
    expect(messages).toContain('--engine auto|ollama|builtin');
    expect(ollama.chats).toEqual([]);
  });
});
