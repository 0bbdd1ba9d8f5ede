import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { apiAnswerSchema } from '#shared/api/apiAnswer';
import { apiEventSchema, areaNames, routes } from '#shared/api/contract';
import { FolderLock } from '../../electron/storage/FolderLock';
import { bundle, type Bundle } from '../electron/storage/bundle';
import { DesktopProcess } from '../fakes/electron/DesktopProcess';
import { temporaryFolder } from '../fakes/temporaryFolder';

let program: Bundle;
/** One for all tests that leave it as it was. */
let shared: DesktopProcess;
let sharedFolder: string;
beforeAll(async () => {
  program = await bundle('../../fakes/electron/child.ts');
  sharedFolder = mkdtempSync(join(tmpdir(), 'lampwright-'));
  shared = new DesktopProcess(program.file, sharedFolder);
  await shared.waitUntilOpen();
});
afterAll(async () => {
  await shared.kill('SIGKILL');
  rmSync(sharedFolder, { recursive: true, force: true });
  program.remove();
});

/** An app of the test's own, with its window open. */
async function open(folder = temporaryFolder()): Promise<{ desktop: DesktopProcess; folder: string }> {
  const desktop = new DesktopProcess(program.file, folder);
  onTestFinished(async () => void (await desktop.kill('SIGKILL')));
  await desktop.waitUntilOpen();
  return { desktop, folder };
}

const factsOf = async (desktop: DesktopProcess) => (await desktop.run({ do: 'facts' })) as { loads: number };
const soon = () => new Promise((resolve) => setTimeout(resolve, 10));
const routeNames = Object.values(routes)
  .flatMap((area) => Object.values<{ readonly name: string }>(area))
  .map(({ name }) => name);

describe('the built desktop app', () => {
  it('opens one window, shut off, and offers it the bridge and nothing else', async () => {
    expect(await shared.run({ do: 'facts' })).toMatchObject({
      channels: ['lampwright:call', 'lampwright:subscribe'],
      exposed: { lampwright: ['call', 'subscribe', 'onMenu'] },
      schemes: [{ scheme: 'lampwright', privileges: { standard: true, secure: true } }],
      isSandboxed: true,
      userData: join(sharedFolder, 'window'),
      theme: 'dark',
      windows: 1,
      options: { webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false } },
    });
  });

  it('knows every route of the contract, and no other', async () => {
    expect(routeNames.length).toBeGreaterThan(40);
    for (const route of routeNames) {
      const answer = apiAnswerSchema.parse(await shared.run({ do: 'call', route, input: { junk: [route] } }));
      expect([route, answer.ok ? 'ok' : answer.error.code]).toEqual([
        route,
        expect.stringMatching(/^(ok|BAD_INPUT)$/),
      ]);
    }
    const strangers = [
      '',
      'stage',
      'stage.',
      'stage.toString',
      '__proto__',
      'constructor',
      'STAGE.PLAY',
      7,
      null,
      {},
    ];
    for (const route of strangers)
      expect(await shared.run({ do: 'call', route, input: undefined })).toMatchObject({
        error: { code: 'UNKNOWN_ROUTE' },
      });
  });

  it('tells a page the state of every area, and again to one that comes back after a crash', async () => {
    const { desktop } = await open();
    const areas = async () => {
      const events = (await desktop.run({ do: 'subscribe' })) as unknown[];
      return events
        .map((event) => apiEventSchema.parse(event))
        .flatMap((event) => ('area' in event ? event.area : []));
    };
    expect((await areas()).sort()).toEqual([...areaNames].sort());
    await desktop.run({ do: 'crash' });
    while ((await factsOf(desktop)).loads < 2) await soon();
    expect(new Set(await areas())).toEqual(new Set(areaNames));
  });

  it('serves the window its page, and lets it go nowhere', async () => {
    expect(await shared.run({ do: 'request', url: 'lampwright://window/' })).toMatchObject({
      status: 200,
      headers: { 'content-security-policy': expect.stringContaining("connect-src 'none'") as string },
    });
    expect(await shared.run({ do: 'request', url: 'lampwright://window/../package.json' })).toMatchObject({
      status: 404,
    });
    expect(await shared.run({ do: 'request', url: 'https://example.com/' })).toBeUndefined();
    expect(await shared.run({ do: 'navigate', url: 'https://example.com/' })).toBe(false);
    expect(await shared.run({ do: 'open', url: 'https://example.com/' })).toBe(false);
  });

  it('has a menu that reaches the window and opens the folders', async () => {
    await shared.run({ do: 'choose', label: 'Library' });
    await shared.run({ do: 'choose', label: 'Open the log folder' });
    await shared.run({ do: 'choose', label: 'Open the data folder' });
    const { commands, handedOut } = (await shared.run({ do: 'facts' })) as Record<string, string[]>;
    expect(commands).toEqual(['library']);
    expect(handedOut?.[1]).toBe(sharedFolder);
    expect(existsSync(handedOut?.[0] ?? '')).toBe(true);
  });

  it.each(['second-instance', 'activate'] as const)('comes to the front on %s', async (event) => {
    await shared.run({ do: 'emit', event });
    expect(await shared.run({ do: 'facts' })).toMatchObject({ windows: 1, isFocused: true });
  });

  it('leaves it to the window that is open when it is started again', async () => {
    const second = await new DesktopProcess(program.file, sharedFolder, 'second').ended;
    expect(second).toMatchObject({ code: 0, said: 'Lampwright is open already.\n', shown: [] });
  });

  it('asks its owner when the window fails again and again, and ends if that is wanted', async () => {
    const { desktop, folder } = await open();
    await desktop.run({ do: 'answer', response: 1 });
    for (let crashes = 1; crashes <= 3; crashes += 1) {
      await desktop.run({ do: 'crash' });
      while ((await factsOf(desktop)).loads <= crashes) await soon();
    }
    desktop.run({ do: 'crash' }).catch(() => undefined);
    expect(await desktop.ended).toMatchObject({
      code: 0,
      shown: [{ title: 'The window stopped working several times in a row.' }],
    });
    const log = readFileSync(join(folder, 'logs/lampwright.log'), 'utf8');
    expect(log.match(/The window’s process is gone \(crashed, 5\)/g)).toHaveLength(4);
  });

  it('remembers where its window was, and lets go of everything when it quits', async () => {
    const folder = temporaryFolder();
    const { desktop } = await open(folder);
    await desktop.run({ do: 'move', x: 33, y: 44 });
    desktop.run({ do: 'quit' }).catch(() => undefined);
    expect(await desktop.ended).toMatchObject({ code: 0, shown: [] });
    expect(JSON.parse(readFileSync(join(folder, 'window.json'), 'utf8'))).toMatchObject({
      bounds: { x: 33, y: 44 },
    });
    expect(readdirSync(folder).filter((name) => /lock|\.tmp/.test(name))).toEqual([]);
    const again = await open(folder);
    expect(await again.desktop.run({ do: 'facts' })).toMatchObject({ options: { x: 33, y: 44 } });
  });

  it('ends when its window is closed, except on a Mac', async () => {
    const { desktop } = await open();
    desktop.run({ do: 'close' }).catch(() => undefined);
    if (process.platform !== 'darwin') expect(await desktop.ended).toMatchObject({ code: 0 });
    else expect(await desktop.run({ do: 'facts' })).toMatchObject({ windows: 0 });
  });

  it('ends in order when the system asks it to', async () => {
    const { desktop, folder } = await open();
    const { code } = await desktop.kill('SIGTERM');
    // On Windows there is no way to ask.
    const hasWay = process.platform !== 'win32';
    expect([code, existsSync(join(folder, 'window.json'))]).toEqual([hasWay ? 0 : null, hasWay]);
  });

  it('says so when its data is in use, and ends', async () => {
    const folder = temporaryFolder();
    const lock = await FolderLock.acquire(folder);
    const ended = await new DesktopProcess(program.file, folder).ended;
    await lock.release();
    expect(ended).toMatchObject({
      code: 1,
      said: 'Lampwright could not be opened.\n',
      shown: [
        { title: 'Lampwright could not be opened', text: expect.stringContaining('open already') as string },
      ],
    });
  });

  it('says so when its data cannot be kept, and ends', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(await new DesktopProcess(program.file, file).ended).toMatchObject({
      code: 1,
      said: 'Lampwright could not be opened.\n',
      shown: [{ text: expect.stringContaining('cannot be written') as string }],
    });
  });
});
