import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiClient, ConnectionState } from '#shared/api/ApiClient';
import type { States } from '#shared/api/contract';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { Route } from '#shared/api/route';
import { words } from '../words/words';
import { applyEvent, completeStates, type ReceivedStates } from './applyEvent';
import { initialView, type ViewState } from './ViewState';

/** A call to the app that failed. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
}

/** A failure on show, until it is dismissed or a call to the same route succeeds. */
interface ShownFailure extends Failure {
  readonly id: number;
  /** The name of the route that was called. */
  readonly routeName: string;
}

/** A short message about something just done, with a way to undo it. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly undo?: (() => void) | undefined;
}

/** The window's state: the connection, the layout of the window, what failed here, and the app's states. */
export type WindowStoreState = {
  readonly connection: ConnectionState;
  readonly view: ViewState;
  /** The latest last. */
  readonly failures: readonly ShownFailure[];
  readonly toast: Toast | null;
} & (
  | { readonly phase: 'loading'; readonly received: ReceivedStates }
  /** All states have arrived. They stay on show while the connection is lost. */
  | { readonly phase: 'ready'; readonly states: States }
);

/** The outcome of a call to the app. */
export type AskResult<Output> =
  | { readonly ok: true; readonly data: Output }
  | { readonly ok: false; readonly failure: Failure };

type Ask = <Input, Output>(route: Route<Input, Output>, input: Input) => Promise<AskResult<Output>>;

/** The window's store: it mirrors the app's states and calls the app. */
export interface WindowStore extends Pick<
  StoreApi<WindowStoreState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Calls the app. A failure is listed among the failures until a call to the same route succeeds. */
  readonly ask: Ask;
  /** Calls the app; the caller shows the failure. */
  readonly askQuietly: Ask;
  readonly dismissFailure: (id: number) => void;
  readonly setView: (changes: Partial<ViewState>) => void;
  /** Shows a toast in place of the previous one. */
  readonly showToast: (message: string, undo?: () => void) => void;
  readonly dismissToast: () => void;
  /** Mirrors the app from now on, until the returned function is called. */
  readonly start: () => () => void;
}

/** At most this many failures are shown; the oldest are dropped. */
const maxFailures = 4;

/** A store over a client. It receives nothing before `start`. `onFault` gets errors that are bugs. */
export function createWindowStore(
  client: ApiClient,
  onFault: (error: unknown) => void = throwInMicrotask,
): WindowStore {
  const store = createStore<WindowStoreState>(() => ({
    phase: 'loading',
    received: {},
    connection: { phase: 'connecting' },
    view: initialView,
    failures: [],
    toast: null,
  }));
  let nextId = 1;

  function show({ code, message }: Failure, routeName: string): void {
    const failures = store.getState().failures.filter((failure) => failure.message !== message);
    store.setState({
      failures: [...failures, { id: nextId++, routeName, code, message }].slice(-maxFailures),
    });
  }

  function hideFailures(isOver: (failure: ShownFailure) => boolean): void {
    const { failures } = store.getState();
    if (failures.some(isOver)) store.setState({ failures: failures.filter((failure) => !isOver(failure)) });
  }

  const askQuietly: Ask = async (route, input) => {
    try {
      return { ok: true, data: await client.call(route, input) };
    } catch (error) {
      if (error instanceof LampwrightError)
        return { ok: false, failure: { code: error.code, message: error.message } };
      onFault(error);
      return { ok: false, failure: { code: 'INTERNAL', message: words.notices.internal } };
    }
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    askQuietly,
    ask: async (route, input) => {
      const result = await askQuietly(route, input);
      if (result.ok) hideFailures(({ routeName }) => routeName === route.name);
      else show(result.failure, route.name);
      return result;
    },
    dismissFailure: (id) => hideFailures((failure) => failure.id === id),
    setView: (changes) => store.setState(({ view }) => ({ view: { ...view, ...changes } })),
    showToast: (message, undo) => store.setState({ toast: { id: nextId++, message, undo } }),
    dismissToast: () => store.setState({ toast: null }),
    start: () =>
      client.subscribe(
        (event) => {
          const state = store.getState();
          const { connection, view, failures, toast } = state;
          const received = applyEvent(state.phase === 'ready' ? state.states : state.received, event);
          const states = completeStates(received);
          const window = { connection, view, failures, toast };
          const next: WindowStoreState = states
            ? { ...window, phase: 'ready', states }
            : { ...window, phase: 'loading', received };
          store.setState(next, true);
        },
        (connection) => store.setState({ connection }),
      ),
  };
}

/** Reports the error in the browser's console without failing the call. */
function throwInMicrotask(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** Creates one thing per window, on first use. It outlives the components that use it. */
export function onePerWindow<Store extends object, Thing>(
  make: (store: Store) => Thing,
): (store: Store) => Thing {
  const made = new WeakMap<Store, { readonly thing: Thing }>();
  return (store) => {
    const existing = made.get(store) ?? { thing: make(store) };
    made.set(store, existing);
    return existing.thing;
  };
}
