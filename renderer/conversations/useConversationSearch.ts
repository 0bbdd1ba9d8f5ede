import { useEffect, useMemo, useState } from 'react';
import { routes } from '#shared/api/contract';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import {
  keepLatestResult,
  filterConversations,
  type ConversationList,
  type SearchResult,
} from './filterConversations';

/** While someone types, so long a pause is waited for. */
const pauseMs = 160;

/** All conversations, or those that have the words in their title, a wish or a program's name. */
export function useConversationSearch(words: string): ConversationList {
  const all = useStates(({ conversations }) => conversations);
  const { askQuietly } = useWindowStore();
  const isLinked = useIsConnected();
  const [answer, setAnswer] = useState<SearchResult | undefined>(undefined);
  const wanted = words.trim();
  // It is searched again when one of all is another (renamed, deleted, put back), and when the app can be reached again.
  const search = useMemo(() => ({ words: wanted, of: all, isLinked }), [wanted, all, isLinked]);
  useEffect(() => {
    if (search.words === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void askQuietly(routes.conversations.search, { words: search.words }).then((asked) => {
        const { words: sought, of } = search;
        if (isWanted)
          setAnswer((before) => keepLatestResult(before, { words: sought, searched: of, result: asked }));
      });
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [search, askQuietly]);
  return filterConversations(all, wanted, answer);
}
