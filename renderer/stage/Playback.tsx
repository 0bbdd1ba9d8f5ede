import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { StageMoment } from './StageLight';

type Listener = (moment: StageMoment) => void;

/**
 * What the stage shows, moment by moment, for those who go by its time: the clock, the timeline's playhead, the card on show.
 * Moments go past React and past the store.
 */
export class Playback {
  readonly #listeners = new Set<Listener>();
  #last: StageMoment | undefined;
  #scrubbedMs: number | undefined;

  /** The time its owner drags the stage to; none when it runs by itself. */
  get scrubbedMs(): number | undefined {
    return this.#scrubbedMs;
  }

  /** Shows this time of the program until it is let go of. */
  scrubTo(ms: number | undefined): void {
    this.#scrubbedMs = ms;
  }

  /** The picture is another one. */
  tell(moment: StageMoment): void {
    this.#last = moment;
    for (const listener of this.#listeners) listener(moment);
  }

  /** Tells the present moment, then each new one, until the returned function is called. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#last) listener(this.#last);
    return () => void this.#listeners.delete(listener);
  }
}

const PlaybackContext = createContext(new Playback());

/** Gives the page its playback. */
export const PlaybackProvider = PlaybackContext.Provider;

export function usePlayback(): Playback {
  return useContext(PlaybackContext);
}

/** Calls with each new picture of the stage, past React. */
export function useMoments(listener: Listener): void {
  const playback = usePlayback();
  const onMoment = useEffectEvent(listener);
  useEffect(() => playback.subscribe((moment) => onMoment(moment)), [playback]);
}
