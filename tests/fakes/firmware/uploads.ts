import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { toBase64 } from '#shared/lamp/wire/base64';
import { programChecksum } from '#shared/lamp/wire/crc';
import type { Members } from '#shared/lamp/wire/lines';
import type { Program } from '#shared/program/Program';
import type { FirmwareProcess } from './FirmwareProcess';

/** A `put` of `piece` at offset `at`. */
export function putRequestOf(at: number, piece: Uint8Array): Members {
  return { do: 'put', at, data: toBase64(piece) };
}

/** The `play` that ends an upload of `code`: carries the bytes from `from` on, and starts the program at `at` ms. */
export function playRequestOf(code: Uint8Array, from = 0, at = 0): Members {
  return {
    do: 'play',
    size: code.length,
    sum: programChecksum(code),
    data: toBase64(code.subarray(from)),
    at,
  };
}

/** All requests of an upload in pieces of at most `pieceBytes`; the program starts at `playAt` ms. */
export function uploadRequests(code: Uint8Array, pieceBytes = 60, playAt = 0): Members[] {
  const requests: Members[] = [];
  let at = 0;
  for (; at + pieceBytes < code.length; at += pieceBytes)
    requests.push(putRequestOf(at, code.subarray(at, at + pieceBytes)));
  return [...requests, playRequestOf(code, at, playAt)];
}

/** Uploads a program and plays it from `at` ms. Returns its lamp code; throws if the lamp refuses a request. */
export async function uploadToFirmware(
  firmware: FirmwareProcess,
  program: Program,
  at = 0,
): Promise<Uint8Array> {
  const code = encodeProgram(program);
  for (const request of uploadRequests(code, undefined, at)) {
    const reply = await firmware.request(request);
    if (!reply['ok'])
      throw new Error(`The lamp refused ${JSON.stringify(request)}: ${JSON.stringify(reply)}`);
  }
  return code;
}

/** Keeps the program that is held, which must be allowed, and waits until it is stored. */
export async function keep(twin: FirmwareProcess): Promise<void> {
  const reply = await twin.request({ do: 'keep' });
  if (!reply['ok']) throw new Error(`The lamp refused to keep: ${JSON.stringify(reply)}`);
  await twin.advance(3000);
}
