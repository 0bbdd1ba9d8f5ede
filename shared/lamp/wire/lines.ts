import { z } from 'zod';
import { crc16, hexText } from './crc';

/** The members of a message. Flat and of few types, so that even the smallest lamp can parse it. */
export type Members = Readonly<Record<string, string | number | true>>;

const membersSchema = z.record(z.string(), z.union([z.string(), z.number(), z.literal(true)]));
const seal = /,"crc":"([0-9A-F]{4})"\}$/;

/** A message as a line, without its LF, with its checksum as the last member. */
export function sealLine(members: Members): string {
  const open = JSON.stringify(members).slice(0, -1);
  return `${open},"crc":"${hexText(crc16(charCodes(open)), 4)}"}`;
}

/** The result of reading a line: its members without the checksum, or why it is invalid. */
export type ReadLine =
  | { readonly ok: true; readonly members: Members; readonly isSealed: boolean }
  | { readonly ok: false; readonly why: 'crc' | 'no-object' };

/** Reads a line without its LF. The checksum is checked if there is one. */
export function readLine(line: string): ReadLine {
  const found = seal.exec(line);
  const body = found ? line.slice(0, found.index) : line;
  if (found && found[1] !== hexText(crc16(charCodes(body)), 4)) return { ok: false, why: 'crc' };
  const members = body === '{' ? undefined : parseMembers(found ? `${body}}` : body);
  if (!members) return { ok: false, why: 'no-object' };
  // The checksum is malformed, or not the last member.
  return 'crc' in members ? { ok: false, why: 'crc' } : { ok: true, members, isSealed: found !== null };
}

function parseMembers(text: string): Members | undefined {
  try {
    const parsed = membersSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function charCodes(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
