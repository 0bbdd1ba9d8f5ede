import { conversationsRoutes } from '#shared/api/areas/conversationsArea';
import type { Entry } from '#shared/conversation/Entry';
import type { Household } from './Household';
import type { Found } from './Ledger';

/** Everything an app has: its conversations, each opened in turn, its saved programs and its settings. */
export async function readAll(household: Household): Promise<Found> {
  const { settings, library, conversations } = await household.states();
  const found = new Map<string, readonly Entry[]>();
  for (const { id } of conversations) {
    await household.ask(conversationsRoutes.open, { id });
    const { conversation } = await household.until((states) => states.conversation.id === id);
    found.set(id, conversation.entries);
  }
  return { conversations: found, library, settings };
}
