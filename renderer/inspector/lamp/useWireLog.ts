import { useEffect, useEffectEvent, useState } from 'react';
import { routes } from '#shared/api/contract';
import { useIsConnected, useWindowStore } from '../../store/WindowStoreContext';
import { clearLines, noLines, withLines, type WireLines } from './wireLines';

/** How often the log is asked for. */
const restMs = 1000;

/** The log of the wire, and the ways to hold it and to empty it. */
export interface WireLogControls {
  readonly log: WireLines;
  readonly isPaused: boolean;
  readonly setIsPaused: (isPaused: boolean) => void;
  readonly clear: () => void;
}

/** Follows the wire once a second, as long as it is shown, not paused, and the app can be reached. */
export function useWireLog(): WireLogControls {
  const { askQuietly } = useWindowStore();
  const isConnected = useIsConnected();
  const [log, setLog] = useState(noLines);
  const [isPaused, setIsPaused] = useState(false);
  const isFollowed = isConnected && !isPaused;
  const lastNumber = useEffectEvent(() => log.lastNumber);

  useEffect(() => {
    if (!isFollowed) return undefined;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function follow(): Promise<void> {
      const result = await askQuietly(routes.lamp.log, { after: lastNumber() });
      if (!isWanted) return;
      // What fails is the way to the app, which says so itself; it is asked again.
      if (result.ok) setLog((before) => withLines(before, result.data));
      timer = setTimeout(() => void follow(), restMs);
    }
    void follow();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isFollowed, askQuietly]);

  // An app that was started anew counts from 1 again.
  useEffect(() => (isConnected ? () => setLog(noLines) : undefined), [isConnected]);

  return { log, isPaused, setIsPaused, clear: () => setLog(clearLines) };
}
