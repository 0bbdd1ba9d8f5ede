import type { SettingsChanges } from '#shared/api/areas/settings';
import type { Handlers } from '#shared/api/contract';
import type { AppParts } from './AppParts';
import type { Rooms } from './furnish';
import { conversationHandlers } from './handlers/conversation';
import { conversationsHandlers } from './handlers/conversations';
import { lampHandlers } from './handlers/lamp';
import { libraryHandlers } from './handlers/library';
import { settingsHandlers } from './handlers/settings';

/** What answers every route of the contract. */
export function createHandlers(rooms: Rooms, { storage, clock }: AppParts): Handlers {
  const { events, notices, conversation, lists, room, stage, desk, wishes, wireLog, closing } = rooms;
  const settings = () => storage.settings.get();
  const refresh = () => lists.refresh();
  return {
    conversation: conversationHandlers(conversation, storage, settings),
    conversations: conversationsHandlers({
      storage,
      conversation,
      now: clock.now,
      between: (work) => wishes.between(work),
      listsChanged: refresh,
      forget: () => {
        notices.clear();
        stage.sleep(null);
      },
      settingsReplaced: async () => {
        room.refresh();
        await desk.reset();
        stage.refit();
        events.changed('settings');
      },
    }),
    engine: {
      look: () => room.look(),
      getModel: async () => room.getModel(),
      stopGettingModel: () => room.stopGettingModel(),
    },
    lamp: lampHandlers(desk, wireLog),
    library: libraryHandlers({
      storage,
      conversation,
      layout: () => desk.layout,
      notice: (notice) => notices.tell(notice),
      changed: () => lists.refresh('library'),
      showFromBeginning: () => stage.showConversation(conversation.entries),
      signal: closing.signal,
    }),
    notices: { dismiss: async ({ id }) => notices.dismiss(id) },
    settings: settingsHandlers((changes) => applySettings(changes, rooms, storage)),
    stage: {
      play: async () => stage.play(),
      pause: async () => stage.pause(),
      seek: async ({ ms }) => stage.seek(ms),
      off: async () => stage.off(),
      on: async () => stage.on(),
      sleep: async ({ ms }) => stage.sleep(ms),
      test: async ({ isOn }) => stage.showTest(isOn, conversation.entries),
    },
    wish: {
      send: ({ text }) => wishes.send(text),
      sketch: async ({ text }) => {
        const { compose } = await import('#shared/composer/compose');
        return { program: compose(text).program };
      },
      sendNow: ({ id }) => wishes.sendNow(id),
      drop: async ({ id }) => wishes.drop(id),
      stop: () => wishes.stop(),
      retry: ({ wish, by }) => wishes.retry(wish, by),
      anotherTake: ({ wish }) => wishes.anotherTake(wish),
      readAs: ({ wish, as }) => wishes.readAs(wish, as),
      takeBack: ({ edit, change }) => wishes.takeBack(edit, change),
    },
  };
}

/** Settings and what follows from them. */
async function applySettings(
  changes: SettingsChanges,
  { events, room, stage, conversation }: Rooms,
  { settings }: AppParts['storage'],
): Promise<void> {
  const before = settings.get();
  const known = Object.entries(changes).filter(([, value]) => value !== undefined);
  settings.set(Object.fromEntries(known));
  const now = settings.get();
  events.changed('settings');
  room.refresh();
  if (now.limitsFlashes !== before.limitsFlashes) stage.refit();
  if (!conversation.isEmpty) await conversation.alignNotes(now);
}
