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
const shownSchema = z.object({
  exchanges: z.array(z.object({ wish: z.string() })),
  notes: z.array(z.object({ text: z.string() })),
});
/** Each conversation takes a process, so only the longest are compared. */
const maxShown = 3;

/** A sentence for each difference between the app and the `lamp` command, which reads the data folder itself. */
export async function cliMismatches(
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
  const compare = (command: string, actual: readonly string[], expected: readonly string[]) => {
    if (actual.toSorted().join('\n') !== expected.toSorted().join('\n'))
      sentences.push(`lamp ${command} differs from the app.`);
  };
  const idsOf = (list: unknown) => idsSchema.parse(list).map(({ id }) => id);
  compare('conversation list', idsOf(await lamp('conversation', 'list')), [...conversations.keys()]);
  compare(
    'library list',
    idsOf(await lamp('library', 'list')),
    library.map(({ id }) => id),
  );
  const longest = [...conversations]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, maxShown);
  for (const [id, entries] of longest) {
    const shown = shownSchema.parse(await lamp('conversation', 'show', id));
    compare(
      `conversation show ${id}`,
      shown.exchanges.map(({ wish }) => wish),
      exchanges(entries).map(({ wish }) => wish.text),
    );
    compare(
      `conversation show ${id}`,
      shown.notes.map(({ text }) => text),
      notes(entries).map(({ text }) => text),
    );
  }
  return sentences;
}
