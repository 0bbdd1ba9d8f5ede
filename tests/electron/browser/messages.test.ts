import { describe, expect, it } from 'vitest';
import { maxMessageBytes, socketMessageSchema } from '#shared/api/socketProtocol';
import { expectAlive, startHost } from './startHost';
import { eventually } from '../eventually';

describe('a window', () => {
  it('gets every area’s state at once, then changes, until it closes', async () => {
    const host = await startHost();
    host.app.append('before');
    const page = await host.open();
    await eventually(() => expect(page.snapshot.notices).toEqual([]));
    expect(page.snapshot).toMatchObject({ conversation: host.app.conversation, library: [] });
    host.app.append('after');
    host.app.notify('done');
    await eventually(() => expect(page.snapshot.notices).toEqual(host.app.notices));
    expect(page.snapshot.conversation).toEqual(host.app.conversation);
    page.socket.close();
    await eventually(() => expect(host.app.listeners.size).toBe(0));
    expect(host.clock.waiting).toBe(0);
  });

  it('gets each answer by the call’s id, in whatever order they finish', async () => {
    const host = await startHost();
    const page = await host.open();
    const held = page.call('test.held', 'slow');
    expect(await page.call('test.echo', { a: [1, 'ö', null] })).toEqual({
      ok: true,
      data: { a: [1, 'ö', null] },
    });
    host.app.release();
    expect(await held).toEqual({ ok: true, data: 'slow' });
  });

  it('may leave out an undefined input, and gets answers without one', async () => {
    const host = await startHost();
    const page = await host.open();
    expect(await page.call('test.nothing')).toEqual({ ok: true });
    expect(page.messages.map((message) => socketMessageSchema.safeParse(message).success)).not.toContain(
      false,
    );
  });

  it('gets a thousand answers to a thousand calls, of which 32 run at the same time', async () => {
    const host = await startHost();
    const page = await host.open();
    const answers = Array.from({ length: 1000 }, (_, index) => page.call('test.held', index));
    const all = Promise.all(answers);
    for (let begun = 32; begun <= 1024; begun += 32) {
      await eventually(() => expect(host.app.calls).toHaveLength(Math.min(begun, 1000)));
      host.app.release();
    }
    expect(await all).toEqual(answers.map((_, index) => ({ ok: true, data: index })));
    expect(host.app.maxRunning).toBe(32);
    await expectAlive(host);
  });

  it('with 32 running calls does not keep another window waiting', async () => {
    const host = await startHost();
    const busy = await host.open();
    const held = Array.from({ length: 40 }, () => busy.call('test.held'));
    await eventually(() => expect(host.app.running).toBe(32));
    await expectAlive(host);
    host.app.release();
    await eventually(() => expect(host.app.running).toBe(8));
    host.app.release();
    await Promise.all(held);
  });

  it('that closes before its answer leaves nothing behind', async () => {
    const host = await startHost();
    const page = await host.open();
    void page.call('test.held');
    await eventually(() => expect(host.app.running).toBe(1));
    page.socket.terminate();
    await eventually(() => expect(host.app.listeners.size).toBe(0));
    host.app.release();
    await eventually(() => expect(host.app.running).toBe(0));
    expect(host.clock.waiting).toBe(0);
    await expectAlive(host);
  });
});

describe('a call with an id is answered', () => {
  it.each([
    ['an unknown route', '{"id":7,"route":"no.such"}', 'UNKNOWN_ROUTE'],
    ['a route named like a built-in property', '{"id":7,"route":"constructor"}', 'UNKNOWN_ROUTE'],
    ['the prototype as a route', '{"id":7,"route":"__proto__"}', 'UNKNOWN_ROUTE'],
    ['no route', '{"id":7}', 'UNKNOWN_ROUTE'],
    ['a route that is not a string', '{"id":7,"route":{"toString":1}}', 'UNKNOWN_ROUTE'],
    ['a very long route', `{"id":7,"route":"${'x'.repeat(1 << 20)}"}`, 'UNKNOWN_ROUTE'],
    ['an extra field', '{"id":7,"route":"test.echo","extra":1}', 'BAD_INPUT'],
    ['a `__proto__` key', '{"id":7,"route":"test.echo","__proto__":{"input":1}}', 'BAD_INPUT'],
  ])('with an error code: %s', async (_, message, code) => {
    const host = await startHost();
    const page = await host.open();
    expect(await page.sendAs(7, message)).toMatchObject({ ok: false, error: { code } });
    expect(await page.call('test.echo', 1)).toEqual({ ok: true, data: 1 });
  });

  it('with its `__proto__` key passed on as plain data, which changes nothing', async () => {
    const host = await startHost();
    const page = await host.open();
    const input = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    await page.sendAs(7, `{"id":7,"route":"test.echo","input":${input}}`);
    expect(Object.keys({})).toEqual([]);
    expect('polluted' in {}).toBe(false);
    await expectAlive(host);
  });
});

describe('a message that cannot be answered closes its socket', () => {
  const many = 1 << 22;
  it.each([
    ['not JSON', 'hello', 4400],
    ['cut off', '{"id":7,"route":"test.', 4400],
    ['nothing', '', 4400],
    ['not an object', '[7]', 4400],
    ['null', 'null', 4400],
    ['no id', '{"route":"test.echo"}', 4400],
    ['an id below 0', '{"id":-1,"route":"test.echo"}', 4400],
    ['an id that is not a number', '{"id":"7","route":"test.echo"}', 4400],
    ['an id that is not an integer', '{"id":1e400,"route":"test.echo"}', 4400],
    ['binary', Buffer.from('{"id":7,"route":"test.echo"}'), 4400],
    ['deep brackets', `{"id":7,"route":"test.echo","input":${'['.repeat(many)}${']'.repeat(many)}}`, 4413],
    ['unclosed deep brackets', '['.repeat(many), 4413],
    ['deep braces', '{"a":'.repeat(many), 4413],
    ['a huge array', `{"id":7,"route":"test.echo","input":[${'{},'.repeat(many)}0]}`, 4413],
    ['more than the largest message', 'x'.repeat(maxMessageBytes + 1), 1009],
  ])('%s', async (_, message, code) => {
    const host = await startHost();
    const page = await host.open();
    page.socket.send(message);
    // Messages sent after it are ignored.
    page.socket.send('{"id":8,"route":"test.behind"}');
    expect(await page.closed).toBe(code);
    await eventually(() => expect(host.app.listeners.size).toBe(0));
    expect(host.app.calls).toEqual([]);
    await expectAlive(host);
  });

  it('one that had to wait for its turn; the messages after it are ignored', async () => {
    const host = await startHost();
    const page = await host.open();
    for (let count = 0; count < 32; count += 1) void page.call('test.held');
    page.socket.send('hello');
    page.socket.send('{"id":80,"route":"test.behind"}');
    await eventually(() => expect(host.app.running).toBe(32));
    host.app.release();
    expect(await page.closed).toBe(4400);
    expect(host.app.calls).toEqual(Array.from({ length: 32 }, () => 'test.held'));
    await expectAlive(host);
  });

  it('one that is not UTF-8', async () => {
    const host = await startHost();
    const page = await host.open();
    page.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect(await page.closed).toBe(1007);
    await expectAlive(host);
  });

  it('but brackets in a large text do not', async () => {
    const host = await startHost();
    const page = await host.open();
    const text = '"[,\\'.repeat(500_000);
    expect(await page.call('test.echo', { text })).toEqual({ ok: true, data: { text } });
  });
});
