import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { defaultLayout, inColorOrder } from '#shared/lamp/Layout';
import type { LampStatus } from '#shared/lamp/wire/messages';
import type { Program } from '#shared/program/Program';
import { AvrSession } from '../../fakes/avr/AvrSession';
import { buildFirmware } from '../../fakes/avr/buildFirmware';
import { slowestFade, mixedPrograms, patternPrograms } from '../../fakes/avr/avrPrograms';
import { program as anyProgram } from '../../shared/program/arbitraries';
import { needs } from '../../tools/needs';

const memory = 480;

/** Plays programs on the emulated chip and compares the frames on its data pin with the app's, so many of each. */
export function chipLightSuite(amount: { programs: number; framesEach: number }): void {
  describe('the light of the firmware on an ATmega328P', needs('gcc-avr'), () => {
    it('is the app’s, byte for byte, in every frame read from the data pin', async () => {
      const session = new AvrSession(buildFirmware().hex);
      await session.rest(600);
      const random = fc
        .sample(anyProgram, { numRuns: 60, seed: 11 })
        .filter((program) => encodeProgram(program).length <= memory);
      const programs = [...patternPrograms, ...mixedPrograms, slowestFade, ...random].slice(
        0,
        amount.programs,
      );
      let compared = 0;
      for (const [index, program] of programs.entries()) {
        // Bright and limited, dim, and neither, in turn.
        await session.ask({ do: 'brightness', value: [255, 70, 160][index % 3] ?? 0 });
        await session.ask({ do: 'limit', ma: [450, 4000, 20_000][index % 3] ?? 0 });
        await session.play(program, program === slowestFade ? 61_000 : index % 2 === 0 ? 0 : index * 321);
        // Until its first frame is on show, the lamp tells the time of a picture that is not there yet.
        await session.rest(80);
        for (let look = 0; look < amount.framesEach; look++) {
          const status = await session.status();
          expect(shown(session, status), `${program.name} at ${status.ms} ms`).toBe(
            expected(program, status),
          );
          compared++;
        }
      }
      expect(compared).toBe(amount.programs * amount.framesEach);
      expect(session.lamp.lostBytes).toBe(0);
      expect(session.lamp.frames.filter(({ strayBits }) => strayBits > 0)).toEqual([]);
    });
  });
}

/** The frame on the LEDs when the lamp wrote this status: it counts them as the data pin does. */
function shown({ lamp }: AvrSession, { frame }: LampStatus): string {
  return hex(lamp.frames[frame - 1]?.bytes ?? new Uint8Array());
}

function expected(program: Program, { ms, brightness, limit }: LampStatus): string {
  const frame = frameAt(program, defaultLayout, ms);
  guardFrame(frame, { brightness, budgetMa: limit }, frame);
  return hex(inColorOrder(frame, 'GRB'));
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
