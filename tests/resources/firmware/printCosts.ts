import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseLayout } from '#shared/lamp/layoutText';
import { AvrLight } from './AvrLight';
import { costOf, cyclesPerMs, layeredCases, pictureCases, singleCases } from './costCases';

// `node tests/tools/run.mjs tests/resources/firmware/printCosts.ts`: what the firmware's light costs on an ATmega328P.
const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
const light = new AvrLight(folder);
rmSync(folder, { recursive: true });

const inMs = (cycles: number) => `${(cycles / cyclesPerMs).toFixed(1).padStart(5)} ms`;
for (const size of ['10x14+32', '10x14+32,rotate90,serpentine', 'strip172', 'ring172']) {
  process.stdout.write(`\n${size}\n`);
  for (const each of [...singleCases, ...layeredCases, ...pictureCases]) {
    const { paint, guard } = costOf(light, parseLayout(size), each);
    const wait = inMs(Math.max(paint.longestWait, guard.longestWait));
    const figures = `paint ${inMs(paint.cycles)}, guard ${inMs(guard.cycles)}, wait ${wait}, stack ${paint.stack}`;
    process.stdout.write(`  ${each.name.padEnd(32)} ${figures}\n`);
  }
}
process.stdout.write(
  `\nflash ${light.flash} bytes, player ${light.playerBytes} bytes, easel ${light.easelBytes} bytes\n`,
);
