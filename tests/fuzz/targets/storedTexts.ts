import assert from 'node:assert/strict';
import { LampwrightError } from '#shared/errors/LampwrightError';
import {
  formatEntries,
  formatHeader,
  readConversation,
  type ReadConversation,
} from '#shared/conversation/conversationFile';
import { entrySchema } from '#shared/conversation/Entry';
import { formatProgramFile, readProgramFile } from '#shared/program/programFile';
import { oneByOne, type Target } from '../engine/Target';
import { assertUnpolluted, bytesOf, jsonTokens, readText } from '../engine/tokens';
import { conversationText, olderTexts, programText, storedId } from './storedSamples';

const words =
  'lampwright version id createdAt seq at type wish reply text program repairs tags savedAt layout to engine'
    .split(' ')
    .map((word) => bytesOf(`"${word}":`));

/** A conversation's file, as a text. */
export function openConversationTexts(): Promise<Target> {
  return Promise.resolve({
    samples: [conversationText, ...olderTexts].map(bytesOf),
    tokens: [...jsonTokens, ...words, ...conversationText.split(/(?<=\n)/).map(bytesOf)],
    mostBytes: 5000,
    tryAll: oneByOne(checkConversation),
  });
}

/** A saved program's file, as a text. */
export function openProgramTexts(): Promise<Target> {
  return Promise.resolve({
    samples: [bytesOf(programText), bytesOf(JSON.stringify(JSON.parse(programText)))],
    tokens: [...jsonTokens, ...words],
    mostBytes: 3000,
    tryAll: oneByOne(checkProgramFile),
  });
}

function checkConversation(input: Uint8Array): string {
  const text = readText(input);
  const read = refusable(() => readConversation(text), ['BAD_CONVERSATION', 'NEWER_FORMAT']);
  if (read instanceof LampwrightError) return read.code;
  const { entries, isTorn, lacksEnd, damagedLines } = read;
  assert.equal(entries.length, mostInOrder(text), 'sound entries were lost');
  assert.ok(
    entries.every((entry, at) => entry.seq > (entries[at - 1]?.seq ?? 0)),
    'entries are out of order',
  );
  const again = readConversation(formatHeader(storedId, 5) + formatEntries(entries));
  assert.equal(
    formatEntries(again.entries),
    formatEntries(entries),
    'what was mended is another one when it is read again',
  );
  assert.deepEqual([again.isTorn, again.lacksEnd, again.damagedLines], [false, false, []]);
  assertUnpolluted();
  return outcomeOf(isTorn, lacksEnd, damagedLines.length, read);
}

function outcomeOf(
  isTorn: boolean,
  lacksEnd: boolean,
  damaged: number,
  { header, isOld }: ReadConversation,
): string {
  const signs = [
    header ? 'header' : '',
    isOld ? 'old' : '',
    isTorn ? 'torn' : '',
    lacksEnd ? 'without end' : '',
  ];
  return [...signs, `${Math.min(damaged, 3)} damaged`].filter(Boolean).join(' ');
}

/** How many of the entries that can be read alone stand in order at most; found in the plainest way. */
function mostInOrder(text: string): number {
  const rows: number[] = [];
  const seqs: number[] = [];
  for (const line of text.split('\n')) {
    const entry = entrySchema.safeParse(valueIn(line)).data;
    if (!entry) continue;
    const before = seqs.flatMap((seq, at) => (seq < entry.seq ? [rows[at] ?? 0] : []));
    rows.push(1 + Math.max(0, ...before));
    seqs.push(entry.seq);
  }
  return Math.max(0, ...rows);
}

function valueIn(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function checkProgramFile(input: Uint8Array): string {
  const now = 77;
  const codes = ['EMPTY_INPUT', 'NO_PROGRAM', 'NO_STEPS', 'REPLY_CUT_OFF', 'NEWER_FORMAT'];
  const read = refusable(() => readProgramFile(readText(input), now), codes);
  if (read instanceof LampwrightError) return read.code;
  const { saved, repairs } = read;
  const again = readProgramFile(formatProgramFile(saved), now);
  assert.equal(
    JSON.stringify(again),
    JSON.stringify({ saved, repairs: [] }),
    'it is another one when it is read again',
  );
  assert.ok(Number.isSafeInteger(saved.savedAt) && saved.savedAt >= 0);
  assertUnpolluted();
  return `${repairs.length === 0 ? 'sound' : 'mended'} ${Math.min(saved.tags.length, 3)}`;
}

/** What a reading comes to; a refusal must be one of those that are expected. */
function refusable<Result>(read: () => Result, codes: readonly string[]): Result | LampwrightError {
  try {
    return read();
  } catch (error) {
    if (error instanceof LampwrightError && codes.includes(error.code)) return error;
    throw error;
  }
}
