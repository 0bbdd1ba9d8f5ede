import type { Signatures, States } from '#shared/api/contract';
import type { AskResult } from '../store/createWindowStore';

/** A conversation of the list; where it was searched for, the wish that has the words. */
export type ConversationMatch = Signatures['conversations']['search']['output'][number];

/** What a search came to: for which words, and in which conversations. */
export interface SearchResult {
  readonly words: string;
  readonly searched: States['conversations'];
  readonly result: AskResult<readonly ConversationMatch[]>;
}

/** The conversations to show. */
export type ConversationList =
  | { readonly phase: 'all'; readonly found: readonly ConversationMatch[] }
  | { readonly phase: 'searching'; readonly found: readonly ConversationMatch[] }
  | { readonly phase: 'found'; readonly found: readonly ConversationMatch[] }
  | { readonly phase: 'failed'; readonly message: string; readonly found: readonly ConversationMatch[] };

/** What counts once an answer has come: with the connection nothing is lost that was found by the same words. */
export function keepLatestResult(before: SearchResult | undefined, come: SearchResult): SearchResult {
  const isSame = before?.words === come.words && before.searched === come.searched;
  const isLost = !come.result.ok && come.result.failure.code === 'CONNECTION_LOST';
  return isLost && isSame && before.result.ok ? before : come;
}

/** What to show for some words. What was found before stays until the answer is there, so that nothing jumps. */
export function filterConversations(
  all: States['conversations'],
  words: string,
  answer: SearchResult | undefined,
): ConversationList {
  if (words === '') return { phase: 'all', found: all };
  if (!answer) return { phase: 'searching', found: all };
  const { result: asked } = answer;
  const isAnswered = answer.words === words && answer.searched === all;
  if (asked.ok) return { phase: isAnswered ? 'found' : 'searching', found: onlyExisting(asked.data, all) };
  if (!isAnswered) return { phase: 'searching', found: all };
  return { phase: 'failed', message: asked.failure.message, found: [] };
}

/** One that was just deleted does not linger among what was found. */
function onlyExisting(
  found: readonly ConversationMatch[],
  all: States['conversations'],
): readonly ConversationMatch[] {
  const ids = new Set(all.map(({ id }) => id));
  return found.filter(({ id }) => ids.has(id));
}
