import { useState } from 'react';
import { hasEnded } from './passTime';
import { useStageMoments } from './StagePlayback';
import type { StageMoment } from './StageLight';

/** True while what is on show has come to its end, and plays no further. */
export function useHasEnded(): boolean {
  const [isAtEnd, setIsAtEnd] = useState(false);
  // Most moments change nothing here, and then nothing is drawn anew.
  useStageMoments((moment) => setIsAtEnd(isAfterEnd(moment)));
  return isAtEnd;
}

/** Whether a moment is behind the end of what plays. */
export function isAfterEnd({ content, atMs }: StageMoment): boolean {
  const isPlaying = content.kind === 'current' && content.light.phase === 'playing';
  return isPlaying && atMs !== undefined && hasEnded(content.program, atMs);
}
