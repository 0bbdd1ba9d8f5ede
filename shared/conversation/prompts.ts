import type { Agent, Entry, EntryOf } from './Entry';

/** The system prompt that holds in a conversation for one of the two who speak with the model: the last it was given. */
export function promptOf(entries: readonly Entry[], agent: Agent): string | undefined {
  return promptEntry(entries, agent)?.text;
}

/** The entry that gave it. */
export function promptEntry(entries: readonly Entry[], agent: Agent): EntryOf<'prompt'> | undefined {
  return entries.findLast(
    (entry): entry is EntryOf<'prompt'> => entry.type === 'prompt' && entry.agent === agent,
  );
}
