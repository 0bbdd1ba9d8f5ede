import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultSettings, type Settings } from '#shared/api/settingsSchema';
import { formatEntries, readConversation } from '#shared/conversation/conversationFile';
import { readJson } from '#shared/program/json/readJson';
import { formatProgramFile, readProgramFile } from '#shared/program/programFile';
import { unreadableError, writeDurably } from './files';
import type { Storage } from './Storage';

/** A backup is a text file of JSON lines: a header, one line per item, and a last line with their counts. */
const header = { lampwright: 'backup', version: 1 } as const;

const lineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settings'), value: z.record(z.string(), z.unknown()) }),
  z.object({ kind: z.literal('conversation'), text: z.string() }),
  z.object({ kind: z.literal('program'), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal('end'), conversations: z.int(), programs: z.int() }),
]);

/** How many items a backup contains, or how many were imported. */
export interface BackupCounts {
  readonly conversations: number;
  readonly programs: number;
}

/** Writes a backup of everything to a file. Fails with FILE_UNWRITABLE. */
export async function writeBackup(storage: Storage, file: string): Promise<BackupCounts> {
  const { text, counts } = await backupText(storage);
  await writeDurably(file, text);
  return counts;
}

/** All conversations, saved programs and settings as one text. Items that cannot be read are skipped with a warning. */
export async function backupText({
  settings,
  conversations,
  library,
}: Storage): Promise<{ text: string; counts: BackupCounts }> {
  const lines: unknown[] = [header, { kind: 'settings', value: settings.get() }];
  // Listing warns about those that cannot be read.
  const listed = await conversations.list();
  for (const { id } of listed) lines.push({ kind: 'conversation', text: await conversations.exportText(id) });
  const items = await library.list();
  for (const { id } of items) lines.push({ kind: 'program', id, text: await library.exportText(id) });
  const counts = { conversations: listed.length, programs: items.length };
  lines.push({ kind: 'end', ...counts });
  return { text: lines.map((line) => `${JSON.stringify(line)}\n`).join(''), counts };
}

/** Imports a backup from a file beside the existing data. Fails with BAD_BACKUP or NEWER_FORMAT, and then imports nothing. */
export function restoreBackup(storage: Storage, file: string): Promise<BackupCounts> {
  return importBackup(storage, createInterface({ input: createReadStream(file), crlfDelay: Infinity }), file);
}

/** Imports a backup from its text beside the existing data. Fails like `restoreBackup`. */
export function restoreBackupText(storage: Storage, text: string): Promise<BackupCounts> {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return importBackup(storage, lines, 'This file');
}

/**
 * Imports a backup. Nothing is overwritten, and items that exist already are skipped. The settings are restored only if none has been
 * changed yet. The whole backup is checked before anything is imported.
 */
async function importBackup(storage: Storage, lines: Lines, file: string): Promise<BackupCounts> {
  const { settings, conversations, library } = storage;
  const backup = await readBackup(lines, file);
  const known = await exportAllTexts(storage);
  const missing = backup.conversations.filter((text) => !isPartOfAny(text, known.conversations));
  for (const text of missing) await conversations.importText(text);
  const programs = backup.programs.filter(({ text }) => !known.programs.has(normalizeProgramText(text)));
  for (const { id, text } of programs) await library.importSaved(id, readProgramFile(text, 0).saved);
  if (backup.settings && areDefault(settings.get())) {
    const { openConversation } = settings.get();
    settings.restore({ ...backup.settings, openConversation });
  }
  return { conversations: missing.length, programs: programs.length };
}

/** True if the user has changed no setting; the open conversation does not count. */
function areDefault(settings: Settings): boolean {
  return isDeepStrictEqual({ ...settings, openConversation: null }, defaultSettings);
}

/** True if one of the exported conversations begins with all entries of `copy`, so that `copy` is the same or older. */
function isPartOfAny(copy: string, wholes: readonly string[]): boolean {
  const entries = formatEntries(readConversation(copy).entries);
  return wholes.some((whole) => whole.slice(whole.indexOf('\n') + 1).startsWith(entries));
}

/** A saved program's text as `exportText` writes it. */
function normalizeProgramText(text: string): string {
  return formatProgramFile(readProgramFile(text, 0).saved);
}

type Lines = AsyncIterable<string> | Iterable<string>;

interface Backup {
  settings: Readonly<Record<string, unknown>> | undefined;
  conversations: string[];
  programs: { readonly id: string; readonly text: string }[];
}

/** Reads and checks the whole backup. */
async function readBackup(lines: Lines, file: string): Promise<Backup> {
  const backup: Backup = { settings: undefined, conversations: [], programs: [] };
  let number = 0;
  let isEnded = false;
  try {
    for await (const text of lines) {
      number++;
      if (number === 1) {
        checkHeader(readJson(text), file);
        continue;
      }
      const line = readBackupLine(readJson(text));
      if (!line || isEnded) throw damagedError(file, number);
      if (line.kind === 'settings') backup.settings = line.value;
      else if (line.kind === 'conversation') backup.conversations.push(line.text);
      else if (line.kind === 'program') backup.programs.push(line);
      else isEnded = hasAllItems(line, backup);
    }
  } catch (cause) {
    if (cause instanceof LampwrightError) throw cause;
    throw unreadableError(file, cause);
  }
  if (number === 0) checkHeader(undefined, file);
  if (!isEnded) throw damagedError(file, number);
  return backup;
}

function hasAllItems(end: { conversations: number; programs: number }, backup: Backup): boolean {
  return end.conversations === backup.conversations.length && end.programs === backup.programs.length;
}

function checkHeader(raw: unknown, file: string): void {
  const schema = z.object({ lampwright: z.literal(header.lampwright), version: z.int() });
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new LampwrightError('BAD_BACKUP', `${file} is not a backup of Lampwright.`);
  if (parsed.data.version > header.version) {
    throw new LampwrightError(
      'NEWER_FORMAT',
      `${file} was written by a newer Lampwright. Update the app to read it.`,
    );
  }
}

/** Reads a line of a backup; `undefined` if it or its content is not valid. */
function readBackupLine(raw: unknown): z.infer<typeof lineSchema> | undefined {
  const line = lineSchema.safeParse(raw).data;
  try {
    if (line?.kind === 'conversation') readConversation(line.text);
    if (line?.kind === 'program') readProgramFile(line.text, 0);
    return line;
  } catch (error) {
    if (error instanceof LampwrightError) return undefined;
    throw error;
  }
}

function damagedError(file: string, line: number): LampwrightError {
  return new LampwrightError('BAD_BACKUP', `${file} is damaged at line ${line}; nothing was imported.`);
}

async function exportAllTexts({ conversations, library }: Storage) {
  const known = { conversations: new Array<string>(), programs: new Set<string>() };
  for (const { id } of await conversations.list()) {
    known.conversations.push(await conversations.exportText(id));
  }
  for (const { id } of await library.list()) known.programs.add(await library.exportText(id));
  return known;
}
