import { describe, expect, it } from 'vitest';
import type { DesktopBridge } from '#shared/api/DesktopBridge';
import { routes } from '#shared/api/contract';
import { connectToApp } from '../../../renderer/api/connectToApp';

class FakePage extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  readonly opened: unknown[][] = [];
  reloads = 0;
  readonly location = { host: '127.0.0.1:4780', hash: '#tok', reload: () => void this.reloads++ };
  lampwright?: DesktopBridge;
  /** The sockets of this page; each can be closed by its index. */
  readonly sockets: EventTarget[] = [];

  readonly WebSocket = socketClassOf(this);
}

function socketClassOf(page: FakePage) {
  return class extends EventTarget {
    constructor(...args: unknown[]) {
      super();
      page.opened.push(args);
      page.sockets.push(this);
    }
    close() {}
  };
}

const connected = (page: FakePage) => connectToApp(page as unknown as Parameters<typeof connectToApp>[0]);

describe('the transport of a page', () => {
  it('is the desktop’s bridge when there is one', async () => {
    const page = new FakePage();
    page.lampwright = {
      call: (route) => Promise.resolve({ ok: true, data: route === 'stage.play' ? undefined : 'no' }),
      subscribe: () => () => undefined,
      onMenuCommand: () => () => undefined,
    };
    expect(await connected(page).call(routes.stage.play, undefined)).toBeUndefined();
    expect(page.opened).toEqual([]);
  });

  it('is a socket to the page’s server, with the token from its address', () => {
    const page = new FakePage();
    connected(page).subscribe(
      () => undefined,
      () => undefined,
    )();
    expect(page.opened).toEqual([['ws://127.0.0.1:4780/api', ['lampwright-1', 'tok']]]);
  });

  it('reconnects at once when the page becomes visible or the network is back, until it is closed', () => {
    const page = new FakePage();
    const lose = () => page.sockets.at(-1)?.dispatchEvent(new Event('close'));
    const end = connected(page).subscribe(
      () => undefined,
      () => undefined,
    );
    lose();
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(page.opened).toHaveLength(1);
    page.document.visibilityState = 'visible';
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(page.opened).toHaveLength(2);
    lose();
    page.dispatchEvent(new Event('online'));
    expect(page.opened).toHaveLength(3);
    lose();
    end();
    page.dispatchEvent(new Event('online'));
    expect(page.opened).toHaveLength(3);
  });

  it('is chosen again when a new address is opened in the same tab', () => {
    const page = new FakePage();
    connected(page);
    page.dispatchEvent(new Event('hashchange'));
    expect(page.reloads).toBe(1);
  });
});
