import type { Agent, Entry, EntryOf } from './Entry';

/** The system prompt that applies to an agent in a conversation: the last one logged for it. */
export function promptOf(entries: readonly Entry[], agent: Agent): string | undefined {
  return promptEntry(entries, agent)?.text;
}

/** The entry with that prompt. */
export function promptEntry(entries: readonly Entry[], agent: Agent): EntryOf<'prompt'> | undefined {
  return entries.findLast(
    (entry): entry is EntryOf<'prompt'> => entry.type === 'prompt' && entry.agent === agent,
  );
}
