import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { StageMoment } from './StageLight';

type MomentListener = (moment: StageMoment) => void;

/**
 * What the stage shows, moment by moment, for the clock, the timeline's playhead and the card on show. Moments bypass
 * React and the store. It also holds the user's scrubbing and whether the picture may move.
 */
export class StagePlayback {
  readonly #listeners = new Set<MomentListener>();
  readonly #timingListeners = new Set<() => void>();
  #last: StageMoment | undefined;
  #scrubbedMs: number | undefined;
  #isStill = false;

  /** The moment shown now; undefined before the first frame. */
  get moment(): StageMoment | undefined {
    return this.#last;
  }

  /** The time the user drags to; undefined while the stage runs by itself. */
  get scrubbedMs(): number | undefined {
    return this.#scrubbedMs;
  }

  /** The picture does not move until the user presses play, because the system asks for less motion. */
  get isStill(): boolean {
    return this.#isStill;
  }

  /** Shows this program time; undefined ends the scrubbing. */
  scrubTo(ms: number | undefined): void {
    this.#scrubbedMs = ms;
    this.#notifyTimingListeners();
  }

  setStill(isStill: boolean): void {
    this.#isStill = isStill;
    this.#notifyTimingListeners();
  }

  /** Sends a new moment to the listeners. */
  publish(moment: StageMoment): void {
    this.#last = moment;
    for (const listener of this.#listeners) listener(moment);
  }

  /** Calls the listener with the current moment, then with each new one, until the returned function is called. */
  subscribe(listener: MomentListener): () => void {
    this.#listeners.add(listener);
    if (this.#last) listener(this.#last);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls the listener when the user scrubs, or stops or starts the motion. */
  readonly onTimingChange = (listener: () => void): (() => void) => {
    this.#timingListeners.add(listener);
    return () => void this.#timingListeners.delete(listener);
  };

  #notifyTimingListeners(): void {
    for (const listener of this.#timingListeners) listener();
  }
}

const StagePlaybackContext = createContext<StagePlayback | undefined>(undefined);

/** Provides the playback to the page. */
export const StagePlaybackProvider = StagePlaybackContext.Provider;

/** The page's playback. Throws outside a `StagePlaybackProvider`. */
export function useStagePlayback(): StagePlayback {
  const playback = useContext(StagePlaybackContext);
  if (!playback) throw new Error('There is no playback above this component.');
  return playback;
}

/** Calls the listener with each new moment, without React. */
export function useStageMoments(listener: MomentListener): void {
  const playback = useStagePlayback();
  const onMoment = useEffectEvent(listener);
  useEffect(() => playback.subscribe((moment) => onMoment(moment)), [playback]);
}

/** True while the picture does not move because the system asks for less motion. */
export function useIsStill(): boolean {
  const playback = useStagePlayback();
  const isStill = () => playback.isStill;
  return useSyncExternalStore(playback.onTimingChange, isStill, isStill);
}
