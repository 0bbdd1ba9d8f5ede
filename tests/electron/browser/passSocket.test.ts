import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { passSocket } from '../../../electron/bin/passSocket.mjs';
import { TestPage, type ConnectOptions } from './TestPage';
import { rawRequest, statusOf } from './rawRequest';
import { startHost } from './startHost';

const token = 'the-token-of-the-page';

/** A development server in front of a real browser host, as `npm run dev` sets it up. */
async function startFront({ isAppThere = true } = {}) {
  const host = await startHost();
  const server = createServer();
  server.on('upgrade', (request, socket, head) =>
    passSocket(request, socket, head, {
      page: { port, token },
      app: isAppThere ? { port: host.port, token: host.token } : undefined,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => void server.close());
  return {
    host,
    port,
    ask: (options?: ConnectOptions, usedToken = token) => {
      const page = TestPage.connect(port, usedToken, options);
      onTestFinished(() => page.socket.terminate());
      return page;
    },
  };
}

describe('between the development page and the app', () => {
  it.each(['127.0.0.1', 'localhost'])('calls and answers pass for the page at %s', async (name) => {
    const { ask, port } = await startFront();
    const page = ask({ host: `${name}:${port}` });
    await page.opened;
    expect(await page.call('test.echo', 'hello')).toEqual({ ok: true, data: 'hello' });
  });

  const port = 'PORT';
  it.each([
    ['a foreign page', { origin: 'https://evil.example' }, 403],
    ['a client without an origin', { origin: null }, 403],
    ['a page under our other host name', { origin: `http://localhost:${port}` }, 403],
    ['an origin that only starts like ours', { origin: `http://127.0.0.1:${port}.evil.example` }, 403],
    ['a foreign Host header', { host: `evil.example:${port}` }, 421],
    ['another path', { path: '/' }, 404],
  ])('the app refuses %s', async (_, options, status) => {
    const front = await startFront();
    const filled = Object.fromEntries(
      Object.entries(options).map(([key, value]) => [key, value?.replace(port, String(front.port)) ?? null]),
    );
    expect(await front.ask(filled).refused).toBe(status);
    expect(front.host.app.listeners.size).toBe(0);
  });

  it('a page with another token is told that it is not known', async () => {
    const { ask, host } = await startFront();
    expect(await ask({}, 'a-token-of-yesterday').closed).toBe(4401);
    expect(host.app.listeners.size).toBe(0);
  });

  it('two Host headers are refused, even if one of them is ours', async () => {
    const front = await startFront();
    const answer = await rawRequest(
      front.port,
      'GET /api HTTP/1.1',
      `Host: 127.0.0.1:${front.port}`,
      'Host: evil.example',
      `Origin: http://127.0.0.1:${front.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
    );
    expect([400, 421]).toContain(statusOf(answer));
  });

  it('while the app starts, the page is told to try again', async () => {
    const { ask } = await startFront({ isAppThere: false });
    expect(await ask().refused).toBe(503);
  });
});
