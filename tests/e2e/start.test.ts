import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { canReach, runtimeSource } from '../../electron/bin/canReach.mjs';
import { chooseHost } from '../../electron/bin/chooseHost.mjs';
import { fetchRuntime } from '../../electron/bin/fetchRuntime.mjs';
import { findRuntime } from '../../electron/bin/findRuntime.mjs';
import { runDesktop } from '../../electron/bin/runDesktop.mjs';
import { launchMessages } from '../../electron/bin/launchMessages.mjs';
import { createElectronPackage, addFile } from '../fakes/electron/createElectronPackage';
import { temporaryFolder } from '../fakes/temporaryFolder';

const root = join(import.meta.dirname, '../..');

describe('who shows the window', () => {
  it.each([
    ['linux', { DISPLAY: ':0' }, 1000, 'desktop'],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 1000, 'desktop'],
    ['linux', { DISPLAY: '', WAYLAND_DISPLAY: '' }, 1000, 'there is no display'],
    ['linux', {}, 0, 'there is no display'],
    ['linux', { DISPLAY: ':0' }, 0, 'it runs as root, for whom Chromium has no sandbox'],
    ['linux', { DISPLAY: ':0', LAMPWRIGHT_HOST: 'browser' }, 1000, 'chosen'],
    ['linux', { LAMPWRIGHT_HOST: 'desktop' }, 1000, 'there is no display'],
    ['darwin', {}, 501, 'desktop'],
    ['darwin', {}, 0, 'desktop'],
    ['darwin', { LAMPWRIGHT_HOST: 'browser' }, 501, 'chosen'],
    ['win32', {}, undefined, 'desktop'],
    ['win32', { LAMPWRIGHT_HOST: 'browser' }, undefined, 'chosen'],
  ] as const)('on %s with %o as user %s: %s', (platform, env, userId, expected) => {
    const choice = chooseHost({ platform, env, userId });
    expect(choice.host === 'desktop' ? 'desktop' : (choice.why ?? 'chosen')).toBe(expected);
  });
});

describe('the runtime', () => {
  it('is there when all of it is', () => {
    const folder = createElectronPackage();
    expect(findRuntime(folder, {})).toEqual({ state: 'missing' });
    addFile(folder, 'dist/version', '45.0.1');
    addFile(folder, 'path.txt', 'electron');
    expect(findRuntime(folder, {})).toEqual({ state: 'missing' });
    addFile(folder, 'dist/electron');
    expect(findRuntime(folder, {})).toEqual({ state: 'installed', path: join(folder, 'dist/electron') });
    addFile(folder, 'dist/version', 'v44.9.9');
    expect(findRuntime(folder, {})).toEqual({ state: 'missing' });
  });

  it('is not taken for whole when unpacking was cut off', () => {
    const folder = createElectronPackage();
    addFile(folder, 'dist/version', '45.0.1');
    addFile(folder, 'dist/electron');
    expect(findRuntime(folder, {})).toEqual({ state: 'missing' });
  });

  it('may lie elsewhere', () => {
    const elsewhere = temporaryFolder();
    const env = { ELECTRON_OVERRIDE_DIST_PATH: elsewhere };
    expect(findRuntime(createElectronPackage(), env)).toEqual({ state: 'missing' });
    writeFileSync(join(elsewhere, 'electron'), '');
    expect(findRuntime(createElectronPackage(), env)).toEqual({
      state: 'installed',
      path: join(elsewhere, 'electron'),
    });
  });

  it('cannot be fetched where its package is missing', () => {
    expect(findRuntime(join(temporaryFolder(), 'electron'), {})).toEqual({ state: 'no-package' });
  });

  it('is looked for at its usual place, a mirror, or through a proxy', () => {
    expect(runtimeSource({}).href).toBe('https://github.com/');
    expect(runtimeSource({ ELECTRON_MIRROR: 'http://mirror.example:8080/e/' }).host).toBe(
      'mirror.example:8080',
    );
    expect(runtimeSource({ HTTPS_PROXY: 'http://proxy:3128' }).host).toBe('github.com');
    expect(runtimeSource({ ELECTRON_GET_USE_PROXY: '1', HTTPS_PROXY: 'http://proxy:3128' }).host).toBe(
      'proxy:3128',
    );
    expect(runtimeSource({ ELECTRON_MIRROR: 'nonsense' }).host).toBe('github.com');
  });

  it('is only fetched from where something answers', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await canReach(new URL(`http://127.0.0.1:${port}/`), 60_000)).toBe(true);
    await new Promise((resolve) => server.close(resolve));
    expect(await canReach(new URL(`http://127.0.0.1:${port}/`), 60_000)).toBe(false);
    // A limit of nothing is over before anyone could answer.
    expect(await canReach(new URL('https://192.0.2.1/'), 0)).toBe(false);
  });
});

describe('fetching the runtime', () => {
  const install = `fs.mkdirSync(__dirname + '/dist', { recursive: true });
    fs.writeFileSync(__dirname + '/dist/version', '45.0.1');
    fs.writeFileSync(__dirname + '/dist/electron', '');`;
  const finish = `fs.writeFileSync(__dirname + '/path.txt', 'electron');`;
  const hang = 'setInterval(() => {}, 1000);';
  const { env } = process;
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
  const strays = () => readdirSync(tmpdir()).filter((name) => name.startsWith('lampwright-runtime-'));

  /** Goes on once a file is there. */
  const untilThere = (path: string) => async () => {
    do await soon();
    while (!existsSync(path));
  };

  it('ends with its path, and leaves nothing else behind', async () => {
    const before = strays();
    const folder = createElectronPackage(
      `fs.writeFileSync(process.env.TMPDIR + '/part', 'x'); ${install} ${finish}`,
    );
    expect(await fetchRuntime({ packageFolder: folder, env })).toEqual({
      path: join(folder, 'dist/electron'),
    });
    expect(strays()).toEqual(before);
  });

  it('says why it failed', async () => {
    const folder = createElectronPackage(
      `console.error('(node:1) Warning: old'); throw new Error('HTTP 404');`,
    );
    expect(await fetchRuntime({ packageFolder: folder, env })).toEqual({ why: 'HTTP 404' });
  });

  it('leaves nothing half unpacked when it fails, or does less than it says', async () => {
    for (const ending of ['process.exit(1)', '']) {
      const folder = createElectronPackage(`${install} ${ending}`);
      // Of an older version.
      writeFileSync(join(folder, 'path.txt'), 'electron.exe');
      expect(await fetchRuntime({ packageFolder: folder, env })).toEqual({ why: 'its installer failed' });
      expect(readdirSync(folder)).toEqual(['install.js', 'package.json']);
    }
  });

  it('gives up when nothing comes any more', async () => {
    const folder = createElectronPackage(`${install} ${hang}`);
    const pause = untilThere(join(folder, 'dist/electron'));
    expect(await fetchRuntime({ packageFolder: folder, env, pause })).toEqual({
      why: 'the download made no more progress',
    });
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  it('goes on as long as something comes', async () => {
    const folder = createElectronPackage(
      `${install} setInterval(() => { if (fs.existsSync(__dirname + '/go')) { ${finish} process.exit(); } }, 5);`,
    );
    const isLaid = untilThere(join(folder, 'dist/electron'));
    let looks = 0;
    const pause = async () => {
      await isLaid();
      looks += 1;
      if (looks <= 150) appendFileSync(join(folder, 'dist/growing'), 'x');
      if (looks === 150) writeFileSync(join(folder, 'go'), '');
      if (looks > 150) await untilThere(join(folder, 'path.txt'))();
    };
    expect(await fetchRuntime({ packageFolder: folder, env, pause })).toHaveProperty('path');
    expect(looks).toBeGreaterThanOrEqual(150);
  });

  it('can be stopped', async () => {
    const folder = createElectronPackage(`${install} ${hang}`);
    const stop = new AbortController();
    const pause = async () => {
      await untilThere(join(folder, 'dist/electron'))();
      stop.abort();
    };
    const fetched = await fetchRuntime({ packageFolder: folder, env, pause, signal: stop.signal });
    expect(fetched).toEqual({ why: 'it was stopped' });
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });
});

describe('the desktop app, started', () => {
  /** Runs a script in place of Electron. */
  async function run(script: string, signal?: AbortSignal, env: NodeJS.ProcessEnv = process.env) {
    let [said, complaints] = ['', ''];
    const ended = await runDesktop({
      path: process.execPath,
      args: ['-e', script],
      env,
      say: (line: string) => (said += line),
      complain: (text: string) => (complaints += text),
      ...(signal && { signal }),
    });
    return { ...ended, said, complaints };
  }
  const say = (sign: string) => `process.stdout.write(${JSON.stringify(`${sign}\n`)});`;

  it('ends with its own code once its window was open, and complains meanwhile', async () => {
    const ended = await run(`console.error('before'); ${say(launchMessages.open)} setTimeout(() => {
      console.error('after'); process.exitCode = 3 }, 50)`);
    expect(ended).toMatchObject({ code: 3, said: launchMessages.open });
    expect(ended.complaints).toContain('after\n');
  });

  it('ends with its own code when it refused to open, having said why itself', async () => {
    expect(await run(`${say(launchMessages.refused)} process.exitCode = 1`)).toMatchObject({
      code: 1,
      said: launchMessages.refused,
    });
  });

  it('is no failure when it was open already', async () => {
    expect(await run(say(launchMessages.openAlready))).toMatchObject({
      code: 0,
      said: launchMessages.openAlready,
    });
  });

  it.each([
    ['process.exit(127)', 'Electron ended at once with 127'],
    ['process.abort()', expect.stringMatching(/^Electron ended at once with (SIGABRT|\d+)/) as string],
    [
      'console.error("electron: error while loading shared libraries: libnss3.so: cannot open"); process.exit(127)',
      'Electron ended at once with 127: libnss3.so: cannot open',
    ],
    [
      'console.error("[1:2/3:FATAL:sandbox/host.cc:166] The SUID sandbox helper is not set up."); process.exit(133)',
      'Electron ended at once with 133: The SUID sandbox helper is not set up.',
    ],
    [`console.log("x ${launchMessages.open}"); process.exit(1)`, 'Electron ended at once with 1'],
  ])('has no window when it dies first: %s', async (script, why) => {
    expect(await run(script)).toEqual({ why, said: '', complaints: '' });
  });

  it('has no window when it cannot be started at all', async () => {
    const path = join(temporaryFolder(), 'electron');
    const ended = await runDesktop({ path, args: [], env: process.env, say: () => {}, complain: () => {} });
    expect(ended).toMatchObject({ why: expect.stringContaining('it cannot be started') as string });
  });

  it.each(['process.exit(0)', 'process.exit(143)'])(
    'is asked to end when we are, and then has not failed to open: %s',
    async (ending) => {
      const stop = new AbortController();
      const marker = join(temporaryFolder(), 'up');
      const script = `process.on('SIGTERM', () => ${ending}); setInterval(() => {}, 1000);
        require('node:fs').writeFileSync(${JSON.stringify(marker)}, '')`;
      const ended = run(script, stop.signal);
      while (!existsSync(marker)) await new Promise((resolve) => setTimeout(resolve, 5));
      stop.abort();
      expect(await ended).toHaveProperty('code');
    },
  );

  it('is Electron even in a terminal that asks for plain Node', async () => {
    const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
    const script = `process.exit(process.env.ELECTRON_RUN_AS_NODE === undefined ? 0 : 9)`;
    expect(await run(script, undefined, env)).toMatchObject({ code: 0 });
  });
});

describe('npm start in an empty home', () => {
  const surroundings = () => {
    const { DISPLAY: _, WAYLAND_DISPLAY: __, LAMPWRIGHT_DATA: ___, ...env } = process.env;
    const home = temporaryFolder();
    return {
      ...env,
      HOME: home,
      USERPROFILE: home,
      APPDATA: join(home, 'AppData'),
      XDG_CONFIG_HOME: '',
      PORT: '0',
    };
  };

  it('says in one line why there is no window, serves the browser, and ends on request', async () => {
    const hasDisplay = process.platform !== 'linux';
    const child = spawn(process.execPath, [join(root, 'electron/bin/start.mjs')], {
      env: { ...surroundings(), ...(hasDisplay && { LAMPWRIGHT_HOST: 'browser' }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const hasEnded = new Promise((resolve) => child.once('close', resolve));
    let said = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.once('close', () => reject(new Error(`It ended after: ${said}`)));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
        if (found) resolve(found);
      });
    });
    const why = 'The desktop window cannot be opened: there is no display. The browser shows it instead.';
    expect(said.split('\n')).toEqual([...(hasDisplay ? [] : [why]), expect.stringContaining(address), '']);
    expect(await (await fetch(address)).text()).toContain('<title>Lampwright');
    child.kill('SIGTERM');
    // On Windows there is no way to ask.
    expect(await hasEnded).toBe(process.platform === 'win32' ? null : 0);
  });

  it('passes on how serving ended', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'electron/bin/start.mjs')], {
      env: { ...surroundings(), LAMPWRIGHT_HOST: 'browser', PORT: 'eighty' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, 'PORT is “eighty”; it must be a number from 0 to 65535.\n']);
  });
});
