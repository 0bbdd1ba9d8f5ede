import { routes } from '#shared/api/contract';
import type { WindowStore } from '../store/createWindowStore';
import type { StagePlayback } from './StagePlayback';
import { isAfterEnd } from './useHasEnded';

/**
 * Plays a light that is paused, off or ended, and pauses one that plays. Also lets a preview move that was still
 * because of reduced motion.
 */
export function playOrPause(store: Pick<WindowStore, 'getState' | 'ask'>, playback: StagePlayback): void {
  const state = store.getState();
  if (state.phase !== 'ready') return;
  const { light } = state.states.stage;
  const wasStill = playback.isStill;
  playback.setStill(false);
  if (light.phase === 'off') void store.ask(routes.stage.on, undefined);
  else if (light.phase === 'held') void store.ask(routes.stage.play, undefined);
  else if (playback.moment && isAfterEnd(playback.moment)) void store.ask(routes.stage.seek, { ms: 0 });
  else if (!wasStill) void store.ask(routes.stage.pause, undefined);
}
