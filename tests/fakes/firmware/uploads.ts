import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { toBase64 } from '#shared/lamp/wire/base64';
import { crc32, hexText } from '#shared/lamp/wire/crc';
import type { Members } from '#shared/lamp/wire/lines';
import type { Program } from '#shared/program/Program';
import type { FirmwareProcess } from './FirmwareProcess';

/** A `put` of some bytes. */
export function putRequestOf(at: number, piece: Uint8Array): Members {
  return { do: 'put', at, data: toBase64(piece) };
}

/** The `play` that ends an upload of `code`, with what of it comes from `from` on. */
export function playRequestOf(code: Uint8Array, from = 0, at = 0): Members {
  return {
    do: 'play',
    size: code.length,
    sum: hexText(crc32(code), 8),
    data: toBase64(code.subarray(from)),
    at,
  };
}

/** All requests of an upload in pieces of so many bytes. */
export function uploadRequests(code: Uint8Array, piece = 60): Members[] {
  const requests: Members[] = [];
  let at = 0;
  for (; at + piece < code.length; at += piece)
    requests.push(putRequestOf(at, code.subarray(at, at + piece)));
  return [...requests, playRequestOf(code, at)];
}

/** Uploads a program, which must be taken, and plays it from `at`. Returns its lamp code. */
export async function uploadToFirmware(twin: FirmwareProcess, program: Program, at = 0): Promise<Uint8Array> {
  const code = encodeProgram(program);
  for (const request of uploadRequests(code)) {
    const reply = await twin.request(request['do'] === 'play' ? { ...request, at } : request);
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
