import { writeFile } from 'node:fs/promises';
import { filmLengthMs, filmstrip } from '#shared/animation/filmstrip';
import { LampwrightError } from '#shared/api/errors';
import { encodePng } from '../picture/encodePng';
import { enlarge } from '../picture/enlarge';
import { unwritable } from '../storage/files';
import type { BuiltCommand } from './Command';
import { readLayout, readProgram, readWhole, softenAloud } from './readProgram';

/** Pixels per row of the lamp, as long as the picture stays within a screen. */
const rowHeight = 12;
const maxHeight = 960;

/** `lamp export`: a program's light as a picture. */
export const exportPicture: BuiltCommand = {
  name: 'export',
  usage: 'FILE --png OUT',
  summary: 'the animation as a picture',
  details: `Writes the filmstrip of a program: time runs to the right, each column is the
lamp's rows at that time; one pass through all steps.

  --png OUT           the file to write
  --width N           its width in pixels; 960 unless given
  --layout 10x14+32   the lamp, as for lamp frames`,
  options: {
    png: { type: 'string' },
    gif: { type: 'string' },
    width: { type: 'string' },
    layout: { type: 'string' },
  },
  run: async (call, terminal) => {
    const { png, gif } = call.options;
    if (gif !== undefined) {
      terminal.tell('lamp export --gif is not built yet; --png is.');
      return 1;
    }
    if (typeof png !== 'string' || png === '')
      throw new LampwrightError('BAD_USAGE', 'Say where to: --png OUT.');
    const width = readWhole(call, 'width', [1, 16_384], 960);
    const layout = readLayout(call);
    const program = softenAloud(await readProgram(call, terminal), layout, terminal);
    const strip = filmstrip(program, width, layout);
    const perRow = Math.max(Math.min(rowHeight, Math.floor(maxHeight / strip.height)), 1);
    const picture = enlarge(strip, 1, perRow);
    await save(png, encodePng(picture));
    const { height } = picture;
    const result = { ok: true, file: png, width, height, lengthMs: filmLengthMs(program) };
    await terminal.write(`${JSON.stringify(result)}\n`);
    return 0;
  },
};

async function save(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes);
  } catch (cause) {
    throw unwritable(file, cause);
  }
}
