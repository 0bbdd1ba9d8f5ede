import { AvrSession } from './AvrSession';
import { cyclesPerHostByte, cyclesPerMs } from './Atmega328p';

/** The cost of uploading a program. */
export interface UploadCost {
  readonly codeBytes: number;
  /** In both directions. */
  readonly wireBytes: number;
  /** From the first byte until the app has received the last reply. */
  readonly elapsedMs: number;
  /** The time these bytes take at 115200 baud, one after the other. */
  readonly wireMs: number;
  readonly lostBytes: number;
}

/** Measures an upload of lamp code over the app's own link, to a lamp that is playing `playingBefore`. */
export async function measureUpload(
  hex: string,
  code: Uint8Array,
  playingBefore?: Uint8Array,
): Promise<UploadCost> {
  const session = new AvrSession(hex);
  await session.rest(600);
  if (playingBefore) await session.playCode(playingBefore);
  await session.rest(500);
  const { lamp } = session;
  const before = { bytes: lamp.bytesIn + lamp.bytesOut, ms: lamp.ms };
  await session.playCode(code);
  const wireBytes = lamp.bytesIn + lamp.bytesOut - before.bytes;
  return {
    codeBytes: code.length,
    wireBytes,
    elapsedMs: lamp.ms - before.ms,
    wireMs: (wireBytes * cyclesPerHostByte) / cyclesPerMs,
    lostBytes: lamp.lostBytes,
  };
}
