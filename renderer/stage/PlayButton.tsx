import { Pause, Play } from 'lucide-react';
import { Tooltip } from '../controls/Tooltip';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { useIsStill, useStagePlayback } from './StagePlayback';
import styles from './PlayButton.module.css';
import { playOrPause } from './playOrPause';
import { useHasEnded } from './useHasEnded';

/**
 * Plays and pauses the program on show. The large button disappears once pressed, and passes the focus to the normal
 * one.
 */
export function PlayButton({ size = 'normal' }: { readonly size?: 'normal' | 'large' }) {
  const store = useWindowStore();
  const playback = useStagePlayback();
  const isStill = useIsStill();
  const isAtEnd = useHasEnded();
  const isPlaying = useStates(({ stage }) => stage.light.phase === 'playing') && !isStill && !isAtEnd;
  const isConnected = useIsConnected();
  const label = isPlaying ? words.stage.transport.pause : words.stage.transport.play;
  const Icon = isPlaying ? Pause : Play;

  function press() {
    playOrPause(store, playback);
    if (size === 'large') focusPlay();
  }

  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...(size === 'normal' && { id: playId })}
        className={styles['play']}
        data-size={size}
        data-playing={isPlaying}
        disabled={!isConnected}
        aria-label={label}
        onClick={press}
      >
        <Icon size={size === 'large' ? 24 : 16} strokeWidth={0} fill="currentColor" aria-hidden />
      </button>
    </Tooltip>
  );
}

/** The id of the play button. */
const playId = 'play';

/** Focuses the play button. */
function focusPlay(): void {
  document.getElementById(playId)?.focus();
}
