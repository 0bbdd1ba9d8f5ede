import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPageServer, type PageServer } from '../../../electron/window/pageServer';
import { temporaryFolder } from '../../fakes/temporaryFolder';

interface Answer {
  status: number;
  body: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** A request as a foreign page or a rude program could send it: the path goes out unchanged. */
function ask(
  address: string,
  path: string,
  options: { method?: string; host?: string } = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(address);
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, path, method: options.method ?? 'GET', headers: { host: options.host ?? host } },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
        );
      },
    );
    call.on('error', reject);
    call.end();
  });
}

describe('the page server', () => {
  let server: PageServer;
  let address: string;

  beforeEach(async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'site/assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'site/index.html'), '<h1>Lampwright</h1>');
    writeFileSync(join(folder, 'site/assets/app.js'), 'void 0');
    server = await createPageServer(join(folder, 'site'));
    address = await server.listen(0);
  });

  afterEach(() => server.close());

  it('serves the page and its files, each with its type and the security headers', async () => {
    const page = await ask(address, '/');
    expect(page).toMatchObject({ status: 200, body: '<h1>Lampwright</h1>' });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toContain("connect-src 'none'");
    expect((await ask(address, '/assets/app.js?v=1')).headers['content-type']).toMatch(/^text\/javascript/);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '/assets',
    '/assets/',
    '//secret.txt',
    '/constructor',
  ])('answers %s with 404', async (path) => {
    const answer = await ask(address, path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('secret\n');
  });

  it('refuses a foreign host name, so that no web page can reach it by DNS rebinding', async () => {
    expect((await ask(address, '/', { host: 'evil.example' })).status).toBe(421);
    expect((await ask(address, '/', { host: '127.0.0.1:1' })).status).toBe(421);
    expect(
      (await ask(address, '/', { host: new URL(address).host.replace('127.0.0.1', 'localhost') })).status,
    ).toBe(200);
  });

  it('answers GET and HEAD only', async () => {
    expect(await ask(address, '/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect((await ask(address, '/', { method: 'POST' })).status).toBe(405);
  });

  it('listens on this machine alone', () => {
    expect(new URL(address).hostname).toBe('127.0.0.1');
  });

  it('takes a free port when the wanted one is taken', async () => {
    const folder = temporaryFolder();
    const second = await createPageServer(folder);
    try {
      const other = await second.listen(Number(new URL(address).port));
      expect(other).not.toBe(address);
    } finally {
      await second.close();
    }
  });

  it('says what to do when there is nothing to serve', async () => {
    await expect(createPageServer('/no/such/folder')).rejects.toThrow('npm run build');
  });
});
