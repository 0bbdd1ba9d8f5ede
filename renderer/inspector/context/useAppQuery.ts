import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Route } from '#shared/api/route';
import type { Failure } from '../../store/createWindowStore';
import { useIsConnected, useWindowStore } from '../../store/WindowStoreContext';

/** A query to the app; a new object sends it again. */
export interface AppQuery<Input> {
  /** The conversation it is about; results for another one are not shown. */
  readonly conversationId: string;
  readonly input: Input;
  /** What the result also depends on: a change sends the query again. */
  readonly dependsOn: readonly unknown[];
}

/** The state of a repeated query: the last result stays on show until the next one arrives. */
export type AppQueryState<Output> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'loaded'; readonly data: Output; readonly isFresh: boolean }
  | { readonly phase: 'failed'; readonly failure: Failure };

interface AppQueryAttempt<Input> {
  readonly query: AppQuery<Input>;
}

/** Several changes in a row, such as during a reply, lead to one query. */
const settleMs = 250;

/**
 * Sends the query at first, and again shortly after it changes or the connection is back; the returned function sends
 * it again at once. Only the result of the latest query is used.
 */
export function useAppQuery<Input, Output>(
  route: Route<Input, Output>,
  query: AppQuery<Input>,
): readonly [AppQueryState<Output>, () => void] {
  const { askQuietly } = useWindowStore();
  const isConnected = useIsConnected();
  const [attempt, setAttempt] = useState(0);
  const current = useMemo(() => ({ query, isConnected, attempt }), [query, isConnected, attempt]);
  const [latest, setLatest] = useState<
    { readonly attempt: AppQueryAttempt<Input>; readonly state: AppQueryState<Output> } | undefined
  >(undefined);
  const pauseMs = useEffectEvent(() => (latest ? settleMs : 0));

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const result = await askQuietly(route, current.query.input);
      if (!isCurrent) return;
      if (result.ok)
        setLatest({ attempt: current, state: { phase: 'loaded', data: result.data, isFresh: true } });
      // While the connection is lost, the previous result stays.
      else if (result.failure.code !== 'CONNECTION_LOST')
        setLatest({ attempt: current, state: { phase: 'failed', failure: result.failure } });
    };
    const timer = setTimeout(() => void ask(), pauseMs());
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [askQuietly, route, current]);

  const again = () => setAttempt((before) => before + 1);
  if (!latest || latest.attempt.query.conversationId !== query.conversationId)
    return [{ phase: 'waiting' }, again];
  const { state } = latest;
  const isFresh = latest.attempt === current;
  return [state.phase === 'loaded' ? { ...state, isFresh } : state, again];
}
