import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAddress } from '../../../../electron/engine/ollama/OllamaAddress';
import type { Machine } from '../../../../electron/engine/ollama/ollamaInstallation';
import { OllamaClient } from '../../../../electron/engine/ollama/OllamaClient';
import { assertUp, checkOllama } from '../../../../electron/engine/ollama/OllamaStatus';
import { FakeOllama } from '../../../fakes/ollama/FakeOllama';
import type { GivenFault } from '../../../fakes/ollama/faults';
import type { FakeOllamaOptions } from '../../../fakes/ollama/ServerState';
import { temporaryFolder } from '../../../fakes/temporaryFolder';

async function start(options?: FakeOllamaOptions): Promise<FakeOllama> {
  const ollama = await FakeOllama.start(options);
  onTestFinished(() => ollama.stop());
  return ollama;
}

/** A machine with or without Ollama, whatever this one has: on Windows there is only one place to check. */
function machine(hasOllama: boolean): Machine {
  const home = temporaryFolder();
  const folder = join(home, 'AppData/Local/Programs/Ollama');
  mkdirSync(folder, { recursive: true });
  if (hasOllama) {
    writeFileSync(join(folder, 'ollama.exe'), '');
    chmodSync(join(folder, 'ollama.exe'), 0o755);
  }
  return { platform: 'win32', env: {}, home };
}

const look = (url: string, onMachine = machine(true)) =>
  checkOllama(new OllamaClient(readAddress(url)), onMachine);

/** An address where nothing listens any more. */
async function deadUrl(): Promise<string> {
  const ollama = await FakeOllama.start();
  const { url } = ollama;
  await ollama.stop();
  return url;
}

describe('an Ollama that is up', () => {
  it('reports its version and models, and that none is loaded', async () => {
    const ollama = await start({ models: ['gemma3:4b', 'gemma3:1b'] });
    const status = await look(ollama.url);
    assertUp(status);
    expect(status).toMatchObject({ version: '0.33.0', loaded: [] });
    expect(status.models.map(({ name }) => name).sort()).toEqual(['gemma3:1b', 'gemma3:4b']);
    for (const { sizeBytes } of status.models) expect(sizeBytes).toBeGreaterThan(8e8);
  });

  it('reports the loaded models and their context window', async () => {
    const ollama = await start();
    const body = { model: 'gemma3:4b', messages: [], options: { num_ctx: 8192 } };
    await fetch(`${ollama.url}/api/chat`, { method: 'POST', body: JSON.stringify(body) });
    expect(await look(ollama.url)).toMatchObject({ loaded: [{ name: 'gemma3:4b', contextLength: 8192 }] });
  });

  it('may have no models', async () => {
    const ollama = await start({ models: [] });
    expect(await look(ollama.url)).toMatchObject({
      phase: 'up',
      models: [],
    });
  });

  it.each(['0.12.6', '0.0.0'])('may be of version %s', async (version) => {
    const ollama = await start({ version });
    expect(await look(ollama.url)).toMatchObject({ phase: 'up', version });
  });

  it('may answer slowly: it is asked once more before it counts as silent', async () => {
    const ollama = await start();
    ollama.failAlways({ name: 'slow-version', ms: 700 });
    expect(await look(ollama.url)).toMatchObject({ phase: 'up' });
  });

  it('leaves no connection behind', async () => {
    const ollama = await start();
    await look(ollama.url);
    await expect.poll(() => ollama.openSockets).toBe(0);
  });
});

describe('an Ollama that is down', () => {
  it('is “stopped” if it is installed, and “missing” if not', async () => {
    const url = await deadUrl();
    const stopped = await look(url, machine(true));
    expect(stopped).toMatchObject({ phase: 'down', code: 'OLLAMA_DOWN' });
    expect(stopped).toMatchObject({ message: expect.stringMatching(/not running\. Start it/) as string });
    const missing = await look(url, machine(false));
    expect(missing).toMatchObject({ phase: 'down', code: 'OLLAMA_MISSING' });
    expect(missing).toMatchObject({
      message: expect.stringContaining('https://ollama.com/download') as string,
    });
  });

  it('is not looked for on this machine if it should be on another one', async () => {
    const status = await look('http://nowhere.invalid:11434', machine(false));
    expect(status).toMatchObject({ phase: 'down', code: 'OLLAMA_DOWN' });
    expect(status).toMatchObject({ message: expect.stringContaining('nowhere.invalid') as string });
  });

  it.each(['0.12.5', '0.9.0'])(
    'is too old at version %s, and the required version is named',
    async (version) => {
      const ollama = await start({ version });
      const status = await look(ollama.url);
      expect(status).toMatchObject({ phase: 'down', code: 'OLLAMA_TOO_OLD' });
      expect(status).toMatchObject({ message: expect.stringMatching(`${version}.*0\\.12\\.6`) as string });
    },
  );

  it('is “silent”, not “missing”, if it does not answer in time', async () => {
    const ollama = await start();
    ollama.failAlways({ name: 'slow-version', ms: 60_000 });
    expect(await look(ollama.url)).toMatchObject({ phase: 'down', code: 'OLLAMA_SILENT' });
  });

  it('is “silent” if something accepts connections and never answers', async () => {
    const mute = createServer(() => {});
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    onTestFinished(() => void mute.close());
    const address = mute.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await look(`:${port}`)).toMatchObject({ phase: 'down', code: 'OLLAMA_SILENT' });
  });
});

describe('whatever a server does', () => {
  const foreign: GivenFault[] = [
    'html',
    'html-502',
    'redirect',
    'not-ollama',
    { name: 'not-ollama', as: 'html' },
    'version-empty',
    'version-not-json',
  ];

  it.each(foreign)(
    '%j is reported as something other than Ollama, with the address to check',
    async (fault) => {
      const ollama = await start();
      ollama.failAlways(fault);
      const status = await look(ollama.url);
      expect(status).toMatchObject({ phase: 'down', code: 'NOT_OLLAMA' });
      expect(status).toMatchObject({ message: expect.stringContaining(ollama.url) as string });
    },
  );

  it.each<GivenFault>(['refuse', 'truncated-body'])('%j is reported as a refusal', async (fault) => {
    const ollama = await start();
    ollama.failAlways(fault);
    expect(await look(ollama.url)).toMatchObject({ phase: 'down', code: 'OLLAMA_REFUSED' });
  });

  const anywhere = ['html', 'html-502', 'redirect', 'truncated-body', 'not-ollama', 'refuse'] as const;
  const paths = ['/api/version', '/api/tags', '/api/ps'];

  it.each(anywhere.flatMap((name) => paths.map((path) => ({ name, path }))))(
    'does not throw: $name at $path is reported',
    async (fault) => {
      const ollama = await start();
      ollama.failNext(fault);
      const status = await look(ollama.url);
      expect(status).toMatchObject({ phase: 'down' });
      expect(status).toMatchObject({
        code: expect.stringMatching(/^(NOT_OLLAMA|OLLAMA_REFUSED)$/) as string,
      });
      ollama.clearFaults();
      expect(await look(ollama.url)).toMatchObject({ phase: 'up' });
    },
  );

  it('becomes an error for callers that need Ollama', async () => {
    const ollama = await start({ version: '0.1.0' });
    const status = await look(ollama.url);
    expect(() => assertUp(status)).toThrow(expect.objectContaining({ code: 'OLLAMA_TOO_OLD' }));
  });
});
