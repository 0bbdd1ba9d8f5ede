import { beforeEach, describe, expect, it } from 'vitest';
import { guardSession } from '../../../electron/window/guardSession';
import { FakeElectron } from '../../fakes/electron/FakeElectron';
import { FakeWebContents } from '../../fakes/electron/FakeWebContents';

let electron: FakeElectron;

beforeEach(() => {
  electron = new FakeElectron();
  guardSession(electron.defaultSession.real, { hasDevTools: false });
});

const ours = { requestingUrl: 'lampwright://window/', isMainFrame: true };
const strangers = [
  { requestingUrl: 'https://example.com/', isMainFrame: true },
  { requestingUrl: 'lampwright://window.example.com/', isMainFrame: true },
  { requestingUrl: 'lampwright://window/', isMainFrame: false },
];
const permissions = [
  'clipboard-read',
  'fileSystem',
  'geolocation',
  'hid',
  'media',
  'midi',
  'notifications',
  'openExternal',
  'persistent-storage',
  'serial',
  'usb',
  'unknown',
];

describe('the permissions of the window', () => {
  it.each(permissions)('%s is granted to nobody', async (permission) => {
    expect(await electron.defaultSession.grants(permission, ours)).toBe(false);
    expect(electron.defaultSession.has(permission, ours)).toBe(false);
  });

  it('our own page may copy text', async () => {
    expect(await electron.defaultSession.grants('clipboard-sanitized-write', ours)).toBe(true);
    expect(electron.defaultSession.has('clipboard-sanitized-write', ours)).toBe(true);
  });

  it.each(strangers)('no other page may: %o', async (stranger) => {
    expect(await electron.defaultSession.grants('clipboard-sanitized-write', stranger)).toBe(false);
    expect(electron.defaultSession.has('clipboard-sanitized-write', stranger)).toBe(false);
  });

  it('a request without a document gets none', () => {
    expect(electron.defaultSession.has('clipboard-sanitized-write', { isMainFrame: true })).toBe(false);
  });

  it.each(['hid', 'serial', 'usb'])('no %s device is accessible', (deviceType) => {
    expect(electron.defaultSession.givesDevice(deviceType)).toBe(false);
  });

  it('the screen is not shared', async () => {
    expect(await electron.defaultSession.sharesScreen()).toBe(false);
  });
});

describe('the requests of the window', () => {
  it.each([
    ['lampwright://window/assets/a.js', 'script'],
    ['blob:lampwright://window/0b9c', 'other'],
    ['data:image/png;base64,AAAA', 'image'],
  ])('%s is allowed as %s', async (url, type) => {
    expect(await electron.defaultSession.lets(url, type)).toBe(true);
  });

  it.each([
    ['https://example.com/', 'mainFrame'],
    ['http://127.0.0.1:11434/api/tags', 'xhr'],
    ['ws://127.0.0.1:4780/api', 'webSocket'],
    ['file:///etc/passwd', 'xhr'],
    ['lampwright://other/', 'mainFrame'],
    ['blob:https://example.com/0b9c', 'other'],
    ['data:text/html,a', 'subFrame'],
    ['data:text/javascript,a()', 'script'],
    ['devtools://devtools/bundled/inspector.html', 'mainFrame'],
    ['chrome://gpu', 'mainFrame'],
  ])('%s is blocked as %s', async (url, type) => {
    expect(await electron.defaultSession.lets(url, type)).toBe(false);
  });

  it('the developer tools may load if they are enabled', async () => {
    guardSession(electron.defaultSession.real, { hasDevTools: true });
    expect(await electron.defaultSession.lets('devtools://devtools/bundled/inspector.html')).toBe(true);
    expect(await electron.defaultSession.lets('https://example.com/')).toBe(false);
  });

  it('no dictionary is downloaded', () => {
    expect(electron.defaultSession.isSpellCheckerEnabled).toBe(false);
  });
});

describe('a download', () => {
  const pageAt = (url: string) => {
    const contents = new FakeWebContents(electron);
    contents.navigate(url);
    return contents;
  };

  it('is allowed for what our own page created', () => {
    const page = pageAt('lampwright://window/');
    expect(electron.defaultSession.downloads('blob:lampwright://window/0b9c', page)).toBe(true);
  });

  it.each([
    'https://example.com/a.exe',
    'blob:https://example.com/0b9c',
    'data:text/plain,a',
    'lampwright://window/',
  ])('is never allowed for %s', (url) => {
    expect(electron.defaultSession.downloads(url, pageAt('lampwright://window/'))).toBe(false);
  });

  it('is never allowed for another page', () => {
    const page = pageAt('https://example.com/');
    expect(electron.defaultSession.downloads('blob:lampwright://window/0b9c', page)).toBe(false);
  });
});
