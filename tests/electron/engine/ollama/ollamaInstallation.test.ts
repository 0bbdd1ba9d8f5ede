import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAddress } from '../../../../electron/engine/ollama/OllamaAddress';
import { findOllama, startOllama } from '../../../../electron/engine/ollama/ollamaInstallation';
import { OllamaClient } from '../../../../electron/engine/ollama/OllamaClient';
import { temporaryFolder } from '../../../fakes/temporaryFolder';

const repository = resolve(import.meta.dirname, '../../../..');

/** Writes a program file; returns its path. */
function program(path: string, text = '', mode = 0o755): string {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

describe('findOllama', () => {
  it.each(['linux', 'darwin'] as const)('finds it on the search path of %s', async (platform) => {
    const [empty, home] = [temporaryFolder(), temporaryFolder()];
    const path = program(join(temporaryFolder(), 'ollama'));
    const env = { PATH: [empty, '', join(path, '..')].join(delimiter) };
    expect(await findOllama({ platform, env, home })).toBe(path);
  });

  it('takes the first one on the path', async () => {
    const [first, second] = [temporaryFolder(), temporaryFolder()];
    for (const folder of [first, second]) program(join(folder, 'ollama'));
    const env = { PATH: [first, second].join(delimiter) };
    expect(await findOllama({ platform: 'linux', env, home: '' })).toBe(join(first, 'ollama'));
  });

  it('looks for ollama.exe on Windows, on its Path and where its installer puts it', async () => {
    const home = temporaryFolder();
    const onPath = program(join(temporaryFolder(), 'ollama.exe'));
    const env = { Path: join(onPath, '..') };
    expect(await findOllama({ platform: 'win32', env, home })).toBe(onPath);
    expect(await findOllama({ platform: 'win32', env: {}, home })).toBeUndefined();
    const installed = program(join(home, 'AppData/Local/Programs/Ollama/ollama.exe'));
    expect(await findOllama({ platform: 'win32', env: {}, home })).toBe(installed);
    const elsewhere = temporaryFolder();
    const chosen = program(join(elsewhere, 'Programs/Ollama/ollama.exe'));
    expect(await findOllama({ platform: 'win32', env: { LOCALAPPDATA: elsewhere }, home })).toBe(chosen);
  });

  const found = (folder: string) => {
    const home = temporaryFolder();
    return findOllama({ platform: 'win32', env: { PATH: folder }, home });
  };

  it('ignores a file that cannot be executed, and other programs', async () => {
    const [notRunnable, other] = [temporaryFolder(), temporaryFolder()];
    program(join(notRunnable, 'ollama.exe'), '', 0o644);
    program(join(other, 'ollama'));
    expect(await found(notRunnable)).toBeUndefined();
    expect(await found(other)).toBeUndefined();
  });

  it('ignores a folder of that name', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'ollama.exe'));
    expect(await found(folder)).toBeUndefined();
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

describe('startOllama', () => {
  it('starts a server that answers at the given address', async () => {
    const folder = temporaryFolder();
    const [pidFile, wordsFile] = [join(folder, 'pid'), join(folder, 'words')];
    const path = program(
      join(folder, 'ollama'),
      `#!/bin/sh
echo "$@" > '${wordsFile}'
echo $$ > '${pidFile}'
cd '${repository}' || exit 1
exec '${process.execPath}' tests/tools/run.mjs tests/tools/fakeOllama.ts "$@"
`,
    );
    onTestFinished(() => {
      if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, 'utf8')));
    });
    const address = readAddress(`:${await freePort()}`);
    await startOllama(path, address, { env: { PATH: process.env['PATH'], OLLAMA_HOST: 'elsewhere' } });
    const version = () => new OllamaClient(address).version().catch(() => 'none');
    await expect.poll(version, { timeout: 60_000, interval: 100 }).toBe('0.33.0');
    expect(readFileSync(wordsFile, 'utf8')).toBe('serve\n');
  });

  it.each([
    ['http://127.0.0.1:4567', '127.0.0.1:4567'],
    ['http://[::1]:4567', '[::1]:4567'],
    ['http://127.0.0.1:80', '127.0.0.1:80'],
  ])('makes the program listen at %s', async (url, host) => {
    const folder = temporaryFolder();
    const path = program(join(folder, 'ollama'), `#!/bin/sh\nprintf %s "$OLLAMA_HOST" > '${folder}/host'\n`);
    await startOllama(path, readAddress(url));
    const written = () => (existsSync(`${folder}/host`) ? readFileSync(`${folder}/host`, 'utf8') : '');
    await expect.poll(written, { timeout: 60_000 }).not.toBe('');
    expect(written().replace(/^http:\/\//, '')).toBe(host);
  });

  it('passes its environment to the program', async () => {
    const folder = temporaryFolder();
    const path = program(
      join(folder, 'ollama'),
      `#!/bin/sh\nprintf %s "$OLLAMA_MODELS" > '${folder}/models'\n`,
    );
    await startOllama(path, readAddress('127.0.0.1'), { env: { OLLAMA_MODELS: '/big/disk' } });
    const written = () => (existsSync(`${folder}/models`) ? readFileSync(`${folder}/models`, 'utf8') : '');
    await expect.poll(written, { timeout: 60_000 }).toBe('/big/disk');
  });

  it.each([
    ['a missing file', (folder: string) => join(folder, 'ollama')],
    ['a file that is not executable', (folder: string) => program(join(folder, 'ollama'), '', 0o644)],
    ['a folder', (folder: string) => folder],
    ['a script without its interpreter', (folder: string) => program(join(folder, 'ollama'), '#!/no/such\n')],
  ])('reports that %s could not be started', async (_, pathIn) => {
    const path = pathIn(temporaryFolder());
    const failure: unknown = await startOllama(path, readAddress('127.0.0.1')).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: 'OLLAMA_DOWN' });
    expect(String(failure)).toMatch(/could not be started: .*Start it by hand\./);
    expect(String(failure)).toContain(path);
  });

  it('also reports it if the system refuses at once', async () => {
    const path = program(join(temporaryFolder(), 'ollama'), '#!/bin/sh\n');
    // Too large for the system: Node throws for this one instead of emitting an event, as it does for most others.
    const env = { HUGE: 'x'.repeat(4_000_000) };
    await expect(startOllama(path, readAddress('127.0.0.1'), { env })).rejects.toMatchObject({
      code: 'OLLAMA_DOWN',
    });
  });
});
