import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DesktopBridge } from '#shared/api/DesktopBridge';
import { launchMessages } from '../../electron/bin/launchMessages.mjs';
import { pageAddress } from '../../electron/window/pageAddress';
import { expectKept, expectVirtualLamp, makeWish, saveProgram } from './smoke/smokeActions';
import { DesktopApp, runToEnd, untilGone, type DesktopStart, type Ending } from './smoke/DesktopApp';
import { desktopToTest } from './smoke/desktopToTest';
import { needs } from '../tools/needs';
import { card } from './window/windowActions';
import { unusedPort } from './window/OpenedWindow';
import { soon } from './window/soon';

const desktop = desktopToTest(process.env);

declare const lampwright: DesktopBridge;

/** What Electron's utility processes have on their command line, on every system. */
const utilityProcess = '--utility-sub-type=node.mojom.NodeService';

// One app for all: the tests build on each other.
describe('the Electron app', needs('electron'), () => {
  const { executable = '', args = [], isInstalled = false } = desktop ?? {};
  const atEnd: (() => unknown)[] = [];
  let folder: string;
  let start: DesktopStart;
  let app: DesktopApp;
  let name = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
    // Windows lets go of files some time after the process that had them open.
    atEnd.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 }));
    // Nobody listens there: the built-in composer answers.
    const ollama = `127.0.0.1:${await unusedPort()}`;
    const env = { ...process.env, LAMPWRIGHT_DATA: folder, OLLAMA_HOST: ollama };
    start = { executable, args, env, pageAddress };
    app = await DesktopApp.start(start);
    atEnd.push(() => app.kill());
  });
  afterAll(async () => {
    for (const clean of atEnd.toReversed()) await clean();
  });

  /** It has ended by itself, and left neither a lock nor a process behind. */
  async function expectOrderlyEnd(end: () => Promise<Ending>): Promise<void> {
    const { processes } = app;
    const { code, output } = await end();
    expect(code, output).toBe(0);
    await untilGone(processes);
    expect(readdirSync(folder).filter((file) => /^lock|\.tmp$/.test(file))).toEqual([]);
    expect(existsSync(join(folder, 'window.json'))).toBe(true);
  }

  it('opens its window, which shows the virtual lamp', async () => {
    await expectVirtualLamp(app.page);
    expect(app.page.url()).toBe(pageAddress);
    expect(await app.page.title()).toContain('Lampwright');
  });

  it('gives its page the bridge, but neither Node nor the network', async () => {
    const answer = (route: string) =>
      app.page.evaluate((called) => lampwright.call(called, { changes: {} }), route);
    expect(await answer('settings.change')).toEqual({ ok: true, data: undefined });
    expect(await answer('nothing.known')).toMatchObject({ error: { code: 'UNKNOWN_ROUTE' } });
    const found = await app.page.evaluate(async () => ({
      hasNode: 'require' in globalThis || 'process' in globalThis,
      hasFetched: await fetch('https://example.com/').then(
        () => true,
        () => false,
      ),
    }));
    expect(found).toEqual({ hasNode: false, hasFetched: false });
  });

  it('drives the lamp in a process of its own', async () => {
    const ofLamp = () => app.processes.filter(({ command }) => command.includes(utilityProcess));
    await expect.poll(ofLamp, soon).toHaveLength(1);
  });

  it('answers a wish without a model', async () => {
    name = await makeWish(app.page, 'a thunderstorm at sea');
    expect(name).not.toBe('');
  });

  it('saves a program as a file', async () => {
    await saveProgram(app.page, name, folder);
  });

  it('leaves it to the open window when it is started again', async () => {
    const { code, output } = await runToEnd(executable, args, start.env);
    expect(code, output).toBe(0);
    // An installed app says nothing on its standard output.
    if (!isInstalled) expect(output).toContain(launchMessages.openAlready);
    expect(app.pages).toHaveLength(1);
    await card(app.page, name).waitFor();
  });

  it('quits in order when the system asks it to', async () => {
    // Windows has no way to ask.
    await expectOrderlyEnd(() => (process.platform === 'win32' ? app.closeWindow() : app.terminate()));
  });

  it('has kept conversation and library at the next start', async () => {
    app = await DesktopApp.start(start);
    await expectKept(app.page, name);
  });

  it('quits in order when its window is closed, except on a Mac', async () => {
    await expectOrderlyEnd(() => (process.platform === 'darwin' ? app.terminate() : app.closeWindow()));
  });
});
