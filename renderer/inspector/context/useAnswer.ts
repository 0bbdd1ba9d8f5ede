import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Route } from '#shared/api/route';
import type { Failure } from '../../store/createWindowStore';
import { useIsLinked, useWindowStore } from '../../store/WindowStoreContext';

/** Something to ask the app; a new object asks again. */
export interface Question<Input> {
  /** The conversation it is about: an answer about another one is not shown. */
  readonly of: string;
  readonly input: Input;
  /** What the answer goes by besides: when it changes, it is asked for again. */
  readonly goesBy: readonly unknown[];
}

/** An answer of the app that is asked for again and again: the last one stays on show until the next is there. */
export type Answer<Output> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'there'; readonly data: Output; readonly isFresh: boolean }
  | { readonly phase: 'failed'; readonly failure: Failure };

interface Asking<Input> {
  readonly question: Question<Input>;
}

/** Several changes in a row, as when a reply comes in, are asked about once. */
const settleMs = 250;

/**
 * Asks the app at first, and again shortly after the question has changed or the connection is back; the returned function
 * asks at once more. Of answers that overtake each other the last asked for counts.
 */
export function useAnswer<Input, Output>(
  route: Route<Input, Output>,
  question: Question<Input>,
): readonly [Answer<Output>, () => void] {
  const { askQuietly } = useWindowStore();
  const isLinked = useIsLinked();
  const [attempt, setAttempt] = useState(0);
  const asking = useMemo(() => ({ question, isLinked, attempt }), [question, isLinked, attempt]);
  const [answered, setAnswered] = useState<
    { readonly asking: Asking<Input>; readonly answer: Answer<Output> } | undefined
  >(undefined);
  const pauseMs = useEffectEvent(() => (answered ? settleMs : 0));

  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const asked = await askQuietly(route, asking.question.input);
      if (!isWanted) return;
      if (asked.ok) setAnswered({ asking, answer: { phase: 'there', data: asked.data, isFresh: true } });
      // While the connection is lost, what was told before is as good as it gets.
      else if (asked.failure.code !== 'CONNECTION_LOST')
        setAnswered({ asking, answer: { phase: 'failed', failure: asked.failure } });
    };
    const timer = setTimeout(() => void ask(), pauseMs());
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [askQuietly, route, asking]);

  const again = () => setAttempt((before) => before + 1);
  if (!answered || answered.asking.question.of !== question.of) return [{ phase: 'waiting' }, again];
  const { answer } = answered;
  const isFresh = answered.asking === asking;
  return [answer.phase === 'there' ? { ...answer, isFresh } : answer, again];
}
