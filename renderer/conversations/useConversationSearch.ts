import { useEffect, useMemo, useState } from 'react';
import { routes } from '#shared/api/contract';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import {
  keepLatestResult,
  filterConversations,
  type ConversationList,
  type SearchResult,
} from './filterConversations';

/** The search starts after a pause this long in typing. */
const pauseMs = 160;

/** All conversations, or those with the words in their title, a wish or a program's name. */
export function useConversationSearch(words: string): ConversationList {
  const all = useStates(({ conversations }) => conversations);
  const { askQuietly } = useWindowStore();
  const isConnected = useIsConnected();
  const [latest, setLatest] = useState<SearchResult | undefined>(undefined);
  const trimmed = words.trim();
  // Searches again when the list changes (renamed, deleted, restored) and when the connection is back.
  const search = useMemo(() => ({ words: trimmed, of: all, isConnected }), [trimmed, all, isConnected]);
  useEffect(() => {
    if (search.words === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void askQuietly(routes.conversations.search, { words: search.words }).then((result) => {
        const next = { words: search.words, searched: search.of, result };
        if (isCurrent) setLatest((before) => keepLatestResult(before, next));
      });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, askQuietly]);
  return filterConversations(all, trimmed, latest);
}
