import { writeSync } from 'node:fs';
import { openConfStore } from '../../../electron/storage/openConfStore';
import { systemErrorCode } from '../../../electron/systemErrorCode';
import { Storage } from '../../../electron/storage/Storage';
import type { EntryDraft } from '#shared/conversation/Entry';
import { seededNumbers } from './seededNumbers';

/**
 * Appends to the only conversation of a data folder until it is killed, and prints what is acknowledged. On request, it
 * announces a large entry before its fourth append.
 */

const [folder = '', seed = '1', large] = process.argv.slice(2);
const random = seededNumbers(Number(seed));

function draft(length = random() < 0.05 ? 100_000 : Math.ceil(random() * 400)): EntryDraft {
  return { type: 'prompt', agent: 'programmer', text: 'wörds🔥 '.repeat(length).slice(0, length) };
}

/** Writes synchronously, not when the event loop gets to it. Retries while the pipe is full. */
function say(text: string): void {
  for (let rest = Buffer.from(text); rest.length > 0;) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (systemErrorCode(error) !== 'EAGAIN') throw error;
    }
  }
}

const storage = await Storage.open({
  folder,
  openStore: openConfStore,
  mode: 'write',
  warn: (sentence) => void process.stderr.write(`${sentence}\n`),
});
const [id] = await storage.conversations.ids();
const log = id === undefined ? await storage.conversations.create() : await storage.conversations.open(id);

for (let round = 0; ; round++) {
  const isLarge = large !== undefined && round === 3;
  if (isLarge) say('large\n');
  const drafts = isLarge ? [draft(2_500_000)] : round % 3 === 2 ? [draft(), draft()] : [draft()];
  const entries = await log.append(...drafts);
  const lines = entries.map((entry) => `${entry.seq} ${entry.type === 'prompt' ? entry.text.length : ''}\n`);
  say(lines.join(''));
  if (round % 10 === 5) storage.settings.set({ brightness: round % 256 });
  if (round % 10 === 9) await storage.conversations.list();
}
