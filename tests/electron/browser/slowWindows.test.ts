import { describe, expect, it } from 'vitest';
import { expectAlive, startHost } from './startHost';
import { eventually } from '../eventually';

/** More bytes than any system buffers between two processes. */
const flood = Array.from({ length: 128 }, () => 'x'.repeat(1 << 18));

describe('a window that does not read', () => {
  it('has everything when it reads again, and did not slow down others', async () => {
    const host = await startHost();
    const slow = await host.open();
    const quick = await host.open();
    slow.socket.pause();
    for (const [index, text] of flood.entries()) {
      host.app.append(text);
      host.app.notify(`notice ${index}`);
      // Messages sent before this call have arrived when the call is answered.
      await quick.call('test.echo');
      expect(quick.snapshot.conversation?.entries).toHaveLength(index + 1);
    }
    expect(quick.snapshot.wholeConversations).toBe(1);
    slow.socket.resume();
    await eventually(() => expect(slow.snapshot.notices).toEqual(host.app.notices));
    await eventually(() => expect(slow.snapshot.conversation?.entries).toHaveLength(flood.length));
    expect([slow.fault, quick.fault]).toEqual([undefined, undefined]);
    expect(slow.snapshot.wholeConversations).toBe(2);
    expect(host.app.listeners.size).toBe(2);
  });

  it('has no further calls read while its answers are waiting', async () => {
    const host = await startHost();
    const page = await host.open();
    page.socket.pause();
    const answers = Array.from({ length: 100 }, () => page.call('test.large', 1 << 20));
    await eventually(() => expect(host.app.calls.length).toBeGreaterThanOrEqual(32));
    await expectAlive(host);
    expect(host.app.calls.length).toBeLessThan(60);
    page.socket.resume();
    expect(await Promise.all(answers)).toHaveLength(100);
  });

  it('is cut off after half a minute without reading', async () => {
    const host = await startHost();
    const page = await host.open();
    page.socket.pause();
    for (const text of flood) host.app.append(text);
    void page.call('test.held');
    await eventually(() => expect(host.app.running).toBe(1));
    await eventually(() => expect(host.clock.waiting).toBe(2));
    await host.clock.advance(29_000);
    expect(host.app.listeners.size).toBe(1);
    await host.clock.advance(2000);
    await eventually(() => expect(host.app.listeners.size).toBe(0));
    // A pending answer must not bring it back.
    host.app.release();
    await eventually(() => expect(host.app.running).toBe(0));
    await expectAlive(host);
    expect(host.app.listeners.size).toBe(0);
    await eventually(() => expect(host.clock.waiting).toBe(0));
  });
});

describe('a slow window that closes', () => {
  it('leaves nothing behind', async () => {
    const host = await startHost();
    const page = await host.open();
    page.socket.pause();
    for (const text of flood) host.app.append(text);
    await expectAlive(host);
    expect(host.clock.waiting).toBe(2);
    page.socket.terminate();
    await eventually(() => expect(host.clock.waiting).toBe(0));
    expect(host.app.listeners.size).toBe(0);
  });
});

describe('the heartbeat', () => {
  it('cuts off a window that missed two pings', async () => {
    const host = await startHost();
    const page = await host.open({ client: { autoPong: false } });
    let pings = 0;
    page.socket.on('ping', () => (pings += 1));
    for (const expected of [1, 2]) {
      await host.clock.advance(20_000);
      await eventually(() => expect(pings).toBe(expected));
      expect(host.app.listeners.size).toBe(1);
    }
    await host.clock.advance(20_000);
    expect(await page.closed).toBe(1006);
    expect(host.clock.waiting).toBe(0);
  });

  it('keeps one that answers, or answers every other ping', async () => {
    const host = await startHost();
    const page = await host.open({ client: { autoPong: false } });
    let pings = 0;
    page.socket.on('ping', () => {
      pings += 1;
      if (pings % 2 === 0) page.socket.pong();
    });
    for (let count = 1; count <= 8; count += 1) {
      await host.clock.advance(20_000);
      await eventually(() => expect(pings).toBe(count));
      // The pong was sent before this call, so it has arrived when the call is answered.
      await page.call('test.echo');
    }
    expect(host.app.listeners.size).toBe(1);
  });

  it('does not give up a window that the host itself does not read from', async () => {
    const host = await startHost();
    const page = await host.open();
    const held = Array.from({ length: 32 }, () => page.call('test.held'));
    await eventually(() => expect(host.app.running).toBe(32));
    await host.clock.advance(200_000);
    host.app.release();
    expect(await Promise.all(held)).toHaveLength(32);
    expect(await page.call('test.echo', 1)).toEqual({ ok: true, data: 1 });
  });
});
