import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiEvent } from '#shared/api/contract';
import type { App } from '../../../electron/app/App';
import { ipcChannels, createIpcHost, type IpcHost } from '../../../electron/window/createIpcHost';
import { FakeElectron } from '../../fakes/electron/FakeElectron';
import { FakeFrame } from '../../fakes/electron/FakeFrame';
import { FakeWebContents } from '../../fakes/electron/FakeWebContents';

const ownPage = 'lampwright://window/';

/** An app that echoes its input, and sends an event to each new subscriber. */
class RepeatingApp implements Pick<App, 'call' | 'subscribe'> {
  readonly listeners = new Set<(event: ApiEvent) => void>();
  readonly calls: unknown[] = [];

  call: App['call'] = (route, input) => {
    this.calls.push(route);
    return Promise.resolve({ ok: true, data: { route, input } });
  };

  subscribe: App['subscribe'] = (listener) => {
    this.listeners.add(listener);
    listener(changed('whole state'));
    return () => void this.listeners.delete(listener);
  };

  emit(id: string): void {
    for (const listener of this.listeners) listener(changed(id));
  }
}

const changed = (id: string): ApiEvent => ({ appendedTo: id, entries: [] });

let electron: FakeElectron;
let app: RepeatingApp;
let host: IpcHost;
let contents: FakeWebContents;

beforeEach(() => {
  electron = new FakeElectron();
  app = new RepeatingApp();
  host = createIpcHost(electron.ipcMain.real, app);
  contents = new FakeWebContents(electron);
  contents.navigate(ownPage);
  host.serve(contents.real);
});

const call = (frame: FakeFrame) => frame.ipcRenderer.invoke(ipcChannels.call, 'stage.play', { a: 1 });
const refused = { ok: false, error: { code: 'NOT_ALLOWED', message: expect.any(String) as string } };

/** The events a page gets from now on. */
function listen(frame: FakeFrame): string[] {
  const events: string[] = [];
  frame.ipcRenderer.on(ipcChannels.event, (_event, { appendedTo }: { appendedTo: string }) =>
    events.push(appendedTo),
  );
  frame.ipcRenderer.send(ipcChannels.subscribe);
  return events;
}

describe('a call over IPC', () => {
  it('is answered for our own window', async () => {
    expect(await call(contents.mainFrame)).toEqual({
      ok: true,
      data: { route: 'stage.play', input: { a: 1 } },
    });
  });

  it.each([
    ['a frame within our page', () => new FakeFrame(contents, ownPage, contents.mainFrame)],
    ['a foreign page in our window', () => new FakeFrame(contents, 'https://example.com/')],
    [
      'a page whose address only starts like ours',
      () => new FakeFrame(contents, 'lampwright://window.example.com/'),
    ],
    ['a page of another host', () => new FakeFrame(contents, 'lampwright://other/')],
    ['an empty page', () => new FakeFrame(contents, 'about:blank')],
    ['our own page in another window', () => new FakeFrame(new FakeWebContents(electron), ownPage)],
  ])('is refused for %s', async (_, frame) => {
    expect(await call(frame())).toEqual(refused);
    expect(app.calls).toEqual([]);
  });

  it('is refused for a page that has navigated away', async () => {
    const frame = contents.mainFrame;
    contents.reload();
    expect(await call(frame)).toEqual(refused);
  });

  it('is refused for a frame that no longer exists', async () => {
    const frame = contents.mainFrame;
    frame.destroy();
    const event = { sender: contents, senderFrame: frame };
    expect(await electron.ipcMain.answer(ipcChannels.call, event, ['stage.play', {}])).toEqual(refused);
  });

  it('is refused before there is a window, and for the old window once there is a new one', async () => {
    const next = new FakeWebContents(electron);
    next.navigate(ownPage);
    expect(await call(next.mainFrame)).toEqual(refused);
    host.serve(next.real);
    expect(await call(next.mainFrame)).toMatchObject({ ok: true });
    expect(await call(contents.mainFrame)).toEqual(refused);
  });

  it('uses one channel; a second one is for subscribing', () => {
    expect(electron.ipcMain.channels).toEqual([ipcChannels.call, ipcChannels.subscribe]);
  });
});

describe('events over IPC', () => {
  it('start with the full state, then report changes', () => {
    const events = listen(contents.mainFrame);
    app.emit('one');
    expect(events).toEqual(['whole state', 'one']);
  });

  it('start again when the page subscribes again, and are not sent twice', () => {
    const events = listen(contents.mainFrame);
    contents.mainFrame.ipcRenderer.send(ipcChannels.subscribe);
    app.emit('one');
    expect(events).toEqual(['whole state', 'whole state', 'one']);
  });

  it.each([
    ['it is reloaded', () => contents.reload()],
    ['its process has crashed', () => contents.crash()],
    ['it is closed', () => contents.destroy()],
  ])('end with the page when %s', (_, end) => {
    const events = listen(contents.mainFrame);
    end();
    expect(app.listeners.size).toBe(0);
    app.emit('lost');
    expect(events).toEqual(['whole state']);
  });

  it('start with the full state for a page that is reloaded after a crash', () => {
    listen(contents.mainFrame);
    contents.crash();
    contents.reload();
    const events = listen(contents.mainFrame);
    app.emit('one');
    expect(events).toEqual(['whole state', 'one']);
  });

  it('continue when the page navigates within itself, or a frame in it navigates', () => {
    const events = listen(contents.mainFrame);
    contents.moveWithin(`${ownPage}#library`);
    contents.moveSubFrame('about:blank');
    app.emit('one');
    expect(events).toEqual(['whole state', 'one']);
  });

  it('are sent to no other page', () => {
    const stranger = new FakeFrame(contents, 'https://example.com/');
    expect(listen(stranger)).toEqual([]);
    const other = new FakeWebContents(electron);
    other.navigate(ownPage);
    expect(listen(other.mainFrame)).toEqual([]);
    expect(app.listeners.size).toBe(0);
  });

  it('go to the new window only; the end of the old one does not end them', () => {
    listen(contents.mainFrame);
    const next = new FakeWebContents(electron);
    next.navigate(ownPage);
    host.serve(next.real);
    expect(app.listeners.size).toBe(0);
    const events = listen(next.mainFrame);
    contents.destroy();
    app.emit('one');
    expect(events).toEqual(['whole state', 'one']);
    expect(app.listeners.size).toBe(1);
  });
});
