import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { toBase64 } from '#shared/lamp/wire/base64';
import { crc32, inHex } from '#shared/lamp/wire/crc';
import type { Members } from '#shared/lamp/wire/lines';
import type { Program } from '#shared/program/schema';
import type { FirmwareTwin } from './FirmwareTwin';

/** A `put` of some bytes. */
export function putOf(at: number, piece: Uint8Array): Members {
  return { do: 'put', at, data: toBase64(piece) };
}

/** The `play` that ends an upload of `code`, with what of it comes from `from` on. */
export function playOf(code: Uint8Array, from = 0, at = 0): Members {
  return {
    do: 'play',
    size: code.length,
    sum: inHex(crc32(code), 8),
    data: toBase64(code.subarray(from)),
    at,
  };
}

/** All requests of an upload in pieces of so many bytes. */
export function uploadOf(code: Uint8Array, piece = 60): Members[] {
  const requests: Members[] = [];
  let at = 0;
  for (; at + piece < code.length; at += piece) requests.push(putOf(at, code.subarray(at, at + piece)));
  return [...requests, playOf(code, at)];
}

/** Uploads a program, which must be taken, and plays it from `at`. Returns its lamp code. */
export async function upload(twin: FirmwareTwin, program: Program, at = 0): Promise<Uint8Array> {
  const code = encodeProgram(program);
  for (const request of uploadOf(code)) {
    const reply = await twin.ask(request['do'] === 'play' ? { ...request, at } : request);
    if (!reply['ok'])
      throw new Error(`The lamp refused ${JSON.stringify(request)}: ${JSON.stringify(reply)}`);
  }
  return code;
}

/** Keeps the program that is held, which must be allowed, and waits until it is stored. */
export async function keep(twin: FirmwareTwin): Promise<void> {
  const reply = await twin.ask({ do: 'keep' });
  if (!reply['ok']) throw new Error(`The lamp refused to keep: ${JSON.stringify(reply)}`);
  await twin.advance(3000);
}
