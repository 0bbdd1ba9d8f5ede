import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { LampwrightError } from '#shared/api/errors';
import { readJson } from '#shared/program/json/readJson';
import { unreadable, writeDurably } from './files';
import type { Storage } from './Storage';

/** A backup is a text file of JSON lines: a header, then one line for each thing that is kept. */
const header = { lampwright: 'backup', version: 1 } as const;

const lineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settings'), value: z.record(z.string(), z.unknown()) }),
  z.object({ kind: z.literal('conversation'), text: z.string() }),
  z.object({ kind: z.literal('program'), text: z.string() }),
]);

/** How much a backup holds, or how much of one was taken in. */
export interface BackupCounts {
  readonly conversations: number;
  readonly programs: number;
}

/** Writes all conversations, saved programs and settings into one file. */
export async function backUp(storage: Storage, file: string): Promise<BackupCounts> {
  const lines: unknown[] = [header, { kind: 'settings', value: storage.settings.get() }];
  const ids = await storage.conversations.ids();
  for (const id of ids)
    lines.push({ kind: 'conversation', text: await storage.conversations.exportText(id) });
  const items = await storage.library.list();
  for (const { id } of items) lines.push({ kind: 'program', text: await storage.library.exportText(id) });
  await writeDurably(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { conversations: ids.length, programs: items.length };
}

/**
 * Takes in a backup beside what is there; nothing is overwritten. What is there already is not taken in twice. The
 * settings come back only where none were changed yet. Fails with BAD_BACKUP before anything is taken in.
 */
export async function restoreBackup(storage: Storage, file: string): Promise<BackupCounts> {
  const lines = await readBackup(file);
  const known = await knownTexts(storage);
  let conversations = 0;
  let programs = 0;
  for (const line of lines) {
    if (line.kind === 'settings') {
      if (storage.settings.isUntouched()) storage.settings.restore(line.value);
    } else if (!known.has(line.text)) {
      if (line.kind === 'conversation') {
        await storage.conversations.importText(line.text);
        conversations++;
      } else {
        await storage.library.importText(line.text);
        programs++;
      }
    }
  }
  return { conversations, programs };
}

async function readBackup(file: string): Promise<z.infer<typeof lineSchema>[]> {
  const lines: z.infer<typeof lineSchema>[] = [];
  let number = 0;
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      number++;
      const raw = readJson(line);
      if (number === 1) checkHeader(raw, file);
      else lines.push(readLine(raw, number, file));
    }
  } catch (cause) {
    if (cause instanceof LampwrightError) throw cause;
    throw unreadable(file, cause);
  }
  if (number === 0) checkHeader(undefined, file);
  return lines;
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

function readLine(raw: unknown, number: number, file: string): z.infer<typeof lineSchema> {
  const parsed = lineSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new LampwrightError('BAD_BACKUP', `${file} is damaged in line ${number}; nothing was taken in.`);
}

async function knownTexts({ conversations, library }: Storage): Promise<Set<string>> {
  const texts = new Set<string>();
  for (const id of await conversations.ids()) texts.add(await conversations.exportText(id));
  for (const { id } of await library.list()) texts.add(await library.exportText(id));
  return texts;
}
