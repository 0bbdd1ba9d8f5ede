import { routes } from '#shared/api/contract';
import type { WindowStore } from '../store/createWindowStore';
import type { Playback } from './Playback';
import { isEnded } from './useHasEnded';

/** Plays what stands still, is off or has ended, and pauses what plays. A preview that may not move by itself moves from now on. */
export function playOrPause(store: Pick<WindowStore, 'getState' | 'ask'>, playback: Playback): void {
  const state = store.getState();
  if (state.phase !== 'ready') return;
  const { light } = state.states.stage;
  const isStanding = playback.isStill;
  playback.setStill(false);
  if (light.phase === 'off') void store.ask(routes.stage.on, undefined);
  else if (light.phase === 'held') void store.ask(routes.stage.play, undefined);
  else if (playback.moment && isEnded(playback.moment)) void store.ask(routes.stage.seek, { ms: 0 });
  else if (!isStanding) void store.ask(routes.stage.pause, undefined);
}
