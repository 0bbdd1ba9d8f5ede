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

/** The lamp follows after no key was pressed for this long. */
const keyPauseMs = 250;

/** The time is updated for screen readers at most this often. */
const announceEveryMs = 1000;

/**
 * Scrubs through the program by pointer and keys. The preview follows at once, without React; the lamp follows on
 * release. Esc returns to where it was.
 */
export function useScrubbing({ timeline, strip, canScrub }: ScrubbingOptions): StripHandlers {
  const { ask } = useWindowStore();
  const playback = useStagePlayback();
  const cancelSettling = useRef<() => void>(() => undefined);

  function goTo(passMs: number) {
    const { moment } = playback;
    if (!moment) return;
    cancelSettling.current();
    playback.scrubTo(programMsAt(moment.content.program, passMs, playback.scrubbedMs ?? moment.atMs ?? 0));
  }

  function cancelScrubbing() {
    cancelSettling.current();
    playback.scrubTo(undefined);
  }

  async function settle() {
    const ms = playback.scrubbedMs;
    if (ms === undefined) return;
    await ask(routes.stage.seek, { ms });
    // A newer drag continues.
    if (playback.scrubbedMs === ms) playback.scrubTo(undefined);
  }

  /** Without React. */
  function announce({ content, atMs }: StageMoment) {
    const passMs = atMs === undefined ? 0 : passTimeAt(content.program, atMs).atMs;
    const step = stepAtPassMs(timeline, passMs)?.id ?? '';
    const { at, off } = words.stage.timeline;
    strip.current?.setAttribute(
      'aria-valuenow',
      String(Math.round(Math.min(passMs, timeline.lastMs) / 1000)),
    );
    strip.current?.setAttribute('aria-valuetext', atMs === undefined ? off : at(passMs, step));
  }

  const throttle = useActionThrottle(announceEveryMs);
  useStageMoments((moment) => {
    // Screen readers read out every change of a focused slider, so it changes only while it is scrubbed.
    const isFocused = document.activeElement === strip.current;
    if (!isFocused) throttle.run(() => announce(moment));
    else if (playback.scrubbedMs !== undefined) announce(moment);
  });

  useEffect(() => {
    if (!canScrub) return undefined;
    return () => {
      // The timeline can no longer be scrubbed, so a running drag ends.
      cancelSettling.current();
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
      cancelScrubbing();
      return;
    }
    const ms = playback.scrubbedMs ?? playback.moment?.atMs;
    if (!canScrub || !playback.moment || ms === undefined || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const to = keyTargetMs(timeline, passTimeAt(playback.moment.content.program, ms).atMs, event.key);
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
    cancelSettling.current = pageClock.after(keyPauseMs, () => void settle());
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
    onPointerCancel: cancelScrubbing,
    onKeyDown,
    onFocus: () => playback.moment && announce(playback.moment),
  };
}
