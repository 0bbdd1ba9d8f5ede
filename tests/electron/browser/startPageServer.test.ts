import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPageServer } from '../../../electron/browser/startPageServer';
import { readPageFiles } from '../../../electron/window/pageFiles';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { rawBytes, rawRequest, statusOf } from './rawRequest';
import { pageFiles } from './startHost';

type StartOptions = Partial<Parameters<typeof startPageServer>[0]>;

async function start(options: StartOptions = {}) {
  const merged = { files: pageFiles, port: 0, isPortRequired: false, ...options };
  const server = await startPageServer({ onUpgrade: (_, socket) => socket.destroy(), ...merged });
  onTestFinished(server.close);
  const host = `Host: 127.0.0.1:${server.port}`;
  const get = (path: string) => rawRequest(server.port, `GET ${path} HTTP/1.1`, host, 'Connection: close');
  return { ...server, host, get };
}

describe('the page server', () => {
  it('serves the page and its files, each with its type and the security headers', async () => {
    const { port } = await start();
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, '<h1>Lampwright</h1>']);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = page.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src ws://127.0.0.1:${port} ws://localhost:${port}`);
    const script = await fetch(`http://localhost:${port}/assets/app-1a2b.js?v=1`);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  it('lets browsers cache files named by their content, and nothing else', async () => {
    const { port } = await start();
    const cachingOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('cache-control');
    expect(await cachingOf('/')).toBe('no-store');
    expect(await cachingOf('/index.html')).toBe('no-store');
    expect(await cachingOf('/assets/none.js')).toBe('no-store');
    expect(await cachingOf('/assets/app-1a2b.js')).toContain('immutable');
  });

  it('answers HEAD without a body', async () => {
    const { port } = await start();
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '19',
      '',
    ]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('refuses %s', async (method) => {
    const { port, host } = await start();
    const answer = await rawRequest(port, `${method} / HTTP/1.1`, host, 'X-HTTP-Method-Override: GET');
    expect(statusOf(answer)).toBe(405);
    expect(answer.toLowerCase()).toContain('allow: get, head');
  });

  it('listens on this machine only', async () => {
    const { port } = await start();
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others)
      await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
  });
});

describe('no request reaches a file outside the page', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..',
    '/./index.html',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/secret.txt%00.html',
    '/index.html%00',
    '/assets',
    '/assets/',
    '//secret.txt',
    '//index.html',
    '/constructor',
    '/__proto__',
    'http://127.0.0.1/index.html',
    'http://evil.example/',
    'file:///etc/passwd',
    '*',
  ])('%s', async (path) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'site/assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'TELLTALE');
    writeFileSync(join(folder, 'site/index.html'), 'TELLTALE');
    const { get } = await start({ files: await readPageFiles(join(folder, 'site')) });
    const answer = await get(path);
    expect([400, 404]).toContain(statusOf(answer));
    expect(answer).not.toContain('TELLTALE');
    expect(await get('/')).toContain('TELLTALE');
  });

  it('nor with bytes that are not valid in a path', async () => {
    const { get } = await start();
    for (const path of ['/\0', '/index.html\0', '/\x7f', '/\xff', 'index.html', ''])
      expect([400, 404]).toContain(statusOf(await get(path)));
    expect(statusOf(await get('/'))).toBe(200);
  });
});

describe('a misbehaving client', () => {
  it.each([
    ['a foreign Host header', (port: number) => [`Host: evil.example:${port}`], 421],
    ['another port', () => ['Host: 127.0.0.1:1'], 421],
    [
      'a Host header that only starts like ours',
      (port: number) => [`Host: 127.0.0.1:${port}.evil.example`],
      421,
    ],
    ['no port', () => ['Host: 127.0.0.1'], 421],
    ['no Host header', () => [], 400],
    ['two Host headers', (port: number) => [`Host: 127.0.0.1:${port}`, 'Host: evil.example'], 421],
    ['two Host headers, ours last', (port: number) => ['Host: evil.example', `Host: 127.0.0.1:${port}`], 421],
    ['a body', (port: number) => [`Host: 127.0.0.1:${port}`, 'Content-Length: 9'], 400],
    ['a chunked body', (port: number) => [`Host: 127.0.0.1:${port}`, 'Transfer-Encoding: chunked'], 400],
    [
      'two lengths',
      (port: number) => [`Host: 127.0.0.1:${port}`, 'Content-Length: 4', 'Transfer-Encoding: chunked'],
      400,
    ],
    ['huge headers', (port: number) => [`Host: 127.0.0.1:${port}`, `X: ${'x'.repeat(20_000)}`], 431],
  ])('is refused: %s', async (_, headers, status) => {
    const { port, get } = await start();
    expect(statusOf(await rawRequest(port, 'GET / HTTP/1.1', ...headers(port)))).toBe(status);
    expect(statusOf(await get('/'))).toBe(200);
  });

  it('cannot smuggle a second request in behind a refused one', async () => {
    const { port, host } = await start();
    const hidden = `GET /assets/app-1a2b.js HTTP/1.1\r\n${host}\r\n\r\n`;
    const answer = await rawBytes(
      port,
      `POST / HTTP/1.1\r\n${host}\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}${hidden}`,
    );
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).not.toContain('void 0');
  });

  it.each([
    ['in the middle of its headers', 'GET / HTTP/1.1\r\nHost: 127', 408],
    ['before its first byte', '', 408],
    ['in the middle of a body', 'POST / HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 9\r\n\r\nxx', 421],
  ])('is not waited for %s', async (_, sent, status) => {
    const { port, get } = await start({
      timeouts: { headersMs: 50, requestMs: 100, checkIntervalMs: 20 },
    });
    expect(statusOf(await rawBytes(port, sent))).toBe(status);
    expect(statusOf(await get('/'))).toBe(200);
  });

  it('does not delay closing', async () => {
    // With these limits the server itself would wait ten minutes.
    const timeouts = { headersMs: 600_000, requestMs: 600_000, checkIntervalMs: 2000 };
    const { port, close } = await start({ timeouts });
    const waiting = rawBytes(port, 'GET / HTTP/1.1\r\n');
    const idle = await fetch(`http://127.0.0.1:${port}/`);
    await idle.text();
    await close();
    await waiting;
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  }, 20_000);
});

describe('the port', () => {
  async function takenPort(): Promise<number> {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    return (other.address() as AddressInfo).port;
  }

  it('is a free one when the default one is taken', async () => {
    const port = await takenPort();
    const server = await start({ port });
    expect(server.port).not.toBe(port);
    expect(statusOf(await server.get('/'))).toBe(200);
  });

  it('is the requested one, or starting fails', async () => {
    const port = await takenPort();
    await expect(start({ port, isPortRequired: true })).rejects.toMatchObject({
      code: 'PORT_FAILED',
      message: `Port ${port} is in use by another program. Choose another one, or none: then a free one is found.`,
    });
  });
});
