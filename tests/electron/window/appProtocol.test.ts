import { describe, expect, it } from 'vitest';
import { createPageHandler, pageSchemePrivileges } from '../../../electron/window/appProtocol';

const page = (text: string, type: string) => ({ bytes: new Uint8Array(Buffer.from(text)), type });
const answer = createPageHandler(
  new Map([
    ['/index.html', page('<title>Lampwright</title>', 'text/html; charset=utf-8')],
    ['/assets/a.js', page('go()', 'text/javascript; charset=utf-8')],
  ]),
);
const get = (url: string) => answer({ url, method: 'GET' });

describe('the window’s own scheme', () => {
  it('serves the page and its files', async () => {
    expect(await get('lampwright://window/').text()).toBe('<title>Lampwright</title>');
    expect(await get('lampwright://window/index.html?a=/b#c').text()).toBe('<title>Lampwright</title>');
    const script = get('lampwright://window/assets/a.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });

  it.each([
    'lampwright://window/package.json',
    'lampwright://window/../package.json',
    'lampwright://window/%2e%2e/package.json',
    'lampwright://window/assets/%61.js',
    'lampwright://window//index.html',
    'lampwright://window/index.html/',
    'lampwright://window/assets',
    'lampwright://window/assets\\a.js',
    'lampwright://window/index.html%00',
    'lampwright://window/__proto__',
  ])('has no %s', (url) => {
    expect(get(url).status).toBe(404);
  });

  it.each([
    'lampwright://other/index.html',
    'lampwright://widget/index.html',
    'lampwright://windows/index.html',
    'lampwright://window:80/index.html',
    'lampwright://window@elsewhere/index.html',
    'lampwright:index.html',
    'file:///index.html',
    'https://window/index.html',
  ])('is not at %s', (url) => {
    expect(get(url).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('does not answer %s', (method) => {
    expect(answer({ url: 'lampwright://window/', method }).status).toBe(405);
  });

  it.each(['lampwright://window/', 'lampwright://window/nothing', 'lampwright://other/'])(
    'sends the policy with %s: the window may connect nowhere',
    (url) => {
      const { headers } = get(url);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*connect-src 'none';/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('has an origin and counts as secure, with no further privileges', () => {
    expect(pageSchemePrivileges).toEqual({
      scheme: 'lampwright',
      privileges: { standard: true, secure: true },
    });
  });
});
