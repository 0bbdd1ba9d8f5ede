import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice, SetupProgress } from '#shared/api/progress';
import { profiles } from '#shared/conversation/prompt/profiles';
import { uncalibrated } from '#shared/conversation/tokens/Calibration';
import { answerWish } from '../../../../electron/engine/answerWish';
import { MemoryLog } from '../../../../electron/engine/MemoryLog';
import { readAddress } from '../../../../electron/engine/ollama/OllamaAddress';
import { getModel, type DesiredModel } from '../../../../electron/engine/ollama/getModel';
import { lampModelName } from '../../../../electron/engine/ollama/lampModel';
import { OllamaClient } from '../../../../electron/engine/ollama/OllamaClient';
import { OllamaEngine } from '../../../../electron/engine/ollama/OllamaEngine';
import { FakeOllama } from '../../../fakes/ollama/FakeOllama';
import type { FakeOllamaOptions } from '../../../fakes/ollama/ServerState';
import { temporaryFolder } from '../../../fakes/temporaryFolder';

const repository = resolve(import.meta.dirname, '../../../..');
const lamp = lampModelName('gemma3:4b');
const lampOn = { lampOn: 'gemma3:4b' } as const;

/** The home folder of a fake Windows machine, where there is only one place to look for Ollama. */
let home: string;
let ollama: FakeOllama;
let url: string;

async function start(options: FakeOllamaOptions = {}): Promise<void> {
  ollama = await FakeOllama.start({ models: [], ...options });
  onTestFinished(() => ollama.stop());
  ({ url } = ollama);
}

beforeEach(() => {
  home = temporaryFolder();
  vi.stubEnv('OLLAMA_MODELS', temporaryFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
});

/** Puts a program called Ollama where its installer would. */
function install(script: string): void {
  const folder = join(home, 'AppData/Local/Programs/Ollama');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'ollama.exe'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'ollama.exe'), 0o755);
}

/** An address where nothing listens. */
async function deadUrl(): Promise<string> {
  const server = await FakeOllama.start();
  const { url: dead } = server;
  await server.stop();
  return dead;
}

interface Run {
  readonly on?: (progress: SetupProgress, stop: () => void) => void;
  readonly isLocal?: boolean;
}

/** Gets a model; returns the reported progress, and each phase once. */
async function get(desired: DesiredModel = lampOn, { on, isLocal }: Run = {}) {
  const reports: SetupProgress[] = [];
  const notices: Notice[] = [];
  const stop = new AbortController();
  const address = readAddress(url);
  const setup = {
    client: new OllamaClient({ ...address, isLocal: isLocal ?? address.isLocal }),
    numCtx: 4096,
    machine: { platform: 'win32', env: {}, home },
    checkEveryMs: 20,
    onProgress: (progress: SetupProgress) => {
      reports.push(progress);
      on?.(progress, () => stop.abort());
    },
    notice: (notice: Notice) => notices.push(notice),
  } as const;
  let failure: unknown;
  const model = await getModel(desired, setup, stop.signal).catch((error: unknown) => void (failure = error));
  const code = failure instanceof LampwrightError ? failure.code : failure;
  const phases = reports.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1]);
  return { model, code, phases, reports, notices };
}

const stopAt = (phase: SetupProgress['phase']): Run => ({
  on: (progress, stop) => {
    if (progress.phase === phase) stop();
  },
});

const paths = () => ollama.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);

describe('getModel', () => {
  it('goes from nothing at all to a model that is ready', async () => {
    url = await deadUrl();
    const pidFile = join(home, 'pid');
    onTestFinished(() => {
      if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, 'utf8')));
    });
    const serve = `exec '${process.execPath}' tests/tools/run.mjs tests/tools/fakeOllama.ts --empty "$@"`;
    const { model, phases, reports } = await get(lampOn, {
      on: ({ phase }) => {
        if (phase === 'installing') install(`echo $$ > '${pidFile}'\ncd '${repository}'\n${serve}`);
      },
    });
    expect(model).toBe(lamp);
    expect(phases).toEqual([
      'looking',
      'installing',
      'starting',
      'pulling',
      'checking',
      'creating',
      'warming',
      'ready',
    ]);
    expect(reports[1]).toMatchObject({ downloadPage: 'https://ollama.com/download' });
    expect(reports.at(-1)).toEqual({ phase: 'ready', model: lamp });
    expect(await new OllamaClient(readAddress(url)).loaded()).toMatchObject([{ name: lamp }]);
  });

  it('continues by itself when the user starts Ollama by hand', async () => {
    url = await deadUrl();
    const port = Number(new URL(url).port);
    const { model, phases } = await get(lampOn, {
      on: ({ phase }) => {
        if (phase === 'installing') void start({ port, models: [lamp] });
      },
    });
    expect(model).toBe(lamp);
    expect(phases).toEqual(['looking', 'installing', 'warming', 'ready']);
  });

  it.each([
    ['nothing', [], ['pulling', 'checking', 'creating', 'warming', 'ready']],
    ['the base', ['gemma3:4b'], ['creating', 'warming', 'ready']],
    ['an older lamp model', ['gemma3:4b', 'lamp:0123456789ab'], ['creating', 'warming', 'ready']],
    ['the lamp model', ['gemma3:4b', lamp], ['warming', 'ready']],
    ['the lamp model alone', [lamp], ['warming', 'ready']],
  ])('skips what is already done if there is %s', async (_, models, phases) => {
    await start({ models });
    expect(await get()).toMatchObject({ model: lamp, phases: ['looking', ...phases] });
    expect(paths().filter((path) => path === '/api/pull')).toHaveLength(phases.includes('pulling') ? 1 : 0);
    expect(ollama.models).toContain(lamp);
  });

  it('reports the bytes of the download, to the last', async () => {
    await start();
    const pulling = (await get()).reports.filter((progress) => progress.phase === 'pulling');
    expect(pulling[0]).toEqual({ phase: 'pulling', model: 'gemma3:4b', download: undefined });
    expect(pulling.at(-1)?.download).toMatchObject({ receivedBytes: 3_338_801_804 });
  });

  it.each([
    ['gemma3:1b', [], ['looking', 'pulling', 'checking', 'warming', 'ready']],
    ['gemma3', [], ['looking', 'pulling', 'checking', 'warming', 'ready']],
    ['gemma3', ['gemma3:latest'], ['looking', 'warming', 'ready']],
    ['lamp-gemma-v2', ['lamp-gemma-v2:latest'], ['looking', 'warming', 'ready']],
  ])('gets %s by name if there is %j', async (name, models, phases) => {
    await start({ models });
    expect(await get({ name })).toMatchObject({ model: name, phases });
    expect(paths()).not.toContain('/api/create');
  });

  it('creates the lamp model without messages', async () => {
    await start({ models: ['gemma3:4b'] });
    await get();
    const create = ollama.requests.find(({ path }) => path === '/api/create');
    expect(create?.body).toMatchObject({
      model: lamp,
      from: 'gemma3:4b',
      system: profiles.base.systemPrompt,
    });
    expect(create?.body).not.toHaveProperty('messages');
    expect(create?.body).not.toHaveProperty('template');
  });
});

describe('warming up', () => {
  it.each([
    [lampOn, lamp, profiles.base.systemPrompt],
    [{ name: 'lamp-gemma-v2' }, 'lamp-gemma-v2', profiles['fine-tuned'].systemPrompt],
  ])('lets %j read the prompt of its kind, and write one token', async (desired, model, content) => {
    await start({ models: ['gemma3:4b', lamp, 'lamp-gemma-v2:latest'] });
    await get(desired);
    expect(ollama.chats).toMatchObject([{ model, messages: [{ role: 'system', content }], truncate: false }]);
    expect(ollama.chats[0]?.options).toMatchObject({ num_predict: 1 });
  });

  it('leaves the model as the first wish needs it: loaded once, the prompt read', async () => {
    await start({ models: ['gemma3:4b'] });
    await get();
    const engine = new OllamaEngine(new OllamaClient(readAddress(url)), { name: lamp, numCtx: 4096 });
    const calibrations = { calibration: () => uncalibrated, setCalibration: () => {} };
    const deps = { engine, log: new MemoryLog(), calibrations, seed: () => 7 };
    const { signal } = new AbortController();
    const reading = { intent: 'new', confidence: 1, because: 'a scene' } as const;
    const answer = await answerWish({ text: 'a calm lake', reading }, deps, signal, () => {});
    expect(answer.kind).toBe('program');
    expect(ollama.loads).toBe(1);
    expect(ollama.chatStats[1]?.cachedTokens).toBeGreaterThan(1100);
    const [warmUp, wish] = ollama.chats;
    for (const option of ['num_ctx', 'num_batch'])
      expect(warmUp?.options?.[option]).toBe(wish?.options?.[option]);
    expect([warmUp?.keep_alive, wish?.keep_alive]).toEqual(['30m', '30m']);
  });

  it('reports that another program had loaded the model with another window', async () => {
    await start({ models: [lamp] });
    const body = JSON.stringify({ model: lamp, messages: [], options: { num_ctx: 8192 } });
    await fetch(`${url}/api/chat`, { method: 'POST', body });
    expect((await get()).notices).toMatchObject([{ code: 'MODEL_RELOADED' }]);
  });
});

describe('stopping', () => {
  it.each([
    ['looking', []],
    ['pulling', []],
    ['creating', ['gemma3:4b']],
    ['warming', [lamp]],
  ] as const)('while %s ends it quietly, and the same call continues later', async (phase, models) => {
    await start({ models });
    const stopped = await get(lampOn, stopAt(phase));
    expect([stopped.model, stopped.code]).toEqual([undefined, undefined]);
    expect(stopped.phases.at(-1)).toBe(phase);
    await ollama.whenIdle();
    expect(await get()).toMatchObject({ model: lamp });
  });

  it('while waiting for the installation ends it quietly', async () => {
    url = await deadUrl();
    expect(await get(lampOn, stopAt('installing'))).toMatchObject({
      model: undefined,
      code: undefined,
      phases: ['looking', 'installing'],
    });
  });

  it('while Ollama starts ends it quietly', async () => {
    url = await deadUrl();
    install('exit 0');
    const { model, code } = await get(lampOn, stopAt('starting'));
    expect([model, code]).toEqual([undefined, undefined]);
  });

  it('during the download keeps what has arrived', async () => {
    await start({ pullBytesPerSecond: 3e9 });
    const on: Run['on'] = (progress, stop) => {
      if (progress.phase === 'pulling' && (progress.download?.receivedBytes ?? 0) > 0) stop();
    };
    const stopped = await get(lampOn, { on });
    expect([stopped.model, stopped.code]).toEqual([undefined, undefined]);
    await ollama.whenIdle();
    expect(ollama.requests.at(-1)).toMatchObject({ path: '/api/pull', isAborted: true });
    const { reports, model } = await get();
    const first = reports.find((progress) => progress.phase === 'pulling' && progress.download);
    expect(first?.phase === 'pulling' && first.download?.receivedBytes).toBeGreaterThan(0);
    expect(model).toBe(lamp);
  });
});

describe('an obstacle', () => {
  it.each([
    ['OLLAMA_TOO_OLD', { version: '0.12.5' }, undefined],
    ['NOT_OLLAMA', {}, 'not-ollama'],
    ['OLLAMA_REFUSED', {}, 'refuse'],
    ['DISK_FULL', { diskFreeBytes: 1e9 }, undefined],
    ['DISK_FULL', {}, 'disk-full'],
    ['PULL_CUT_OFF', {}, 'pull-cut-off'],
    ['OUT_OF_MEMORY', {}, 'http-500-out-of-memory'],
    ['OLLAMA_DIED', {}, 'die-while-loading'],
  ] as const)('is reported as %s with %j and %s', async (code, options, fault) => {
    await start(options);
    if (fault) ollama.failAlways(fault);
    expect(await get()).toMatchObject({ code, model: undefined });
    if (!fault) return;
    ollama.clearFaults();
    expect(await get()).toMatchObject({ model: lamp });
  });

  it('is reported before anything is done if the model cannot write programs', async () => {
    await start();
    expect(await get({ name: 'gemma3:4b-mlx' })).toMatchObject({ code: 'MODEL_UNSUITABLE', phases: [] });
    expect(ollama.requests).toEqual([]);
  });

  it('is reported if another machine does not answer: nothing is installed or started here', async () => {
    url = 'http://nowhere.invalid:11434';
    install('exit 0');
    expect(await get()).toMatchObject({ code: 'OLLAMA_DOWN', phases: ['looking'] });
  });

  it('is reported before the download if the disk is full, unless it is the disk of another machine', async () => {
    await start();
    // A file system that never has free space.
    vi.stubEnv('OLLAMA_MODELS', process.platform === 'linux' ? '/proc' : '/dev');
    expect(await get()).toMatchObject({ code: 'DISK_FULL', phases: ['looking'] });
    expect(paths()).toEqual([]);
    expect(await get(lampOn, { isLocal: false })).toMatchObject({ model: lamp });
  });

  it('is reported if Ollama cannot be started', async () => {
    url = await deadUrl();
    install('exit 0');
    writeFileSync(join(home, 'AppData/Local/Programs/Ollama/ollama.exe'), '#!/no/such/interpreter\n');
    expect(await get()).toMatchObject({ code: 'OLLAMA_DOWN', phases: ['looking', 'starting'] });
  });
});
