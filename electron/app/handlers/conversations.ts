import type { Handlers } from '#shared/api/contract';
import { title } from '#shared/conversation/title';
import { backupText, restoreBackupText } from '../../storage/backup';
import { fileNameOf } from '../../storage/fileNameOf';
import type { Storage } from '../../storage/Storage';
import type { OpenConversation } from '../OpenConversation';

/** What the handlers of all conversations work with. */
export interface ConversationsDesk {
  readonly storage: Storage;
  readonly conversation: OpenConversation;
  readonly now: () => number;
  /** Stops what is being written: the conversation is about to be another one. */
  readonly settle: () => Promise<void>;
  /** The lists have changed: conversations, saved programs. */
  readonly listsChanged: () => Promise<void>;
  /** Everything was deleted: settings, lamp and all. */
  readonly erased: () => Promise<void>;
}

/** What is asked of all conversations. */
export function conversationsHandlers({
  storage,
  conversation,
  now,
  settle,
  listsChanged,
  erased,
}: ConversationsDesk): Handlers['conversations'] {
  const { conversations } = storage;
  return {
    create: async () => {
      await settle();
      await conversation.startNew();
      await listsChanged();
      return { id: conversation.id };
    },
    open: async ({ id }) => {
      if (id === conversation.id) return;
      await settle();
      await conversation.change(id);
    },
    rename: async ({ id, title: newTitle }) => {
      if (id === conversation.id) await conversation.rename(newTitle);
      else await conversations.rename(id, newTitle);
      await listsChanged();
    },
    remove: async ({ id }) => {
      if (id === conversation.id) {
        await settle();
        await conversation.leave();
      }
      await conversations.remove(id);
      await listsChanged();
    },
    putBack: async ({ id }) => {
      await conversations.putBack(id);
      await listsChanged();
    },
    search: ({ words }) => conversations.search(words),
    export: async ({ id }) => {
      const text = await conversations.exportText(id);
      const name = fileNameOf(title(await conversations.read(id)), '.lampwright.jsonl');
      return { name, text };
    },
    import: async ({ text }) => {
      const id = await conversations.importText(text);
      await listsChanged();
      return { id };
    },
    backUp: async () => {
      const { text } = await backupText(storage);
      const day = new Date(now()).toISOString().slice(0, 10);
      return { name: `lampwright-${day}.backup.jsonl`, text };
    },
    restoreBackup: async ({ text }) => {
      const counts = await restoreBackupText(storage, text);
      await listsChanged();
      return counts;
    },
    eraseAll: async () => {
      await settle();
      await storage.eraseAll();
      await conversation.beginAnew();
      await erased();
    },
  };
}
