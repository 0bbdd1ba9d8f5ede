import { useSyncExternalStore } from 'react';
import { type WindowStore, onePerWindow } from '../store/createWindowStore';
import { useWindowStore } from '../store/WindowStoreContext';
import { noSetup, nextSetupStatus, type SetupStatus } from './setupStatus';

/** The story of getting the model, for all who show it. */
interface SetupStatusStore {
  readonly get: () => SetupStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** What has become ready was read. */
  readonly dismissReady: () => void;
}

/** The story so far, and the way to end it once it was read. */
export function useSetupStatus(): { readonly story: SetupStatus; readonly end: () => void } {
  const { get, subscribe, dismissReady: end } = setupStatusStoreOf(useWindowStore());
  return { story: useSyncExternalStore(subscribe, get, get), end };
}

/** The pill and the card tell the same story. */
const setupStatusStoreOf = onePerWindow(createSetupStatusStore);

function createSetupStatusStore(store: WindowStore): SetupStatusStore {
  let story = noSetup;
  const listeners = new Set<() => void>();

  function take(next: SetupStatus): void {
    if (next === story) return;
    story = next;
    for (const listener of listeners) listener();
  }

  function listen(): void {
    const state = store.getState();
    if (state.phase === 'ready') take(nextSetupStatus(story, state.states.engine));
  }

  listen();
  let heard = engineOf(store);
  store.subscribe(() => {
    const engine = engineOf(store);
    if (engine === heard) return;
    heard = engine;
    listen();
  });
  return {
    get: () => story,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dismissReady: () => story.phase === 'ready' && take(noSetup),
  };
}

function engineOf(store: WindowStore) {
  const state = store.getState();
  return state.phase === 'ready' ? state.states.engine : undefined;
}
