import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Route } from '#shared/api/route';
import type { Failure } from '../../store/createWindowStore';
import { useIsConnected, useWindowStore } from '../../store/WindowStoreContext';

/** Something to ask the app; a new object asks again. */
export interface AppQuery<Input> {
  /** The conversation it is about: an answer about another one is not shown. */
  readonly conversationId: string;
  readonly input: Input;
  /** What the answer goes by besides: when it changes, it is asked for again. */
  readonly dependsOn: readonly unknown[];
}

/** An answer of the app that is asked for again and again: the last one stays on show until the next is there. */
export type AppQueryState<Output> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'there'; readonly data: Output; readonly isFresh: boolean }
  | { readonly phase: 'failed'; readonly failure: Failure };

interface AppQueryAttempt<Input> {
  readonly query: AppQuery<Input>;
}

/** Several changes in a row, as when a reply comes in, are asked about once. */
const settleMs = 250;

/**
 * Asks the app at first, and again shortly after the question has changed or the connection is back; the returned function
 * asks at once more. Of answers that overtake each other the last asked for counts.
 */
export function useAppQuery<Input, Output>(
  route: Route<Input, Output>,
  query: AppQuery<Input>,
): readonly [AppQueryState<Output>, () => void] {
  const { askQuietly } = useWindowStore();
  const isConnected = useIsConnected();
  const [attempt, setAttempt] = useState(0);
  const asking = useMemo(() => ({ query, isConnected, attempt }), [query, isConnected, attempt]);
  const [answered, setAnswered] = useState<
    { readonly asking: AppQueryAttempt<Input>; readonly answer: AppQueryState<Output> } | undefined
  >(undefined);
  const pauseMs = useEffectEvent(() => (answered ? settleMs : 0));

  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const result = await askQuietly(route, asking.query.input);
      if (!isWanted) return;
      if (result.ok) setAnswered({ asking, answer: { phase: 'there', data: result.data, isFresh: true } });
      // While the connection is lost, what was told before is as good as it gets.
      else if (result.failure.code !== 'CONNECTION_LOST')
        setAnswered({ asking, answer: { phase: 'failed', failure: result.failure } });
    };
    const timer = setTimeout(() => void ask(), pauseMs());
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [askQuietly, route, asking]);

  const again = () => setAttempt((before) => before + 1);
  if (!answered || answered.asking.query.conversationId !== query.conversationId)
    return [{ phase: 'waiting' }, again];
  const { answer } = answered;
  const isFresh = answered.asking === asking;
  return [answer.phase === 'there' ? { ...answer, isFresh } : answer, again];
}
