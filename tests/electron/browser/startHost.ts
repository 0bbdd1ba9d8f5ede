import { randomBytes } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { ApiSocketServer } from '../../../electron/browser/ApiSocketServer';
import { startPageServer } from '../../../electron/browser/startPageServer';
import type { PageFiles } from '../../../electron/window/pageFiles';
import { FakeClock } from '../../fakes/FakeClock';
import { TestPage, type ConnectOptions } from './TestPage';
import { TestApp } from './TestApp';

const file = (text: string, type: string) => ({ bytes: new Uint8Array(Buffer.from(text)), type });

/** The files of a small page. */
export const pageFiles: PageFiles = new Map([
  ['/index.html', file('<h1>Lampwright</h1>', 'text/html; charset=utf-8')],
  ['/assets/app-1a2b.js', file('void 0', 'text/javascript; charset=utf-8')],
]);

/** Starts a browser host with a test's app until the test ends. Its clock does not move by itself. */
export async function startHost() {
  const app = new TestApp();
  const clock = new FakeClock();
  const token = randomBytes(32).toString('base64url');
  const sockets = new ApiSocketServer({ app, token, clock });
  const { onUpgrade } = sockets;
  const server = await startPageServer({ files: pageFiles, port: 0, isPortRequired: false, onUpgrade });
  const { port } = server;
  const pages: TestPage[] = [];
  const ask = (asking?: ConnectOptions) => {
    const page = TestPage.connect(port, token, asking);
    pages.push(page);
    return page;
  };
  /** Opens our page and waits for its initial state. */
  const open = async (asking?: ConnectOptions) => {
    const page = ask(asking);
    await page.opened;
    return page;
  };
  onTestFinished(async () => {
    for (const { socket } of pages) socket.terminate();
    await Promise.all([server.close(), sockets.close()]);
  });
  return { app, clock, token, port, sockets, server, ask, open };
}

type Host = Awaited<ReturnType<typeof startHost>>;

/** Checks that a page of ours is still accepted and answered. */
export async function expectAlive(host: Host): Promise<void> {
  const page = await host.open();
  expect(await page.call('test.echo', 'hello')).toEqual({ ok: true, data: 'hello' });
  page.socket.close();
  await page.closed;
}
