import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultSettings } from '#shared/api/settingsSchema';
import { chosenAddress, readAddress, remoteWarning } from '../../../../electron/engine/ollama/OllamaAddress';

function complaint(text: string): string {
  try {
    return `accepted as ${readAddress(text).url}`;
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

describe('readAddress', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:11434'],
    ['lamp.example', 'http://lamp.example:11434'],
    ['lamp.example:8080', 'http://lamp.example:8080'],
    [':8080', 'http://127.0.0.1:8080'],
    ['http://lamp.example:8080', 'http://lamp.example:8080'],
    ['https://lamp.example', 'https://lamp.example'],
    ['HTTP://Lamp.Example', 'http://lamp.example'],
    ['  http://lamp.example/ollama/  ', 'http://lamp.example/ollama'],
    ['http://lamp.example:8080//', 'http://lamp.example:8080'],
    ['https://lamp.example/ollama?key=1#top', 'https://lamp.example/ollama'],
    ['localhost', 'http://localhost:11434'],
  ])('reads “%s” as %s', (text, url) => {
    expect(readAddress(text).url).toBe(url);
  });

  it.each([
    ['lamp.example:80', 'http://lamp.example'],
    ['lamp.example:80/', 'http://lamp.example'],
    ['lamp.example:80/ollama', 'http://lamp.example/ollama'],
    ['http://lamp.example:80', 'http://lamp.example'],
  ])('keeps an explicit port 80, in “%s”', (text, url) => {
    expect(readAddress(text).url).toBe(url);
  });

  it.each([
    ['::1', 'http://[::1]:11434'],
    ['[::1]', 'http://[::1]:11434'],
    ['[::1]:8080', 'http://[::1]:8080'],
    ['fe80::7:80', 'http://[fe80::7:80]:11434'],
    ['http://[2001:db8::7]:8080', 'http://[2001:db8::7]:8080'],
  ])('reads the IPv6 address “%s” as %s', (text, url) => {
    expect(readAddress(text).url).toBe(url);
  });

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:11434'],
    ['0.0.0.0:8080', 'http://127.0.0.1:8080'],
    ['http://0.0.0.0:8080', 'http://127.0.0.1:8080'],
    ['::', 'http://[::1]:11434'],
    ['[::]:8080', 'http://[::1]:8080'],
  ])('uses this machine if the server listens on all addresses: “%s”', (text, url) => {
    expect(readAddress(text)).toEqual({ url, isLocal: true });
  });

  it.each(['127.0.0.1', '127.0.0.2:99', '127.1', '::1', 'localhost', 'LOCALHOST:1', 'https://localhost'])(
    'recognises %s as this machine',
    (text) => {
      expect(readAddress(text).isLocal).toBe(true);
    },
  );

  it.each([
    '127.0.0.1.evil.com',
    'localhost.evil.com',
    'evil.com/127.0.0.1',
    'notlocalhost',
    '128.0.0.1',
    '192.168.1.7',
    '[::2]',
    'http://evil.com#localhost',
  ])('treats %s as another machine', (text) => {
    expect(readAddress(text).isLocal).toBe(false);
  });

  it.each([
    'me:secret@lamp.example',
    'http://me@lamp.example',
    'https://:secret@lamp.example',
    'http://localhost@evil.com',
  ])('refuses a user name or a password, and does not repeat it: %s', (text) => {
    expect(complaint(text)).toMatch(/^BAD_HOST: .*password.*\.$/);
    expect(complaint(text)).not.toContain('secret');
  });

  it.each([
    '',
    '   ',
    'a b',
    'http://',
    'lamp:99999',
    'lamp:port',
    'ftp://lamp.example',
    'file:///etc/passwd',
    'javascript://x',
    '[::1',
    '999.999.999.999',
    `${'x'.repeat(5000)} y`,
    '%',
  ])('refuses an invalid address, with a message that shows how to write one: “%s”', (text) => {
    const message = complaint(text);
    expect(message).toMatch(/^BAD_HOST: .*is not an address.*http:\/\/127\.0\.0\.1:11434\.$/s);
    expect(message.length).toBeLessThan(250);
  });

  it('reads its own result as the same address', () => {
    const host = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV6(),
      fc.ipV6().map((ip) => `[${ip}]`),
      fc.webUrl(),
      fc.constantFrom('localhost', '', '0.0.0.0', '[::]'),
    );
    const typed = fc.oneof(
      host,
      fc.tuple(host, fc.integer({ min: 0, max: 65_535 })).map(([name, port]) => `${name}:${port}`),
      fc.tuple(host, fc.webPath()).map(([name, path]) => `${name}${path}`),
      fc.string(),
    );
    fc.assert(
      fc.property(typed, (text) => {
        fc.pre(!complaint(text).startsWith('BAD_HOST'));
        const address = readAddress(text);
        expect(readAddress(address.url)).toEqual(address);
        expect(address.url).toMatch(/^https?:\/\/.*[^/]$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('chosenAddress', () => {
  const unchanged = defaultSettings.engineHost;

  it('is this machine by default', () => {
    expect(chosenAddress(unchanged, {})).toEqual({ url: 'http://127.0.0.1:11434', isLocal: true });
    expect(chosenAddress(unchanged, { OLLAMA_HOST: '  ' }).url).toBe('http://127.0.0.1:11434');
  });

  it('follows OLLAMA_HOST unless the setting was changed', () => {
    const env = { OLLAMA_HOST: ' 0.0.0.0:4000 ' };
    expect(chosenAddress(unchanged, env).url).toBe('http://127.0.0.1:4000');
    expect(chosenAddress('http://lamp.example', env).url).toBe('http://lamp.example');
  });

  it('reads OLLAMA_HOST as Ollama does, including quotes around it', () => {
    // https://github.com/ollama/ollama/blob/main/envconfig/config.go: Var trims quotes, as `set X="…"` leaves them.
    expect(chosenAddress(unchanged, { OLLAMA_HOST: '"lamp.example:4000"' }).url).toBe(
      'http://lamp.example:4000',
    );
  });

  it('fails if OLLAMA_HOST is not an address', () => {
    expect(() => chosenAddress(unchanged, { OLLAMA_HOST: 'no where' })).toThrow(/is not an address/);
  });
});

describe('remoteWarning', () => {
  const warning = (text: string) => remoteWarning(readAddress(text));

  it('is silent about this machine', () => {
    expect(['127.0.0.1', 'localhost', '::1', '0.0.0.0'].map(warning)).toEqual(Array(4).fill(undefined));
  });

  it('names the machine that gets the words, and says that they are unencrypted', () => {
    expect(warning('lamp.example')).toMatch(/leaves this one.*http:\/\/lamp\.example:11434, unencrypted/);
  });

  it('does not mention encryption if there is one', () => {
    const message = warning('https://lamp.example');
    expect(message).toContain('https://lamp.example');
    expect(message).not.toContain('unencrypted');
  });
});
