import { toBase64 } from '#shared/lamp/wire/base64';
import { programChecksum } from '#shared/lamp/wire/crc';
import { sealLine, type Members } from '#shared/lamp/wire/lines';
import type { Request } from '#shared/lamp/wire/messages';
import { type LampLink, LampRefusal } from './LampLink';

/** How often an upload may go back before it is given up: each time the lamp has lost what it had. */
const maxRestarts = 8;

/** What goes to a lamp, and how. */
export interface ProgramUpload {
  readonly bytes: Uint8Array;
  /** The longest line the lamp takes. */
  readonly maxLineLength: number;
  /** Where the program should be at the moment of asking, in ms. */
  readonly positionMs: () => number;
}

/**
 * Brings a program to the lamp in pieces and has it play: the last piece goes with `play`, so that a small program takes
 * one line. Until the lamp has replied to that, it plays what it played before.
 */
export async function uploadProgram(
  link: LampLink,
  { bytes, maxLineLength: line, positionMs }: ProgramUpload,
): Promise<Members> {
  const [size, sum] = [bytes.length, programChecksum(bytes)];
  const inPut = dataBytesPerLine(line, putRequest(size, noBytes));
  const inPlay = dataBytesPerLine(line, playRequest(size, sum, 0xffff_ffff, noBytes));
  let at = 0;
  let returns = 0;
  for (;;) {
    const from = at;
    const isLast = size - from <= inPlay;
    try {
      if (isLast) {
        const piece = bytes.subarray(from);
        // By the time the lamp has read the line, the preview has gone on.
        const lateMs = link.wireMs(lineLengthOf(playRequest(size, sum, Math.round(positionMs()), piece)));
        const position = () => Math.round(positionMs() + lateMs) % 0x1_0000_0000;
        return await link.request(() => playRequest(size, sum, position(), piece));
      }
      await link.request(putRequest(from, bytes.subarray(from, from + inPut)));
      at = from + inPut;
    } catch (error) {
      const next = returns++ < maxRestarts ? resumePosition(error, size) : undefined;
      if (next === undefined) throw error;
      at = next;
    }
  }
}

const noBytes = new Uint8Array();

function putRequest(at: number, piece: Uint8Array): Request {
  return { do: 'put', at, data: toBase64(piece) };
}

function playRequest(size: number, sum: string, at: number, piece: Uint8Array): Request {
  return { do: 'play', size, sum, at, data: toBase64(piece) };
}

/** How many bytes of a program fit a line beside the rest of the request. */
function dataBytesPerLine(line: number, request: Request): number {
  return Math.floor((line - lineLengthOf(request)) / 4) * 3;
}

/** The characters of a request's line. */
function lineLengthOf(request: Request): number {
  return sealLine({ id: 99, ...request }).length;
}

/** Where a refused upload goes on; `undefined` where it cannot. */
function resumePosition(error: unknown, size: number): number | undefined {
  if (!(error instanceof LampRefusal)) return undefined;
  const { at } = error.members;
  if (error.reason === 'bad-sum') return 0;
  return error.reason === 'gap' && typeof at === 'number' && at <= size ? at : undefined;
}
