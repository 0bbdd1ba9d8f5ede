import { describe, expect, it } from 'vitest';
import { limitStreamedFrame } from '#shared/animation/guards/limitStreamedFrame';
import { inColorOrder } from '#shared/lamp/Layout';
import { sealLine } from '#shared/lamp/wire/lines';
import { solid } from '#shared/program/commands';
import { endlessProgram } from '../../fakes/avr/avrPrograms';
import { FirmwareProcess } from '../../fakes/firmware/FirmwareProcess';
import { putRequestOf, uploadToFirmware } from '../../fakes/firmware/uploads';
import { needs } from '../../tools/needs';

const ok = true as const;
const red = endlessProgram('Red', solid('#FF0000'));
/** A lamp of 20 LEDs has 60 bytes a frame, which are soon tried in all places. */
const leds = 20;

/** Dim pixels that tell the frames apart. */
function pixelsOf(frame: number, count = leds): Uint8Array {
  return Uint8Array.from({ length: count * 3 }, (_, at) => (frame * 7 + at * 3) % 23);
}

/** A frame whose header states `stated` LEDs. */
function adalight(pixels: Uint8Array, stated: number): Uint8Array {
  const [high, low] = [stated >> 8, stated & 255];
  return Uint8Array.from([0x41, 0x64, 0x61, high, low, high ^ low ^ 0x55, ...pixels]);
}

/** What the LEDs of a lamp without limits get for streamed pixels. */
const onWire = (pixels: Uint8Array) => inColorOrder(pixels, 'GRB');

/** A lamp that plays red; its light has risen. */
async function lampOf(layout = `strip${leds},GRB`): Promise<FirmwareProcess> {
  const twin = await FirmwareProcess.start('--leds', layout);
  await uploadToFirmware(twin, red);
  await twin.request({ do: 'limit', ma: 65_535 });
  await twin.advance(600);
  twin.takeFrames();
  twin.takeText();
  return twin;
}

const state = async (twin: FirmwareProcess) => (await twin.request({ do: 'status' }))['state'];

describe('the firmware: Adalight', needs('g++'), () => {
  it.each([
    ['that state one less', leds - 1, 0],
    ['that state the count', leds, 0],
    ['that state one more than they mean, and send it', leds, 3],
  ])('shows the frames of senders %s', async (_, stated, extra) => {
    const twin = await lampOf();
    for (let frame = 0; frame < 50; frame++) {
      await twin.receive(adalight(Uint8Array.from([...pixelsOf(frame), ...new Uint8Array(extra)]), stated));
      expect(twin.takeFrames().map(({ bytes }) => bytes)).toEqual([onWire(pixelsOf(frame))]);
      await twin.advance(frame % 30);
    }
    await twin.advance(150);
    expect(await state(twin)).toBe('streaming');
  });

  it.each([47, 48, 123, 124, 10, 11, 13, 65, 171, 172])(
    'knows a header whatever its count of %i is',
    async (count) => {
      const twin = await lampOf(`strip${count},GRB`);
      for (const stated of [count, count - 1]) {
        await twin.receive(adalight(pixelsOf(stated, count), stated));
        expect(twin.takeFrames().map(({ bytes }) => bytes)).toEqual([onWire(pixelsOf(stated, count))]);
        await twin.advance(250);
      }
    },
  );

  it('takes a frame byte by byte', async () => {
    const twin = await lampOf();
    for (const byte of adalight(pixelsOf(1), leds - 1)) {
      expect(twin.takeFrames().filter(({ bytes }) => bytes[0] !== 0)).toEqual([]);
      await twin.receive(Uint8Array.of(byte));
      await twin.advance(byte % 8 === 0 ? 99 : 1);
    }
    expect(twin.takeFrames().map(({ bytes }) => bytes)).toContainEqual(onWire(pixelsOf(1)));
  });

  it('limits the current, and nothing else', async () => {
    const twin = await lampOf();
    const bright = new Uint8Array(leds * 3).fill(255);
    await twin.request({ do: 'limit', ma: 300 });
    await twin.request({ do: 'brightness', value: 3 });
    twin.takeFrames();
    await twin.receive(adalight(bright, leds));
    const scaled = limitStreamedFrame(bright, 300);
    expect(twin.takeFrames().at(-1)?.bytes).toEqual(bright);
    await twin.advance(100);
    expect(await twin.request({ do: 'status' })).toMatchObject({ scaled });
  });

  it('goes on with what played before, five seconds after the last frame', async () => {
    const twin = await lampOf();
    for (const [request, shown] of [
      ['play', 'playing'],
      ['stop', 'stopped'],
      ['off', 'off'],
    ] as const) {
      await twin.request({ do: request });
      await twin.receive(adalight(pixelsOf(1), leds));
      twin.takeFrames();
      await twin.advance(4999);
      expect(twin.takeFrames()).toEqual([]);
      expect(await state(twin)).toBe('streaming');
      await twin.advance(20);
      expect(await state(twin)).toBe(shown);
      expect(twin.takeFrames()).not.toEqual([]);
    }
  });

  it.each(['play', 'stop', 'off'])('ends streaming at once by %s', async (request) => {
    const twin = await lampOf();
    await twin.receive(adalight(pixelsOf(1), leds));
    await twin.advance(100);
    twin.takeFrames();
    await twin.request({ do: request });
    expect(await state(twin)).not.toBe('streaming');
    await twin.advance(20);
    const light = request === 'off' ? 0 : 255;
    expect(twin.takeFrames().at(-1)?.bytes.subarray(0, 3)).toEqual(Uint8Array.of(0, light, 0));
    await twin.receive(adalight(pixelsOf(2), leds));
    expect(twin.takeFrames().map(({ bytes }) => bytes)).toEqual([onWire(pixelsOf(2))]);
  });

  it('gives up staging when a frame begins, even one that is never whole', async () => {
    const twin = await lampOf();
    await twin.request(putRequestOf(0, new Uint8Array(40)));
    await twin.receive(adalight(pixelsOf(1), leds).subarray(0, 30));
    await twin.advance(300);
    expect(await state(twin)).toBe('playing');
    expect(await twin.request(putRequestOf(40, new Uint8Array(4)))).toEqual({ error: 'gap', at: 0 });
  });

  it('does not show a frame that 100 ms of silence cut off', async () => {
    const twin = await lampOf();
    const frame = adalight(pixelsOf(1), leds);
    for (const [silence, isShown] of [
      [99, true],
      [100, false],
    ] as const) {
      await twin.receive(frame.subarray(0, 40));
      await twin.advance(silence);
      await twin.receive(frame.subarray(40));
      expect(twin.takeFrames().some(({ bytes }) => bytes.join() === onWire(pixelsOf(1)).join())).toBe(
        isShown,
      );
      await twin.advance(250);
    }
  });

  it('finds the next frame but one, wherever a byte was lost or added', async () => {
    const twin = await lampOf();
    const isOf = (frame: number) => (bytes: Uint8Array) => bytes.join() === onWire(pixelsOf(frame)).join();
    for (const stated of [leds, leds - 1]) {
      for (let at = 0; at < 66; at++) {
        for (const change of [[], [0x7b], [0x41]]) {
          const whole = [1, 2, 3, 4].map((frame) => adalight(pixelsOf(frame), stated));
          const hurt = [...(whole[1] ?? [])];
          if (change.length === 0) hurt.splice(at, 1);
          else hurt.splice(at, 0, ...change);
          for (const bytes of [whole[0], hurt, whole[2], whole[3]])
            await twin.receive(Uint8Array.from(bytes ?? []));
          const shown = twin.takeFrames().map(({ bytes }) => bytes);
          expect(shown.some(isOf(1)) && shown.some(isOf(4)), `${at} ${String(change)}`).toBe(true);
          await twin.advance(300);
          twin.takeFrames();
        }
      }
    }
  });

  it('never acts on pixels, whatever they spell and wherever bytes are lost', async () => {
    const twin = await lampOf('strip40,GRB');
    const spelled = [
      '{"do":"off"}\n{"do":"off"}\n',
      `${sealLine({ do: 'off' })}\n${sealLine({ do: 'off' })}\n`,
      `\n\n\n${sealLine({ id: 9, do: 'off' })}\r\n{"do":"off"}\n`,
    ];
    await twin.receive(adalight(pixelsOf(0, 40), 40));
    for (const text of spelled) {
      const pixels = new Uint8Array(120);
      pixels.set(Buffer.from(text));
      for (const stated of [40, 39]) {
        const frame = adalight(pixels, stated);
        for (let from = 0; from < frame.length; from += 1) {
          for (const lost of [1, 2, 3, 6, 9, 20]) {
            const bytes = [...frame.subarray(0, from), ...frame.subarray(from + lost)];
            await twin.receive(Uint8Array.from([...frame, ...bytes, ...frame]));
          }
        }
      }
    }
    twin.takeText();
    await twin.advance(300);
    expect(await state(twin)).toBe('streaming');
    await twin.advance(5000);
    expect(await state(twin)).toBe('playing');
  });

  it('never acts on the pixels behind a header that is hurt, at rest too', async () => {
    const twin = await lampOf('strip40,GRB');
    const pixels = new Uint8Array(120);
    pixels.set(Buffer.from('\n{"do":"off"}\n'));
    const right = adalight(pixels, 40);
    const wrongs = [adalight(pixels, 38), adalight(pixels, 41), adalight(pixels, 0x7b00)];
    for (const place of [3, 4, 5]) wrongs.push(right.map((byte, at) => (at === place ? byte ^ 4 : byte)));
    for (const wrong of wrongs) {
      await twin.receive(wrong);
      twin.takeText();
      await twin.advance(300);
      expect(await state(twin)).toBe('playing');
    }
  });

  it('takes lines again behind silence: 100 ms after a frame, 200 ms after an error', async () => {
    const twin = await lampOf();
    const line = `${sealLine({ id: 1, do: 'brightness', value: 9 })}\n`;
    const frame = adalight(pixelsOf(1), leds);
    const cases = [
      [frame, 100],
      [Uint8Array.from([...frame, 1, 2, 3]), 100],
      [Uint8Array.from([...frame, 0x41]), 200],
      [Uint8Array.from([...frame, 1, 2, 3, 4]), 200],
      [Uint8Array.from([...frame, ...new Uint8Array(12)]), 200],
      [frame.subarray(0, 40), 200],
      [adalight(pixelsOf(1), 5), 200],
    ] as const;
    for (const [bytes, silence] of cases) {
      for (const [ms, isTaken] of [
        [silence - 1, false],
        [silence, true],
      ] as const) {
        await twin.receive(bytes);
        await twin.advance(ms);
        twin.takeText();
        await twin.receive(line);
        expect(twin.takeText().includes('"brightness":9'), `${bytes.length} bytes, ${ms} ms`).toBe(isTaken);
        await twin.advance(400);
      }
    }
  });

  it('takes only lines with a checksum within 5 s of a frame', async () => {
    const twin = await lampOf();
    await twin.receive(adalight(pixelsOf(1), leds));
    await twin.advance(200);
    expect(await twin.typeLine('{"do":"off"}')).toEqual([{ event: 'ignored', why: 'crc' }]);
    await twin.request({ do: 'stop' });
    expect(await twin.typeLine('{"do":"off"}')).toEqual([{ event: 'ignored', why: 'crc' }]);
    expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'stopped' });
    await twin.advance(4799);
    expect(await twin.typeLine('{"do":"off"}')).toEqual([{ event: 'ignored', why: 'crc' }]);
    await twin.advance(1);
    expect(await twin.typeLine('{"do":"off"}')).toEqual([{ ok }]);
  });

  it('lets a sender begin where a line was left open', async () => {
    const twin = await lampOf();
    for (const typed of ['{', '{"do":"o', '{"d\u0000', `{${'x'.repeat(300)}`, 'Ada', 'AdAda', '{Ada']) {
      await twin.receive(typed);
      await twin.receive(adalight(pixelsOf(3), leds));
      expect(
        twin.takeFrames().map(({ bytes }) => bytes),
        typed,
      ).toEqual([onWire(pixelsOf(3))]);
      await twin.advance(300);
      expect(await twin.request({ do: 'status' })).toMatchObject({ ok });
    }
  });
});
