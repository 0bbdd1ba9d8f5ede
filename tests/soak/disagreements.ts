import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { States } from '#shared/api/contract';
import type { Entry } from '#shared/conversation/Entry';
import { exchanges } from '#shared/conversation/exchanges';
import { notes } from '#shared/conversation/notes';

const run = promisify(execFile);
const lampCommand = join(import.meta.dirname, '../../electron/bin/lamp.mjs');
const idsSchema = z.array(z.object({ id: z.string() }));
const toldSchema = z.object({
  exchanges: z.array(z.object({ wish: z.string() })),
  notes: z.array(z.object({ text: z.string() })),
});
/** A process each: the longest ones will do. */
const shown = 3;

/** Where the `lamp` command, which reads the folder itself, tells another thing than the app: a sentence for each. */
export async function disagreements(
  folder: string,
  conversations: ReadonlyMap<string, readonly Entry[]>,
  library: States['library'],
): Promise<string[]> {
  const lamp = async (...words: string[]): Promise<unknown> => {
    const { stdout } = await run(process.execPath, [lampCommand, ...words, '--data', folder], {
      maxBuffer: 1 << 26,
    });
    return JSON.parse(stdout);
  };
  const sentences: string[] = [];
  const compare = (what: string, told: readonly string[], known: readonly string[]) => {
    if (told.toSorted().join('\n') !== known.toSorted().join('\n'))
      sentences.push(`lamp ${what} does not tell what the app does.`);
  };
  const idsOf = (list: unknown) => idsSchema.parse(list).map(({ id }) => id);
  compare('conversation list', idsOf(await lamp('conversation', 'list')), [...conversations.keys()]);
  compare(
    'library list',
    idsOf(await lamp('library', 'list')),
    library.map(({ id }) => id),
  );
  const longest = [...conversations].sort(([, one], [, other]) => other.length - one.length).slice(0, shown);
  for (const [id, entries] of longest) {
    const told = toldSchema.parse(await lamp('conversation', 'show', id));
    compare(
      `conversation show ${id}`,
      told.exchanges.map(({ wish }) => wish),
      exchanges(entries).map(({ wish }) => wish.text),
    );
    compare(
      `conversation show ${id}`,
      told.notes.map(({ text }) => text),
      notes(entries).map(({ text }) => text),
    );
  }
  return sentences;
}
