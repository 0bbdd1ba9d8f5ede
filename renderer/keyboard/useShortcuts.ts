import { useEffect } from 'react';
import { useWindowStore } from '../store/WindowStoreContext';
import { focusOf } from './focusOf';
import { runShortcut, type Reach } from './runShortcut';
import { isMac } from './platform';
import { shortcutFor } from './shortcuts';

/** Listens for the window's shortcuts, and for what is chosen in the desktop's own menu. */
export function useShortcuts(reach: Reach): void {
  const store = useWindowStore();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const state = store.getState();
      if (state.phase !== 'ready' || event.defaultPrevented || event.isComposing || event.repeat) return;
      const name = shortcutFor(event, {
        isMac: isMac(),
        hasSingleKeys: state.states.settings.hasSingleKeys,
        // Inside a shadow root the window only hears of its host.
        focus: focusOf(event.composedPath()[0]),
        isCovered: document.querySelector('[data-covers]') !== null,
      });
      if (!name) return;
      event.preventDefault();
      runShortcut(name, store, reach);
    };
    window.addEventListener('keydown', onKeyDown);
    const stopMenu = window.lampwright?.onMenu((command) => runShortcut(command, store, reach));
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      stopMenu?.();
    };
  }, [store, reach]);
}
