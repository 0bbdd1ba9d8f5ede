import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { States } from '#shared/api/contract';
import type { WindowStoreState, WindowStore } from './createWindowStore';
import type { ViewState } from './ViewState';

const WindowStoreContext = createContext<WindowStore | undefined>(undefined);

/** Gives the store to all of the page. */
export const WindowStoreProvider = WindowStoreContext.Provider;

/** The window's store, to ask something of the app. */
export function useWindowStore(): WindowStore {
  const store = useContext(WindowStoreContext);
  if (!store) throw new Error('There is no store above this component.');
  return store;
}

/** Something of what the window knows; drawn again when it changes. */
export function useWindowState<Selected>(select: (state: WindowStoreState) => Selected): Selected {
  return useStore(useWindowStore(), select);
}

/** Something of the app's states, in the part of the page that shows once all have been told. */
export function useStates<Selected>(select: (states: States) => Selected): Selected {
  return useWindowState((state) => {
    if (state.phase !== 'ready') throw new Error('The states of the app are not there yet.');
    return select(state.states);
  });
}

/** Something of how the window is arranged. */
export function useView<Selected>(select: (view: ViewState) => Selected): Selected {
  return useWindowState(({ view }) => select(view));
}

/** Whether the app can be reached now. */
export function useIsConnected(): boolean {
  return useWindowState(({ connection: link }) => link.phase === 'open');
}
