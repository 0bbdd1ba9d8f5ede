import { useEffect } from 'react';
import { useWindowStore } from '../store/WindowStoreContext';
import { focusKindOf } from './focusKindOf';
import { runShortcut, type ShortcutTargets } from './runShortcut';
import { isMac, shortcutFor } from './shortcuts';

/** Listens for the window's shortcuts, and for what is chosen in the desktop's own menu. */
export function useShortcuts(reach: ShortcutTargets): void {
  const store = useWindowStore();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const state = store.getState();
      if (state.phase !== 'ready' || event.defaultPrevented || event.isComposing || event.repeat) return;
      const name = shortcutFor(event, {
        isMac: isMac(),
        hasSingleKeys: state.states.settings.hasSingleKeys,
        // Inside a shadow root the window only hears of its host.
        focus: focusKindOf(event.composedPath()[0]),
        isCovered: document.querySelector('[data-covers]') !== null,
      });
      if (!name) return;
      event.preventDefault();
      runShortcut(name, store, reach);
    };
    window.addEventListener('keydown', onKeyDown);
    const stopMenu = window.lampwright?.onMenuCommand((command) => runShortcut(command, store, reach));
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      stopMenu?.();
    };
  }, [store, reach]);
}
