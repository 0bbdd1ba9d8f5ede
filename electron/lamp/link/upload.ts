import { toBase64 } from '#shared/lamp/wire/base64';
import { sumOf } from '#shared/lamp/wire/crc';
import { sealLine, type Members } from '#shared/lamp/wire/lines';
import type { Request } from '#shared/lamp/wire/messages';
import type { LampLink } from './LampLink';
import { LampRefusal } from './LampRefusal';

/** How often an upload may go back before it is given up: each time the lamp has lost what it had. */
const mostReturns = 8;

/** What goes to a lamp, and how. */
export interface Upload {
  readonly bytes: Uint8Array;
  /** The longest line the lamp takes. */
  readonly line: number;
  /** Where the program should be at the moment of asking, in ms. */
  readonly positionMs: () => number;
}

/**
 * Brings a program to the lamp in pieces and has it play: the last piece goes with `play`, so that a small program takes
 * one line. Until the lamp has replied to that, it plays what it played before.
 */
export async function upload(link: LampLink, { bytes, line, positionMs }: Upload): Promise<Members> {
  const [size, sum] = [bytes.length, sumOf(bytes)];
  const inPut = roomIn(line, putting(size, nothing));
  const inPlay = roomIn(line, playing(size, sum, 0xffff_ffff, nothing));
  let at = 0;
  let returns = 0;
  for (;;) {
    const from = at;
    const isLast = size - from <= inPlay;
    try {
      if (isLast) {
        const piece = bytes.subarray(from);
        // By the time the lamp has read the line, the preview has gone on.
        const lateMs = link.wireMs(lengthOf(playing(size, sum, Math.round(positionMs()), piece)));
        const position = () => Math.round(positionMs() + lateMs) % 0x1_0000_0000;
        return await link.request(() => playing(size, sum, position(), piece));
      }
      await link.request(putting(from, bytes.subarray(from, from + inPut)));
      at = from + inPut;
    } catch (error) {
      const next = returns++ < mostReturns ? goOnAt(error, size) : undefined;
      if (next === undefined) throw error;
      at = next;
    }
  }
}

const nothing = new Uint8Array();

function putting(at: number, piece: Uint8Array): Request {
  return { do: 'put', at, data: toBase64(piece) };
}

function playing(size: number, sum: string, at: number, piece: Uint8Array): Request {
  return { do: 'play', size, sum, at, data: toBase64(piece) };
}

/** How many bytes of a program fit a line beside the rest of the request. */
function roomIn(line: number, request: Request): number {
  return Math.floor((line - lengthOf(request)) / 4) * 3;
}

/** The characters of a request's line. */
function lengthOf(request: Request): number {
  return sealLine({ id: 99, ...request }).length;
}

/** Where a refused upload goes on; `undefined` where it cannot. */
function goOnAt(error: unknown, size: number): number | undefined {
  if (!(error instanceof LampRefusal)) return undefined;
  const { at } = error.members;
  if (error.word === 'bad-sum') return 0;
  return error.word === 'gap' && typeof at === 'number' && at <= size ? at : undefined;
}
