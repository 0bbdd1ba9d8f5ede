import { useEffect, useMemo, useState } from 'react';
import { routes } from '#shared/api/contract';
import { useIsLinked, useStates, useWindowStore } from '../store/WindowStoreContext';
import { latestAnswer, listedOf, type Listed, type SearchAnswer } from './listed';

/** While someone types, so long a pause is waited for. */
const pauseMs = 160;

/** All conversations, or those that have the words in their title, a wish or a program's name. */
export function useConversationSearch(words: string): Listed {
  const all = useStates(({ conversations }) => conversations);
  const { askQuietly } = useWindowStore();
  const isLinked = useIsLinked();
  const [answer, setAnswer] = useState<SearchAnswer | undefined>(undefined);
  const wanted = words.trim();
  // It is searched again when one of all is another (renamed, deleted, put back), and when the app can be reached again.
  const search = useMemo(() => ({ words: wanted, of: all, isLinked }), [wanted, all, isLinked]);
  useEffect(() => {
    if (search.words === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void askQuietly(routes.conversations.search, { words: search.words }).then((asked) => {
        const { words: sought, of } = search;
        if (isWanted) setAnswer((before) => latestAnswer(before, { words: sought, of, asked }));
      });
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [search, askQuietly]);
  return listedOf(all, wanted, answer);
}
