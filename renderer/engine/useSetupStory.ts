import { useSyncExternalStore } from 'react';
import type { WindowStore } from '../store/createWindowStore';
import { perWindow } from '../store/perWindow';
import { useWindowStore } from '../store/WindowStoreContext';
import { noStory, toldOn, type SetupStory } from './setupStory';

/** The story of getting the model, for all who show it. */
interface StoryTeller {
  readonly get: () => SetupStory;
  readonly subscribe: (listener: () => void) => () => void;
  /** What has become ready was read. */
  readonly end: () => void;
}

/** The story so far, and the way to end it once it was read. */
export function useSetupStory(): { readonly story: SetupStory; readonly end: () => void } {
  const { get, subscribe, end } = tellerOf(useWindowStore());
  return { story: useSyncExternalStore(subscribe, get, get), end };
}

/** The pill and the card tell the same story. */
const tellerOf = perWindow(createTeller);

function createTeller(store: WindowStore): StoryTeller {
  let story = noStory;
  const listeners = new Set<() => void>();

  function take(next: SetupStory): void {
    if (next === story) return;
    story = next;
    for (const listener of listeners) listener();
  }

  function listen(): void {
    const state = store.getState();
    if (state.phase === 'ready') take(toldOn(story, state.states.engine));
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
    end: () => story.phase === 'ready' && take(noStory),
  };
}

function engineOf(store: WindowStore) {
  const state = store.getState();
  return state.phase === 'ready' ? state.states.engine : undefined;
}
