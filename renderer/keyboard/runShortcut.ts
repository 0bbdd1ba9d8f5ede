import { routes } from '#shared/api/contract';
import { playOrPause } from '../stage/playOrPause';
import type { StagePlayback } from '../stage/StagePlayback';
import type { WindowStore } from '../store/createWindowStore';
import type { ShortcutName } from './shortcuts';

/** What shortcuts need besides the store. */
export interface ShortcutTargets {
  readonly focusPrompt: () => void;
  readonly playback: StagePlayback;
}

/** Runs a shortcut. Does nothing until all states have arrived. */
export function runShortcut(
  name: ShortcutName,
  store: WindowStore,
  { focusPrompt, playback }: ShortcutTargets,
): void {
  const state = store.getState();
  if (state.phase !== 'ready') return;
  const { view, states } = state;
  const { ask, setView } = store;
  const { phase } = states.stage.light;
  switch (name) {
    case 'prompt':
      focusPrompt();
      break;
    case 'play':
      playOrPause(store, playback);
      break;
    case 'power':
      void ask(phase === 'off' ? routes.stage.on : routes.stage.off, undefined);
      break;
    case 'undo':
      void ask(routes.conversation.undo, undefined);
      break;
    case 'redo':
      void ask(routes.conversation.redo, undefined);
      break;
    case 'new-conversation':
      void ask(routes.conversations.create, undefined);
      break;
    case 'view':
      setView({ stageView: view.stageView === 'lamp' ? 'leds' : 'lamp' });
      break;
    case 'inspector':
      setView({ inspector: view.inspector === null ? 'steps' : null });
      break;
    case 'library':
    case 'settings':
    case 'shortcuts':
      setView({ panel: name });
      break;
  }
}
