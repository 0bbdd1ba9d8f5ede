import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { apiAnswerSchema } from '#shared/api/apiAnswer';
import { routes } from '#shared/api/contract';
import { bundle, type Bundle } from '../electron/storage/bundle';
import { DesktopProcess } from '../fakes/electron/DesktopProcess';
import { temporaryFolder } from '../fakes/temporaryFolder';

let program: Bundle;
/** One for all tests that leave it as it was. */
let shared: DesktopProcess;
let sharedFolder: string;
beforeAll(async () => {
  program = await bundle('../../fakes/electron/desktopChild.ts');
  sharedFolder = mkdtempSync(join(tmpdir(), 'lampwright-'));
  shared = new DesktopProcess(program.file, sharedFolder);
  await shared.waitUntilOpen();
});
afterAll(async () => {
  await shared.kill('SIGKILL');
  rmSync(sharedFolder, { recursive: true, force: true });
  program.remove();
});

const routeNames = Object.values(routes)
  .flatMap((area) => Object.values<{ readonly name: string }>(area))
  .map(({ name }) => name);

describe('the built desktop app', () => {
  it('opens one window, shut off, and offers it the bridge and nothing else', async () => {
    expect(await shared.run({ do: 'facts' })).toMatchObject({
      channels: ['lampwright:call', 'lampwright:subscribe'],
      exposed: { lampwright: ['call', 'subscribe', 'onMenuCommand'] },
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

  it('ends in order when the system asks it to', async () => {
    const folder = temporaryFolder();
    const desktop = new DesktopProcess(program.file, folder);
    onTestFinished(async () => void (await desktop.kill('SIGKILL')));
    await desktop.waitUntilOpen();
    const { code } = await desktop.kill('SIGTERM');
    // On Windows there is no way to ask.
    const hasWay = process.platform !== 'win32';
    expect([code, existsSync(join(folder, 'window.json'))]).toEqual([hasWay ? 0 : null, hasWay]);
  });
});
