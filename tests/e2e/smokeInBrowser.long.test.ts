import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserHost } from './BrowserHost';
import { needs } from '../tools/needs';
import { chromiumPath } from './inChromium';
import { expectKept, expectVirtualLamp, makeWish, saveProgram } from './smoke/smokeActions';
import { DesktopApp, runToEnd, untilGone } from './smoke/DesktopApp';
import { desktopToTest } from './smoke/desktopToTest';
import { unusedPort } from './window/OpenedWindow';

// The smoke test of the desktop runs only where there is Electron's binary. All of it that needs none is tried here.

describe('the smoke test in a browser', needs('chromium'), () => {
  const atEnd: (() => unknown)[] = [];
  let folder: string;
  let data: string;
  let host: BrowserHost;
  let app: DesktopApp;
  let name = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
    atEnd.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 }));
    data = join(folder, 'data');
    host = await BrowserHost.start('lamp.mjs', ['serve', '--no-open', '--port', '0'], {
      HOME: folder,
      LAMPWRIGHT_DATA: data,
      OLLAMA_HOST: `127.0.0.1:${await unusedPort()}`,
    });
    atEnd.push(() => host.end());
    app = await DesktopApp.start({
      executable: chromiumPath ?? '',
      args: [
        '--headless',
        `--user-data-dir=${join(folder, 'chromium')}`,
        // Chromium's own sandbox refuses to run as root, as containers do.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        host.address.href,
      ],
      env: process.env,
      pageAddress: host.address.origin,
    });
    atEnd.push(() => app.kill());
  });
  afterAll(async () => {
    for (const clean of atEnd.toReversed()) await clean();
  });

  it('sees the virtual lamp', async () => {
    await expectVirtualLamp(app.page);
  });

  it('gets an answer to a wish', async () => {
    name = await makeWish(app.page, 'a thunderstorm at sea');
    expect(name).toMatch(/storm/i);
  });

  it('finds the file that was saved', async () => {
    await saveProgram(app.page, name, data);
  });

  it('finds it all again', async () => {
    await app.page.reload();
    await expectKept(app.page, name);
  });

  it('knows the processes, and waits for their end', async () => {
    const { processes } = app;
    expect(processes.filter(({ command }) => command.includes('--type=renderer'))).not.toEqual([]);
    expect(processes.filter(({ command }) => command.includes('--type=utility'))).not.toEqual([]);
    expect((await app.terminate()).code).toBe(0);
    await untilGone(processes);
    expect(app.processes).toEqual([]);
  });
});

describe('the smoke test', () => {
  it('says what an app wrote that ended without a window', async () => {
    const start = { executable: process.execPath, args: [], env: {}, pageAddress: 'lampwright://window/' };
    await expect(DesktopApp.start(start)).rejects.toThrow(
      /ended with 9 before it had a window:[^]*remote-debugging-port/,
    );
    await expect(DesktopApp.start({ ...start, executable: join(tmpdir(), 'no-such-app') })).rejects.toThrow(
      /ENOENT/,
    );
  });

  it('gives the exit code of a second start, and what it wrote', async () => {
    const script = 'process.stdout.write("open already"); process.exitCode = 3';
    expect(await runToEnd(process.execPath, ['-e', script], {})).toEqual({ code: 3, output: 'open already' });
  });

  it('starts the app that is named; none where the browser was chosen', () => {
    expect(desktopToTest({ LAMPWRIGHT_DESKTOP: '/opt/Lampwright/lampwright' })).toEqual({
      executable: '/opt/Lampwright/lampwright',
      args: [],
      isInstalled: true,
    });
    expect(desktopToTest({ LAMPWRIGHT_HOST: 'browser' })).toBeUndefined();
  });
});
