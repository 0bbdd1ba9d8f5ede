import { describe, expect, it } from 'vitest';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { crc32, hexText } from '#shared/lamp/wire/crc';
import { solid } from '#shared/program/commands';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { largestProgram, endlessProgram } from '../../fakes/avr/avrPrograms';
import { FirmwareProcess } from '../../fakes/firmware/FirmwareProcess';
import { keep, uploadToFirmware } from '../../fakes/firmware/uploads';
import { needs } from '../../tools/needs';

const red = endlessProgram('Red', solid('#FF0000'));
const blue = endlessProgram('Blue', solid('#0000FF'));
const programChecksum = (program: Program) => hexText(crc32(encodeProgram(program)), 8);

/** The same in other colours. */
function recolored(program: Program, salt: number): Program {
  const other = (color: string) => `#${hexText(crc32(Buffer.from(`${color}${salt}`)), 8).slice(2)}`;
  const parsed = parseProgram(JSON.parse(JSON.stringify(program).replaceAll(/#[0-9A-F]{6}/g, other)));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

/** Takes the power from the firmware while it writes: at each `step`-th byte. */
export function powerLossSuite(step: number): void {
  describe('the firmware, when the power fails', needs('g++'), () => {
    it('has the old program or the new one, wherever in a keep the power fails', async () => {
      const twin = await FirmwareProcess.start();
      await uploadToFirmware(twin, red);
      await keep(twin);
      let [old, torn, whole] = [programChecksum(red), 0, 0];
      for (let writes = 0; writes < 520; writes += step) {
        const program = recolored(largestProgram, writes);
        await uploadToFirmware(twin, program);
        await twin.failBehind(writes);
        await keep(twin);
        await twin.power();
        const status = await twin.request({ do: 'status' });
        expect([old, programChecksum(program)]).toContain(status['sum']);
        expect(status).toMatchObject({ state: 'playing', kept: status['sum'] });
        if (status['sum'] === old) torn++;
        else whole++;
        old = String(status['sum']);
      }
      expect(torn).toBeGreaterThan(200 / step);
      expect(whole).toBeGreaterThanOrEqual(20 / step);
    });

    it('has the program or none, wherever in a forget the power fails', async () => {
      for (let writes = 0; writes < 12; writes += Math.min(step, 5)) {
        const twin = await FirmwareProcess.start();
        for (const program of [blue, red]) {
          await uploadToFirmware(twin, program);
          await keep(twin);
        }
        await twin.failBehind(writes);
        await twin.request({ do: 'forget' });
        await twin.advance(200);
        await twin.power();
        const { state, sum = programChecksum(red) } = await twin.request({ do: 'status' });
        expect([state, sum]).toEqual([expect.stringMatching(/empty|playing/), programChecksum(red)]);
      }
    });

    it('has the old settings or the new ones, wherever the power fails', async () => {
      const twin = await FirmwareProcess.start();
      let old = 255;
      for (let round = 0; round < 120; round += Math.min(step, 7)) {
        const value = (round * 7) % 250;
        await twin.request({ do: 'brightness', value });
        await twin.request({ do: 'limit', ma: 450 + value });
        await twin.failBehind(round % 24);
        await twin.advance(10_200);
        await twin.power();
        const { brightness, limit } = await twin.request({ do: 'status' });
        expect([old, value]).toContain(brightness);
        expect(limit).toBe(brightness === 255 ? 450 : 450 + Number(brightness));
        old = Number(brightness);
      }
      expect(old).not.toBe(255);
    });
  });
}
