import { Pause, Play } from 'lucide-react';
import { Tooltip } from '../controls/Tooltip';
import { useStates, useWindow, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { useIsStill, usePlayback } from './Playback';
import styles from './PlayButton.module.css';
import { playOrPause } from './playOrPause';

/** Plays and pauses what is on show. */
export function PlayButton({ size = 'usual' }: { readonly size?: 'usual' | 'large' }) {
  const store = useWindowStore();
  const playback = usePlayback();
  const isStill = useIsStill();
  const isPlaying = useStates(({ stage }) => stage.light.phase === 'playing') && !isStill;
  const isOpen = useWindow(({ link }) => link.phase === 'open');
  const label = isPlaying ? words.stage.transport.pause : words.stage.transport.play;
  const Icon = isPlaying ? Pause : Play;
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={styles['play']}
        data-size={size}
        data-playing={isPlaying}
        disabled={!isOpen}
        aria-label={label}
        onClick={() => playOrPause(store, playback)}
      >
        <Icon size={size === 'large' ? 24 : 16} strokeWidth={0} fill="currentColor" aria-hidden />
      </button>
    </Tooltip>
  );
}
