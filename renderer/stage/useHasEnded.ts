import { useState } from 'react';
import { hasEnded } from './passTime';
import { useMoments } from './Playback';
import type { StageMoment } from './StageLight';

/** True while what is on show has come to its end, and plays no further. */
export function useHasEnded(): boolean {
  const [isAtEnd, setIsAtEnd] = useState(false);
  // Most moments change nothing here, and then nothing is drawn anew.
  useMoments((moment) => setIsAtEnd(isEnded(moment)));
  return isAtEnd;
}

/** Whether a moment is behind the end of what plays. */
export function isEnded({ shown, atMs }: StageMoment): boolean {
  const isPlaying = shown.kind === 'current' && shown.light.phase === 'playing';
  return isPlaying && atMs !== undefined && hasEnded(shown.program, atMs);
}
