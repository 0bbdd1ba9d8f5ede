import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { estimateCurrentMa } from '#shared/animation/guards/currentEstimate';
import { newAdalightFrame } from '#shared/lamp/wire/adalight';
import { crc32 } from '#shared/lamp/wire/crc';
import { gradient, layers, picture, solid, text } from '#shared/program/commands';
import { AvrSession } from '../../fakes/avr/AvrSession';
import { buildFirmware } from '../../fakes/avr/buildFirmware';
import type { ShownFrame } from '../../fakes/avr/LedDecoder';
import {
  slowestFade,
  largestRender,
  largestProgram,
  patternPrograms,
  midFadeMs,
  endlessProgram,
} from '../../fakes/avr/avrPrograms';
import { isThere, needs } from '../../tools/needs';

const readme = join(import.meta.dirname, '../../../resources/firmware/README.md');
/** What bootloaders leave of 32768 bytes: the one of a Nano, and that of an Uno. */
const nanoFlash = 30_720;
const unoFlash = 32_256;
/** Between the variables and the deepest the stack has come. */
const stackToSpare = 300;
const dawn = gradient('#FFE0B0', '#102040');

describe('the firmware on an ATmega328P', needs('gcc-avr'), () => {
  const firmware = isThere('gcc-avr') ? buildFirmware() : undefined;
  const newSession = () => new AvrSession(firmware?.hex ?? '');

  it('fits a Nano, without Arduino’s own serial port', () => {
    const { flashBytes = Infinity, variableBytes = Infinity, map = '' } = firmware ?? {};
    process.stdout.write(`\nflash ${flashBytes} of ${nanoFlash}, variables ${variableBytes} of 2048\n`);
    expect(flashBytes).toBeLessThanOrEqual(nanoFlash);
    expect(variableBytes).toBeLessThanOrEqual(2048 - 300);
    // Its interrupt would take the bytes that are the lamp's. Of Arduino's core nothing is linked at all.
    expect(map).toContain('LOAD');
    expect(map.slice(0, map.indexOf('LOAD'))).not.toMatch(/core\.a\(/);
  });

  it('fits an Uno when the Arduino IDE compiles it', () => {
    const { flashBytes } = buildFirmware('ide');
    process.stdout.write(`\nflash ${flashBytes} of ${unoFlash} with the IDE’s flags\n`);
    expect(flashBytes).toBeLessThanOrEqual(unoFlash);
  });

  it('leaves memory untouched after a session that used everything', async () => {
    const session = newSession();
    await session.rest(600);
    await session.hello();
    for (const program of [largestProgram, largestRender, ...patternPrograms]) {
      await session.play(program);
      await session.rest(60);
    }
    await session.ask({ do: 'layout', value: '10x14+32,serpentine,mirrored,rotate90,from-bottom-left,GRB' });
    await session.play(slowestFade, midFadeMs);
    await session.rest(100);
    await session.ask({ do: 'keep' });
    await session.rest(1000);
    await session.status();
    for (let frame = 0; frame < 3; frame++)
      await session.time.until(session.wire.write(newAdalightFrame(172)));
    await session.rest(150);
    await session.status();
    await session.ask({ do: 'forget' });
    session.lamp.send(Buffer.from(`{"do":"${'x'.repeat(250)}"}\n{"do":1}\n{"do":"hello"}\n`));
    await session.rest(300);
    const { stackToSpare: spare } = session.lamp;
    process.stdout.write(`\nstack to spare ${spare}\n`);
    expect(spare).toBeGreaterThanOrEqual(stackToSpare);
    expect(session.lamp.lostBytes).toBe(0);
  });

  it('answers a hundred requests in a row while it plays, and loses no byte', async () => {
    const session = newSession();
    await session.rest(600);
    await session.play(slowestFade, midFadeMs);
    const { length } = session.lamp.frames;
    const once = { tries: 1, waitMs: 100 };
    for (let count = 0; count < 100; count++) {
      await session.time.until(session.link.request({ do: 'status' }, once));
    }
    expect(session.events.filter(({ event }) => event === 'ignored')).toEqual([]);
    expect(session.lamp.lostBytes).toBe(0);
    // Whoever asks without a pause gets replies, but still sees the light move.
    expect(session.lamp.frames.length).toBeGreaterThan(length);
  });

  it('takes every byte from the port, even of lines that come without waiting for a reply', async () => {
    const session = newSession();
    await session.rest(600);
    await session.play(slowestFade, midFadeMs);
    const lines = '{"do":"brightness"}\n'.repeat(100);
    session.lamp.send(Buffer.from(lines));
    await session.rest(1000);
    expect(session.lamp.lostBytes).toBe(0);
    expect(await session.status()).toMatchObject({ state: 'playing' });
  });

  it('keeps its picture and long lines apart, though they share memory', async () => {
    const session = newSession();
    await session.rest(600);
    await session.play(
      endlessProgram('a clock', layers(dawn, { over: picture(text('12:34', '#FFFFFF')), ambient: dawn })),
    );
    await session.rest(200);
    const sum = (frame?: ShownFrame) => crc32(frame?.bytes ?? new Uint8Array());
    const before = sum(session.lamp.frames.at(-1));
    const from = session.lamp.frames.length;
    let said = '';
    session.lamp.onSent((byte) => (said += String.fromCharCode(byte)));
    const count = 60;
    for (let line = 0; line < count; line++) {
      // It breaks off for a while, before or behind what is long, and goes on wherever a frame stands; or its end
      // comes when it was dropped long ago.
      const isSpoilt = line % 3 === 2;
      const padded = `{"do":"brightness"${' '.repeat(line * 2)}${isSpoilt ? '\t' : ''}}\n`;
      const broken = isSpoilt ? padded.length - 2 : 5 + ((line * 37) % (padded.length - 5));
      session.lamp.send(Buffer.from(padded.slice(0, broken)));
      session.lamp.run(30 + line * 0.7);
      session.lamp.send(Buffer.from(padded.slice(broken)));
      session.lamp.run(40);
    }
    expect(said.match(/"ok":true,"brightness":255/g)).toHaveLength((count * 2) / 3);
    expect(said.match(/"why":"no-object"/g)).toHaveLength(count / 3);
    const shown = session.lamp.frames.slice(from).map(sum);
    expect(shown.length).toBeGreaterThan(count);
    expect(new Set(shown)).toEqual(new Set([before]));
  });

  it('does what the README has people type', async () => {
    const session = newSession();
    await session.rest(600);
    const lines = readFileSync(readme, 'utf8').match(/^\{"do":.*\}$/gm) ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(5);
    let said = '';
    session.lamp.onSent((byte) => (said += String.fromCharCode(byte)));
    for (const line of lines) {
      said = '';
      session.lamp.send(Buffer.from(`${line}\r\n`));
      session.lamp.run(100);
      expect(said, line).toContain('"ok":true');
    }
  });

  it('tells why it started, whatever the bootloader has done to the flags', async () => {
    const session = newSession();
    const causeAfter = async (restart: () => void) => {
      restart();
      await session.rest(200);
      return (await session.hello()).reset;
    };
    const { lamp } = session;
    expect(await causeAfter(() => {})).toBe('power');
    expect(await causeAfter(() => lamp.reset('button'))).toBe('button');
    expect(await causeAfter(() => lamp.reset('brown-out'))).toBe('brown-out');
    expect(await causeAfter(() => lamp.reset('power'))).toBe('power');
    expect(await causeAfter(() => lamp.reset('button', 'optiboot'))).toBe('button');
    expect(await causeAfter(() => lamp.reset('power', 'optiboot'))).toBe('power');
    // It cannot be known, and must not be taken for more than it is.
    expect(await causeAfter(() => lamp.reset('brown-out', 'optiboot'))).toBe('button');
  });

  it('draws half as much after a brown-out, until it is told what it may draw', async () => {
    const session = newSession();
    await session.rest(600);
    await session.ask({ do: 'limit', ma: 3000 });
    await session.play(endlessProgram('white', solid('#FFFFFF')));
    await session.ask({ do: 'keep' });
    await session.rest(600);
    const drawnMa = () => estimateCurrentMa(session.lamp.frames.at(-1)?.bytes ?? new Uint8Array());
    expect(drawnMa()).toBeGreaterThan(2800);
    session.lamp.reset('brown-out');
    await session.rest(1000);
    expect(drawnMa()).toBeGreaterThan(1400);
    expect(drawnMa()).toBeLessThanOrEqual(1500);
    await session.ask({ do: 'limit', ma: 3000 });
    await session.rest(100);
    expect(drawnMa()).toBeGreaterThan(2800);
  });

  it('starts anew when it has hung for two seconds', async () => {
    const session = newSession();
    await session.rest(500);
    const goOn = session.lamp.hang();
    const { length } = session.lamp.frames;
    await session.rest(1900);
    expect(session.lamp.frames.length).toBe(length);
    await session.rest(300);
    goOn();
    await session.rest(300);
    expect((await session.hello()).reset).toBe('watchdog');
  });
});
