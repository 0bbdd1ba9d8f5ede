import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitStreamedFrame } from '#shared/animation/guards/limitStreamedFrame';
import { inColorOrder } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { sealLine } from '#shared/lamp/wire/lines';
import { putRequestOf } from '../../../fakes/firmware/uploads';
import { blinking, VirtualLampClient } from './VirtualLampClient';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { programChecksum } from '#shared/lamp/wire/crc';

const layout = parseLayout('4x5+4,GRB');
const leds = 24;

function header(count: number): number[] {
  const [high, low] = [count >> 8, count & 255];
  return [0x41, 0x64, 0x61, high, low, high ^ low ^ 0x55];
}

function frame(pixels: Uint8Array, stated = pixels.length / 3 - 1): number[] {
  return [...header(stated), ...pixels];
}

/** Distinct pixels, too dark for any limit. */
function pixelsOf(seed: number): Uint8Array {
  return Uint8Array.from({ length: leds * 3 }, (_, at) => (seed * 7 + at) % 40);
}

function newClient(): VirtualLampClient {
  return new VirtualLampClient({ layout });
}

function isShowing(client: VirtualLampClient, pixels: Uint8Array): boolean {
  return Buffer.from(client.lamp.displayedFrame().bytes).equals(inColorOrder(pixels, 'GRB'));
}

const text = (line: string) => Array.from(Buffer.from(line, 'latin1'));

describe('a streamed frame', () => {
  it.each([
    ['one less than its LEDs', leds - 1],
    ['its LEDs', leds],
  ])('that states %s is shown, in the channel order', (_, stated) => {
    const client = newClient();
    client.send(frame(pixelsOf(1), stated).slice(0, -1));
    expect(isShowing(client, pixelsOf(1))).toBe(false);
    client.send([pixelsOf(1).at(-1) ?? 0]);
    expect(isShowing(client, pixelsOf(1))).toBe(true);
  });

  it('may be followed by another at once, or by three bytes and another', () => {
    const client = newClient();
    client.send([...frame(pixelsOf(1)), ...frame(pixelsOf(2))]);
    expect(isShowing(client, pixelsOf(2))).toBe(true);
    client.send([9, 9, 9, ...frame(pixelsOf(3), leds)]);
    expect(isShowing(client, pixelsOf(3))).toBe(true);
    client.send([...text('Ada'), ...frame(pixelsOf(4), leds)]);
    expect(isShowing(client, pixelsOf(4))).toBe(true);
  });

  it('is subject to the current limit only', async () => {
    const client = newClient();
    await client.wait(600);
    client.request({ do: 'brightness', value: 1 });
    const bright = new Uint8Array(leds * 3).fill(255);
    client.send(frame(bright));
    const limited = bright.slice();
    const scaled = limitStreamedFrame(limited, 450);
    expect(scaled).toBeLessThan(100);
    expect(isShowing(client, limited)).toBe(true);
    await client.wait(200);
    expect(client.status()).toMatchObject({ state: 'streaming', scaled });
  });

  it('is not shown after a pause of 100 ms within it; then only headers count until a pause of 200 ms', async () => {
    const client = newClient();
    const line = text(`${sealLine({ id: 1, do: 'off' })}\n`);
    client.send(frame(pixelsOf(1)).slice(0, 40));
    await client.wait(100);
    client.send(frame(pixelsOf(1)).slice(40));
    expect(isShowing(client, pixelsOf(1))).toBe(false);
    await client.wait(199);
    client.send(line);
    expect(client.takeMessages()).toEqual([]);
    client.send(frame(pixelsOf(2)));
    expect(isShowing(client, pixelsOf(2))).toBe(true);
    client.send(line);
    expect(client.takeMessages()).toEqual([]);
    await client.wait(200);
    client.send(line);
    expect(client.takeMessages()).toEqual([{ id: 1, ok: true }]);
  });

  it('may pause for less than 100 ms', async () => {
    const client = newClient();
    for (const byte of frame(pixelsOf(1))) {
      client.send([byte]);
      await client.wait(99);
    }
    expect(isShowing(client, pixelsOf(1))).toBe(true);
  });

  it('for another number of LEDs is an error: what follows is neither a frame nor a line', async () => {
    const client = newClient();
    for (const count of [leds + 1, leds - 2, 0]) {
      client.send([...header(count), ...text('{"do":"off"}\n'), ...pixelsOf(1)]);
      expect(client.takeText()).toBe('');
      expect(isShowing(client, pixelsOf(1))).toBe(false);
      await client.wait(200);
      expect(client.typeLine('{"do":"off"}')).toEqual([{ ok: true }]);
    }
  });

  it('is recognised again after bytes were lost or added at any place', () => {
    const first = frame(pixelsOf(1));
    for (let place = 0; place < first.length; place++) {
      const lost = newClient();
      const added = newClient();
      for (const [client, damage] of [
        [lost, first.toSpliced(place, 1)],
        [added, first.toSpliced(place, 0, 0x7b)],
      ] as const) {
        client.send(damage);
        for (const seed of [2, 3]) client.send(frame(pixelsOf(seed)));
        expect(isShowing(client, pixelsOf(3))).toBe(true);
      }
    }
  });

  it('never acts as a line, whatever it spells and whatever is lost of it', async () => {
    const spelled = text('{"do":"brightness","value":3}\n');
    const pixels = Uint8Array.from({ length: leds * 3 }, (_, at) => spelled[at % spelled.length] ?? 0);
    const whole = frame(pixels);
    for (let place = 0; place < whole.length; place++) {
      const client = newClient();
      // The first frame switches the lamp to frames; from then on any byte may be lost.
      client.send([...whole, ...whole.toSpliced(place, 1), ...whole, ...whole]);
      await client.wait(300);
      expect(client.request({ do: 'brightness' })).toEqual({ ok: true, brightness: 255 });
    }
  });

  it.each([
    ['changed', header(leds - 1).with(4, 0xff)],
    ['lost', header(leds - 1).toSpliced(3, 1)],
  ])('with a header of which a byte was %s never acts as a line', (_, damage) => {
    const client = newClient();
    client.send([...damage, ...text('{"do":"off"}\n{"do":"off"}\n')]);
    expect(client.takeText()).toBe('');
  });

  it('is shown even if a stray brace started a line before it', () => {
    const client = newClient();
    client.send([0x7b, ...frame(pixelsOf(1))]);
    expect(isShowing(client, pixelsOf(1))).toBe(true);
  });

  it('of 123 LEDs has a brace in its header', () => {
    for (const count of [123, 124]) {
      const client = new VirtualLampClient({ layout: parseLayout(`strip${count}`) });
      const pixels = new Uint8Array(count * 3).fill(5);
      client.send(frame(pixels, 123));
      expect(Buffer.from(client.lamp.displayedFrame().bytes).equals(pixels)).toBe(true);
    }
  });

  it('is ignored by a lamp that accepts no frames', () => {
    const client = new VirtualLampClient({ layout, can: ['keep'] });
    client.send(frame(pixelsOf(1)));
    expect(isShowing(client, pixelsOf(1))).toBe(false);
    expect(client.typeLine('{"do":"off"}')).toEqual([{ ok: true }]);
  });
});

describe('streaming', () => {
  it('accepts only lines with a correct checksum, for 5 s after a frame', async () => {
    const client = newClient();
    client.send(frame(pixelsOf(1)));
    await client.wait(200);
    expect(client.typeLine('{"do":"brightness","value":3}')).toEqual([{ event: 'ignored', why: 'crc' }]);
    expect(client.request({ do: 'play' })).toEqual({ error: 'no-program' });
    expect(client.status()).toMatchObject({ state: 'streaming', brightness: 255 });
    await client.wait(4799);
    expect(client.typeLine('{"do":"brightness","value":3}')).toEqual([{ event: 'ignored', why: 'crc' }]);
    await client.wait(1);
    expect(client.typeLine('{"do":"brightness","value":3}')).toEqual([{ ok: true, brightness: 3 }]);
  });

  it.each([
    ['a whole frame', [], 100],
    ['a frame and three bytes', [1, 2, 3], 100],
    ['a frame and half a header', [0x41, 0x64], 200],
  ])('accepts a line after %s', async (_, behind, silenceMs) => {
    const line = `${sealLine({ id: 1, do: 'limit' })}\n`;
    for (const [ms, isTaken] of [
      [silenceMs - 1, false],
      [silenceMs, true],
    ] as const) {
      const client = newClient();
      client.send([...frame(pixelsOf(1)), ...behind]);
      await client.wait(ms);
      client.send(line);
      expect(client.takeMessages()).toEqual(isTaken ? [{ id: 1, ok: true, limit: 450 }] : []);
    }
  });

  it('returns after 5 s to the program, which has continued meanwhile', async () => {
    const client = newClient();
    client.play(blinking);
    await client.wait(320);
    const { ms } = client.lamp.displayedFrame();
    client.send(frame(pixelsOf(1)));
    await client.wait(4999);
    expect(isShowing(client, pixelsOf(1))).toBe(true);
    expect(client.status()).toMatchObject({ state: 'streaming', ms, clock: 5319 });
    await client.wait(1);
    expect(client.status()).toMatchObject({ state: 'playing', ms: 5320, clock: 5320, pass: 5 });
  });

  it.each(['play', 'stop', 'off'])(
    'is ended at once by %s, and typed lines still wait for the 5 s',
    async (word) => {
      const client = newClient();
      client.play(blinking);
      client.send(frame(pixelsOf(1)));
      await client.wait(200);
      client.request({ do: word });
      await client.wait(20);
      expect(isShowing(client, pixelsOf(1))).toBe(false);
      expect(client.status()['state']).not.toBe('streaming');
      expect(client.typeLine('{"do":"hello"}')).toEqual([{ event: 'ignored', why: 'crc' }]);
    },
  );

  it('cancels an upload when a frame starts, and only then', async () => {
    const client = newClient();
    const bytes = encodeProgram(blinking);
    client.request(putRequestOf(0, bytes.subarray(0, 6)));
    client.send(text('Adalight'));
    await client.wait(300);
    expect(client.status()).toMatchObject({ state: 'loading' });
    client.send(frame(pixelsOf(1)).slice(0, 10));
    await client.wait(300);
    expect(client.status()).toMatchObject({ state: 'empty' });
    expect(client.request(putRequestOf(6, bytes.subarray(6, 9)))).toEqual({ error: 'gap', at: 0 });
  });

  it('holds the program’s picture while a frame arrives, and continues it if the frame is cut off', async () => {
    const client = newClient();
    client.play(blinking);
    await client.wait(160);
    const held = client.lamp.displayedFrame();
    client.send(frame(pixelsOf(1)).slice(0, 30));
    await client.wait(99);
    expect(client.lamp.displayedFrame()).toEqual(held);
    await client.wait(1);
    expect(client.lamp.displayedFrame().ms).toBe(260);
    expect(client.lamp.displayedFrame().frame).toBe(held.frame + 1);
  });

  it('allows an upload at the same time', async () => {
    const client = newClient();
    client.send(frame(pixelsOf(1)));
    await client.wait(200);
    expect(client.play(blinking, 0, 9)).toEqual({ ok: true, ms: 0 });
    expect(client.status()).toMatchObject({
      state: 'playing',
      sum: programChecksum(encodeProgram(blinking)),
    });
  });
});

describe('random bytes', () => {
  const noise = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.uint8Array({ maxLength: 300 }) },
      fc
        .constantFrom('{', '\n', 'Ada', '{"do":"off"}\n', '{"do":"play"')
        .map((line) => Uint8Array.from(text(line))),
      fc.integer({ min: leds - 3, max: leds + 2 }).map((count) => Uint8Array.from(header(count))),
      fc
        .uint8Array({ minLength: leds * 3, maxLength: leds * 3 })
        .map((pixels) => Uint8Array.from(frame(pixels))),
    ),
    { maxLength: 20 },
  );
  const pauses = fc.array(fc.constantFrom(0, 0, 0, 1, 60, 99, 100, 150, 250), {
    minLength: 20,
    maxLength: 20,
  });

  it('leave a lamp that answers after a pause of 200 ms, at the second request at the latest', async () => {
    await fc.assert(
      fc.asyncProperty(noise, pauses, async (storm, gaps) => {
        const client = newClient();
        client.play(blinking);
        for (const [at, bytes] of storm.entries()) {
          client.send(bytes);
          await client.wait(gaps[at] ?? 0);
        }
        await client.wait(200);
        client.takeMessages();
        client.send(`${sealLine({ id: 7, do: 'hello' })}\n`);
        const first = client.takeMessages();
        // Lines have no timeout: a brace among the bytes may have started one, which is dropped with the first request.
        const isDropped = first.some(({ event }) => event === 'ignored');
        if (isDropped) client.send(`${sealLine({ id: 7, do: 'hello' })}\n`);
        expect([...first, ...client.takeMessages()]).toContainEqual(
          expect.objectContaining({ id: 7, ok: true, lamp: 'Lampwright' }),
        );
      }),
    );
  });
});
