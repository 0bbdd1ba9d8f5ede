import { toBase64 } from '#shared/lamp/wire/base64';
import { programChecksum } from '#shared/lamp/wire/crc';
import { sealLine, type Members } from '#shared/lamp/wire/lines';
import type { Request } from '#shared/lamp/wire/messages';
import { type LampLink, LampRefusal } from './LampLink';

/** How often an upload may go back to bytes the lamp has lost before it fails. */
const maxRestarts = 8;

/** A program to upload, and how. */
export interface ProgramUpload {
  readonly bytes: Uint8Array;
  /** The longest line the lamp accepts. */
  readonly maxLineLength: number;
  /** The current position in the program, in ms. */
  readonly positionMs: () => number;
}

/**
 * Uploads a program in pieces and plays it. The last piece goes with `play`, so that a small program takes one line; until the
 * lamp replies to that, the previous program plays on. Fails as a request to the lamp does.
 */
export async function uploadProgram(
  link: LampLink,
  { bytes, maxLineLength: line, positionMs }: ProgramUpload,
): Promise<Members> {
  const [size, sum] = [bytes.length, programChecksum(bytes)];
  const inPut = dataBytesPerLine(line, putRequest(size, noBytes));
  const inPlay = dataBytesPerLine(line, playRequest(size, sum, 0xffff_ffff, noBytes));
  let at = 0;
  let restarts = 0;
  for (;;) {
    const from = at;
    const isLast = size - from <= inPlay;
    try {
      if (isLast) {
        const piece = bytes.subarray(from);
        // The preview moves on while the line is on the wire.
        const lateMs = link.wireMs(lineLengthOf(playRequest(size, sum, Math.round(positionMs()), piece)));
        const position = () => Math.round(positionMs() + lateMs) % 0x1_0000_0000;
        return await link.request(() => playRequest(size, sum, position(), piece));
      }
      await link.request(putRequest(from, bytes.subarray(from, from + inPut)));
      at = from + inPut;
    } catch (error) {
      const next = restarts++ < maxRestarts ? resumePosition(error, size) : undefined;
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

/** How many bytes of a program fit into a line beside the rest of the request. */
function dataBytesPerLine(line: number, request: Request): number {
  return Math.floor((line - lineLengthOf(request)) / 4) * 3;
}

function lineLengthOf(request: Request): number {
  return sealLine({ id: 99, ...request }).length;
}

/** The position from which a refused upload can go on; `undefined` if it cannot. */
function resumePosition(error: unknown, size: number): number | undefined {
  if (!(error instanceof LampRefusal)) return undefined;
  const { at } = error.members;
  if (error.reason === 'bad-sum') return 0;
  return error.reason === 'gap' && typeof at === 'number' && at <= size ? at : undefined;
}
