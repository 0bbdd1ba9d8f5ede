import { useState } from 'react';
import { hasEnded } from './passTime';
import { useStageMoments } from './StagePlayback';
import type { StageMoment } from './StageLight';

/** True while the program on show has ended. */
export function useHasEnded(): boolean {
  const [isAtEnd, setIsAtEnd] = useState(false);
  // Most moments set the same value, which does not re-render.
  useStageMoments((moment) => setIsAtEnd(isAfterEnd(moment)));
  return isAtEnd;
}

/** Whether a moment is after the end of the program. */
export function isAfterEnd({ content, atMs }: StageMoment): boolean {
  const isPlaying = content.kind === 'current' && content.light.phase === 'playing';
  return isPlaying && atMs !== undefined && hasEnded(content.program, atMs);
}
