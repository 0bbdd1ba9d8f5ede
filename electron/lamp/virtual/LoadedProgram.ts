import { LampwrightError } from '#shared/errors/LampwrightError';
import { decodeProgram } from '#shared/lamp/code/decodeProgram';
import { programChecksum } from '#shared/lamp/wire/crc';
import { programSchema, type Program } from '#shared/program/Program';

/** A program in the lamp's memory. */
export interface LoadedProgram {
  readonly program: Program;
  readonly size: number;
  readonly sum: string;
}

/** Reads an uploaded program; `undefined` if it is not valid. */
export function readUploadedProgram(bytes: Uint8Array, form: 'code' | 'json'): LoadedProgram | undefined {
  const program = form === 'code' ? fromCode(bytes) : fromJson(bytes);
  return program && { program, size: bytes.length, sum: programChecksum(bytes) };
}

function fromCode(bytes: Uint8Array): Program | undefined {
  try {
    return decodeProgram(bytes);
  } catch (error) {
    if (error instanceof LampwrightError && error.code === 'BAD_LAMP_CODE') return undefined;
    throw error;
  }
}

/** Reads a program's JSON text, with or without the outer `program` object. */
function fromJson(bytes: Uint8Array): Program | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const raw: unknown = JSON.parse(text);
    const isWrapped = typeof raw === 'object' && raw !== null && 'program' in raw;
    return programSchema.safeParse(isWrapped ? raw.program : raw).data;
  } catch {
    return undefined;
  }
}
