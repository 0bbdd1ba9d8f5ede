import { useSyncExternalStore } from 'react';
import { type WindowStore, onePerWindow } from '../store/createWindowStore';
import { useWindowStore } from '../store/WindowStoreContext';
import { noSetup, nextSetupStatus, type SetupStatus } from './setupStatus';

/** The setup status, shared by all components that show it. */
interface SetupStatusStore {
  readonly get: () => SetupStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Removes the message that the model is ready. */
  readonly dismissReady: () => void;
}

/** The setup status, and a way to dismiss the message that the model is ready. */
export function useSetupStatus(): {
  readonly status: SetupStatus;
  readonly dismissReady: () => void;
} {
  const { get, subscribe, dismissReady } = setupStatusStoreOf(useWindowStore());
  return { status: useSyncExternalStore(subscribe, get, get), dismissReady };
}

/** One per window, so that the pill and the card agree. */
const setupStatusStoreOf = onePerWindow(createSetupStatusStore);

function createSetupStatusStore(store: WindowStore): SetupStatusStore {
  let status = noSetup;
  const listeners = new Set<() => void>();

  function set(next: SetupStatus): void {
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener();
  }

  function update(): void {
    const state = store.getState();
    if (state.phase === 'ready') set(nextSetupStatus(status, state.states.engine));
  }

  update();
  let lastEngine = engineOf(store);
  store.subscribe(() => {
    const engine = engineOf(store);
    if (engine === lastEngine) return;
    lastEngine = engine;
    update();
  });
  return {
    get: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dismissReady: () => status.phase === 'ready' && set(noSetup),
  };
}

function engineOf(store: WindowStore) {
  const state = store.getState();
  return state.phase === 'ready' ? state.states.engine : undefined;
}
