import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { programChecksum } from '#shared/lamp/wire/crc';
import { playRequestOf, putRequestOf } from '../../../fakes/firmware/uploads';
import { blinking, VirtualLampClient, traffic } from './VirtualLampClient';

const bytes = encodeProgram(traffic);
const others = encodeProgram(blinking);

describe('an upload', () => {
  it('in pieces keeps them, and plays when it is complete', async () => {
    const client = new VirtualLampClient();
    expect(client.request(putRequestOf(0, bytes.subarray(0, 6)))).toEqual({ ok: true });
    expect(client.status()).toMatchObject({ state: 'loading', size: 0 });
    await client.wait(2900);
    expect(client.request(putRequestOf(6, bytes.subarray(6, 12)))).toEqual({ ok: true });
    await client.wait(2900);
    expect(client.request(playRequestOf(bytes, 12, 500))).toEqual({ ok: true, ms: 500 });
    expect(client.status()).toMatchObject({ state: 'playing', sum: programChecksum(bytes) });
  });

  it('may repeat a piece, and reports where to continue after a gap', () => {
    const client = new VirtualLampClient();
    client.request(putRequestOf(0, bytes.subarray(0, 6)));
    expect(client.request(putRequestOf(9, bytes.subarray(9, 12)))).toEqual({ error: 'gap', at: 6 });
    expect(client.request(playRequestOf(bytes, 12))).toEqual({ error: 'gap', at: 6 });
    expect(client.request(putRequestOf(3, bytes.subarray(3, 9)))).toEqual({ ok: true });
    expect(client.request(putRequestOf(3, bytes.subarray(3, 9)))).toEqual({ ok: true });
    expect(client.request(playRequestOf(bytes, 6))).toEqual({ ok: true, ms: 0 });
  });

  it('ends where its last piece ends', () => {
    const client = new VirtualLampClient();
    client.request(putRequestOf(0, bytes.subarray(0, 12)));
    client.request(putRequestOf(3, bytes.subarray(3, 6)));
    expect(client.request(putRequestOf(9, bytes.subarray(9, 12)))).toEqual({ error: 'gap', at: 6 });
  });

  it('restarts with a piece at 0', () => {
    const client = new VirtualLampClient();
    client.request(putRequestOf(0, others.subarray(0, 12)));
    expect(client.request(putRequestOf(0, bytes.subarray(0, 3)))).toEqual({ ok: true });
    expect(client.request(playRequestOf(bytes, 3))).toEqual({ ok: true, ms: 0 });
  });

  it('may have all its bytes before its play', () => {
    const client = new VirtualLampClient();
    client.request(putRequestOf(0, bytes.subarray(0, bytes.length)));
    expect(client.request({ do: 'play', size: bytes.length, sum: programChecksum(bytes) })).toEqual({
      ok: true,
      ms: 0,
    });
  });

  it('holds the picture; without a piece for 3 s the old program continues at its current time', async () => {
    const client = new VirtualLampClient();
    client.play(blinking);
    await client.wait(720);
    const held = client.lamp.displayedFrame();
    client.request(putRequestOf(0, bytes.subarray(0, 6)));
    client.request({ do: 'brightness', value: 1 });
    await client.wait(2999);
    expect(client.lamp.displayedFrame()).toEqual(held);
    expect(client.status()).toMatchObject({ state: 'loading', ms: held.ms, clock: 3719 });
    await client.wait(17);
    expect(client.status()).toMatchObject({ state: 'playing', clock: 3736, step: 1, pass: 3 });
    expect(client.request(putRequestOf(6, bytes.subarray(6, 9)))).toEqual({ error: 'gap', at: 0 });
  });

  it.each([
    ['stop', { do: 'stop' }, 'stopped'],
    ['off', { do: 'off' }, 'off'],
    ['layout', { do: 'layout', value: '5x5' }, 'playing'],
    ['play without size', { do: 'play' }, 'playing'],
  ])('is cancelled by %s', (_, request, state) => {
    const client = new VirtualLampClient();
    client.play(blinking);
    client.request(putRequestOf(0, bytes.subarray(0, 6)));
    expect(client.request(request)).toMatchObject({ ok: true });
    expect(client.status()).toMatchObject({ state, sum: programChecksum(others) });
    expect(client.request(putRequestOf(6, bytes.subarray(6, 9)))).toEqual({ error: 'gap', at: 0 });
  });

  it.each([['hello'], ['status'], ['brightness'], ['limit'], ['layout'], ['keep'], ['forget'], ['dance']])(
    'is not cancelled by %s',
    (word) => {
      const client = new VirtualLampClient();
      client.play(blinking);
      client.request(putRequestOf(0, bytes.subarray(0, 6)));
      client.request({ do: word });
      expect(client.request(playRequestOf(bytes, 6))).toEqual({ ok: true, ms: 0 });
    },
  );

  it('that fails leaves the old program playing', async () => {
    const client = new VirtualLampClient();
    client.play(blinking);
    for (const refused of [
      { ...playRequestOf(bytes), sum: '00000000' },
      playRequestOf(Uint8Array.of(0x10, 1, 9)),
    ]) {
      expect(client.request(refused)).toHaveProperty('error');
      expect(client.status()).toMatchObject({ state: 'playing', sum: programChecksum(others) });
    }
    await client.wait(700);
    expect(client.status()).toMatchObject({ clock: 700, step: 1 });
  });

  it('whose reply was lost can be repeated', () => {
    const client = new VirtualLampClient();
    client.request(putRequestOf(0, bytes.subarray(0, 12)));
    client.request(playRequestOf(bytes, 12, 100));
    expect(client.request(playRequestOf(bytes, 12, 250))).toEqual({ ok: true, ms: 250 });
  });

  it('is complete or has no effect, whatever happens to its pieces', () => {
    const piece = fc.record({
      from: fc.nat({ max: bytes.length }),
      length: fc.nat({ max: bytes.length }),
      isPlay: fc.boolean(),
      flip: fc.option(fc.nat({ max: 255 }), { nil: undefined, freq: 8 }),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const client = new VirtualLampClient();
        client.play(blinking);
        for (const { from, length, isPlay, flip } of pieces) {
          const sent = bytes.slice();
          if (flip !== undefined) sent[from] = (sent[from] ?? 0) ^ flip;
          const sealed = isPlay
            ? { ...playRequestOf(sent, from), sum: programChecksum(bytes) }
            : putRequestOf(from, sent.subarray(from, from + length));
          client.request(sealed);
          expect([programChecksum(others), programChecksum(bytes)]).toContain(client.status()['sum']);
          client.request({ do: 'status' });
        }
        expect(client.play(traffic)).toEqual({ ok: true, ms: 0 });
      }),
    );
  });
});
