import { useEffect } from 'react';
import { useWindowStore } from '../store/WindowStoreContext';
import { focusKindOf } from './focusKindOf';
import { runShortcut, type ShortcutTargets } from './runShortcut';
import { isMac, shortcutFor } from './shortcuts';

/** Runs the window's shortcuts, and the commands of the desktop app's menu. */
export function useShortcuts(targets: ShortcutTargets): void {
  const store = useWindowStore();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const state = store.getState();
      if (state.phase !== 'ready' || event.defaultPrevented || event.isComposing || event.repeat) return;
      const name = shortcutFor(event, {
        isMac: isMac(),
        hasSingleKeys: state.states.settings.hasSingleKeys,
        // For a shadow root, `event.target` is only the host.
        focus: focusKindOf(event.composedPath()[0]),
        isCovered: document.querySelector('[data-covers]') !== null,
      });
      if (!name) return;
      event.preventDefault();
      runShortcut(name, store, targets);
    };
    window.addEventListener('keydown', onKeyDown);
    const stopMenu = window.lampwright?.onMenuCommand((command) => runShortcut(command, store, targets));
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      stopMenu?.();
    };
  }, [store, targets]);
}
