import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readAddress } from '../../../../electron/engine/ollama/OllamaAddress';
import { checkEngine } from '../../../../electron/engine/ollama/checkEngine';
import { lampModelName } from '../../../../electron/engine/ollama/lampModel';
import { OllamaClient } from '../../../../electron/engine/ollama/OllamaClient';
import { FakeOllama } from '../../../fakes/ollama/FakeOllama';
import { stubInstalledOllama } from '../../../fakes/ollama/stubInstalledOllama';
import type { FakeOllamaOptions } from '../../../fakes/ollama/ServerState';

const lamp = lampModelName();
const old = 'lamp:0123456789ab';

let ollama: FakeOllama;

async function start(options?: FakeOllamaOptions): Promise<void> {
  ollama = await FakeOllama.start(options);
  onTestFinished(() => ollama.stop());
}

beforeEach(stubInstalledOllama);

async function checks(chosen: string | null = null, url = ollama.url) {
  const all = await checkEngine(new OllamaClient(readAddress(url)), chosen, 4096);
  return Object.fromEntries(all.map(({ name, ...rest }) => [name, rest]));
}

async function load(model: string, numCtx: number): Promise<void> {
  const body = JSON.stringify({ model, messages: [], options: { num_ctx: numCtx, num_batch: 2048 } });
  await fetch(`${ollama.url}/api/chat`, { method: 'POST', body });
}

describe('checkEngine', () => {
  it('finds everything in order', async () => {
    await start({ models: [lamp] });
    await load(lamp, 4096);
    expect(await checks()).toMatchObject({
      Ollama: { isGood: true, found: `version 0.33.0 at ${ollama.url}` },
      Model: { isGood: true, found: `${lamp} is installed` },
      Loaded: { isGood: true, found: 'in memory, with a window of 4096 tokens' },
      Memory: { isGood: true, found: expect.stringMatching(/\d+\.\d GB/) as string },
    });
  });

  it('says how to start an Ollama that is not running', async () => {
    await start();
    const { url } = ollama;
    await ollama.stop();
    const { Ollama, Model, Loaded } = await checks(null, url);
    expect(Ollama).toMatchObject({ isGood: false, found: expect.stringContaining('not running') as string });
    expect(Ollama?.next).toContain('lamp model get');
    expect(Model?.isGood).toBe(false);
    expect(Loaded).toBeUndefined();
  });

  it('cannot start an Ollama on another machine, and does not check the memory of this one', async () => {
    const { Ollama, Memory } = await checks(null, 'http://nowhere.invalid:11434');
    expect(Ollama).toMatchObject({ isGood: false, found: expect.stringContaining('nowhere') as string });
    expect(Ollama?.next).toBeUndefined();
    expect(Memory).toBeUndefined();
  });

  it('reports a version that is too old', async () => {
    await start({ version: '0.12.5' });
    expect((await checks())['Ollama']).toMatchObject({
      isGood: false,
      found: expect.stringMatching(/0\.12\.5.*Update it/) as string,
    });
  });

  it('reports another program at that address', async () => {
    await start();
    ollama.failAlways('not-ollama');
    const { Ollama } = await checks();
    expect(Ollama).toMatchObject({
      isGood: false,
      found: expect.stringContaining('Something other') as string,
    });
    expect(Ollama?.next).toBeUndefined();
  });

  it('says how to get a missing lamp model, with its size', async () => {
    await start({ models: ['gemma3:4b'] });
    const { Model } = await checks();
    expect(Model?.isGood).toBe(false);
    expect(Model?.next).toMatch(/^lamp model get .*3\.3 GB/);
    expect((await checks())['Loaded']).toBeUndefined();
  });

  it('accepts an older lamp model, and says how to get the new one', async () => {
    await start({ models: [old] });
    const { Model } = await checks();
    expect(Model).toMatchObject({ isGood: true, found: expect.stringContaining(old) as string });
    expect(Model?.next).toContain('lamp model create');
  });

  it('sees that an older lamp model, the one in use, is in memory', async () => {
    await start({ models: [old] });
    await load(old, 4096);
    expect((await checks())['Loaded']?.found).toContain('in memory, with');
  });

  it('checks the chosen model', async () => {
    await start({ models: ['mistral:latest', lamp] });
    expect((await checks('mistral'))['Model']).toMatchObject({
      isGood: true,
      found: 'mistral:latest is installed',
    });
    await load('mistral:latest', 4096);
    expect((await checks('mistral'))['Loaded']?.found).toContain('in memory, with');
    expect((await checks('other'))['Model']).toMatchObject({ isGood: false, next: 'lamp model pull other' });
  });

  it('does not suggest downloading a model that cannot be used', async () => {
    await start();
    const { Model } = await checks('gemma3:4b-mlx');
    expect(Model).toMatchObject({
      isGood: false,
      found: expect.stringContaining('Choose a model') as string,
    });
    expect(Model?.next ?? '').not.toContain('pull');
  });

  it('reports that the model is not in memory yet, which is not a fault', async () => {
    await start({ models: [lamp] });
    const { Loaded } = await checks();
    expect(Loaded).toMatchObject({ isGood: true, found: 'not in memory yet' });
    expect(Loaded?.next).toContain('lamp model warm');
  });

  it('reports another program that uses the model with another context window', async () => {
    await start({ models: [lamp] });
    await load(lamp, 8192);
    expect((await checks())['Loaded']?.found).toMatch(/8192.*4096/);
  });
});
