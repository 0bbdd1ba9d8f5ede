import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { DownloadProgress } from '#shared/api/progress';
import { readAddress } from '../../../../electron/engine/ollama/OllamaAddress';
import { downloadModel } from '../../../../electron/engine/ollama/downloadModel';
import { OllamaClient } from '../../../../electron/engine/ollama/OllamaClient';
import type { ProgressLine } from '../../../../electron/engine/ollama/responseSchemas';
import { FakeOllama } from '../../../fakes/ollama/FakeOllama';
import type { FakeOllamaOptions } from '../../../fakes/ollama/ServerState';

const quick = { tickMs: 20, patience: { checking: 1, withoutNews: 0.1 } };
const wholeBytes = 3_338_801_804;

async function start(options: FakeOllamaOptions = {}) {
  const ollama = await FakeOllama.start({ models: [], ...options });
  onTestFinished(() => ollama.stop());
  return { ollama, client: new OllamaClient(readAddress(ollama.url)) };
}

/** Pulls a model; returns the reported progress. */
async function pull(
  client: OllamaClient,
  more: Partial<Parameters<typeof downloadModel>[1]> = {},
  name = 'gemma3:4b',
) {
  const reports: DownloadProgress[] = [];
  const following = {
    signal: new AbortController().signal,
    onProgress: (at: DownloadProgress) => reports.push(at),
  };
  await downloadModel((both) => client.pull(name, both), { ...following, ...more });
  return reports;
}

async function codeOf(failing: Promise<unknown>): Promise<string> {
  const failure: unknown = await failing.catch((error: unknown) => error);
  if (!(failure instanceof LampwrightError)) return `no failure: ${String(failure)}`;
  expect(failure.message).toMatch(/^[A-Z“].*\.$/);
  return failure.code;
}

describe('a download', () => {
  it('is reported from the first byte to the last', async () => {
    const { ollama, client } = await start();
    const reports = await pull(client);
    expect(reports[0]).toMatchObject({ receivedBytes: 0 });
    expect(reports.at(-1)).toMatchObject({ receivedBytes: wholeBytes, totalBytes: wholeBytes });
    const received = reports.map(({ receivedBytes }) => receivedBytes);
    expect(received).toEqual([...received].sort((a, b) => a - b));
    expect(ollama.models).toEqual(['gemma3:4b']);
  });

  it('does not succeed if the connection ended after only the base was there', async () => {
    async function* halfDone(): AsyncGenerator<ProgressLine> {
      yield* [{ status: 'pulling manifest' }, { status: 'success' }, { status: 'writing manifest' }];
      await pause(1);
    }
    const { signal } = new AbortController();
    expect(await codeOf(downloadModel(halfDone, { signal, onProgress: () => {} }))).toBe('PULL_CUT_OFF');
  });
});

describe('a download that fails', () => {
  it.each([
    ['pull-cut-off', 'PULL_CUT_OFF'],
    ['pull-error', 'PULL_CUT_OFF'],
    ['disk-full', 'DISK_FULL'],
    ['pull-stall', 'PULL_CUT_OFF'],
  ] as const)('by %s fails with %s', async (fault, code) => {
    const { ollama, client } = await start();
    ollama.failNext(fault);
    expect(await codeOf(pull(client, quick))).toBe(code);
    await ollama.whenIdle();
    await expect.poll(() => ollama.openSockets).toBe(0);
    expect(ollama.models).toEqual([]);
  });

  it.each(['pull-cut-off', 'pull-error', 'disk-full', 'pull-stall'] as const)(
    'by %s resumes where it was',
    async (fault) => {
      const { ollama, client } = await start();
      ollama.failNext(fault);
      await codeOf(pull(client, quick));
      const [first] = await pull(client);
      expect(first?.receivedBytes).toBeGreaterThan(1e9);
      expect(ollama.models).toEqual(['gemma3:4b']);
    },
  );

  it('is MODEL_MISSING for a name that is not published', async () => {
    const { client } = await start();
    expect(await codeOf(pull(client, {}, 'gemma3:5b'))).toBe('MODEL_MISSING');
  });

  it('is DISK_FULL if the server’s disk is full', async () => {
    const { client } = await start({ diskFreeBytes: 1e9 });
    expect(await codeOf(pull(client))).toBe('DISK_FULL');
  });

  it('is OLLAMA_DOWN if the server is gone', async () => {
    const { ollama, client } = await start();
    await ollama.stop();
    expect(await codeOf(pull(client))).toBe('OLLAMA_DOWN');
  });

  it('is PULL_CUT_OFF if the server goes away in the middle', async () => {
    const { ollama, client } = await start({ pullBytesPerSecond: 1e8 });
    expect(await codeOf(pull(client, { onProgress: () => void ollama.stop() }))).toBe('PULL_CUT_OFF');
  });

  it('is PULL_CUT_OFF if the stream ends without success', async () => {
    async function* early(): AsyncGenerator<ProgressLine> {
      yield* [
        { status: 'pulling manifest' },
        { status: 'pulling a', digest: 'a', total: 100, completed: 40 },
      ];
      await pause(1);
    }
    const { signal } = new AbortController();
    expect(await codeOf(downloadModel(early, { signal, onProgress: () => {} }))).toBe('PULL_CUT_OFF');
  });

  it('times out if lines come but no bytes', async () => {
    // Ollama reports every 60 ms whether or not anything came: https://github.com/ollama/ollama server/download.go, Wait.
    async function* idle(signal: AbortSignal): AsyncGenerator<ProgressLine> {
      for (let line = 0; line < 200 && !signal.aborted; line++) {
        yield { status: 'pulling a', digest: 'a', total: 100, completed: 40 };
        await pause(5);
      }
      if (!signal.aborted) yield { status: 'success' };
    }
    const { signal } = new AbortController();
    expect(await codeOf(downloadModel(idle, { signal, onProgress: () => {}, ...quick }))).toBe(
      'PULL_CUT_OFF',
    );
  });

  it('does not time out if it is slow but steady', async () => {
    async function* slow(): AsyncGenerator<ProgressLine> {
      for (let completed = 0; completed <= 60; completed += 10) {
        yield { status: 'pulling a', digest: 'a', total: 100, completed };
        await pause(100);
      }
      yield { status: 'success' };
    }
    const { signal } = new AbortController();
    const patience = { checking: 1, withoutNews: 0.3 };
    await expect(
      downloadModel(slow, { signal, onProgress: () => {}, tickMs: 20, patience }),
    ).resolves.toBeUndefined();
  });

  it('has a longer timeout once all bytes are there, while they are verified', async () => {
    async function* checking(): AsyncGenerator<ProgressLine> {
      yield { status: 'pulling a', digest: 'a', total: 100, completed: 100 };
      yield { status: 'verifying sha256 digest' };
      await pause(400);
      yield { status: 'success' };
    }
    const { signal } = new AbortController();
    await expect(
      downloadModel(checking, { signal, onProgress: () => {}, ...quick }),
    ).resolves.toBeUndefined();
  });

  it('times out during verification, too, in the end', async () => {
    async function* endless(signal: AbortSignal): AsyncGenerator<ProgressLine> {
      yield { status: 'pulling a', digest: 'a', total: 100, completed: 100 };
      await pause(60_000, undefined, { signal }).catch(() => undefined);
    }
    const { signal } = new AbortController();
    expect(await codeOf(downloadModel(endless, { signal, onProgress: () => {}, ...quick }))).toBe(
      'PULL_CUT_OFF',
    );
  });
});

describe('a download that is stopped', () => {
  it('ends quietly, stops at the server, and resumes where it was', async () => {
    const { ollama, client } = await start({ pullBytesPerSecond: 2e9 });
    const stop = new AbortController();
    const onProgress = ({ receivedBytes }: DownloadProgress) => {
      if (receivedBytes > 0) stop.abort();
    };
    await pull(client, { signal: stop.signal, onProgress });
    await ollama.whenIdle();
    expect(ollama.requests.at(-1)).toMatchObject({ path: '/api/pull', isAborted: true });
    await expect.poll(() => ollama.openSockets).toBe(0);
    expect(ollama.models).toEqual([]);
    const [first, ...rest] = await pull(client);
    expect(first?.receivedBytes).toBeGreaterThan(0);
    expect(rest.at(-1)?.receivedBytes).toBe(wholeBytes);
  });

  it('never starts if it was stopped before', async () => {
    const { ollama, client } = await start();
    expect(await pull(client, { signal: AbortSignal.abort() })).toEqual([]);
    expect(ollama.models).toEqual([]);
  });
});

describe('the size of a download', () => {
  it('is reported before the bytes come, and again when it grows', async () => {
    const { client } = await start();
    const toCome: number[] = [];
    const onTotal = (bytes: number) => Promise.resolve(void toCome.push(bytes));
    await pull(client, { onTotal });
    expect(toCome[0]).toBe(3_338_792_448);
    expect(toCome.slice(1)).toEqual([358, 8432, 77, 489]);
  });

  it('does not count what is already there', async () => {
    const { ollama, client } = await start();
    ollama.failNext('pull-cut-off');
    await codeOf(pull(client));
    const toCome: number[] = [];
    await pull(client, { onTotal: (bytes) => Promise.resolve(void toCome.push(bytes)) });
    expect(toCome[0]).toBeLessThan(2e9);
  });

  it('can end the download if it is too large', async () => {
    const { ollama, client } = await start({ pullBytesPerSecond: 1e8 });
    const onTotal = () => Promise.reject(new LampwrightError('DISK_FULL', 'There is no room.'));
    expect(await codeOf(pull(client, { onTotal }))).toBe('DISK_FULL');
    await ollama.whenIdle();
    expect(ollama.requests.at(-1)).toMatchObject({ isAborted: true });
  });
});
