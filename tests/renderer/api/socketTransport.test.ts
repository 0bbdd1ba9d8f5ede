import { describe, expect, it } from 'vitest';
import type { ConnectionState } from '#shared/api/ApiClient';
import { maxWaitMs } from '../../../renderer/api/PendingCalls';
import { connectTimeoutMs, socketTransport } from '../../../renderer/api/socketTransport';
import { FakeClock } from '../../fakes/FakeClock';
import { FakeSockets } from './FakeSockets';

function setUp(token = 'the-token_1') {
  const sockets = new FakeSockets();
  const clock = new FakeClock();
  const wakers = new Set<() => void>();
  const transport = socketTransport({
    address: 'ws://127.0.0.1:4780/api',
    token,
    openSocket: sockets.open,
    clock,
    onWake: (listener) => {
      wakers.add(listener);
      return () => void wakers.delete(listener);
    },
  });
  const events: unknown[] = [];
  const links: ConnectionState['phase'][] = [];
  const subscribe = () =>
    transport.subscribe(
      (event) => events.push(event),
      ({ phase }) => links.push(phase),
    );
  const wake = () => {
    for (const waker of wakers) waker();
  };
  return { sockets, clock, transport, events, links, subscribe, wake, wakers };
}

const event = JSON.stringify({ event: 'something' });

describe('the socket to the app', () => {
  it('names its protocol, with the token next to it and nowhere else', () => {
    const { sockets, subscribe, links } = setUp();
    subscribe();
    expect(sockets.last.protocols).toEqual(['lampwright-1', 'the-token_1']);
    expect(sockets.last.address).toBe('ws://127.0.0.1:4780/api');
    sockets.last.onOpen();
    expect(links).toEqual(['connecting', 'open']);
  });

  it('gives each answer to the call it belongs to, whatever the order', async () => {
    const { sockets, subscribe, transport } = setUp();
    subscribe();
    sockets.last.onOpen();
    const first = transport.call('a.first', { n: 1 });
    const second = transport.call('a.second', undefined);
    expect(sockets.last.sent).toEqual([
      { id: 0, route: 'a.first', input: { n: 1 } },
      { id: 1, route: 'a.second' },
    ]);
    sockets.last.onText(JSON.stringify({ id: 1, answer: 'to the second' }));
    sockets.last.onText(JSON.stringify({ id: 0, answer: 'to the first' }));
    expect([await first, await second]).toEqual(['to the first', 'to the second']);
  });

  it('retries with growing pauses, up to the longest', async () => {
    const { sockets, subscribe, clock } = setUp();
    subscribe();
    for (const pauseMs of [250, 500, 1000, 2000, 4000, 5000, 5000, 5000]) {
      const before = sockets.all.length;
      sockets.last.onClose(1006);
      await clock.advance(pauseMs - 1);
      expect(sockets.all).toHaveLength(before);
      await clock.advance(1);
      expect(sockets.all).toHaveLength(before + 1);
    }
  });

  it('starts again with the shortest pause only once the app has sent something', async () => {
    const { sockets, subscribe, clock } = setUp();
    subscribe();
    sockets.last.onClose(1006);
    await clock.advance(250);
    sockets.last.onOpen();
    sockets.last.onClose(1013);
    await clock.advance(250);
    expect(sockets.all).toHaveLength(2);
    await clock.advance(250);
    expect(sockets.all).toHaveLength(3);
    sockets.last.onOpen();
    sockets.last.onText(event);
    sockets.last.onClose(1006);
    await clock.advance(250);
    expect(sockets.all).toHaveLength(4);
  });

  it('retries at once, and only once, when the page becomes visible', async () => {
    const { sockets, subscribe, clock, wake, links } = setUp();
    subscribe();
    sockets.last.onClose(1006);
    wake();
    expect(sockets.all).toHaveLength(2);
    wake();
    await clock.advance(1000);
    expect(sockets.all).toHaveLength(2);
    sockets.last.onOpen();
    wake();
    expect(sockets.all).toHaveLength(2);
    expect(links).toEqual(['connecting', 'lost', 'open']);
  });

  it('gives up on a connection that never opens, and retries', async () => {
    const { sockets, subscribe, clock, links } = setUp();
    subscribe();
    await clock.advance(connectTimeoutMs);
    expect([sockets.last.isClosed, links.at(-1)]).toEqual([true, 'lost']);
    await clock.advance(250);
    expect(sockets.all).toHaveLength(2);
  });

  it('does not give up on an open connection', async () => {
    const { sockets, subscribe, clock } = setUp();
    subscribe();
    sockets.last.onOpen();
    await clock.advance(connectTimeoutMs * 2);
    expect(sockets.all).toHaveLength(1);
    expect(sockets.last.isClosed).toBe(false);
  });

  it('fails pending calls when the connection is lost, and never sends them again', async () => {
    const { sockets, subscribe, clock, transport } = setUp();
    subscribe();
    sockets.last.onOpen();
    const call = transport.call('wish.send', { text: 'rain' });
    sockets.last.onClose(1006);
    await expect(call).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
    await clock.advance(250);
    sockets.last.onOpen();
    expect(sockets.last.sent).toEqual([]);
  });

  it('queues calls until the connection opens, in order', async () => {
    const { sockets, subscribe, transport } = setUp();
    const early = transport.call('a.early', undefined);
    subscribe();
    const later = transport.call('a.later', undefined);
    sockets.last.onOpen();
    expect(sockets.last.sent).toEqual([
      { id: 0, route: 'a.early' },
      { id: 1, route: 'a.later' },
    ]);
    sockets.last.onText(JSON.stringify({ id: 0, answer: 1 }));
    sockets.last.onText(JSON.stringify({ id: 1, answer: 2 }));
    expect([await early, await later]).toEqual([1, 2]);
  });

  it('fails a call that was queued too long, and does not send it afterwards', async () => {
    const { sockets, subscribe, transport, clock } = setUp();
    subscribe();
    const call = transport.call('wish.send', { text: 'rain' });
    await Promise.all([
      expect(call).rejects.toMatchObject({ code: 'CONNECTION_LOST' }),
      clock.advance(maxWaitMs),
    ]);
    sockets.last.onOpen();
    expect(sockets.last.sent).toEqual([]);
  });

  it('leaves no timer running for calls that were sent in time', async () => {
    const { sockets, subscribe, transport, clock } = setUp();
    subscribe();
    void transport.call('a.call', undefined);
    sockets.last.onOpen();
    expect(clock.waiting).toBe(0);
  });

  it('stops retrying when the app rejects the token, and fails every call with that reason', async () => {
    const { sockets, subscribe, transport, clock, links, wake } = setUp();
    subscribe();
    const waiting = transport.call('a.call', undefined);
    sockets.last.onClose(4401);
    await expect(waiting).rejects.toMatchObject({ code: 'BAD_TOKEN' });
    await expect(transport.call('a.call', undefined)).rejects.toMatchObject({ code: 'BAD_TOKEN' });
    wake();
    await clock.advance(60_000);
    expect(sockets.all).toHaveLength(1);
    expect(links).toEqual(['connecting', 'refused']);
  });

  it('stops retrying when there are too many windows, until this one becomes visible', async () => {
    const { sockets, subscribe, transport, clock, links, wake } = setUp();
    subscribe();
    sockets.last.onOpen();
    sockets.last.onClose(4429);
    await expect(transport.call('a.call', undefined)).rejects.toMatchObject({ code: 'TOO_MANY' });
    await clock.advance(60_000);
    expect(sockets.all).toHaveLength(1);
    wake();
    expect(sockets.all).toHaveLength(2);
    sockets.last.onOpen();
    expect(links).toEqual(['connecting', 'open', 'crowded', 'open']);
  });

  it.each(['', 'two words', 'a/b', '%41', 'é'])('opens no socket with the token “%s”', (token) => {
    const { sockets, subscribe, links } = setUp(token);
    subscribe();
    expect(sockets.all).toHaveLength(0);
    expect(links).toEqual(['connecting', 'refused']);
  });

  it('ignores messages of a socket it has given up', async () => {
    const { sockets, subscribe, clock, events, links } = setUp();
    subscribe();
    const old = sockets.last;
    await clock.advance(connectTimeoutMs + 250);
    expect(sockets.last).not.toBe(old);
    sockets.last.onOpen();
    old.onOpen();
    old.onText(event);
    old.onClose(4401);
    expect(events).toEqual([]);
    expect(links).toEqual(['connecting', 'lost', 'open']);
  });

  it('closes with its subscription, leaves nothing behind, and can be subscribed to again', async () => {
    const { sockets, subscribe, transport, clock, wakers, events } = setUp();
    const unsubscribe = subscribe();
    sockets.last.onOpen();
    const call = transport.call('a.call', undefined);
    unsubscribe();
    await expect(call).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
    sockets.last.onText(event);
    sockets.last.onClose(1000);
    await clock.advance(60_000);
    expect([sockets.all.length, sockets.last.isClosed, clock.waiting, wakers.size]).toEqual([1, true, 0, 0]);
    expect(events).toEqual([]);
    subscribe();
    sockets.last.onOpen();
    sockets.last.onText(event);
    expect(events).toEqual(['something']);
  });
});
