import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { States } from '#shared/api/contract';
import type { WindowStoreState, WindowStore } from './createWindowStore';
import type { ViewState } from './ViewState';

const WindowStoreContext = createContext<WindowStore | undefined>(undefined);

/** Provides the store to the page. */
export const WindowStoreProvider = WindowStoreContext.Provider;

/** The window's store. Throws outside a `WindowStoreProvider`. */
export function useWindowStore(): WindowStore {
  const store = useContext(WindowStoreContext);
  if (!store) throw new Error('There is no store above this component.');
  return store;
}

/** Selects from the window's state; re-renders when the selected value changes. */
export function useWindowState<Selected>(select: (state: WindowStoreState) => Selected): Selected {
  return useStore(useWindowStore(), select);
}

/** Selects from the app's states. Only for components shown once all states have arrived; throws before that. */
export function useStates<Selected>(select: (states: States) => Selected): Selected {
  return useWindowState((state) => {
    if (state.phase !== 'ready') throw new Error('The states of the app have not arrived yet.');
    return select(state.states);
  });
}

/** Selects from the layout of the window. */
export function useView<Selected>(select: (view: ViewState) => Selected): Selected {
  return useWindowState(({ view }) => select(view));
}

/** Whether the app can be reached now. */
export function useIsConnected(): boolean {
  return useWindowState(({ connection }) => connection.phase === 'open');
}
