import { describe, expect, it } from 'vitest';
import { picture, rect } from '#shared/program/commands';
import { AvrSession } from '../../fakes/avr/AvrSession';
import { buildFirmware } from '../../fakes/avr/buildFirmware';
import { cyclesPerMs } from '../../fakes/avr/Atmega328p';
import {
  slowFades,
  midFadeMs,
  mixedPrograms,
  patternPrograms,
  endlessProgram,
} from '../../fakes/avr/avrPrograms';
import { needs } from '../../tools/needs';

const watchedMs = 300;

describe('the speed of the firmware on an ATmega328P', needs('gcc-avr'), () => {
  it('is at least 25 frames a second for every pattern, picture and cross-fade', async () => {
    const session = new AvrSession(buildFirmware().hex);
    await session.rest(600);
    const rows = new Map<string, number>();
    for (const limit of [450, 20_000]) {
      await session.ask({ do: 'limit', ma: limit });
      for (const program of [...patternPrograms, ...mixedPrograms, ...slowFades]) {
        await session.play(program, slowFades.includes(program) ? midFadeMs : 0);
        // Until the reply and the event of its first step are said.
        await session.rest(100);
        const from = session.lamp.frames.length;
        const fromCycle = session.lamp.frames.at(-1)?.toCycle ?? 0;
        await session.rest(watchedMs);
        const toCycle = session.lamp.frames.at(-1)?.toCycle ?? 0;
        const seconds = (toCycle - fromCycle) / cyclesPerMs / 1000;
        rows.set(`${program.name}, ${limit} mA`, (session.lamp.frames.length - from) / seconds);
      }
    }
    const table = Array.from(rows, ([name, rate]) => `${name.padEnd(44)}${rate.toFixed(1).padStart(6)}`);
    process.stdout.write(`\nframes a second on the chip\n${table.join('\n')}\n`);
    for (const [name, rate] of rows) expect(rate, name).toBeGreaterThanOrEqual(25);
  });

  it('shows with the pulses that WS2812 LEDs want', async () => {
    const session = new AvrSession(buildFirmware().hex);
    await session.rest(600);
    await session.play(endlessProgram('white and black', picture(rect(0, 0, 5, 14, '#FFFFFF'))));
    await session.rest(300);
    const { zero, one, period, low } = session.lamp.pulses;
    const inNs = (cycles: readonly [number, number]) => cycles.map((each) => each * 62.5);
    expect(inNs(zero)).toEqual([312.5, 312.5]);
    expect(inNs(one)).toEqual([750, 750]);
    expect(inNs(period)[0]).toBe(1250);
    // Under 5 µs between two LEDs, in which the port is looked at: far from the 50 µs that end a frame.
    expect(inNs(low)[1]).toBeLessThan(5000);
    const gaps = session.lamp.frames
      .slice(1)
      .map(({ fromCycle }, index) => fromCycle - (session.lamp.frames[index]?.toCycle ?? 0));
    expect(Math.min(...gaps) / cyclesPerMs).toBeGreaterThanOrEqual(0.3);
  });
});
