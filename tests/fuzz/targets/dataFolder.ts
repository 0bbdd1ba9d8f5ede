import assert from 'node:assert/strict';
import { isUtf8 } from 'node:buffer';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { settingsSchema } from '#shared/api/settingsSchema';
import { formatEntries, readConversation } from '#shared/conversation/conversationFile';
import { readJson } from '#shared/program/json/readJson';
import { isRecord } from '#shared/program/mend/Fields';
import { formatProgramFile, readProgramFile } from '#shared/program/programFile';
import { restoreBackupText } from '../../../electron/storage/backup';
import { openConfStore } from '../../../electron/storage/openConfStore';
import { Storage } from '../../../electron/storage/Storage';
import { oneByOne, type Target } from '../engine/Target';
import { assertUnpolluted, bytesOf, jsonTokens, readText } from '../engine/tokens';
import {
  backupTexts,
  conversationText,
  indexText,
  modelsText,
  olderTexts,
  programText,
  settingsText,
  storedId,
} from './storedSamples';

const conversationFile = `conversations/${storedId}.jsonl`;
const programFile = 'library/candle-0badcafe.lamp.json';
const neighbourId = '2026-01-05-bbbbbbbb';
const neighbours: Readonly<Record<string, string>> = {
  [`conversations/${neighbourId}.jsonl`]: conversationText.replace(storedId, neighbourId),
  'library/sea-0badbeef.lamp.json': programText,
};

/** Which file is damaged: the first line of an input names it, the rest is what stands in it. */
const files: Readonly<Record<string, readonly string[]>> = {
  [conversationFile]: [conversationText, ...olderTexts],
  [programFile]: [programText],
  'settings.json': [settingsText],
  'models.json': [modelsText],
  'index.json': [indexText],
  backup: backupTexts,
};
const names = Object.keys(files);

/** A data folder in which a file is damaged; and a backup that is. */
export function openDataFolder(): Promise<Target> {
  return Promise.resolve({
    samples: Object.entries(files).flatMap(([name, texts]) =>
      texts.map((text) => bytesOf(`${name}\n${text}`)),
    ),
    tokens: [
      ...jsonTokens,
      ...names.map((name) => bytesOf(`${name}\n`)),
      ...names.map((name) => bytesOf(`"${name}"`)),
    ],
    mostBytes: 6000,
    tryAll: oneByOne(checkFolder),
  });
}

async function checkFolder(input: Uint8Array): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
  try {
    const end = input.indexOf(0x0a);
    const named = Buffer.from(input.subarray(0, Math.max(end, 0))).toString();
    const name = names.includes(named) ? named : 'settings.json';
    const content = input.subarray(end + 1);
    for (const [file, text] of Object.entries(neighbours)) write(join(folder, file), text);
    const outcome =
      name === 'backup' ? await checkBackup(folder, content) : await checkFile(folder, name, content);
    assertUnpolluted();
    return `${name}: ${outcome}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** All that is in a folder, as its owner sees it, and what they were told. */
interface Seen {
  readonly seen: string;
  readonly told: readonly string[];
  readonly conversations: readonly string[];
  readonly programs: readonly string[];
  /** What stands in each of them, and in the settings. */
  readonly entryTexts: readonly string[];
  readonly programTexts: readonly string[];
  readonly settings: string;
}

async function look(
  folder: string,
  act: (storage: Storage) => Promise<void> = async () => {},
): Promise<Seen> {
  const told: string[] = [];
  const tell = (sentence: string) => void told.push(sentence);
  const storage = await Storage.open({
    folder,
    openStore: openConfStore,
    mode: 'write',
    warn: tell,
    now: () => 5,
  });
  try {
    await act(storage);
    const conversations = await storage.conversations.list();
    const texts = await Promise.all(conversations.map(({ id }) => storage.conversations.exportText(id)));
    const programs = await storage.library.list();
    const settings = settingsSchema.parse(storage.settings.get());
    const seen = JSON.stringify({ texts, programs, settings, model: storage.calibration('gemma3:4b') });
    return {
      seen,
      told,
      conversations: conversations.map(({ id }) => id),
      programs: programs.map(({ id }) => id),
      entryTexts: texts.map((text) => text.slice(text.indexOf('\n') + 1)),
      programTexts: programs.map(formatProgramFile),
      settings: JSON.stringify(settings),
    };
  } finally {
    await storage.close();
  }
}

/** Said at each start, since such files are left as they are. */
const lasting = /never finished|newer Lampwright|could not be read; its default is used/;

/** The others are unharmed, what was damaged is set aside and told, and the next start finds the same and is quiet. */
async function checkFile(folder: string, name: string, content: Uint8Array): Promise<string> {
  write(join(folder, name), content);
  const first = await look(folder);
  assert.ok(
    first.conversations.includes(neighbourId) && first.programs.includes('sea-0badbeef'),
    'a neighbour is gone',
  );
  for (const [file, text] of Object.entries(neighbours))
    assert.equal(readFileSync(join(folder, file), 'utf8'), text);
  const aside = join(folder, 'damaged');
  const kept = existsSync(aside) ? readdirSync(aside).map((file) => join(aside, file)) : [];
  assert.ok(kept.length <= 1, 'more than one file was set aside');
  for (const path of kept) {
    assert.ok(readFileSync(path).equals(content), 'what was set aside is not what was there');
    assert.ok(
      first.told.some((sentence) => sentence.includes(path)),
      'nobody was told where it is',
    );
  }
  const isGone = !existsSync(join(folder, name));
  const isChanged = isGone || !readFileSync(join(folder, name)).equals(content);
  if (isChanged && isLossy(name, content)) assert.equal(kept.length, 1, 'what was damaged is gone for good');
  const second = await look(folder);
  assert.equal(second.seen, first.seen, 'the second start finds something else');
  assert.deepEqual(
    second.told.filter((sentence) => !lasting.test(sentence)),
    [],
    'it is told twice',
  );
  const sentences = first.told.map((sentence) => sentence.replaceAll(/\S*[\d/]\S*|“[^”]*”/g, '…'));
  return [isGone ? 'gone' : '', ...new Set(sentences)].join(' ');
}

/** Whether something is lost when a file is written anew: it is not by another format, a line break at the end, or a cache. */
function isLossy(name: string, content: Uint8Array): boolean {
  const text = new TextDecoder().decode(content);
  if (name === 'index.json') return readJson(text) === undefined;
  if (name !== conversationFile) return true;
  if (!isUtf8(content.subarray(0, content.lastIndexOf(0x0a) + 1))) return true;
  try {
    return readConversation(text).damagedLines.length > 0;
  } catch (error) {
    if (error instanceof LampwrightError) return true;
    throw error;
  }
}

/** A backup is taken in wholly or not at all, and only once. */
async function checkBackup(folder: string, content: Uint8Array): Promise<string> {
  const before = await look(folder);
  const text = readText(content);
  let refused: string | undefined;
  const restore = async (storage: Storage) => {
    try {
      await restoreBackupText(storage, text);
    } catch (error) {
      if (!(error instanceof LampwrightError)) throw error;
      refused = error.code;
    }
  };
  const first = await look(folder, restore);
  if (refused !== undefined) {
    assert.ok(['BAD_BACKUP', 'NEWER_FORMAT'].includes(refused), `refused with ${refused}`);
    assert.equal(first.seen, before.seen, 'a refused backup has changed something');
    return refused;
  }
  assert.ok(before.conversations.every((id) => first.conversations.includes(id)));
  assert.ok(before.programs.every((id) => first.programs.includes(id)));
  assertTakenIn(text, first);
  const second = await look(folder, restore);
  assert.equal(second.seen, first.seen, 'the same backup was taken in twice');
  const hasSettings = first.settings !== before.settings;
  return `${first.conversations.length} ${first.programs.length}${hasSettings ? ' settings' : ''}`;
}

/** Everything that a backup holds is there. */
function assertTakenIn(backup: string, { entryTexts, programTexts }: Seen): void {
  for (const line of backup.split('\n').map(readJson)) {
    if (!isRecord(line) || typeof line['text'] !== 'string') continue;
    const { kind, text } = line;
    if (kind === 'conversation') {
      const entries = formatEntries(readConversation(text).entries);
      assert.ok(
        entryTexts.some((there) => there.startsWith(entries)),
        'a conversation was not taken in',
      );
    }
    if (kind === 'program') {
      const program = formatProgramFile(readProgramFile(text, 0).saved);
      assert.ok(programTexts.includes(program), 'a program was not taken in');
    }
  }
}
