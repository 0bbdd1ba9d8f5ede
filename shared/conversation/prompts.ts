import type { Agent, Entry, EntryOf } from './entry';

/** The system prompt a conversation keeps for one of the two who speak with the model: the first it was given. */
export function promptOf(entries: readonly Entry[], agent: Agent): string | undefined {
  const isPrompt = (entry: Entry): entry is EntryOf<'prompt'> =>
    entry.type === 'prompt' && entry.agent === agent;
  return entries.find(isPrompt)?.text;
}
