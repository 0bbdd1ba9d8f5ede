import type { OutputsOf, routes, States } from '#shared/api/contract';
import type { AskResult } from '../store/createWindowStore';

/** A conversation in the list; for a search, with the wish that contains the words. */
export type ConversationMatch = OutputsOf<(typeof routes)['conversations']>['search'][number];

/** A search result, with the words and the conversations it was made for. */
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

/** The result to keep when a new one arrives: losing the connection does not discard a result for the same words. */
export function keepLatestResult(before: SearchResult | undefined, latest: SearchResult): SearchResult {
  const isSame = before?.words === latest.words && before.searched === latest.searched;
  const isLost = !latest.result.ok && latest.result.failure.code === 'CONNECTION_LOST';
  return isLost && isSame && before.result.ok ? before : latest;
}

/**
 * The conversations to show for a search. The previous result stays until the answer arrives, so that nothing jumps.
 */
export function filterConversations(
  all: States['conversations'],
  words: string,
  latest: SearchResult | undefined,
): ConversationList {
  if (words === '') return { phase: 'all', found: all };
  if (!latest) return { phase: 'searching', found: all };
  const { result } = latest;
  const isAnswered = latest.words === words && latest.searched === all;
  if (result.ok) return { phase: isAnswered ? 'found' : 'searching', found: onlyExisting(result.data, all) };
  if (!isAnswered) return { phase: 'searching', found: all };
  return { phase: 'failed', message: result.failure.message, found: [] };
}

/** Leaves out conversations that were deleted since the search. */
function onlyExisting(
  found: readonly ConversationMatch[],
  all: States['conversations'],
): readonly ConversationMatch[] {
  const ids = new Set(all.map(({ id }) => id));
  return found.filter(({ id }) => ids.has(id));
}
