import { useState } from 'react';
import type { Route } from '#shared/api/route';
import type { AskResult } from './createWindowStore';
import { useWindowStore } from './WindowStoreContext';

type AskState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'failed'; readonly message: string };

/** Asking the app where what fails is shown beside what was asked. */
export interface AskInPlace {
  readonly ask: <Input, Output>(route: Route<Input, Output>, input: Input) => Promise<AskResult<Output>>;
  readonly isAsking: boolean;
  /** Why the last one failed, until the next is asked. */
  readonly failure: string | undefined;
  /** Shows a failure that was found before the app was asked. */
  readonly fail: (message: string) => void;
  readonly clear: () => void;
}

/** Asks the app, and keeps what failed for the component to show. */
export function useAskInPlace(): AskInPlace {
  const { askQuietly } = useWindowStore();
  const [asking, setAsking] = useState<AskState>({ phase: 'idle' });
  return {
    ask: async (route, input) => {
      setAsking({ phase: 'asking' });
      const asked = await askQuietly(route, input);
      setAsking(asked.ok ? { phase: 'idle' } : { phase: 'failed', message: asked.failure.message });
      return asked;
    },
    isAsking: asking.phase === 'asking',
    failure: asking.phase === 'failed' ? asking.message : undefined,
    fail: (message) => setAsking({ phase: 'failed', message }),
    clear: () => setAsking({ phase: 'idle' }),
  };
}
