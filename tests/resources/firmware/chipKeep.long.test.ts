import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { defaultLayout, inColorOrder } from '#shared/lamp/Layout';
import { fire, rainbow, solid } from '#shared/program/commands';
import { programChecksum } from '#shared/lamp/wire/crc';
import { AvrSession } from '../../fakes/avr/AvrSession';
import { buildFirmware } from '../../fakes/avr/buildFirmware';
import { cyclesPerMs } from '../../fakes/avr/Atmega328p';
import { endlessProgram } from '../../fakes/avr/avrPrograms';
import { needs } from '../../tools/needs';

const older = endlessProgram('older', rainbow(3000));
const newer = endlessProgram('newer', fire('#FF3000', '#FFE060', 1200));
const olderSum = programChecksum(encodeProgram(older));
const newerSum = programChecksum(encodeProgram(newer));

describe('what the firmware on an ATmega328P keeps', needs('gcc-avr'), () => {
  it('plays again from power-on, as before', async () => {
    const session = await keeping(newer);
    await session.rest(2000);
    expect(session.events.filter(({ event }) => event === 'kept')).toEqual([
      { event: 'kept', sum: newerSum },
    ]);
    session.lamp.reset('power');
    session.lamp.frames.length = 0;
    await session.rest(1500);
    const status = await session.status();
    expect(status).toMatchObject({ state: 'playing', sum: newerSum, kept: newerSum });
    const frame = frameAt(newer, defaultLayout, status.ms);
    guardFrame(frame, { brightness: 255, budgetMa: 450 }, frame);
    const shown = session.lamp.frames[status.frame - 1]?.bytes;
    expect(shown).toEqual(inColorOrder(frame, 'GRB'));
  });

  it('is played without a gap while it is stored', async () => {
    const session = await keeping(newer);
    const from = session.lamp.frames.length;
    await session.rest(500);
    const starts = session.lamp.frames.slice(from).map(({ fromCycle }) => fromCycle);
    const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(Math.max(...gaps) / cyclesPerMs).toBeLessThan(45);
  });

  it('is the old program or the new one, wherever the power is lost', async () => {
    const session = await keeping(older);
    await session.rest(2000);
    await session.play(newer);
    const images = await imagesWhileKeeping(session);
    expect(images.length).toBeGreaterThan(20);
    const sums = new Set<string | undefined>();
    for (const image of images) {
      session.lamp.eeprom.set(image);
      session.lamp.reset('power');
      await session.rest(150);
      const { state, sum } = await session.status();
      expect({ state, sum: sum === newerSum ? olderSum : sum }).toEqual({ state: 'playing', sum: olderSum });
      sums.add(sum);
    }
    expect(sums).toEqual(new Set([olderSum, newerSum]));
  });

  it('is gone after forget', async () => {
    const session = await keeping(endlessProgram('a colour', solid('#FF8000')));
    await session.rest(1500);
    await session.ask({ do: 'forget' });
    await session.rest(1500);
    session.lamp.reset('power');
    await session.rest(500);
    expect(await session.status()).toMatchObject({ state: 'empty', size: 0, kept: 'no' });
  });
});

/** A lamp that plays a program and has just been asked to keep it. */
async function keeping(program: typeof older): Promise<AvrSession> {
  const session = new AvrSession(buildFirmware().hex);
  await session.rest(600);
  await session.play(program);
  await session.ask({ do: 'keep' });
  return session;
}

/**
 * What the EEPROM can hold when the power goes during `keep`: after each byte that is written, and before every other
 * one with the byte erased only, as a write does first.
 */
async function imagesWhileKeeping(session: AvrSession): Promise<Uint8Array[]> {
  const images = [session.lamp.eeprom.slice()];
  await session.ask({ do: 'keep' });
  for (let look = 0; look < 4000; look++) {
    session.lamp.run(0.5);
    const last = images.at(-1) ?? new Uint8Array();
    const now = session.lamp.eeprom.slice();
    const at = now.findIndex((byte, index) => byte !== last[index]);
    if (at < 0) continue;
    if (images.length % 2 === 0) images.push(now.with(at, 0xff));
    images.push(now);
  }
  return images;
}
