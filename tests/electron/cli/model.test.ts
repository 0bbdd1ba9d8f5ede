import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { lampModelName } from '../../../electron/engine/ollama/lampModel';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { stubInstalledOllama } from '../../fakes/ollama/stubInstalledOllama';
import type { FakeOllamaOptions } from '../../fakes/ollama/ServerState';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { eventually } from '../eventually';

const lamp = lampModelName();
const small = lampModelName('gemma3:1b');

let ollama: FakeOllama;
let url: string;
let stop: AbortController;

async function start(options: FakeOllamaOptions = {}): Promise<void> {
  ollama = await FakeOllama.start(options);
  ({ url } = ollama);
  onTestFinished(() => ollama.stop());
}

beforeEach(stubInstalledOllama);

/** Runs `lamp model …` against the fake; presses Ctrl-C when a matching message is printed. */
async function model(words: string[], stopAt?: RegExp) {
  const terminal = new FakeTerminal();
  ({ stop } = terminal);
  const say = terminal.say.bind(terminal);
  terminal.say = (sentence) => {
    say(sentence);
    if (stopAt?.test(sentence)) terminal.stop.abort();
  };
  const all = ['model', ...words, '--host', url, '--data', temporaryFolder()];
  const code = await runLamp(all, commands, '1.2.3', terminal);
  return { code, messages: terminal.messages.join('\n'), answers: terminal.lines };
}

describe('lamp model status', () => {
  it('prints the state of Ollama, and for each model how it is prompted', async () => {
    await start({ models: [lamp, 'lamp-gemma-v2:latest', 'gemma3:4b-mlx'] });
    const { code, answers } = await model(['status']);
    expect(code).toBe(0);
    expect(answers).toMatchObject([{ host: url, phase: 'up', version: '0.33.0', loaded: [] }]);
    const [status] = answers as [{ models: { name: string; profile: string; unsuitable?: string }[] }];
    const byName = Object.fromEntries(status.models.map((one) => [one.name, one]));
    expect(byName[lamp]?.profile).toBe('base');
    expect(byName['lamp-gemma-v2:latest']?.profile).toBe('fine-tuned');
    expect(byName['gemma3:4b-mlx']?.unsuitable).toContain('-mlx');
    expect(byName[lamp]).not.toHaveProperty('unsuitable');
    expect(answers).toMatchObject([{ lampModel: { state: 'current', name: lamp } }]);
  });

  it('reports the lamp model for the chosen base', async () => {
    await start({ models: [lamp, small, 'gemma3:1b'] });
    const data = temporaryFolder();
    const all = (...words: string[]) => ['model', ...words, '--host', url, '--data', data];
    const terminal = new FakeTerminal();
    for (const words of [['status'], ['create', '--base', 'gemma3:1b'], ['status']])
      expect(await runLamp(all(...words), commands, '1.2.3', terminal)).toBe(0);
    expect(terminal.lines).toMatchObject([
      { lampModel: { state: 'current', name: lamp } },
      { ok: true, model: small },
      { lampModel: { state: 'current', name: small } },
    ]);
  });

  it('prints what is wrong as a normal answer', async () => {
    await start({ version: '0.12.5' });
    const { code, answers } = await model(['status']);
    expect(code).toBe(0);
    expect(answers).toMatchObject([{ phase: 'down', code: 'OLLAMA_TOO_OLD' }]);
    await ollama.stop();
    expect((await model(['status'])).answers).toMatchObject([{ phase: 'down', code: 'OLLAMA_DOWN' }]);
  });
});

describe('lamp model get', () => {
  it('runs the whole setup and prints each stage', async () => {
    await start({ models: [], pullBytesPerSecond: 1.5e9 });
    const { code, answers, messages } = await model(['get']);
    expect(code).toBe(0);
    expect(answers).toEqual([{ ok: true, model: lamp }]);
    const order = [
      'Looking for Ollama',
      'Getting gemma3:4b',
      `Creating the lamp model ${lamp}`,
      'Warming up',
    ];
    const places = order.map((words) => messages.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(messages).toMatch(/3\.3 GB of 3\.3 GB/);
    const lines = messages.split('\n').filter((line) => line.startsWith('Getting'));
    expect(lines.length, 'lines on the download').toBeLessThan(30);
    expect(messages).toContain(`${lamp} is ready.`);
  });

  it('skips what is already done', async () => {
    await start({ models: [lamp] });
    const { code, messages } = await model(['get']);
    expect(code).toBe(0);
    expect(messages).not.toMatch(/Getting|Making/);
  });

  it('accepts the small base, or any model by name', async () => {
    await start({ models: [] });
    expect((await model(['get', '--base', 'gemma3:1b'])).answers).toEqual([{ ok: true, model: small }]);
    const named = await model(['get', '--model', 'gemma3:12b']);
    expect(named.answers).toEqual([{ ok: true, model: 'gemma3:12b' }]);
    expect(ollama.models).toContain('gemma3:12b');
  });

  it.each([
    ['the download', /Getting .*[1-9] GB of/, []],
    ['the making', /Creating/, ['gemma3:4b']],
    ['the warming', /Warming/, [lamp]],
  ])('stops during %s on Ctrl-C, and goes on when called again', async (_, stopAt, models) => {
    await start({ models, pullBytesPerSecond: 4e9, loadMs: 50 });
    const { code, messages, answers } = await model(['get'], stopAt);
    expect([code, answers]).toEqual([1, []]);
    expect(messages).toMatch(/Stopped\. Run the same command again to continue\.$/);
    await ollama.whenIdle();
    expect((await model(['get'])).answers).toEqual([{ ok: true, model: lamp }]);
  });

  it('starts an Ollama that is not running, and says Stopped on Ctrl-C meanwhile', async () => {
    await start();
    await ollama.stop();
    const { code, messages } = await model(['get'], /Starting/);
    expect(code).toBe(1);
    expect(messages).toContain('Starting Ollama …');
    expect(messages).toMatch(/Stopped\. Run the same command again to continue\.$/);
  });
});

describe('lamp model pull', () => {
  it('downloads a model by name, or the default base without one', async () => {
    await start({ models: [] });
    expect((await model(['pull', 'gemma3:1b'])).answers).toEqual([{ ok: true, model: 'gemma3:1b' }]);
    expect((await model(['pull'])).answers).toEqual([{ ok: true, model: 'gemma3:4b' }]);
    expect([...ollama.models].sort()).toEqual(['gemma3:1b', 'gemma3:4b']);
    expect(ollama.chats).toEqual([]);
  });

  it('stops on Ctrl-C and resumes where it was', async () => {
    await start({ models: [], pullBytesPerSecond: 4e9 });
    const stopped = await model(['pull'], /[1-9] GB of/);
    expect(stopped.code).toBe(1);
    expect(stopped.messages).toMatch(/Stopped\./);
    await ollama.whenIdle();
    expect(ollama.requests.at(-1)).toMatchObject({ path: '/api/pull', isAborted: true });
    const first = (await model(['pull'])).messages.split('\n').find((line) => line.includes(' GB of'));
    expect(first).toMatch(/Getting gemma3:4b … (0\.[1-9]|[1-9]\.\d) GB of 3\.3 GB/);
  });

  it.each([
    ['pull-cut-off', /cut off\. Continue when the network is back/],
    ['disk-full', /disk is full\. Make room/],
  ] as const)('fails with a message at %s', async (fault, sentence) => {
    await start({ models: [] });
    ollama.failNext(fault);
    const { code, messages, answers } = await model(['pull']);
    expect([code, answers]).toEqual([1, []]);
    expect(messages).toMatch(sentence);
  });

  it.each(['gemma3:5b', 'gemma3:4b-mlx'])('fails with a message for %s', async (name) => {
    await start();
    const { code, messages } = await model(['pull', name]);
    expect(code).toBe(1);
    expect(messages).toContain(`“${name}”`);
  });
});

describe('lamp model create', () => {
  it('creates the lamp model, and downloads its base if it is missing', async () => {
    await start({ models: [] });
    const { answers, messages } = await model(['create', '--base', 'gemma3:1b']);
    expect(answers).toEqual([{ ok: true, model: small }]);
    expect(messages).toContain('Getting gemma3:1b');
    expect([...ollama.models].sort()).toEqual(['gemma3:1b', small]);
  });
});

describe('lamp model warm', () => {
  it('loads the lamp model with its prompt', async () => {
    await start({ models: [lamp] });
    expect((await model(['warm'])).answers).toEqual([{ ok: true, model: lamp }]);
    expect(ollama.chats).toMatchObject([{ model: lamp, options: { num_ctx: 4096, num_predict: 1 } }]);
  });

  it('loads the chosen model with the chosen context window', async () => {
    await start({ models: ['gemma3:1b'] });
    const { answers } = await model(['warm', '--model', 'gemma3:1b', '--num-ctx', '8192']);
    expect(answers).toEqual([{ ok: true, model: 'gemma3:1b' }]);
    expect(ollama.chats).toMatchObject([{ model: 'gemma3:1b', options: { num_ctx: 8192 } }]);
  });

  it.each([
    ['no lamp model', ['warm'], /lamp model is not/],
    ['no such model', ['warm', '--model', 'x'], /“x” is not installed/],
    ['an unsuitable model', ['warm', '--model', 'gemma3:4b-mlx'], /-mlx/],
  ])('fails with a message if there is %s', async (_, words, sentence) => {
    await start();
    const { code, messages } = await model(words);
    expect(code).toBe(1);
    expect(messages).toMatch(sentence);
  });

  it('fails with a message if there is too little memory', async () => {
    await start({ models: [lamp] });
    ollama.failNext('http-500-out-of-memory');
    const { code, messages } = await model(['warm']);
    expect(code).toBe(1);
    expect(messages).toMatch(/not enough memory.*smaller model/);
  });

  it('stops the server’s work, too, on Ctrl-C', async () => {
    await start({ models: [lamp], loadMs: 60_000 });
    void eventually(() => expect(ollama.loads).toBe(1)).then(() => stop.abort());
    const { code, messages } = await model(['warm']);
    expect(code).toBe(1);
    expect(messages).toMatch(/Stopped\./);
    await ollama.whenIdle();
    expect(ollama.requests.find(({ path }) => path === '/api/chat')).toMatchObject({ isAborted: true });
  });
});

describe('lamp model use', () => {
  it('chooses the model for all commands, until the lamp model is chosen again', async () => {
    await start({ models: ['mistral:latest', lamp] });
    const data = temporaryFolder();
    const run = async (...words: string[]) => {
      const terminal = new FakeTerminal();
      const code = await runLamp(['model', ...words, '--host', url, '--data', data], commands, '1', terminal);
      return code === 0 ? terminal.lines : terminal.messages.join();
    };
    expect(await run('use', 'mistral')).toEqual([{ ok: true, model: 'mistral' }]);
    expect(await run('warm')).toEqual([{ ok: true, model: 'mistral:latest' }]);
    expect(await run('use', 'x')).toContain('“x” is not installed');
    expect(await run('use', 'mistral-mlx')).toContain('without “-mlx”');
    expect(await run('warm')).toEqual([{ ok: true, model: 'mistral:latest' }]);
    expect(await run('use', 'lamp')).toEqual([{ ok: true, model: 'lamp' }]);
    expect(await run('warm')).toEqual([{ ok: true, model: lamp }]);
  });
});

describe('lamp model', () => {
  async function withoutHost(words: string[], settings: object) {
    const data = temporaryFolder();
    writeFileSync(join(data, 'settings.json'), JSON.stringify(settings));
    const terminal = new FakeTerminal();
    await runLamp(['model', ...words, '--data', data], commands, '1.2.3', terminal);
    return terminal.lines;
  }

  it('uses the address in the settings, or OLLAMA_HOST if there is none', async () => {
    await start();
    vi.stubEnv('OLLAMA_HOST', 'http://127.0.0.1:1');
    const set = await withoutHost(['status'], { engineHost: url });
    expect(set).toMatchObject([{ host: url, phase: 'up' }]);
    vi.stubEnv('OLLAMA_HOST', `0.0.0.0:${ollama.port}`);
    expect(await withoutHost(['status'], {})).toMatchObject([{ host: url, phase: 'up' }]);
  });

  it('uses the model and context window in the settings', async () => {
    await start({ models: ['gemma3:1b', lamp] });
    const settings = { engineHost: url, engineModel: 'gemma3:1b', numCtx: 6000 };
    expect(await withoutHost(['warm'], settings)).toEqual([{ ok: true, model: 'gemma3:1b' }]);
    expect(ollama.chats).toMatchObject([{ options: { num_ctx: 6000 } }]);
  });

  it.each([['pull'], ['create'], ['warm']])('%s fails with a message if Ollama is down', async (verb) => {
    await start();
    await ollama.stop();
    const { code, messages, answers } = await model([verb]);
    expect([code, answers]).toEqual([1, []]);
    expect(messages).toMatch(/not running\. Start it/);
  });

  it('fails with a message if the address is invalid', async () => {
    url = 'no where';
    const { code, messages } = await model(['status']);
    expect([code, messages]).toEqual([1, expect.stringContaining('is not an address')]);
  });

  it.each([
    [[], 'Which action?'],
    [['fetch'], 'There is no action “fetch”.'],
    [['constructor'], 'There is no action “constructor”.'],
    [['status', 'now'], 'takes no words'],
    [['pull', 'a', 'b'], 'takes one NAME'],
    [['use'], 'takes one NAME'],
    [['get', '--base', 'gemma3:12b'], '--base takes gemma3:4b or gemma3:1b.'],
    [['create', '--base', 'x'], '--base takes'],
    [['warm', '--num-ctx', '100'], '--num-ctx takes a whole number'],
    [['get', '--fast'], '--fast'],
  ])('prints the usage for %j', async (words, complaint) => {
    await start();
    const { code, messages } = await model(words);
    expect(code).toBe(2);
    expect(messages).toContain(complaint);
    expect(messages).toContain('lamp model status | get');
    expect(ollama.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
