import { words } from '../words/words';
import styles from './PlayButton.module.css';

interface PlayButtonProps {
  readonly isPlaying: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Plays and pauses what is on show. */
export function PlayButton({ isPlaying, isDisabled, onPress }: PlayButtonProps) {
  const label = isPlaying ? words.stage.transport.pause : words.stage.transport.play;
  return (
    <button
      type="button"
      className={styles['play']}
      disabled={isDisabled}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={isPlaying ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4.5 2.5 13.5 8l-9 5.5z'} fill="currentColor" />
      </svg>
    </button>
  );
}
