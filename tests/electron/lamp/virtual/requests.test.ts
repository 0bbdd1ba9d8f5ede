import { describe, expect, it } from 'vitest';
import { helloSchema, statusSchema } from '#shared/lamp/wire/messages';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { formatProgram } from '#shared/program/formatProgram';
import { crc16, hexText, programChecksum } from '#shared/lamp/wire/crc';
import { playRequestOf } from '../../../fakes/firmware/uploads';
import { blinking, ending, VirtualLampClient, traffic } from './VirtualLampClient';

describe('hello', () => {
  it('is answered byte for byte as in the documentation', () => {
    const talk = new VirtualLampClient();
    talk.send('{"id":1,"do":"hello","crc":"90E5"}\n');
    const open =
      '{"id":1,"ok":true,"lamp":"Lampwright","firmware":"1.0.0","protocol":1,"layout":"10x14+32,GRB","most":172,' +
      '"memory":480,"line":191,"form":"code","version":1,"can":"keep adalight","reset":"power"';
    expect(talk.takeText()).toBe(`${open},"crc":"${hexText(crc16(Buffer.from(open)), 4)}"}\n`);
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
    const talk = new VirtualLampClient();
    await talk.wait(1000);
    talk.play(traffic);
    await talk.wait(1234);
    const status = statusSchema.parse(talk.status());
    expect(status).toMatchObject({ state: 'playing', clock: 1234, step: 1, pass: 0 });
    expect(status).toMatchObject({
      size: encodeProgram(traffic).length,
      sum: programChecksum(encodeProgram(traffic)),
    });
    expect(status.ms).toBeGreaterThan(1234 - 16);
    expect(status.ms).toBeLessThanOrEqual(1234);
  });

  it('counts frames, at most one in 16 ms while it plays', async () => {
    const talk = new VirtualLampClient();
    await talk.wait(1000);
    talk.play(blinking);
    const before = statusSchema.parse(talk.status()).frame;
    await talk.wait(1600);
    expect(statusSchema.parse(talk.status()).frame - before).toBe(100);
  });

  it('counts a constant picture once a second', async () => {
    const talk = new VirtualLampClient();
    await talk.wait(1000);
    talk.play(blinking);
    talk.request({ do: 'stop' });
    await talk.wait(20);
    const before = statusSchema.parse(talk.status()).frame;
    await talk.wait(3600_000);
    expect(statusSchema.parse(talk.status()).frame - before).toBe(3600);
  });

  it('counts frames modulo 65536', async () => {
    const talk = new VirtualLampClient();
    talk.play(blinking);
    await talk.wait(16 * 65_536 + 1600);
    expect(statusSchema.parse(talk.status()).frame).toBeLessThan(200);
  });

  it('reports how much light the current limit leaves', async () => {
    const talk = new VirtualLampClient();
    talk.play(traffic);
    await talk.wait(600);
    const limited = statusSchema.parse(talk.status()).scaled;
    expect(limited).toBeGreaterThan(0);
    expect(limited).toBeLessThan(99);
    talk.request({ do: 'limit', ma: 10_000 });
    await talk.wait(20);
    expect(talk.status()).toMatchObject({ scaled: 100, limit: 10_000 });
  });

  it('counts the rounds of a loop', async () => {
    const talk = new VirtualLampClient();
    talk.play(blinking);
    await talk.wait(2700);
    expect(talk.status()).toMatchObject({ state: 'playing', step: 1, pass: 2 });
  });
});

describe('play', () => {
  it('from a time joins a running preview', async () => {
    const talk = new VirtualLampClient();
    expect(talk.play(traffic, 1500)).toEqual({ ok: true, ms: 1500 });
    expect(talk.status()).toMatchObject({ step: 1 });
    await talk.wait(700);
    expect(talk.status()).toMatchObject({ step: 2, clock: 2200 });
  });

  it('without a program restarts the current one, at 0 if no time is given', async () => {
    const talk = new VirtualLampClient();
    talk.play(traffic, 1500);
    await talk.wait(100);
    expect(talk.request({ do: 'play' })).toEqual({ ok: true, ms: 0 });
    expect(talk.request({ do: 'play', at: 42 })).toEqual({ ok: true, ms: 42 });
  });

  it('continues into the ending, which is animated', async () => {
    const talk = new VirtualLampClient();
    talk.play(ending);
    await talk.wait(999);
    expect(talk.status()).toMatchObject({ state: 'playing', step: 0 });
    await talk.wait(40);
    expect(talk.status()).toMatchObject({ state: 'ended', step: 1 });
    const before = talk.lamp.displayedFrame().bytes;
    await talk.wait(200);
    expect(talk.lamp.displayedFrame().bytes).not.toEqual(before);
  });

  it('removes whole rounds from a time that does not fit 32 bits, but not the first', async () => {
    const talk = new VirtualLampClient();
    talk.play(blinking, 2 ** 32 - 1);
    await talk.wait(20_000);
    const { clock, ms, step, pass } = statusSchema.parse(talk.status());
    expect(pass).toBe(Math.floor(ms / 1000));
    expect(clock).toBeGreaterThanOrEqual(1000);
    expect(clock).toBeLessThan(2 ** 31);
    expect(clock % 1000).toBe((2 ** 32 - 1 + 20_000) % 1000);
    expect(step).toBe(0);
  });

  it('accepts JSON if the lamp uses JSON', () => {
    const talk = new VirtualLampClient({ form: 'json', memoryBytes: 4096, lineLength: 4096 });
    const bytes = new TextEncoder().encode(formatProgram(traffic));
    expect(talk.request(playRequestOf(bytes, 0, 1500))).toEqual({ ok: true, ms: 1500 });
    expect(talk.status()).toMatchObject({ step: 1, sum: programChecksum(bytes) });
    const broken = new TextEncoder().encode('{"program":{"steps":[]}}');
    expect(talk.request(playRequestOf(broken))).toEqual({ error: 'bad-program' });
    expect(talk.request(playRequestOf(Uint8Array.of(0xff, 0xfe)))).toEqual({ error: 'bad-program' });
  });
});

describe('stop and off', () => {
  it('stop holds the current picture, however much time passes', async () => {
    const talk = new VirtualLampClient();
    await talk.wait(600);
    talk.play(ending, 990);
    await talk.wait(200);
    const before = talk.lamp.displayedFrame();
    expect(talk.request({ do: 'stop' })).toEqual({ ok: true, ms: before.ms });
    await talk.wait(5000);
    expect(talk.lamp.displayedFrame().bytes).toEqual(before.bytes);
    expect(talk.status()).toMatchObject({ state: 'stopped', ms: before.ms, clock: before.ms });
  });

  it('off is dark and keeps the program; stop leaves it dark', async () => {
    const talk = new VirtualLampClient();
    await talk.wait(600);
    talk.play(traffic);
    await talk.wait(20);
    expect(talk.lamp.displayedFrame().bytes.some((value) => value > 0)).toBe(true);
    expect(talk.request({ do: 'off' })).toEqual({ ok: true });
    expect(talk.lamp.displayedFrame().bytes.every((value) => value === 0)).toBe(true);
    talk.request({ do: 'stop' });
    expect(talk.status()).toMatchObject({ state: 'off', size: encodeProgram(traffic).length });
    talk.request({ do: 'play' });
    expect(talk.status()).toMatchObject({ state: 'playing' });
  });

  it('are answered by a lamp without a program', () => {
    const talk = new VirtualLampClient();
    expect(talk.request({ do: 'stop' })).toEqual({ ok: true, ms: 0 });
    expect(talk.request({ do: 'off' })).toEqual({ ok: true });
    expect(talk.status()).toMatchObject({ state: 'empty' });
  });
});

describe('settings', () => {
  it('are returned without a value, and set with one', () => {
    const talk = new VirtualLampClient();
    expect(talk.request({ do: 'brightness' })).toEqual({ ok: true, brightness: 255 });
    expect(talk.request({ do: 'brightness', value: 0 })).toEqual({ ok: true, brightness: 0 });
    expect(talk.request({ do: 'limit' })).toEqual({ ok: true, limit: 450 });
    expect(talk.request({ do: 'limit', ma: 65_535 })).toEqual({ ok: true, limit: 65_535 });
    expect(talk.request({ do: 'layout' })).toEqual({ ok: true, layout: '10x14+32,GRB' });
    expect(talk.request({ do: 'layout', value: 'Strip60 serpentine, bgr' })).toEqual({
      ok: true,
      layout: '60x1,serpentine,BGR',
    });
    expect(talk.request({ do: 'hello' })).toMatchObject({ layout: '60x1,serpentine,BGR' });
    expect(talk.status()).toMatchObject({ brightness: 0, limit: 65_535 });
  });

  it('apply at once, also to a held picture', async () => {
    const talk = new VirtualLampClient();
    await talk.wait(600);
    talk.play(traffic);
    talk.request({ do: 'stop' });
    talk.request({ do: 'layout', value: 'ring3' });
    talk.request({ do: 'brightness', value: 10 });
    await talk.wait(20);
    expect([...talk.lamp.displayedFrame().bytes]).toEqual([10, 0, 0, 10, 0, 0, 10, 0, 0]);
    talk.request({ do: 'layout', value: 'ring2,BRG' });
    expect([...talk.lamp.displayedFrame().bytes]).toEqual([0, 10, 0, 0, 10, 0]);
  });
});

describe('an invalid request', () => {
  const bytes = encodeProgram(traffic);
  const large = new Uint8Array(481);

  it.each([
    ['an unknown word', { do: 'dance' }, { error: 'unknown' }],
    ['no word', {}, { error: 'bad-value' }],
    ['a number for a word', { do: 7 }, { error: 'bad-value' }],
    ['brightness over 255', { do: 'brightness', value: 256 }, { error: 'bad-value' }],
    ['brightness below 0', { do: 'brightness', value: -1 }, { error: 'bad-value' }],
    ['brightness in words', { do: 'brightness', value: 'full' }, { error: 'bad-value' }],
    ['a limit over 65535', { do: 'limit', ma: 65_536 }, { error: 'bad-value' }],
    ['no layout', { do: 'layout', value: 'round' }, { error: 'bad-value' }],
    ['a layout of too many LEDs', { do: 'layout', value: '173x1' }, { error: 'bad-value' }],
    ['put without a place', { do: 'put', data: 'AAAA' }, { error: 'bad-value' }],
    ['put without data', { do: 'put', at: 0 }, { error: 'bad-value' }],
    ['put of no base64', { do: 'put', at: 0, data: 'A===' }, { error: 'bad-value' }],
    ['put in another form', { do: 'put', at: 0, data: 'AAAA', form: 'json' }, { error: 'cannot' }],
    ['put behind a gap', { do: 'put', at: 3, data: 'AAAA' }, { error: 'gap', at: 0 }],
    ['put beyond the memory', { do: 'put', at: 479, data: 'AAAA' }, { error: 'too-large', memory: 480 }],
    ['play with nothing held', { do: 'play' }, { error: 'no-program' }],
    ['play from no time', { do: 'play', at: 2 ** 32 }, { error: 'bad-value' }],
    ['play of no size', { ...playRequestOf(bytes), size: 0 }, { error: 'bad-value' }],
    [
      'play with a sum in small letters',
      { ...playRequestOf(bytes), sum: 'cbf43926' },
      { error: 'bad-value' },
    ],
    ['play with more data than its size', { ...playRequestOf(bytes), size: 3 }, { error: 'bad-value' }],
    ['play of another form', { ...playRequestOf(bytes), form: 'json' }, { error: 'cannot' }],
    ['play behind a gap', playRequestOf(bytes, 3), { error: 'gap', at: 0 }],
    ['play of too large a program', playRequestOf(large, 480), { error: 'too-large', memory: 480 }],
    ['play with a wrong sum', { ...playRequestOf(bytes), sum: 'CBF43926' }, { error: 'bad-sum' }],
    ['play of no program', playRequestOf(Uint8Array.of(0x20, 1)), { error: 'bad-program' }],
    ['keep with nothing held', { do: 'keep' }, { error: 'no-program' }],
  ])('is refused: %s', (_, request, reply) => {
    const talk = new VirtualLampClient();
    expect(talk.request(request)).toEqual(reply);
    expect(talk.status()).toMatchObject({ state: 'empty', brightness: 255, limit: 450, kept: 'no' });
  });

  it('is one for storage to a lamp without any', () => {
    const talk = new VirtualLampClient({ can: ['adalight'] });
    talk.play(traffic);
    expect(talk.request({ do: 'keep' })).toEqual({ error: 'cannot' });
    expect(talk.request({ do: 'forget' })).toEqual({ error: 'cannot' });
  });
});
