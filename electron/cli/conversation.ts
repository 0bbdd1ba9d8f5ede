import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Entry } from '#shared/conversation/Entry';
import { exchanges } from '#shared/conversation/exchanges';
import { notes } from '#shared/conversation/notes';
import { title } from '#shared/conversation/title';
import { currentProgram } from '#shared/conversation/versionHistory';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import { contextFor } from '../engine/contextFor';
import { writeBackup, restoreBackup } from '../storage/backup';
import { contextReport } from './context';
import { readConversationText } from './readInput';
import { saveText, storageCommand, trashActions } from './storageCommand';

/** `lamp conversation`: the conversations that the window shows. */
export const conversation = storageCommand('conversation', {
  list: {
    usage: '',
    summary: 'all conversations, the last used one first',
    mode: 'read',
    act: ({ conversations }) => conversations.list(),
  },
  show: {
    usage: 'ID',
    summary: 'its exchanges, notes and current program',
    mode: 'read',
    act: async ({ conversations }, [id = '']) => ({ id, ...reportOf(await conversations.read(id)) }),
  },
  context: {
    usage: 'ID WISH…',
    summary: 'the messages the model would get for this wish, as lamp context writes them',
    mode: 'read',
    act: async (storage, [id = '', ...words]) => {
      const entries = await storage.conversations.read(id);
      return contextReport(contextFor(entries, { text: words.join(' ') }, storage.settings.get(), storage));
    },
  },
  export: {
    usage: 'ID [OUT]',
    summary: 'writes it as a file; to standard output without OUT',
    mode: 'read',
    act: async ({ conversations }, [id = '', file]) => saveText(await conversations.exportText(id), file),
  },
  import: {
    usage: 'FILE',
    summary: 'imports an exported one',
    mode: 'write',
    act: async ({ conversations }, [file = ''], terminal) => {
      const id = await conversations.importText(await readConversationText(file, terminal));
      return { ok: true, id, title: title(await conversations.read(id)) };
    },
  },
  search: {
    usage: 'WORDS…',
    summary: 'those with all these words in title, wishes or program names',
    mode: 'read',
    act: ({ conversations }, words) => conversations.search(words.join(' ')),
  },
  rename: {
    usage: 'ID TITLE…',
    summary: 'gives it a title',
    mode: 'write',
    act: async ({ conversations }, [id = '', ...words]) => {
      await conversations.rename(id, words.join(' '));
      return { ok: true, id, title: title(await conversations.read(id)) };
    },
  },
  ...trashActions('conversation', ({ conversations }) => conversations),
  backup: {
    usage: 'OUT',
    summary: 'all conversations, saved programs and settings in one file',
    mode: 'read',
    act: async (storage, [file = '']) => ({ ok: true, file, ...(await writeBackup(storage, file)) }),
  },
  restore: {
    usage: 'FILE',
    summary: 'adds the contents of a backup to what is there',
    mode: 'write',
    act: async (storage, [file = '']) => ({ ok: true, ...(await restoreBackup(storage, file)) }),
  },
  'erase-all': {
    usage: 'FOREVER',
    summary: 'deletes everything in the data folder for good, settings and saved programs too',
    mode: 'write',
    act: async (storage, [word]) => {
      if (word !== 'FOREVER')
        throw new LampwrightError('BAD_USAGE', 'To erase everything, add the word FOREVER.');
      await storage.eraseAll();
      return { ok: true };
    },
  },
});

/** A readable report of a conversation: its wishes, programs and notes. */
function reportOf(entries: readonly Entry[]): object {
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
