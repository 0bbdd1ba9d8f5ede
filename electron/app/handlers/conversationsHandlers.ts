import type { Handlers } from '#shared/api/contract';
import { title } from '#shared/conversation/title';
import { backupText, restoreBackupText } from '../../storage/backup';
import { fileNameOf } from '../../storage/fileNameOf';
import type { Storage } from '../../storage/Storage';
import type { OpenConversation } from '../OpenConversation';
import type { WishQueue } from '../wishes/WishQueue';

/** What the handlers of all conversations work with. */
export interface ConversationsDependencies {
  readonly storage: Storage;
  readonly conversation: OpenConversation;
  readonly now: () => number;
  /** Does something to the open conversation as a whole, while no wish comes between. */
  readonly between: WishQueue['runExclusively'];
  /** The lists have changed: conversations, saved programs. */
  readonly listsChanged: () => Promise<void>;
  /** Everything was deleted: what was said or is set to happen goes with it. */
  readonly forget: () => void;
  /** The settings are others now. */
  readonly settingsReplaced: () => Promise<void>;
}

/** What is asked of all conversations. */
export function conversationsHandlers({
  storage,
  conversation,
  now,
  between,
  listsChanged,
  forget,
  settingsReplaced,
}: ConversationsDependencies): Handlers['conversations'] {
  const { conversations } = storage;
  return {
    create: () =>
      between(async (settle) => {
        if (!conversation.isEmpty) await settle();
        await conversation.startNew();
        await listsChanged();
        return { id: conversation.id };
      }),
    open: ({ id }) =>
      between(async (settle) => {
        await conversation.open(id, settle);
        await listsChanged();
      }),
    rename: async ({ id, title: newTitle }) => {
      if (id === conversation.id) await conversation.rename(newTitle);
      else await conversations.rename(id, newTitle);
      await listsChanged();
    },
    remove: ({ id }) =>
      between(async (settle) => {
        if (id === conversation.id) {
          await settle();
          await conversation.openAnother();
        }
        await conversations.remove(id);
        await listsChanged();
      }),
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
      await settingsReplaced();
      await listsChanged();
      return counts;
    },
    eraseAll: () =>
      between(async (settle) => {
        await settle();
        try {
          await storage.eraseAll();
        } finally {
          // Whatever could not be deleted: what was open is closed.
          await conversation.replaceDeleted();
        }
        forget();
        await settingsReplaced();
        await listsChanged();
      }),
  };
}
