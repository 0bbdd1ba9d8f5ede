import { useEffect, useEffectEvent, useState } from 'react';
import { routes } from '#shared/api/contract';
import { useIsConnected, useWindowStore } from '../../store/WindowStoreContext';
import { clearLines, noLines, withLines, type WireLines } from './wireLines';

/** The log is fetched this often. */
const pollMs = 1000;

/** The wire log, with controls to pause and clear it. */
export interface WireLogControls {
  readonly log: WireLines;
  readonly isPaused: boolean;
  readonly setIsPaused: (isPaused: boolean) => void;
  readonly clear: () => void;
}

/** Fetches the wire log once a second while it is shown, not paused, and the app can be reached. */
export function useWireLog(): WireLogControls {
  const { askQuietly } = useWindowStore();
  const isConnected = useIsConnected();
  const [log, setLog] = useState(noLines);
  const [isPaused, setIsPaused] = useState(false);
  const isFollowed = isConnected && !isPaused;
  const lastNumber = useEffectEvent(() => log.lastNumber);

  useEffect(() => {
    if (!isFollowed) return undefined;
    let isActive = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function follow(): Promise<void> {
      const result = await askQuietly(routes.lamp.log, { after: lastNumber() });
      if (!isActive) return;
      // Only a lost connection fails here, which is shown elsewhere; the next poll tries again.
      if (result.ok) setLog((before) => withLines(before, result.data));
      timer = setTimeout(() => void follow(), pollMs);
    }
    void follow();
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [isFollowed, askQuietly]);

  // A restarted app counts lines from 1 again.
  useEffect(() => (isConnected ? () => setLog(noLines) : undefined), [isConnected]);

  return { log, isPaused, setIsPaused, clear: () => setLog(clearLines) };
}
