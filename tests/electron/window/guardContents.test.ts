import { beforeEach, describe, expect, it } from 'vitest';
import { guardContents } from '../../../electron/window/guardContents';
import { FakeElectron } from '../../fakes/electron/FakeElectron';
import { FakeWebContents } from '../../fakes/electron/FakeWebContents';

let electron: FakeElectron;
let contents: FakeWebContents;

beforeEach(() => {
  electron = new FakeElectron();
  contents = new FakeWebContents(electron);
  guardContents(contents.real, electron.shell.openExternal);
});

const places = [
  'https://example.com/',
  'file:///etc/passwd',
  'lampwright://window/index.html',
  'data:text/html,a',
];

describe('a guarded page', () => {
  it.each(places)('does not navigate to %s', (url) => {
    expect(contents.navigate(url)).toBe(false);
    expect(contents.loaded).toEqual([]);
  });

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('is stopped by %s alone', (name) => {
    let isPrevented = false;
    contents.emit(name, { preventDefault: () => (isPrevented = true), isMainFrame: true });
    expect(isPrevented).toBe(true);
  });

  it.each(places)('lets no frame in it navigate to %s', (url) => {
    expect(contents.navigate(url, { isMainFrame: false })).toBe(false);
  });

  it('does not follow a redirect', () => {
    expect(contents.redirect('https://example.com/')).toBe(false);
  });

  it('cannot connect by WebRTC', () => {
    expect(contents.webRtcPolicy).toBe('disable_non_proxied_udp');
  });

  it('embeds nothing', () => {
    expect(contents.attachWebview()).toBe(false);
  });

  it.each([
    ...places,
    'https://ollama.com/',
    'https://ollama.com/download?',
    'https://ollama.com/download/x',
  ])('opens no window and no browser for %s', (url) => {
    expect(contents.open(url)).toBe(false);
    expect(electron.openedExternally).toEqual([]);
  });

  it('hands Ollama’s download page to the user’s browser, and opens no window for it', () => {
    expect(contents.open('https://ollama.com/download')).toBe(false);
    expect(electron.openedExternally).toEqual(['https://ollama.com/download']);
  });

  it('keeps working if no browser can be opened', async () => {
    const other = new FakeWebContents(electron);
    guardContents(other.real, () => Promise.reject(new Error('no browser')));
    expect(other.open('https://ollama.com/download')).toBe(false);
    await new Promise(setImmediate);
  });
});
