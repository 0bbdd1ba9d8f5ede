import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiClient, Link } from '#shared/api/client';
import type { States } from '#shared/api/contract';
import { LampwrightError, type ErrorCode } from '#shared/api/errors';
import type { Route } from '#shared/api/route';
import { mirrored, whole, type Heard } from './mirror';

/** Something that was asked of the app and failed, until it is dismissed. */
export interface Failure {
  readonly id: number;
  readonly code: ErrorCode;
  readonly message: string;
}

/** What the window knows: how it stands with the way to the app, the app's states, and what failed here. */
export type WindowState = {
  readonly link: Link;
  /** The latest last. */
  readonly failures: readonly Failure[];
} & (
  | { readonly phase: 'gathering'; readonly heard: Heard }
  /** All states have been told. They stay on show while the link is lost. */
  | { readonly phase: 'ready'; readonly states: States }
);

/** What became of something that was asked of the app. */
export type Asked<Output> = { readonly ok: true; readonly data: Output } | { readonly ok: false };

/** The window's store: it mirrors the app, and asks things of it. */
export interface WindowStore extends Pick<
  StoreApi<WindowState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Asks the app. What fails is shown among the failures. */
  readonly ask: <Input, Output>(route: Route<Input, Output>, input: Input) => Promise<Asked<Output>>;
  readonly dismissFailure: (id: number) => void;
  /** Mirrors the app from now on, until the returned function is called. */
  readonly start: () => () => void;
}

/** The most failures that are shown; older ones give way. */
const mostFailures = 4;

/** A store over a client. Nothing is heard before it is started. */
export function createWindowStore(client: ApiClient): WindowStore {
  const store = createStore<WindowState>(() => ({
    phase: 'gathering',
    heard: {},
    link: { phase: 'connecting' },
    failures: [],
  }));
  let nextId = 1;

  function fail(code: ErrorCode, message: string): void {
    const failures = store.getState().failures.filter((failure) => failure.message !== message);
    const latest = [...failures, { id: nextId++, code, message }].slice(-mostFailures);
    store.setState({ failures: latest });
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    ask: async (route, input) => {
      try {
        return { ok: true, data: await client.call(route, input) };
      } catch (error) {
        if (error instanceof LampwrightError) {
          fail(error.code, error.message);
          return { ok: false };
        }
        fail('INTERNAL', 'Something went wrong in this window. Load it again, and try once more.');
        throw error;
      }
    },
    dismissFailure: (id) =>
      store.setState(({ failures }) => ({ failures: failures.filter((failure) => failure.id !== id) })),
    start: () =>
      client.subscribe(
        (event) => {
          const { link, failures, ...known } = store.getState();
          const heard = mirrored(known.phase === 'ready' ? known.states : known.heard, event);
          const states = whole(heard);
          const next: WindowState = states
            ? { link, failures, phase: 'ready', states }
            : { link, failures, phase: 'gathering', heard };
          store.setState(next, true);
        },
        (link) => store.setState({ link }),
      ),
  };
}
