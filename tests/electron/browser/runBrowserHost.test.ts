import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { runBrowserHost, type BrowserHostDependencies } from '../../../electron/browser/runBrowserHost';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { TestPage } from './TestPage';
import { TestApp } from './TestApp';
import { eventually } from '../eventually';

function prepare(deps: Partial<BrowserHostDependencies> = {}) {
  const app = new TestApp();
  const end = new AbortController();
  const lines: string[] = [];
  const messages: string[] = [];
  const pageFolder = join(temporaryFolder(), 'renderer');
  mkdirSync(pageFolder);
  writeFileSync(join(pageFolder, 'index.html'), '<h1>Lampwright</h1>');
  const openApp = vi.fn<() => Promise<{ app: TestApp }>>(() => Promise.resolve({ app }));
  const start = () =>
    runBrowserHost({
      openApp,
      pageFolder,
      port: 0,
      isPortRequired: false,
      shouldOpen: false,
      announce: (line) => void lines.push(line),
      say: (sentence) => messages.push(sentence),
      signal: end.signal,
      ...deps,
    });
  const address = async () => {
    await eventually(() => expect(lines).toHaveLength(1));
    return addressIn(lines[0] ?? '');
  };
  return { app, end, lines, messages, openApp, start, address };
}

const addressIn = (line: string) =>
  new URL(/^Lampwright is at (http\S+) \(Ctrl-C ends it\)\.$/.exec(line)?.[1] ?? '');

const isServed = async (address: URL) => {
  try {
    await fetch(address);
    return true;
  } catch {
    return false;
  }
};

describe('the browser host', () => {
  it('prints one address, and a page is accepted with it', async () => {
    const { app, end, start, address, messages } = prepare();
    const run = start();
    const at = await address();
    const { href, port, hash, hostname } = at;
    expect(hostname).toBe('127.0.0.1');
    expect(Buffer.from(hash.slice(1), 'base64url')).toHaveLength(32);
    expect(await (await fetch(href)).text()).toBe('<h1>Lampwright</h1>');
    const page = TestPage.connect(Number(port), hash.slice(1));
    await page.opened;
    expect(await page.call('test.echo', 1)).toEqual({ ok: true, data: 1 });
    end.abort();
    await run;
    expect([await page.closed, app.isClosed, messages]).toEqual([1001, true, []]);
    expect(await isServed(at)).toBe(false);
  });

  it('has another token at each start', async () => {
    const tokens = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const { end, start, address } = prepare();
      const run = start();
      tokens.add((await address()).hash);
      end.abort();
      await run;
    }
    expect(tokens.size).toBe(3);
  });

  it('closes the app only after no window can call it any more', async () => {
    const { app, end, start, address } = prepare();
    const run = start();
    const { port, hash } = await address();
    const page = TestPage.connect(Number(port), hash.slice(1));
    await page.opened;
    let subscribersAtClose = -1;
    app.close = () => {
      subscribersAtClose = app.listeners.size;
      return Promise.resolve();
    };
    end.abort();
    await run;
    expect(subscribersAtClose).toBe(0);
  });

  it('ends at once if it was told to before it started', async () => {
    const { app, end, start } = prepare();
    end.abort();
    await start();
    expect(app.isClosed).toBe(true);
  });

  it('opens the page if requested', async () => {
    vi.stubEnv('PATH', temporaryFolder()).stubEnv('DISPLAY', ':0');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { end, start, messages } = prepare({ shouldOpen: true });
    const run = start();
    // No program here can open it.
    await eventually(() => expect(messages.join()).toContain('Open the address above yourself'));
    end.abort();
    await run;
  });
});

describe('a browser host that cannot start', () => {
  it('fails with the app’s own message', async () => {
    const failure = new LampwrightError('STORAGE_IN_USE', 'Another Lampwright is running. Close it first.');
    const { start, lines } = prepare({ openApp: () => Promise.reject(failure) });
    await expect(start()).rejects.toBe(failure);
    expect(lines).toEqual([]);
  });

  it('closes the app if the requested port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { app, start } = prepare({ port, isPortRequired: true });
    await expect(start()).rejects.toMatchObject({ code: 'PORT_FAILED' });
    expect(app.isClosed).toBe(true);
  });

  it('does not open the app if the window is not built', async () => {
    const { openApp, start } = prepare({ pageFolder: '/no/such/folder' });
    await expect(start()).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
    expect(openApp).not.toHaveBeenCalled();
  });

  it('closes the app and the port if the address cannot be printed', async () => {
    let line = '';
    const announce = (text: string) => {
      line = text;
      return Promise.reject(new Error('closed'));
    };
    const { app, start } = prepare({ announce });
    await expect(start()).rejects.toThrow('closed');
    expect(app.isClosed).toBe(true);
    expect(await isServed(addressIn(line))).toBe(false);
  });
});
