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

/** A backup is a text file of JSON lines: a header, one line for each thing that is kept, and how many there are. */
const header = { lampwright: 'backup', version: 1 } as const;

const lineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settings'), value: z.record(z.string(), z.unknown()) }),
  z.object({ kind: z.literal('conversation'), text: z.string() }),
  z.object({ kind: z.literal('program'), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal('end'), conversations: z.int(), programs: z.int() }),
]);

/** How much a backup holds, or how much of one was taken in. */
export interface BackupCounts {
  readonly conversations: number;
  readonly programs: number;
}

/** Writes a backup of all there is into a file. */
export async function writeBackup(storage: Storage, file: string): Promise<BackupCounts> {
  const { text, counts } = await backupText(storage);
  await writeDurably(file, text);
  return counts;
}

/** All conversations, saved programs and settings as one text. What cannot be read is left out, with a word. */
export async function backupText({
  settings,
  conversations,
  library,
}: Storage): Promise<{ text: string; counts: BackupCounts }> {
  const lines: unknown[] = [header, { kind: 'settings', value: settings.get() }];
  // The list tells of those that cannot be read.
  const listed = await conversations.list();
  for (const { id } of listed) lines.push({ kind: 'conversation', text: await conversations.exportText(id) });
  const items = await library.list();
  for (const { id } of items) lines.push({ kind: 'program', id, text: await library.exportText(id) });
  const counts = { conversations: listed.length, programs: items.length };
  lines.push({ kind: 'end', ...counts });
  return { text: lines.map((line) => `${JSON.stringify(line)}\n`).join(''), counts };
}

/** Takes in a backup from a file; see `importBackup`. */
export function restoreBackup(storage: Storage, file: string): Promise<BackupCounts> {
  return importBackup(storage, createInterface({ input: createReadStream(file), crlfDelay: Infinity }), file);
}

/** Takes in a backup from its text; see `importBackup`. */
export function restoreBackupText(storage: Storage, text: string): Promise<BackupCounts> {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return importBackup(storage, lines, 'This file');
}

/**
 * Takes in a backup beside what is there; nothing is overwritten, and what is there already is not taken in again. The
 * settings come back only where none were changed yet. Fails with BAD_BACKUP before anything is taken in.
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

/** True as long as the owner has changed nothing; which conversation is open is no choice. */
function areDefault(settings: Settings): boolean {
  return isDeepStrictEqual({ ...settings, openConversation: null }, defaultSettings);
}

/** True when one of these conversations, which we wrote, has all entries of an older copy of it. */
function isPartOfAny(copy: string, wholes: readonly string[]): boolean {
  const entries = formatEntries(readConversation(copy).entries);
  return wholes.some((whole) => whole.slice(whole.indexOf('\n') + 1).startsWith(entries));
}

/** A saved program's text as we would have written it. */
function normalizeProgramText(text: string): string {
  return formatProgramFile(readProgramFile(text, 0).saved);
}

type Lines = AsyncIterable<string> | Iterable<string>;

interface Backup {
  settings: Readonly<Record<string, unknown>> | undefined;
  conversations: string[];
  programs: { readonly id: string; readonly text: string }[];
}

/** The whole backup, proved sound. */
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

/** A line of a backup, if what it holds can be read. */
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
  return new LampwrightError('BAD_BACKUP', `${file} is damaged at line ${line}; nothing was taken in.`);
}

async function exportAllTexts({ conversations, library }: Storage) {
  const known = { conversations: new Array<string>(), programs: new Set<string>() };
  for (const { id } of await conversations.list()) {
    known.conversations.push(await conversations.exportText(id));
  }
  for (const { id } of await library.list()) known.programs.add(await library.exportText(id));
  return known;
}
