import { LampwrightError } from '../errors/LampwrightError';
import { defaultLayout, type Layout } from '../lamp/Layout';
import { formatLayout, parseLayout } from '../lamp/layoutText';
import { isSameButForSpelling } from './isSameButForSpelling';
import { readJson } from './json/readJson';
import { isRecord } from './mend/Fields';
import { parseReply } from './parseReply';
import type { Program } from './Program';

/** A program as stored in a `.lamp.json` file, with the lamp it was made for. */
export interface SavedProgram {
  readonly program: Program;
  readonly layout: Layout;
  readonly tags: readonly string[];
  /** In ms. */
  readonly savedAt: number;
}

const version = 1;

/** The text of a `.lamp.json` file. */
export function formatProgramFile({ program, layout, tags, savedAt }: SavedProgram): string {
  const file = { version, program, layout: formatLayout(layout), tags, savedAt };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

/**
 * Reads a `.lamp.json` file, or any text that contains a program. Missing fields default to the standard lamp, no
 * tags, and `now`. Fails with the reason why there is no program in it, or with NEWER_FORMAT.
 */
export function readProgramFile(text: string, now: number): { saved: SavedProgram; repairs: string[] } {
  const raw = readJson(text);
  const file = isRecord(raw) ? raw : {};
  if (typeof file['version'] === 'number' && file['version'] > version && isRecord(file['program'])) {
    throw new LampwrightError(
      'NEWER_FORMAT',
      `This program was saved by a newer Lampwright (format ${file['version']}; this one reads up to ${version}). Update the app to open it.`,
    );
  }
  const parsed = parseReply(isRecord(file['program']) ? JSON.stringify({ program: file['program'] }) : text);
  if (!parsed.ok) throw new LampwrightError(parsed.error.code, parsed.error.message);
  const { tags, savedAt } = file;
  const isTime = typeof savedAt === 'number' && Number.isSafeInteger(savedAt) && savedAt >= 0;
  const saved: SavedProgram = {
    program: parsed.program,
    layout: readLayout(file['layout']),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    savedAt: isTime ? savedAt : now,
  };
  // A colour in lower case or by name is allowed: that is no repair to report.
  const isUnrepaired = isSameButForSpelling(file['program'] ?? raw, parsed.program);
  return { saved, repairs: isUnrepaired ? [] : parsed.repairs };
}

/** An unreadable layout falls back to the default: the program matters more. */
function readLayout(raw: unknown): Layout {
  if (typeof raw !== 'string') return defaultLayout;
  try {
    return parseLayout(raw);
  } catch (error) {
    if (error instanceof LampwrightError) return defaultLayout;
    throw error;
  }
}
