import { useEffect, useState } from 'react';
import { routes } from '#shared/api/contract';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { listedOf, type Listed, type SearchAnswer } from './listed';

/** While someone types, so long a pause is waited for. */
const pauseMs = 160;

/** All conversations, or those that have the words in their title, a wish or a program's name. */
export function useFound(words: string): Listed {
  const all = useStates(({ conversations }) => conversations);
  const { askQuietly } = useWindowStore();
  const [answer, setAnswer] = useState<SearchAnswer | undefined>(undefined);
  const wanted = words.trim();
  // The list of all is searched again when one of them is another: renamed, deleted, put back.
  useEffect(() => {
    if (wanted === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void askQuietly(routes.conversations.search, { words: wanted }).then((asked) => {
        if (isWanted) setAnswer({ words: wanted, of: all, asked });
      });
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted, all, askQuietly]);
  return listedOf(all, wanted, answer);
}
