import { writeFile } from 'node:fs/promises';
import { LampwrightError } from '#shared/api/errors';
import type { Entry } from '#shared/conversation/entry';
import { exchanges } from '#shared/conversation/exchanges';
import { notes } from '#shared/conversation/notes';
import { title } from '#shared/conversation/title';
import { currentProgram } from '#shared/conversation/versions';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import { backUp, restoreBackup } from '../storage/backup';
import { openConfStore } from '../storage/confStore';
import { dataFolder } from '../storage/dataFolder';
import { unwritable } from '../storage/files';
import { Storage } from '../storage/Storage';
import type { BuiltCommand, Terminal } from './Command';
import { readConversationText } from './readInput';

type Action = (storage: Storage, words: readonly string[], terminal: Terminal) => Promise<unknown>;

/** What can be done; `write` where the data folder must be ours alone. */
const actions: Readonly<
  Record<string, { mode: 'read' | 'write'; words: readonly [number, number]; act: Action }>
> = {
  list: { mode: 'read', words: [0, 0], act: ({ conversations }) => conversations.list() },
  search: {
    mode: 'read',
    words: [1, Infinity],
    act: ({ conversations }, words) => conversations.search(words.join(' ')),
  },
  show: {
    mode: 'read',
    words: [1, 1],
    act: async ({ conversations }, [id = '']) => ({ id, ...tell(await conversations.read(id)) }),
  },
  export: {
    mode: 'read',
    words: [1, 2],
    act: async ({ conversations }, [id = '', file]) => save(await conversations.exportText(id), file),
  },
  import: {
    mode: 'write',
    words: [1, 1],
    act: async ({ conversations }, [file = ''], terminal) => {
      const id = await conversations.importText(await readConversationText(file, terminal));
      return { ok: true, id, title: title(await conversations.read(id)) };
    },
  },
  rename: {
    mode: 'write',
    words: [2, Infinity],
    act: async ({ conversations }, [id = '', ...words]) => {
      await conversations.rename(id, words.join(' '));
      return { ok: true, id, title: title(await conversations.read(id)) };
    },
  },
  delete: {
    mode: 'write',
    words: [1, 1],
    act: async ({ conversations }, [id = ''], terminal) => {
      await conversations.remove(id);
      terminal.tell(`Deleted. For a month lamp conversation undelete ${id} brings it back.`);
      return { ok: true, id };
    },
  },
  undelete: {
    mode: 'write',
    words: [1, 1],
    act: async ({ conversations }, [id = '']) => {
      await conversations.putBack(id);
      return { ok: true, id };
    },
  },
  backup: {
    mode: 'read',
    words: [1, 1],
    act: async (storage, [file = '']) => ({ ok: true, file, ...(await backUp(storage, file)) }),
  },
  restore: {
    mode: 'write',
    words: [1, 1],
    act: async (storage, [file = '']) => ({ ok: true, ...(await restoreBackup(storage, file)) }),
  },
};

/** `lamp conversation`: the conversations that the window shows. */
export const conversation: BuiltCommand = {
  name: 'conversation',
  usage:
    'list | search WORDS | show ID | export ID [OUT] | import FILE | rename ID TITLE | delete ID | undelete ID | backup OUT | restore FILE',
  summary: 'conversations',
  details: `  list             all conversations, the last used one first
  search WORDS     those with all these words in title, wishes or program names
  show ID          its exchanges, notes and current program
  export ID [OUT]  writes it as a file; to standard output without OUT
  import FILE      takes in an exported one
  rename ID TITLE
  delete ID        for a month, undelete ID brings it back
  backup OUT       all conversations, saved programs and settings in one file
  restore FILE     takes in a backup beside what is there

  --data DIR       the data folder; LAMPWRIGHT_DATA, or the usual place, unless given`,
  options: { data: { type: 'string' } },
  run: async ({ words, options }, terminal) => {
    const [name = '', ...rest] = words;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action)
      throw new LampwrightError('BAD_USAGE', name ? `There is no “${name}” here.` : 'What shall be done?');
    const [least, most] = action.words;
    if (rest.length < least || rest.length > most) {
      throw new LampwrightError('BAD_USAGE', `lamp conversation ${name} needs other words behind it.`);
    }
    const folder = typeof options['data'] === 'string' ? options['data'] : dataFolder();
    const tellPerson = (sentence: string) => terminal.tell(sentence);
    const storage = await Storage.open({
      folder,
      openStore: openConfStore,
      mode: action.mode,
      tell: tellPerson,
    });
    try {
      const result = await action.act(storage, rest, terminal);
      await terminal.write(typeof result === 'string' ? result : `${JSON.stringify(result)}\n`);
    } finally {
      await storage.close();
    }
    return 0;
  },
};

/** A conversation for reading: what was asked and what came of it. */
function tell(entries: readonly Entry[]): object {
  const program = currentProgram(entries);
  return {
    title: title(entries),
    exchanges: exchanges(entries).map((exchange) => ({
      at: new Date(exchange.wish.at).toISOString(),
      wish: exchange.wish.text,
      by: exchange.answer.type === 'edit' ? 'edit' : exchange.answer.engine,
      summary: summarizeProgram(exchange.program),
    })),
    notes: notes(entries).map(({ text, origin }) => ({ text, origin })),
    ...(program ? { current: { program } } : {}),
  };
}

async function save(text: string, file: string | undefined): Promise<unknown> {
  if (file === undefined) return text;
  try {
    await writeFile(file, text);
  } catch (cause) {
    throw unwritable(file, cause);
  }
  return { ok: true, file };
}
