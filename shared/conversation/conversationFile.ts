import { z } from 'zod';
import { LampwrightError } from '../errors/LampwrightError';
import { readJson } from '../program/json/readJson';
import { isRecord } from '../program/mend/Fields';
import { entrySchema, type Entry } from './Entry';

/** A conversation's file format: JSON lines, first a header, then one entry per line. Lines are only ever appended. */

const headerSchema = z.strictObject({
  lampwright: z.literal('conversation'),
  version: z.int().min(1),
  id: z.string().regex(/^[\w-]{1,64}$/),
  createdAt: z.int().min(0),
});

type ConversationHeader = z.infer<typeof headerSchema>;

/** A version of the format, and the migrations from earlier ones. */
export interface Format {
  readonly version: number;
  /** Keyed by the version an entry comes from; each turns it into an entry of the next version. */
  readonly migrations: ReadonlyMap<number, (entry: Record<string, unknown>) => Record<string, unknown>>;
}

/**
 * Version 2: an instant edit may list its operations. Version 3: a prompt may name its profile, a compaction the
 * answer it writes out. Version 4: the owner may allow a version to flash. Version 5: a change by hand may say where
 * its program came from. Version 6: a wish says which one it `replaces`, before 6 as `instead`. All other entries of earlier
 * versions are valid in this one.
 */
export const currentFormat: Format = {
  version: 6,
  migrations: new Map([
    [5, ({ instead, ...entry }) => (instead === undefined ? entry : { ...entry, replaces: instead })],
  ]),
};

/** The content of a file. `header` and `entries` are valid; the other fields report damage. */
export interface ReadConversation {
  readonly header: ConversationHeader | undefined;
  readonly entries: readonly Entry[];
  /** The last line is incomplete and left out. */
  readonly isTorn: boolean;
  /** The last line is complete, but the line break after it is missing. */
  readonly lacksEnd: boolean;
  /** Lines that cannot be read, by number. */
  readonly damagedLines: readonly number[];
  /** The file was written in an older format. */
  readonly isOld: boolean;
}

/** The first line of a conversation's file. */
export function formatHeader(id: string, createdAt: number, format: Format = currentFormat): string {
  const header: ConversationHeader = { lampwright: 'conversation', version: format.version, id, createdAt };
  return `${JSON.stringify(header)}\n`;
}

/** The lines of entries, each with its line break. */
export function formatEntries(entries: readonly Entry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

/**
 * Reads a conversation's file as far as it is intact. Fails with NEWER_FORMAT if a newer version wrote it, and with
 * BAD_CONVERSATION if the text is not a conversation.
 */
export function readConversation(text: string, format: Format = currentFormat): ReadConversation {
  const lines = text.split('\n');
  // After the last line break there is nothing, or an incomplete line.
  const unfinished = lines.pop() ?? '';
  const header = readHeader(lines[0] ?? '', format);
  const from = header?.version ?? format.version;
  const sound = longestInOrder([...lines, unfinished].map((line) => readEntry(line, from, format)));
  const entries = sound.filter((entry) => entry !== undefined);
  const lacksEnd = sound.at(-1) !== undefined;
  // A missing header is damage, even if the first entry stands in its place.
  const damagedLines = header ? [] : [1];
  for (let index = 1; index < lines.length; index++) if (!sound[index]) damagedLines.push(index + 1);
  if (!header && entries.length === 0) {
    throw new LampwrightError('BAD_CONVERSATION', 'This is not a conversation of Lampwright.');
  }
  const isTorn = unfinished !== '' && !lacksEnd;
  return { header, entries, isTorn, lacksEnd, damagedLines, isOld: from < format.version };
}

type Lines = readonly (Entry | undefined)[];

/**
 * The lines without entries that are out of order. Drops as few as possible, so that one damaged number does not cost
 * the entries after it. Of several entries with the same number the first is kept.
 */
function longestInOrder(lines: Lines): Lines {
  /**
   * For each length, the sequence of entries that ends with the smallest number; each entry links to the one before
   * it.
   */
  interface Row {
    readonly entry: Entry;
    readonly before: Row | undefined;
  }
  const rows: Row[] = [];
  for (const entry of lines) {
    if (!entry) continue;
    let [length, end] = [0, rows.length];
    while (length < end) {
      const middle = (length + end) >> 1;
      if ((rows[middle]?.entry.seq ?? 0) < entry.seq) length = middle + 1;
      else end = middle;
    }
    if (rows[length]?.entry.seq !== entry.seq) rows[length] = { entry, before: rows[length - 1] };
  }
  const kept = new Set<Entry>();
  for (let row = rows.at(-1); row; row = row.before) kept.add(row.entry);
  return lines.map((entry) => (entry && kept.has(entry) ? entry : undefined));
}

function readHeader(line: string, format: Format): ConversationHeader | undefined {
  const raw = readJson(line);
  if (isRecord(raw) && raw['lampwright'] === 'conversation') {
    const { version } = raw;
    if (typeof version === 'number' && version > format.version) {
      throw new LampwrightError(
        'NEWER_FORMAT',
        `This conversation was written by a newer Lampwright (format ${version}; this one reads up to ${format.version}). Update the app to open it.`,
      );
    }
  }
  const parsed = headerSchema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

function readEntry(line: string, from: number, format: Format): Entry | undefined {
  let raw = readJson(line);
  for (let version = from; version < format.version; version++) {
    if (!isRecord(raw)) return undefined;
    raw = format.migrations.get(version)?.(raw) ?? raw;
  }
  const parsed = entrySchema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}
