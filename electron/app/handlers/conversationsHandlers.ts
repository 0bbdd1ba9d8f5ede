import type { Handlers } from '#shared/api/contract';
import { title } from '#shared/conversation/title';
import { backupText, restoreBackupText } from '../../storage/backup';
import { fileNameOf } from '../../storage/fileNameOf';
import type { Storage } from '../../storage/Storage';
import type { OpenConversation } from '../OpenConversation';
import type { WishQueue } from '../wishes/WishQueue';

/** What `conversationsHandlers` needs. */
export interface ConversationsDependencies {
  readonly storage: Storage;
  readonly conversation: OpenConversation;
  readonly now: () => number;
  /** Runs work on the conversation as a whole; no wish starts meanwhile. */
  readonly runExclusively: WishQueue['runExclusively'];
  /** Reads the lists of conversations and saved programs again. */
  readonly refreshLists: () => Promise<void>;
  /** Removes all notices and the sleep timer, after everything was deleted. */
  readonly clearSession: () => void;
  /** Applies settings that were replaced as a whole. */
  readonly settingsReplaced: () => Promise<void>;
}

/** The handlers for the list of conversations, backups and deleting everything. */
export function conversationsHandlers({
  storage,
  conversation,
  now,
  runExclusively,
  refreshLists,
  clearSession,
  settingsReplaced,
}: ConversationsDependencies): Handlers['conversations'] {
  const { conversations } = storage;
  return {
    create: () =>
      runExclusively(async (stopAndClear) => {
        if (!conversation.isEmpty) await stopAndClear();
        await conversation.startNew();
        await refreshLists();
        return { id: conversation.id };
      }),
    open: ({ id }) =>
      runExclusively(async (stopAndClear) => {
        await conversation.open(id, stopAndClear);
        await refreshLists();
      }),
    rename: async ({ id, title: newTitle }) => {
      if (id === conversation.id) await conversation.rename(newTitle);
      else await conversations.rename(id, newTitle);
      await refreshLists();
    },
    remove: ({ id }) =>
      runExclusively(async (stopAndClear) => {
        if (id === conversation.id) {
          await stopAndClear();
          await conversation.openAnother();
        }
        await conversations.remove(id);
        await refreshLists();
      }),
    putBack: async ({ id }) => {
      await conversations.putBack(id);
      await refreshLists();
    },
    search: ({ words }) => conversations.search(words),
    export: async ({ id }) => {
      const text = await conversations.exportText(id);
      const name = fileNameOf(title(await conversations.read(id)), '.lampwright.jsonl');
      return { name, text };
    },
    import: async ({ text }) => {
      const id = await conversations.importText(text);
      await refreshLists();
      return { id };
    },
    backUp: async () => {
      const { text } = await backupText(storage);
      const day = new Date(now()).toISOString().slice(0, 10);
      return { name: `lampwright-${day}.backup.jsonl`, text };
    },
    restoreBackup: async ({ text }) => {
      const counts = await restoreBackupText(storage, text);
      await settingsReplaced();
      await refreshLists();
      return counts;
    },
    eraseAll: () =>
      runExclusively(async (stopAndClear) => {
        await stopAndClear();
        try {
          await storage.eraseAll();
        } finally {
          // Even if something could not be deleted, the open conversation is replaced.
          await conversation.replaceDeleted();
        }
        clearSession();
        await settingsReplaced();
        await refreshLists();
      }),
  };
}
