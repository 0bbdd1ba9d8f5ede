import { readFile } from 'node:fs/promises';
import {
  currentFormat,
  formatEntries,
  formatHeader,
  readConversation,
  type Format,
  type ReadConversation,
} from '#shared/conversation/conversationFile';
import type { Entry } from '#shared/conversation/Entry';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { moveDurably, unreadableError, writeDurably } from './files';
import type { StorageContext } from './StorageContext';

/** A conversation as it was loaded, after repairs. */
export interface LoadedConversation {
  readonly createdAt: number;
  readonly entries: readonly Entry[];
  /** The number of valid bytes in the file. */
  readonly length: number;
  /** An incomplete line follows them. */
  readonly isTorn: boolean;
}

/**
 * Loads a conversation. An incomplete last line is skipped with a warning. A damaged file is set aside, and replaced by its valid lines;
 * `undefined` if there are none. Fails with FILE_UNREADABLE or NEWER_FORMAT.
 */
export async function loadConversation(
  context: StorageContext,
  path: string,
  id: string,
  format: Format = currentFormat,
): Promise<LoadedConversation | undefined> {
  const bytes = await readBytes(path);
  let read: ReadConversation;
  try {
    read = readConversation(decodeLines(bytes), format);
  } catch (error) {
    if (!(error instanceof LampwrightError) || error.code !== 'BAD_CONVERSATION') throw error;
    const aside = context.damagedPath(`${id}.jsonl`);
    if (!context.isReadOnly) await moveDurably(path, aside);
    context.warn(
      context.isReadOnly
        ? `${path} is damaged beyond reading.`
        : `A conversation was damaged beyond reading. Its file was kept as ${aside}.`,
    );
    return undefined;
  }
  const { header, entries, isTorn, lacksEnd, isOld, damagedLines } = read;
  const createdAt = header?.createdAt ?? entries[0]?.at ?? context.now();
  if (isTorn) context.warn(`The last line of conversation ${id} was never finished; it was left out.`);
  if (damagedLines.length > 0) context.warn(await keepDamagedCopy(context, bytes, id, read));
  if (context.isReadOnly || (damagedLines.length === 0 && !isOld && !lacksEnd)) {
    return { createdAt, entries, length: bytes.lastIndexOf(0x0a) + 1, isTorn };
  }
  const text = formatHeader(id, createdAt, format) + formatEntries(entries);
  await writeDurably(path, text);
  return { createdAt, entries, length: Buffer.byteLength(text), isTorn: false };
}

async function keepDamagedCopy(
  context: StorageContext,
  bytes: Buffer,
  id: string,
  { damagedLines, entries }: ReadConversation,
): Promise<string> {
  const lost = damagedLines.length === 1 ? '1 line' : `${damagedLines.length} lines`;
  const damage = `Conversation ${id} was damaged: ${lost} of its file could not be read; ${entries.length} entries could.`;
  if (context.isReadOnly) return damage;
  const aside = context.damagedPath(`${id}.jsonl`);
  await writeDurably(aside, bytes);
  return `${damage} The damaged file was kept as ${aside}.`;
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw unreadableError(path, cause);
  }
}

/** Decodes UTF-8 line by line; an invalid line becomes U+FFFD, which is not a valid entry. */
function decodeLines(bytes: Buffer): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    return bytes
      .toString('latin1')
      .split('\n')
      .map((line) => {
        try {
          return decoder.decode(Buffer.from(line, 'latin1'));
        } catch {
          return '�';
        }
      })
      .join('\n');
  }
}
