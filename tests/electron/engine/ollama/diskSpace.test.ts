import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readAddress } from '../../../../electron/engine/ollama/OllamaAddress';
import { obtainModel } from '../../../../electron/engine/ollama/getModel';
import { OllamaClient } from '../../../../electron/engine/ollama/OllamaClient';
import { FakeOllama } from '../../../fakes/ollama/FakeOllama';
import { temporaryFolder } from '../../../fakes/temporaryFolder';

/** Downloads a model to a disk with `freeBytes` free; `partialBytes` were downloaded before. */
async function obtain(name: string, freeBytes: number, partialBytes = 0) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'blobs'));
  if (partialBytes > 0) writeFileSync(join(folder, 'blobs/sha256-aa-partial'), Buffer.alloc(partialBytes, 1));
  vi.stubEnv('OLLAMA_MODELS', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const ollama = await FakeOllama.start({ models: [] });
  onTestFinished(() => ollama.stop());
  const setup = {
    client: new OllamaClient(readAddress(ollama.url)),
    numCtx: 4096,
    freeBytes: () => Promise.resolve(freeBytes),
    onProgress: () => undefined,
    notice: () => undefined,
  };
  const outcome = await obtainModel({ name }, setup, new AbortController().signal).catch(
    (error: unknown) => error,
  );
  return { outcome, pulls: ollama.requests.filter(({ path }) => path === '/api/pull').length };
}

const needed = 3.3e9 + 0.5e9;

describe('a disk that is nearly full', () => {
  it('needs room for the model and a reserve', async () => {
    expect(await obtain('gemma3:4b', needed + 0.1e9)).toMatchObject({ outcome: 'gemma3:4b', pulls: 1 });
    const { outcome, pulls } = await obtain('gemma3:4b', needed - 1);
    expect([(outcome as { code: string }).code, pulls]).toEqual(['DISK_FULL', 0]);
  });

  it('needs less for a download that is resumed', async () => {
    expect(await obtain('gemma3:4b', needed - 2_000_000, 4_000_000)).toMatchObject({ pulls: 1 });
  });

  it('is noticed once the sizes are reported, if they were not known before', async () => {
    const { outcome, pulls } = await obtain('gemma3:12b', 1e9);
    expect(outcome).toMatchObject({
      code: 'DISK_FULL',
      message: expect.stringMatching(/needs \d/) as unknown,
    });
    expect(pulls).toBe(1);
  });
});
