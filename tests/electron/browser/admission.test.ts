import { describe, expect, it } from 'vitest';
import { rawRequest, statusOf } from './rawRequest';
import { expectAlive, startHost } from './startHost';
import { eventually } from '../eventually';

describe('the socket accepts', () => {
  it('our page with the token, under either host name, with our protocol', async () => {
    const host = await startHost();
    for (const name of ['127.0.0.1', 'localhost']) {
      const page = await host.open({ host: `${name}:${host.port}` });
      expect(page.socket.protocol).toBe('lampwright-1');
      expect(await page.call('test.echo', name)).toEqual({ ok: true, data: name });
    }
  });

  it('sixteen windows, and tells the next one that there are too many', async () => {
    const host = await startHost();
    const pages = [];
    for (let count = 0; count < 16; count += 1) pages.push(await host.open());
    expect(await host.ask().closed).toBe(4429);
    expect(host.app.listeners.size).toBe(16);
    pages[0]?.socket.close();
    await pages[0]?.closed;
    await expectAlive(host);
  });
});

describe('the socket refuses', () => {
  const port = 'PORT';
  it.each([
    ['a foreign page', { origin: 'https://evil.example' }, 403],
    ['a page of another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['a page with an opaque origin', { origin: 'null' }, 403],
    ['a client without an origin', { origin: null }, 403],
    ['our own host with another scheme', { origin: `https://127.0.0.1:${port}` }, 403],
    ['an origin that only starts like ours', { origin: `http://127.0.0.1:${port}.evil.example` }, 403],
    ['a page under our other host name', { origin: `http://localhost:${port}` }, 403],
    ['a foreign Host header', { host: `evil.example:${port}` }, 421],
    ['our host name without the port', { host: '127.0.0.1' }, 421],
    ['a Host header with another port', { host: 'localhost:1' }, 421],
    ['a Host header that only starts like ours', { host: `127.0.0.1:${port}.evil.example` }, 421],
    ['another path', { path: '/' }, 404],
    ['a path below', { path: '/api/' }, 404],
    ['a query, in which a token would be visible', { path: '/api?token=1' }, 404],
  ])('%s', async (_, asking, status) => {
    const host = await startHost();
    const filled = Object.fromEntries(
      Object.entries(asking).map(([key, value]) => [key, value?.replace(port, String(host.port)) ?? null]),
    );
    const page = host.ask(filled);
    expect(await page.refused).toBe(status);
    expect(host.app.listeners.size).toBe(0);
    await expectAlive(host);
  });

  it('two Host headers', async () => {
    const host = await startHost();
    const answer = await rawRequest(
      host.port,
      'GET /api HTTP/1.1',
      `Host: 127.0.0.1:${host.port}`,
      'Host: evil.example',
      `Origin: http://127.0.0.1:${host.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      `Sec-WebSocket-Protocol: lampwright-1, ${host.token}`,
    );
    expect([400, 421]).toContain(statusOf(answer));
    await expectAlive(host);
  });

  it('an upgrade to a protocol other than WebSocket', async () => {
    const host = await startHost();
    const own = [`Host: 127.0.0.1:${host.port}`, `Origin: http://127.0.0.1:${host.port}`];
    const offers = [
      ['GET', 'h2c'],
      ['POST', 'websocket'],
    ];
    for (const [method, upgrade] of offers) {
      const request = [`${method} /api HTTP/1.1`, ...own, 'Connection: Upgrade', `Upgrade: ${upgrade}`];
      expect([400, 405]).toContain(statusOf(await rawRequest(host.port, ...request)));
    }
    await expectAlive(host);
  });
});

describe('a page without the current token', () => {
  it.each([
    ['none', () => ['lampwright-1'], 4401],
    [
      'a wrong one',
      (token: string) => ['lampwright-1', token.replace(/^./, (c) => (c === 'x' ? 'y' : 'x'))],
      4401,
    ],
    ['a prefix of it', (token: string) => ['lampwright-1', token.slice(0, -1)], 4401],
    ['a longer one', (token: string) => ['lampwright-1', `${token}A`], 4401],
    ['several guesses at once', (token: string) => ['lampwright-1', 'guess', token], 4401],
    ['an extra value after it', (token: string) => ['lampwright-1', token, 'more'], 4401],
    ['the token in the protocol’s place', (token: string) => [token, 'lampwright-1'], 4401],
    // The client itself closes the connection if none of its protocols is chosen.
    ['another protocol', (token: string) => ['lampwright-2', token], 1006],
    ['no protocol at all', () => [], 4401],
  ])('(%s) is told so, and nothing else', async (_, protocolsFor, expected) => {
    const host = await startHost();
    const page = host.ask({ protocols: protocolsFor(host.token) });
    // Sent before the server could answer.
    page.socket.on('open', () => page.socket.send('{"id":1,"route":"test.echo"}'));
    const code = await Promise.race([page.closed, page.refused]);
    expect(code).toBe(expected);
    expect(page.messages).toEqual([]);
    expect(host.app.calls).toEqual([]);
    expect(host.app.listeners.size).toBe(0);
    await eventually(() => expect(host.clock.waiting).toBe(0));
    await expectAlive(host);
  });

  it('is cut off at once when it sends more than a few words, even though the clock does not move', async () => {
    const host = await startHost();
    const handshake = [
      'GET /api HTTP/1.1',
      `Host: 127.0.0.1:${host.port}`,
      `Origin: http://127.0.0.1:${host.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Sec-WebSocket-Protocol: lampwright-1',
    ];
    // It neither closes when asked to, nor sends all the bytes it announces.
    const length = 1025;
    const beginning = String.fromCharCode(0x81, 0xfe, length >> 8, length & 0xff, 0, 0, 0, 0);
    const answer = await rawRequest(host.port, ...handshake, '', beginning);
    expect(statusOf(answer)).toBe(101);
    expect(host.app.calls).toEqual([]);
    await expectAlive(host);
    // Otherwise the server would wait half a minute.
  }, 20_000);

  it('is cut off when it does not close the connection', async () => {
    const host = await startHost();
    const deaf = host.ask({ protocols: ['lampwright-1'] });
    await deaf.opened;
    deaf.socket.pause();
    await host.clock.advance(1000);
    deaf.socket.resume();
    await deaf.closed;
    expect(host.clock.waiting).toBe(0);
    await expectAlive(host);
  });
});
