import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitStreamedFrame } from '#shared/animation/guards/limitStreamedFrame';
import { inColorOrder } from '#shared/lamp/Layout';
import { adalightHeader, newAdalightFrame } from '#shared/lamp/wire/adalight';
import { crc32, hexText } from '#shared/lamp/wire/crc';
import { sealLine } from '#shared/lamp/wire/lines';
import { AvrSession } from '../../fakes/avr/AvrSession';
import { buildFirmware } from '../../fakes/avr/buildFirmware';
import { cyclesPerMs } from '../../fakes/avr/Atmega328p';
import { slowestFade, midFadeMs } from '../../fakes/avr/avrPrograms';
import { needs } from '../../tools/needs';

const leds = 172;
const bytes = fc.uint8Array({ minLength: leds * 3, maxLength: leds * 3 });

describe('Adalight frames on an ATmega328P', needs('gcc-avr'), () => {
  for (const stated of [leds - 1, leds]) {
    for (const limit of [450, 20_000]) {
      it(`are all shown whole at full speed, when ${stated} LEDs are stated and ${limit} mA allowed`, async () => {
        const session = await playing(limit);
        const pixels = fc.sample(bytes, { numRuns: 44, seed: 3 });
        const from = session.lamp.frames.length;
        const startMs = session.lamp.ms;
        for (const each of pixels) session.lamp.send(adalight(each, stated));
        await session.rest(toArrive(session));
        const seconds = (session.lamp.ms - startMs) / 1000;
        expect(pixels.length / seconds).toBeGreaterThan(21);
        await session.rest(50);
        const shown = session.lamp.frames.slice(from).map((frame) => digest(frame.bytes));
        const expected = pixels.map((each) => limited(each, limit));
        // What played when the first header came may still have been shown.
        expect(shown.slice(shown.indexOf(expected[0] ?? ''))).toEqual(expected);
        expect(shown.length - expected.length).toBeLessThanOrEqual(2);
        expect(session.lamp.lostBytes).toBe(0);
      });
    }
  }

  it('never act as a line, whatever their pixels spell', async () => {
    const session = await playing(20_000);
    const lines = `\n{"do":"off"}\n${sealLine({ id: 7, do: 'off' })}\n{"do":"brightness","value":3}\n`;
    const pixels = Buffer.from(lines.repeat(10)).subarray(0, leds * 3);
    session.lamp.send(adalight(pixels, leds - 1));
    await session.rest(toArrive(session));
    await session.rest(20);
    const said = session.lamp.bytesOut;
    for (let count = 0; count < 20; count++) session.lamp.send(adalight(pixels, leds - 1));
    await session.rest(toArrive(session));
    await session.rest(20);
    expect(session.lamp.bytesOut).toBe(said);
    expect(digest(session.lamp.frames.at(-1)?.bytes ?? new Uint8Array())).toBe(limited(pixels, 20_000));
    await session.rest(300);
    expect(await session.status()).toMatchObject({ state: 'streaming', brightness: 255 });
  });

  it('lose none while the lamp answers lines between them', async () => {
    const session = await playing(20_000);
    const pixels = fc.sample(bytes, { numRuns: 12, seed: 5 });
    const from = session.lamp.frames.length;
    for (const each of pixels) {
      session.lamp.send(adalight(each, leds - 1));
      // Lines count at rest, which is 100 ms behind a frame.
      await session.rest(toArrive(session) + 110);
      expect(await session.status()).toMatchObject({ state: 'streaming' });
    }
    const shown = session.lamp.frames.slice(from).map((frame) => digest(frame.bytes));
    const expected = pixels.map((each) => limited(each, 20_000));
    expect(shown.filter((each) => expected.includes(each))).toEqual(expected);
    expect(session.lamp.lostBytes).toBe(0);
  });

  it('give way to what played before when they end', async () => {
    const session = await playing(20_000);
    session.lamp.send(adalight(new Uint8Array(leds * 3).fill(9), leds - 1));
    await session.rest(toArrive(session) + 4900);
    expect(await session.status()).toMatchObject({ state: 'streaming' });
    await session.rest(300);
    expect(await session.status()).toMatchObject({ state: 'playing' });
  });
});

/** A lamp that is busy with the dearest cross-fade. */
async function playing(limitMa: number): Promise<AvrSession> {
  const session = new AvrSession(buildFirmware().hex);
  await session.rest(600);
  await session.ask({ do: 'limit', ma: limitMa });
  await session.play(slowestFade, midFadeMs);
  await session.rest(100);
  return session;
}

function adalight(pixels: Uint8Array, stated: number): Uint8Array {
  const frame = newAdalightFrame(leds);
  frame.set([stated >> 8, stated & 255, (stated >> 8) ^ (stated & 255) ^ 0x55], 3);
  frame.set(pixels, adalightHeader);
  return frame;
}

/** Ms until all that was sent has arrived. */
function toArrive({ lamp }: AvrSession): number {
  return (lamp.sentAllAt - lamp.cycles) / cyclesPerMs;
}

function limited(pixels: Uint8Array, limitMa: number): string {
  const frame = Uint8Array.from(pixels);
  limitStreamedFrame(frame, limitMa);
  return digest(inColorOrder(frame, 'GRB'));
}

/** Short enough for a message that says which frames differ. */
function digest(frame: Uint8Array): string {
  return hexText(crc32(frame), 8);
}
