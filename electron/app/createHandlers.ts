import type { SettingsChanges } from '#shared/api/areas/settingsArea';
import type { Handlers } from '#shared/api/contract';
import type { AppDependencies } from './AppDependencies';
import type { Services } from './createServices';
import { conversationHandlers } from './handlers/conversationHandlers';
import { conversationsHandlers } from './handlers/conversationsHandlers';
import { lampHandlers } from './handlers/lampHandlers';
import { libraryHandlers } from './handlers/libraryHandlers';
import { settingsHandlers } from './handlers/settingsHandlers';

/** The handlers for every route of the API contract. */
export function createHandlers(services: Services, { storage, clock }: AppDependencies): Handlers {
  const { events, notices, conversation, lists, engines, stage, lampService, wishes, wireLog, closing } =
    services;
  const settings = () => storage.settings.get();
  const refresh = () => lists.refresh();
  return {
    conversation: conversationHandlers(conversation, storage, settings),
    conversations: conversationsHandlers({
      storage,
      conversation,
      now: clock.now,
      runExclusively: (work) => wishes.runExclusively(work),
      refreshLists: refresh,
      clearSession: () => {
        notices.clear();
        stage.sleep(null);
      },
      settingsReplaced: async () => {
        engines.refresh();
        await lampService.reset();
        stage.updateForLamp();
        events.changed('settings');
      },
    }),
    engine: {
      look: () => engines.checkNow(),
      getModel: async () => engines.getModel(),
      stopGettingModel: () => engines.stopGettingModel(),
    },
    lamp: lampHandlers(lampService, wireLog),
    library: libraryHandlers({
      storage,
      conversation,
      layout: () => lampService.layout,
      notice: (notice) => notices.add(notice),
      refreshList: () => lists.refresh('library'),
      showFromBeginning: () => stage.showConversation(conversation.entries),
      signal: closing.signal,
    }),
    notices: { dismiss: async ({ id }) => notices.dismiss(id) },
    settings: settingsHandlers((changes) => applySettings(changes, services, storage)),
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

/** Stores changed settings and applies them to the running app. */
async function applySettings(
  changes: SettingsChanges,
  { events, engines, stage, conversation }: Services,
  { settings }: AppDependencies['storage'],
): Promise<void> {
  const before = settings.get();
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  settings.set(Object.fromEntries(given));
  const now = settings.get();
  events.changed('settings');
  engines.refresh();
  if (now.limitsFlashes !== before.limitsFlashes) stage.updateForLamp();
  if (!conversation.isEmpty) await conversation.syncStandingNotes(now);
}
