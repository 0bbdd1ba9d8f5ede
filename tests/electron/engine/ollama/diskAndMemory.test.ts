import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  assertDiskSpace,
  partialDownloadBytes,
  gigabytesText,
  memoryNotice,
  modelFolder,
} from '../../../../electron/engine/ollama/diskAndMemory';
import { temporaryFolder } from '../../../fakes/temporaryFolder';

const spare = 0.5e9;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

describe('assertDiskSpace', () => {
  it('accepts what fits', async () => {
    const folder = temporaryFolder();
    const largestFit = (await freeBytes(folder)) - 1.5 * spare;
    await expect(assertDiskSpace(largestFit, folder)).resolves.toBeUndefined();
  });

  it('refuses to fill the disk to its last half gigabyte', async () => {
    const folder = temporaryFolder();
    const tooMuch = (await freeBytes(folder)) - spare / 2;
    await expect(assertDiskSpace(tooMuch, folder)).rejects.toMatchObject({ code: 'DISK_FULL' });
  });

  it('names both sizes, the folder and what to do', async () => {
    const folder = temporaryFolder();
    const failure: unknown = await assertDiskSpace(9e15, folder).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'DISK_FULL' });
    expect(String(failure)).toMatch(
      /needs 9000000\.0 GB, and \d+\.\d GB are free .* Make room, then continue\./,
    );
    expect(String(failure)).toContain(folder);
  });

  it('checks the right disk for a folder that does not exist yet', async () => {
    const folder = join(temporaryFolder(), 'not/here/yet');
    await expect(assertDiskSpace(1000, folder)).resolves.toBeUndefined();
    await expect(assertDiskSpace(9e15, folder)).rejects.toMatchObject({ code: 'DISK_FULL' });
  });
});

describe('modelFolder', () => {
  it('is where Ollama was configured to keep its models', async () => {
    expect(await modelFolder({ OLLAMA_MODELS: '/big/disk' }, temporaryFolder())).toBe('/big/disk');
  });

  it('is in the home folder by default, if neither it nor the service’s folder exists', async () => {
    const home = temporaryFolder();
    // If Ollama is installed as a service, its folder is used.
    const ofService = '/usr/share/ollama/.ollama/models';
    const own = join(home, '.ollama/models');
    expect(await modelFolder({}, home)).toBe(existsSync(ofService) ? ofService : own);
  });

  it('is in the home folder if that one exists', async () => {
    const home = temporaryFolder();
    mkdirSync(join(home, '.ollama/models'), { recursive: true });
    expect(await modelFolder({}, home)).toBe(join(home, '.ollama/models'));
    expect(await modelFolder({ OLLAMA_MODELS: '' }, home)).toBe(join(home, '.ollama/models'));
  });
});

describe('memoryNotice', () => {
  it('is undefined if the model fits', () => {
    expect(memoryNotice(5e9, 5e9)).toBeUndefined();
    expect(memoryNotice(5e9, 64e9)).toBeUndefined();
  });

  it('says what is needed, what there is, and what would fit', () => {
    const notice = memoryNotice(5e9, 3.9e9);
    expect(notice?.code).toBe('LITTLE_MEMORY');
    expect(notice?.message).toMatch(/5\.0 GB.*3\.9 GB.*gemma3:1b/);
  });

  it('checks this machine by default', () => {
    expect(memoryNotice(1)).toBeUndefined();
    expect(memoryNotice(1e18)?.code).toBe('LITTLE_MEMORY');
  });
});

describe('gigabytesText', () => {
  it('counts in decimal gigabytes, as disks are sold', () => {
    expect([0, 49e6, 815e6, 3.3e9].map(gigabytesText)).toEqual(['0.0 GB', '0.0 GB', '0.8 GB', '3.3 GB']);
  });
});

describe('partial downloads', () => {
  it('are counted by the space they take on the disk', async () => {
    const folder = temporaryFolder();
    expect(await partialDownloadBytes(folder)).toBe(0);
    mkdirSync(join(folder, 'blobs'));
    writeFileSync(join(folder, 'blobs/sha256-aa-partial'), Buffer.alloc(1_000_000, 1));
    writeFileSync(join(folder, 'blobs/sha256-aa-partial-0'), '{"Offset":0}');
    writeFileSync(join(folder, 'blobs/sha256-bb'), Buffer.alloc(1_000_000, 1));
    const bytes = await partialDownloadBytes(folder);
    expect(bytes).toBeGreaterThanOrEqual(1_000_000);
    expect(bytes).toBeLessThan(1_100_000);
  });
});
