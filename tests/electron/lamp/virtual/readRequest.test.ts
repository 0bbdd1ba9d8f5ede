import { describe, expect, it } from 'vitest';
import { helloSchema, statusSchema } from '#shared/lamp/wire/messages';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { formatProgram } from '#shared/program/formatProgram';
import { crc16, hexText, programChecksum } from '#shared/lamp/wire/crc';
import { playRequestOf } from '../../../fakes/firmware/uploads';
import { blinking, ending, VirtualLampClient, traffic } from './VirtualLampClient';

describe('hello', () => {
  it('is answered byte for byte as in the documentation', () => {
    const client = new VirtualLampClient();
    client.send('{"id":1,"do":"hello","crc":"90E5"}\n');
    const open =
      '{"id":1,"ok":true,"lamp":"Lampwright","firmware":"1.0.0","protocol":1,"layout":"10x14+32,GRB","most":172,' +
      '"memory":480,"line":191,"form":"code","version":1,"can":"keep adalight","reset":"power"';
    expect(client.takeText()).toBe(`${open},"crc":"${hexText(crc16(Buffer.from(open)), 4)}"}\n`);
  });

  it('is readable by the app, with and without lamp code', () => {
    expect(helloSchema.parse(new VirtualLampClient().request({ do: 'hello' })).form).toBe('code');
    const json = helloSchema.parse(new VirtualLampClient({ form: 'json' }).request({ do: 'hello' }));
    expect(json).toMatchObject({ form: 'json' });
    expect(json.version).toBeUndefined();
  });

  it('lists only what the lamp can do', () => {
    expect(new VirtualLampClient({ can: [] }).request({ do: 'hello' })).toMatchObject({ can: '' });
  });
});

describe('status', () => {
  it('says that there is no program', () => {
    expect(new VirtualLampClient().status()).toEqual({
      ok: true,
      state: 'empty',
      ms: 0,
      clock: 0,
      step: 0,
      pass: 0,
      frame: 1,
      size: 0,
      brightness: 255,
      limit: 450,
      scaled: 100,
      kept: 'no',
    });
  });

  it('reports the program’s position, of the displayed frame and of now', async () => {
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.play(traffic);
    await client.wait(1234);
    const status = statusSchema.parse(client.status());
    expect(status).toMatchObject({ state: 'playing', clock: 1234, step: 1, pass: 0 });
    expect(status).toMatchObject({
      size: encodeProgram(traffic).length,
      sum: programChecksum(encodeProgram(traffic)),
    });
    expect(status.ms).toBeGreaterThan(1234 - 16);
    expect(status.ms).toBeLessThanOrEqual(1234);
  });

  it('counts frames, at most one in 16 ms while it plays', async () => {
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.play(blinking);
    const before = statusSchema.parse(client.status()).frame;
    await client.wait(1600);
    expect(statusSchema.parse(client.status()).frame - before).toBe(100);
  });

  it('counts a constant picture once a second', async () => {
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.play(blinking);
    client.request({ do: 'stop' });
    await client.wait(20);
    const before = statusSchema.parse(client.status()).frame;
    await client.wait(3600_000);
    expect(statusSchema.parse(client.status()).frame - before).toBe(3600);
  });

  it('counts frames modulo 65536', async () => {
    const client = new VirtualLampClient();
    client.play(blinking);
    await client.wait(16 * 65_536 + 1600);
    expect(statusSchema.parse(client.status()).frame).toBeLessThan(200);
  });

  it('reports how much light the current limit leaves', async () => {
    const client = new VirtualLampClient();
    client.play(traffic);
    await client.wait(600);
    const limited = statusSchema.parse(client.status()).scaled;
    expect(limited).toBeGreaterThan(0);
    expect(limited).toBeLessThan(99);
    client.request({ do: 'limit', ma: 10_000 });
    await client.wait(20);
    expect(client.status()).toMatchObject({ scaled: 100, limit: 10_000 });
  });

  it('counts the rounds of a loop', async () => {
    const client = new VirtualLampClient();
    client.play(blinking);
    await client.wait(2700);
    expect(client.status()).toMatchObject({ state: 'playing', step: 1, pass: 2 });
  });
});

describe('play', () => {
  it('from a time joins a running preview', async () => {
    const client = new VirtualLampClient();
    expect(client.play(traffic, 1500)).toEqual({ ok: true, ms: 1500 });
    expect(client.status()).toMatchObject({ step: 1 });
    await client.wait(700);
    expect(client.status()).toMatchObject({ step: 2, clock: 2200 });
  });

  it('without a program restarts the current one, at 0 if no time is given', async () => {
    const client = new VirtualLampClient();
    client.play(traffic, 1500);
    await client.wait(100);
    expect(client.request({ do: 'play' })).toEqual({ ok: true, ms: 0 });
    expect(client.request({ do: 'play', at: 42 })).toEqual({ ok: true, ms: 42 });
  });

  it('continues into the ending, which is animated', async () => {
    const client = new VirtualLampClient();
    client.play(ending);
    await client.wait(999);
    expect(client.status()).toMatchObject({ state: 'playing', step: 0 });
    await client.wait(40);
    expect(client.status()).toMatchObject({ state: 'ended', step: 1 });
    const before = client.lamp.displayedFrame().bytes;
    await client.wait(200);
    expect(client.lamp.displayedFrame().bytes).not.toEqual(before);
  });

  it('removes whole rounds from a time that does not fit 32 bits, but not the first', async () => {
    const client = new VirtualLampClient();
    client.play(blinking, 2 ** 32 - 1);
    await client.wait(20_000);
    const { clock, ms, step, pass } = statusSchema.parse(client.status());
    expect(pass).toBe(Math.floor(ms / 1000));
    expect(clock).toBeGreaterThanOrEqual(1000);
    expect(clock).toBeLessThan(2 ** 31);
    expect(clock % 1000).toBe((2 ** 32 - 1 + 20_000) % 1000);
    expect(step).toBe(0);
  });

  it('accepts JSON if the lamp uses JSON', () => {
    const client = new VirtualLampClient({ form: 'json', memoryBytes: 4096, lineLength: 4096 });
    const bytes = new TextEncoder().encode(formatProgram(traffic));
    expect(client.request(playRequestOf(bytes, 0, 1500))).toEqual({ ok: true, ms: 1500 });
    expect(client.status()).toMatchObject({ step: 1, sum: programChecksum(bytes) });
    const broken = new TextEncoder().encode('{"program":{"steps":[]}}');
    expect(client.request(playRequestOf(broken))).toEqual({ error: 'bad-program' });
    expect(client.request(playRequestOf(Uint8Array.of(0xff, 0xfe)))).toEqual({ error: 'bad-program' });
  });
});

describe('stop and off', () => {
  it('stop holds the current picture, however much time passes', async () => {
    const client = new VirtualLampClient();
    await client.wait(600);
    client.play(ending, 990);
    await client.wait(200);
    const before = client.lamp.displayedFrame();
    expect(client.request({ do: 'stop' })).toEqual({ ok: true, ms: before.ms });
    await client.wait(5000);
    expect(client.lamp.displayedFrame().bytes).toEqual(before.bytes);
    expect(client.status()).toMatchObject({ state: 'stopped', ms: before.ms, clock: before.ms });
  });

  it('off is dark and keeps the program; stop leaves it dark', async () => {
    const client = new VirtualLampClient();
    await client.wait(600);
    client.play(traffic);
    await client.wait(20);
    expect(client.lamp.displayedFrame().bytes.some((value) => value > 0)).toBe(true);
    expect(client.request({ do: 'off' })).toEqual({ ok: true });
    expect(client.lamp.displayedFrame().bytes.every((value) => value === 0)).toBe(true);
    client.request({ do: 'stop' });
    expect(client.status()).toMatchObject({ state: 'off', size: encodeProgram(traffic).length });
    client.request({ do: 'play' });
    expect(client.status()).toMatchObject({ state: 'playing' });
  });

  it('are answered by a lamp without a program', () => {
    const client = new VirtualLampClient();
    expect(client.request({ do: 'stop' })).toEqual({ ok: true, ms: 0 });
    expect(client.request({ do: 'off' })).toEqual({ ok: true });
    expect(client.status()).toMatchObject({ state: 'empty' });
  });
});

describe('settings', () => {
  it('are returned without a value, and set with one', () => {
    const client = new VirtualLampClient();
    expect(client.request({ do: 'brightness' })).toEqual({ ok: true, brightness: 255 });
    expect(client.request({ do: 'brightness', value: 0 })).toEqual({ ok: true, brightness: 0 });
    expect(client.request({ do: 'limit' })).toEqual({ ok: true, limit: 450 });
    expect(client.request({ do: 'limit', ma: 65_535 })).toEqual({ ok: true, limit: 65_535 });
    expect(client.request({ do: 'layout' })).toEqual({ ok: true, layout: '10x14+32,GRB' });
    expect(client.request({ do: 'layout', value: 'Strip60 serpentine, bgr' })).toEqual({
      ok: true,
      layout: '60x1,serpentine,BGR',
    });
    expect(client.request({ do: 'hello' })).toMatchObject({ layout: '60x1,serpentine,BGR' });
    expect(client.status()).toMatchObject({ brightness: 0, limit: 65_535 });
  });

  it('apply at once, also to a held picture', async () => {
    const client = new VirtualLampClient();
    await client.wait(600);
    client.play(traffic);
    client.request({ do: 'stop' });
    client.request({ do: 'layout', value: 'ring3' });
    client.request({ do: 'brightness', value: 10 });
    await client.wait(20);
    expect([...client.lamp.displayedFrame().bytes]).toEqual([10, 0, 0, 10, 0, 0, 10, 0, 0]);
    client.request({ do: 'layout', value: 'ring2,BRG' });
    expect([...client.lamp.displayedFrame().bytes]).toEqual([0, 10, 0, 0, 10, 0]);
  });
});

describe('an invalid request', () => {
  const bytes = encodeProgram(traffic);
  const large = new Uint8Array(481);

  it.each([
    ['an unknown request', { do: 'dance' }, { error: 'unknown' }],
    ['no request name', {}, { error: 'bad-value' }],
    ['a number as request name', { do: 7 }, { error: 'bad-value' }],
    ['brightness over 255', { do: 'brightness', value: 256 }, { error: 'bad-value' }],
    ['brightness below 0', { do: 'brightness', value: -1 }, { error: 'bad-value' }],
    ['brightness in words', { do: 'brightness', value: 'full' }, { error: 'bad-value' }],
    ['a limit over 65535', { do: 'limit', ma: 65_536 }, { error: 'bad-value' }],
    ['an invalid layout', { do: 'layout', value: 'round' }, { error: 'bad-value' }],
    ['a layout of too many LEDs', { do: 'layout', value: '173x1' }, { error: 'bad-value' }],
    ['put without an offset', { do: 'put', data: 'AAAA' }, { error: 'bad-value' }],
    ['put without data', { do: 'put', at: 0 }, { error: 'bad-value' }],
    ['put of invalid base64', { do: 'put', at: 0, data: 'A===' }, { error: 'bad-value' }],
    ['put of another format', { do: 'put', at: 0, data: 'AAAA', form: 'json' }, { error: 'cannot' }],
    ['put after a gap', { do: 'put', at: 3, data: 'AAAA' }, { error: 'gap', at: 0 }],
    ['put beyond the memory', { do: 'put', at: 479, data: 'AAAA' }, { error: 'too-large', memory: 480 }],
    ['play without a program', { do: 'play' }, { error: 'no-program' }],
    ['play from an invalid time', { do: 'play', at: 2 ** 32 }, { error: 'bad-value' }],
    ['play of size 0', { ...playRequestOf(bytes), size: 0 }, { error: 'bad-value' }],
    ['play with a sum in lower case', { ...playRequestOf(bytes), sum: 'cbf43926' }, { error: 'bad-value' }],
    ['play with more data than its size', { ...playRequestOf(bytes), size: 3 }, { error: 'bad-value' }],
    ['play of another format', { ...playRequestOf(bytes), form: 'json' }, { error: 'cannot' }],
    ['play after a gap', playRequestOf(bytes, 3), { error: 'gap', at: 0 }],
    ['play of too large a program', playRequestOf(large, 480), { error: 'too-large', memory: 480 }],
    ['play with a wrong sum', { ...playRequestOf(bytes), sum: 'CBF43926' }, { error: 'bad-sum' }],
    ['play of bytes that are not a program', playRequestOf(Uint8Array.of(0x20, 1)), { error: 'bad-program' }],
    ['keep without a program', { do: 'keep' }, { error: 'no-program' }],
  ])('is refused: %s', (_, request, reply) => {
    const client = new VirtualLampClient();
    expect(client.request(request)).toEqual(reply);
    expect(client.status()).toMatchObject({ state: 'empty', brightness: 255, limit: 450, kept: 'no' });
  });

  it('is one for storage to a lamp without any', () => {
    const client = new VirtualLampClient({ can: ['adalight'] });
    client.play(traffic);
    expect(client.request({ do: 'keep' })).toEqual({ error: 'cannot' });
    expect(client.request({ do: 'forget' })).toEqual({ error: 'cannot' });
  });
});
