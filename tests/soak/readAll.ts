import { conversationsRoutes } from '#shared/api/areas/conversationsArea';
import type { Entry } from '#shared/conversation/Entry';
import type { SoakUser } from './SoakUser';
import type { AppData } from './AcknowledgedData';

/** Reads all data of the app: every conversation, opened in turn, the library and the settings. */
export async function readAll(user: SoakUser): Promise<AppData> {
  const { settings, library, conversations } = await user.states();
  const found = new Map<string, readonly Entry[]>();
  for (const { id } of conversations) {
    await user.call(conversationsRoutes.open, { id });
    const { conversation } = await user.until((states) => states.conversation.id === id);
    found.set(id, conversation.entries);
  }
  return { conversations: found, library, settings };
}
