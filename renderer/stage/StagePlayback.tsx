import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { StageMoment } from './StageLight';

type MomentListener = (moment: StageMoment) => void;

/**
 * What the stage shows, moment by moment, for those who go by its time: the clock, the timeline's playhead, the card on show.
 * Moments go past React and past the store. It also knows where its owner's hand is: what is dragged, what may not move.
 */
export class StagePlayback {
  readonly #listeners = new Set<MomentListener>();
  readonly #timingListeners = new Set<() => void>();
  #last: StageMoment | undefined;
  #scrubbedMs: number | undefined;
  #isStill = false;

  /** What shows now; none before the first picture. */
  get moment(): StageMoment | undefined {
    return this.#last;
  }

  /** The time its owner drags the stage to; none when it runs by itself. */
  get scrubbedMs(): number | undefined {
    return this.#scrubbedMs;
  }

  /** The picture stands until its owner lets it move: the system asks for less motion. */
  get isStill(): boolean {
    return this.#isStill;
  }

  /** Shows this time of the program until it is let go of. */
  scrubTo(ms: number | undefined): void {
    this.#scrubbedMs = ms;
    this.#notifyTimingListeners();
  }

  setStill(isStill: boolean): void {
    this.#isStill = isStill;
    this.#notifyTimingListeners();
  }

  /** The picture is another one. */
  publish(moment: StageMoment): void {
    this.#last = moment;
    for (const listener of this.#listeners) listener(moment);
  }

  /** Tells the present moment, then each new one, until the returned function is called. */
  subscribe(listener: MomentListener): () => void {
    this.#listeners.add(listener);
    if (this.#last) listener(this.#last);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls whenever its owner drags it, or has it stand or move. */
  readonly onTimingChange = (listener: () => void): (() => void) => {
    this.#timingListeners.add(listener);
    return () => void this.#timingListeners.delete(listener);
  };

  #notifyTimingListeners(): void {
    for (const listener of this.#timingListeners) listener();
  }
}

const StagePlaybackContext = createContext<StagePlayback | undefined>(undefined);

/** Gives the page its playback. */
export const StagePlaybackProvider = StagePlaybackContext.Provider;

/** The page's playback. */
export function useStagePlayback(): StagePlayback {
  const playback = useContext(StagePlaybackContext);
  if (!playback) throw new Error('There is no playback above this component.');
  return playback;
}

/** Calls with each new picture of the stage, past React. */
export function useStageMoments(listener: MomentListener): void {
  const playback = useStagePlayback();
  const onMoment = useEffectEvent(listener);
  useEffect(() => playback.subscribe((moment) => onMoment(moment)), [playback]);
}

/** True while the picture stands because the system asks for less motion. */
export function useIsStill(): boolean {
  const playback = useStagePlayback();
  const isStill = () => playback.isStill;
  return useSyncExternalStore(playback.onTimingChange, isStill, isStill);
}
