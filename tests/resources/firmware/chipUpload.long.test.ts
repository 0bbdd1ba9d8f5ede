import { describe, expect, it } from 'vitest';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { buildFirmware } from '../../fakes/avr/buildFirmware';
import { measureUpload } from '../../fakes/avr/measureUpload';
import { slowestFade, largestProgram, mixedPrograms, patternPrograms } from '../../fakes/avr/avrPrograms';
import { needs } from '../../tools/needs';

describe('an upload to the firmware on an ATmega328P', needs('gcc-avr'), () => {
  it('takes at most 1.3 times what its bytes take, and 2.2 times its code and 150 bytes', async () => {
    const { hex } = buildFirmware();
    const rows: string[] = [];
    for (const program of [patternPrograms[0], ...mixedPrograms, largestProgram]) {
      if (!program) continue;
      const cost = await measureUpload(hex, encodeProgram(program), encodeProgram(slowestFade));
      const ratio = cost.elapsedMs / cost.wireMs;
      rows.push(
        `${program.name.padEnd(28)} ${cost.codeBytes} bytes of code, ${cost.wireBytes} on the wire, ` +
          `${cost.elapsedMs.toFixed(1)} ms (${ratio.toFixed(2)} times the bytes alone)`,
      );
      expect(ratio, program.name).toBeLessThanOrEqual(1.3);
      expect(cost.wireBytes, program.name).toBeLessThanOrEqual(2.2 * cost.codeBytes + 150);
      expect(cost.lostBytes).toBe(0);
    }
    process.stdout.write(`\nuploads to the chip\n${rows.join('\n')}\n`);
  });
});
