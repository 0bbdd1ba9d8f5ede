import { describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { sealLine } from '#shared/lamp/wire/lines';
import type { LampEvent } from '#shared/lamp/wire/messages';
import { LampRefusal } from '../../../../electron/lamp/link/LampLink';
import { outcomeOf, flushPromises } from './outcomeOf';
import { createManualLink } from './ManualWire';

describe('a request', () => {
  it('is sent as one sealed line with an id, and returns the members of its reply', async () => {
    const { clock, wire, link } = createManualLink();
    const reply = link.request({ do: 'brightness', value: 7 });
    await flushPromises();
    const line = sealLine({ id: 1, do: 'brightness', value: 7 });
    expect(wire.writes.map((bytes) => new TextDecoder().decode(bytes))).toEqual([`${line}\n`]);
    wire.reply({ brightness: 7 });
    expect(await reply).toEqual({ id: 1, ok: true, brightness: 7 });
    expect(clock.waiting).toBe(0);
  });

  it('waits until the previous one has its reply', async () => {
    const { wire, link } = createManualLink();
    const first = link.request({ do: 'stop' });
    const second = link.request({ do: 'off' });
    await flushPromises();
    expect(wire.requests.map((request) => request['do'])).toEqual(['stop']);
    wire.reply();
    await first;
    await flushPromises();
    expect(wire.requests.map((request) => request['do'])).toEqual(['stop', 'off']);
    wire.reply();
    await second;
  });

  it('is sent after one that failed', async () => {
    const { clock, wire, link } = createManualLink();
    const silent = outcomeOf(link.request({ do: 'stop' }, { tries: 1, waitMs: 100 }));
    const next = link.request({ do: 'off' });
    await clock.advance(150);
    expect(await silent).toMatchObject({ code: 'LAMP_SILENT' });
    wire.reply();
    expect(await next).toMatchObject({ ok: true });
  });

  it('has an id different from recent ones, which never exceeds the room in a line', async () => {
    const { wire, link } = createManualLink();
    const ids: unknown[] = [];
    for (let count = 0; count < 205; count++) {
      const reply = link.request({ do: 'stop' });
      await flushPromises();
      ids.push(wire.lastRequest?.['id']);
      wire.reply();
      await reply;
    }
    expect(ids.slice(0, 99)).toEqual(Array.from({ length: 99 }, (_, index) => index + 1));
    expect(ids.slice(99, 198)).toEqual(ids.slice(0, 99));
  });
});

describe('a line that is not the reply', () => {
  it('is ignored if it comes late, or twice', async () => {
    const { clock, wire, link } = createManualLink();
    const first = outcomeOf(link.request({ do: 'stop' }, { tries: 1, waitMs: 100 }));
    await clock.advance(150);
    await first;
    const late = wire.lastRequest;
    const second = outcomeOf(link.request({ do: 'off' }));
    await flushPromises();
    wire.reply({ ms: 1 }, late);
    wire.reply({ ms: 2 });
    wire.reply({ ms: 3 });
    expect(await second).toMatchObject({ ms: 2 });
    const third = outcomeOf(link.request({ do: 'status' }));
    await flushPromises();
    wire.reply({ ms: 2 }, { id: 2 });
    wire.reply({ ms: 4 });
    expect(await third).toMatchObject({ ms: 4 });
  });

  it.each([
    ['without a checksum', (line: string) => line.replace(/,"crc":"....".$/, '}')],
    [
      'with a wrong checksum',
      (line: string) => line.replace(/"crc":"(.)/, (_, digit) => `"crc":"${digit === '0' ? '1' : '0'}`),
    ],
    ['with one character changed', (line: string) => line.replace('"ms":25', '"ms":35')],
    ['with its end missing', (line: string) => line.slice(0, -4)],
    ['with its beginning missing', (line: string) => line.slice(3)],
    ['with no id', () => sealLine({ ok: true, ms: 25 })],
    ['with another id', () => sealLine({ id: 2, ok: true, ms: 25 })],
    ['with its id as text', () => sealLine({ id: '1', ok: true, ms: 25 })],
  ])('is ignored: a line %s', async (_, spoil) => {
    const { clock, wire, link } = createManualLink();
    const reply = outcomeOf(link.request({ do: 'stop' }));
    await flushPromises();
    wire.sendText(`${spoil(sealLine({ id: 1, ok: true, ms: 25 }))}\n`);
    await flushPromises();
    expect(clock.waiting).toBe(1);
    wire.reply({ ms: 26 });
    expect(await reply).toMatchObject({ ms: 26 });
  });

  it('may surround the reply: noise before it, CR after it, the reply in pieces', async () => {
    const { wire, link } = createManualLink();
    const reply = outcomeOf(link.request({ do: 'stop' }));
    await flushPromises();
    wire.sendBytes(Uint8Array.of(0xff, 0x00, 0x41, 0x80));
    const line = `${sealLine({ id: 1, ok: true, ms: 9 })}\r\n`;
    for (const character of line) wire.sendText(character);
    expect(await reply).toMatchObject({ ms: 9 });
  });

  it('does not keep the next line from being read, however long it is', async () => {
    const { wire, link } = createManualLink();
    const reply = outcomeOf(link.request({ do: 'stop' }));
    await flushPromises();
    wire.sendText(`{${'x'.repeat(100_000)}\n`);
    wire.reply({ ms: 3 });
    expect(await reply).toMatchObject({ ms: 3 });
  });
});

describe('a refusal', () => {
  it('is an error with the lamp’s reason and members, and is not retried', async () => {
    const { clock, wire, link } = createManualLink();
    const refused = outcomeOf(link.request({ do: 'put', at: 9, data: '' }));
    await flushPromises();
    wire.sendMessage({ id: 1, error: 'gap', at: 4 });
    const error = await refused;
    expect(error).toBeInstanceOf(LampRefusal);
    expect(error).toMatchObject({ code: 'LAMP_REFUSED', reason: 'gap', members: { at: 4 } });
    expect(wire.requests).toHaveLength(1);
    expect(clock.waiting).toBe(0);
  });
});

describe('a wire that closes', () => {
  it('fails the request in flight and the queued ones, at once and for good', async () => {
    const { clock, wire, link } = createManualLink();
    const results = [link.request({ do: 'stop' }), link.request({ do: 'off' })].map(outcomeOf);
    await flushPromises();
    await wire.close();
    await flushPromises();
    for (const result of results) expect(await result).toMatchObject({ code: 'LAMP_GONE' });
    expect(await outcomeOf(link.request({ do: 'hello' }))).toMatchObject({ code: 'LAMP_GONE' });
    expect([clock.waiting, wire.requests.length]).toEqual([0, 1]);
  });

  it('fails what is written to it, without waiting for the timeout', async () => {
    const { clock, wire, link } = createManualLink();
    const error = new LampwrightError('LAMP_GONE', 'gone');
    wire.finishWrite = () => Promise.reject(error);
    expect(await outcomeOf(link.request({ do: 'stop' }))).toBe(error);
    expect(clock.waiting).toBe(0);
  });

  it('does not affect the current attempt when an earlier write fails late', async () => {
    const { clock, wire, link } = createManualLink();
    let failFirst: (error: Error) => void = () => {};
    wire.finishWrite = () => new Promise((_, reject) => (failFirst = reject));
    const result = outcomeOf(link.request({ do: 'stop' }));
    await clock.advance(550);
    wire.finishWrite = () => Promise.resolve();
    const fail = failFirst;
    await clock.advance(550);
    fail(new LampwrightError('LAMP_SILENT', 'late'));
    await flushPromises();
    wire.reply({ ms: 8 });
    expect(await Promise.race([result, flushPromises()])).toMatchObject({ ms: 8 });
  });
});

describe('an event from the lamp', () => {
  it('reaches all listeners, until they unsubscribe', async () => {
    const { wire, link } = createManualLink();
    const events: LampEvent[] = [];
    const unsubscribe = link.onEvent((event) => events.push(event));
    wire.sendText('Ada\n');
    wire.sendMessage({ event: 'boot', lamp: 'L', firmware: '1', reset: 'button' });
    wire.sendMessage({ event: 'step', step: 1, pass: 0, ms: 500 });
    wire.sendMessage({ event: 'weather', why: 'rain' });
    wire.sendMessage({ event: 'step', step: 'one' });
    wire.sendText('{"event":"ended","ms":1}\n');
    unsubscribe();
    wire.sendMessage({ event: 'ended', ms: 900 });
    expect(events.map(({ event }) => event)).toEqual(['boot', 'step']);
  });

  it('is not a reply, even with an id', async () => {
    const { wire, link } = createManualLink();
    const result = outcomeOf(link.request({ do: 'stop' }));
    await flushPromises();
    wire.sendMessage({ id: 1, event: 'ended', ms: 1 });
    wire.reply({ ms: 2 });
    expect(await result).toMatchObject({ ms: 2 });
  });
});

describe('a released link', () => {
  it('leaves the wire open, receives nothing more, and fails pending requests', async () => {
    const { clock, wire, link } = createManualLink();
    const result = outcomeOf(link.request({ do: 'stop' }));
    await flushPromises();
    link.release();
    expect(await result).toMatchObject({ code: 'LAMP_GONE' });
    expect([wire.isOpen, wire.listenerCount, clock.waiting]).toEqual([true, 0, 0]);
    expect(await outcomeOf(link.request({ do: 'stop' }))).toMatchObject({ code: 'LAMP_GONE' });
  });
});
