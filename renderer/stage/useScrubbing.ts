import {
  useEffect,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { routes } from '#shared/api/contract';
import { pageClock } from '../api/PageClock';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { passTimeAt } from './passTime';
import { useActionThrottle } from './ActionThrottle';
import { useStageMoments, useStagePlayback } from './StagePlayback';
import type { StageMoment } from './StageLight';
import { passMsAt, programMsAt, keyTargetMs, stepAtPassMs, type Timeline } from './timeline';

interface ScrubbingOptions {
  readonly timeline: Timeline;
  readonly strip: RefObject<HTMLElement | null>;
  readonly canScrub: boolean;
}

type StripHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown' | 'onFocus'
>;

/** The lamp follows when the keys have rested for so long. */
const keysRestMs = 250;

/** Those who hear the time hear it anew at most this often. */
const sayEveryMs = 1000;

/**
 * Goes through the program's time by pointer and keys. The preview follows at once, past React; the lamp follows when it is let
 * go of. Esc goes back to where it was.
 */
export function useScrubbing({ timeline, strip, canScrub }: ScrubbingOptions): StripHandlers {
  const { ask } = useWindowStore();
  const playback = useStagePlayback();
  const callOffSettling = useRef<() => void>(() => undefined);

  function goTo(passMs: number) {
    const { moment } = playback;
    if (!moment) return;
    callOffSettling.current();
    playback.scrubTo(programMsAt(moment.content.program, passMs, playback.scrubbedMs ?? moment.atMs ?? 0));
  }

  function letGo() {
    callOffSettling.current();
    playback.scrubTo(undefined);
  }

  async function settle() {
    const ms = playback.scrubbedMs;
    if (ms === undefined) return;
    await ask(routes.stage.seek, { ms });
    // What is dragged on meanwhile stays in hand.
    if (playback.scrubbedMs === ms) playback.scrubTo(undefined);
  }

  /** Written past React. */
  function say({ content, atMs }: StageMoment) {
    const passMs = atMs === undefined ? 0 : passTimeAt(content.program, atMs).atMs;
    const step = stepAtPassMs(timeline, passMs)?.id ?? '';
    const { at, off } = words.stage.timeline;
    strip.current?.setAttribute(
      'aria-valuenow',
      String(Math.round(Math.min(passMs, timeline.lastMs) / 1000)),
    );
    strip.current?.setAttribute('aria-valuetext', atMs === undefined ? off : at(passMs, step));
  }

  const saying = useActionThrottle(sayEveryMs);
  useStageMoments((moment) => {
    // A focused slider is read out at each change: then it speaks only when it is moved.
    const isFocused = document.activeElement === strip.current;
    if (!isFocused) saying.run(() => say(moment));
    else if (playback.scrubbedMs !== undefined) say(moment);
  });

  useEffect(() => {
    if (!canScrub) return undefined;
    return () => {
      // What is dragged is no longer there to be dragged.
      callOffSettling.current();
      playback.scrubTo(undefined);
    };
  }, [canScrub, playback]);

  function goToPointer({ clientX }: PointerEvent) {
    const { left, width } = strip.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
    if (width > 0) goTo(passMsAt(timeline, (clientX - left) / width));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && playback.scrubbedMs !== undefined) {
      event.stopPropagation();
      letGo();
      return;
    }
    const ms = playback.scrubbedMs ?? playback.moment?.atMs;
    if (!canScrub || !playback.moment || ms === undefined || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const to = keyTargetMs(timeline, passTimeAt(playback.moment.content.program, ms).atMs, event.key);
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
    callOffSettling.current = pageClock.after(keysRestMs, () => void settle());
  }

  return {
    onPointerDown: (event) => {
      if (!canScrub || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      goToPointer(event);
    },
    onPointerMove: (event) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId) && playback.scrubbedMs !== undefined)
        goToPointer(event);
    },
    onPointerUp: () => void settle(),
    onPointerCancel: letGo,
    onKeyDown,
    onFocus: () => playback.moment && say(playback.moment),
  };
}
