import { writeFile } from 'node:fs/promises';
import { filmLengthMs, filmstrip } from '#shared/animation/filmstrip';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { encodePng } from '../picture/encodePng';
import { enlarge } from '../picture/enlarge';
import { gifOf } from '../picture/gifOf';
import { unwritableError } from '../storage/files';
import type { CliCommand, CommandCall, Terminal } from './CliCommand';
import { readLayout, readWhole } from './readOptions';
import { readProgram, softenAndReport } from './readProgram';

/** Pixels per row of the lamp, unless the picture would become higher than `maxHeight`. */
const rowHeight = 12;
const maxHeight = 960;

/** The bytes of a picture file, and its figures for the output. */
interface Exported {
  readonly bytes: Uint8Array;
  readonly figures: object;
}

/** The file to write, and how its picture is made. */
interface PictureRequest {
  readonly file: string;
  readonly draw: (program: Program, layout: Layout) => Exported | Promise<Exported>;
}

/** `lamp export`: a program as a picture. */
export const exportPicture: CliCommand = {
  details: `Writes a GIF of the lamp showing a program: one round of what repeats, all of what ends
by itself, at most 30 s. Or its filmstrip as a PNG: time runs to the right, each
column is the lamp's rows at that time; one pass through all steps.

  --gif OUT           the GIF to write
  --png OUT           the filmstrip to write
  --width N           the filmstrip's width in pixels; default 960
  --layout 10x14+32   the lamp, as for lamp frames`,
  options: {
    png: { type: 'string' },
    gif: { type: 'string' },
    width: { type: 'string' },
    layout: { type: 'string' },
  },
  run: async (call, terminal) => {
    const { file, draw } = readRequest(call, terminal);
    const layout = readLayout(call);
    const program = softenAndReport(await readProgram(call, terminal), layout, terminal);
    const { bytes, figures } = await draw(program, layout);
    await save(file, bytes);
    await terminal.write(`${JSON.stringify({ ok: true, file, ...figures })}\n`);
    return 0;
  },
};

function readRequest(call: CommandCall, terminal: Terminal): PictureRequest {
  const { png, gif, width } = call.options;
  if (png !== undefined && gif !== undefined)
    throw new LampwrightError('BAD_USAGE', 'One picture at a time: either --gif OUT or --png OUT.');
  if (typeof gif === 'string' && gif !== '') {
    if (width !== undefined)
      throw new LampwrightError(
        'BAD_USAGE',
        '--width is for --png; the size of a GIF follows from the lamp.',
      );
    return { file: gif, draw: (program, layout) => drawGif(program, layout, terminal) };
  }
  if (typeof png !== 'string' || png === '')
    throw new LampwrightError('BAD_USAGE', 'Say where to: --gif OUT or --png OUT.');
  const columns = readWhole(call, 'width', [1, 16_384], 960);
  return { file: png, draw: (program, layout) => drawFilmstrip(program, layout, columns) };
}

async function drawGif(program: Program, layout: Layout, terminal: Terminal): Promise<Exported> {
  const gif = await gifOf(program, layout, { signal: terminal.stopSignal() });
  if (!gif) throw new LampwrightError('STOPPED', 'Stopped. No picture was written.');
  const { bytes, width, height, frames, lengthMs, isCut } = gif;
  if (isCut) terminal.say(`The program is longer: the GIF shows its first ${lengthMs / 1000} s.`);
  return { bytes, figures: { width, height, lengthMs, frames, isCut } };
}

function drawFilmstrip(program: Program, layout: Layout, width: number): Exported {
  const strip = filmstrip(program, width, layout);
  const perRow = Math.max(Math.min(rowHeight, Math.floor(maxHeight / strip.height)), 1);
  const picture = enlarge(strip, 1, perRow);
  const { height } = picture;
  return { bytes: encodePng(picture), figures: { width, height, lengthMs: filmLengthMs(program) } };
}

async function save(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes);
  } catch (cause) {
    throw unwritableError(file, cause);
  }
}
