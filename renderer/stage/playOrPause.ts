import { routes } from '#shared/api/contract';
import type { WindowStore } from '../store/createWindowStore';
import type { StagePlayback } from './StagePlayback';
import { isAfterEnd } from './useHasEnded';

/** Plays what stands still, is off or has ended, and pauses what plays. A preview that may not move by itself moves from now on. */
export function playOrPause(store: Pick<WindowStore, 'getState' | 'ask'>, playback: StagePlayback): void {
  const state = store.getState();
  if (state.phase !== 'ready') return;
  const { light } = state.states.stage;
  const isStanding = playback.isStill;
  playback.setStill(false);
  if (light.phase === 'off') void store.ask(routes.stage.on, undefined);
  else if (light.phase === 'held') void store.ask(routes.stage.play, undefined);
  else if (playback.moment && isAfterEnd(playback.moment)) void store.ask(routes.stage.seek, { ms: 0 });
  else if (!isStanding) void store.ask(routes.stage.pause, undefined);
}
