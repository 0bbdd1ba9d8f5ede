import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiClient, ConnectionState } from '#shared/api/ApiClient';
import type { States } from '#shared/api/contract';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { Route } from '#shared/api/route';
import { words } from '../words/words';
import { applyEvent, completeStates, type ReceivedStates } from './applyEvent';
import { initialView, type ViewState } from './ViewState';

/** Something that was asked of the app and failed. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
}

/** A failure on show, until it is dismissed or the same thing succeeds. */
interface ShownFailure extends Failure {
  readonly id: number;
  /** The name of the route that was asked. */
  readonly routeName: string;
}

/** A word about something that was done, for a while; it can be taken back meanwhile. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly undo?: (() => void) | undefined;
}

/** What the window knows: how it stands with the way to the app, how it is arranged, what failed here, the app's states. */
export type WindowStoreState = {
  readonly connection: ConnectionState;
  readonly view: ViewState;
  /** The latest last. */
  readonly failures: readonly ShownFailure[];
  readonly toast: Toast | null;
} & (
  | { readonly phase: 'loading'; readonly received: ReceivedStates }
  /** All states have been told. They stay on show while the link is lost. */
  | { readonly phase: 'ready'; readonly states: States }
);

/** What became of something that was asked of the app. */
export type AskResult<Output> =
  | { readonly ok: true; readonly data: Output }
  | { readonly ok: false; readonly failure: Failure };

type Ask = <Input, Output>(route: Route<Input, Output>, input: Input) => Promise<AskResult<Output>>;

/** The window's store: it mirrors the app, and asks things of it. */
export interface WindowStore extends Pick<
  StoreApi<WindowStoreState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Asks the app. What fails is shown among the failures, until the same thing succeeds. */
  readonly ask: Ask;
  /** Asks the app; the caller shows what fails. */
  readonly askQuietly: Ask;
  readonly dismissFailure: (id: number) => void;
  readonly setView: (changes: Partial<ViewState>) => void;
  /** Says what was done, in place of what was said before. */
  readonly showToast: (message: string, undo?: () => void) => void;
  readonly dismissToast: () => void;
  /** Mirrors the app from now on, until the returned function is called. */
  readonly start: () => () => void;
}

/** The most failures that are shown; older ones give way. */
const maxFailures = 4;

/** A store over a client. Nothing is heard before it is started. `onFault` is told of what should never happen. */
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

  function hideThose(isOver: (failure: ShownFailure) => boolean): void {
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
      const asked = await askQuietly(route, input);
      if (asked.ok) hideThose(({ routeName }) => routeName === route.name);
      else show(asked.failure, route.name);
      return asked;
    },
    dismissFailure: (id) => hideThose((failure) => failure.id === id),
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

/** Nobody who asked waits for it, but the browser's console says it. */
function throwInMicrotask(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** Something a window has one of, made when it is first asked for. It outlives the parts of the page that show it. */
export function onePerWindow<Store extends object, Thing>(
  make: (store: Store) => Thing,
): (store: Store) => Thing {
  const made = new WeakMap<Store, { readonly thing: Thing }>();
  return (store) => {
    const kept = made.get(store) ?? { thing: make(store) };
    made.set(store, kept);
    return kept.thing;
  };
}
