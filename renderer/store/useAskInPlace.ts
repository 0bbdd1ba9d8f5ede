import { useState } from 'react';
import type { Route } from '#shared/api/route';
import type { AskResult } from './createWindowStore';
import { useWindowStore } from './WindowStoreContext';

type AskState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'failed'; readonly message: string };

/** Calls to the app whose failures are shown beside the control that made them. */
export interface AskInPlace {
  readonly ask: <Input, Output>(route: Route<Input, Output>, input: Input) => Promise<AskResult<Output>>;
  readonly isAsking: boolean;
  /** Why the last call failed, until the next one starts. */
  readonly failure: string | undefined;
  /** Shows a failure that was found before calling the app. */
  readonly fail: (message: string) => void;
  readonly clear: () => void;
}

/** Calls the app and keeps the failure for the component to show. */
export function useAskInPlace(): AskInPlace {
  const { askQuietly } = useWindowStore();
  const [state, setState] = useState<AskState>({ phase: 'idle' });
  return {
    ask: async (route, input) => {
      setState({ phase: 'asking' });
      const result = await askQuietly(route, input);
      setState(result.ok ? { phase: 'idle' } : { phase: 'failed', message: result.failure.message });
      return result;
    },
    isAsking: state.phase === 'asking',
    failure: state.phase === 'failed' ? state.message : undefined,
    fail: (message) => setState({ phase: 'failed', message }),
    clear: () => setState({ phase: 'idle' }),
  };
}
