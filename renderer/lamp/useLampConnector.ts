import { useState } from 'react';
import { routes } from '#shared/api/contract';
import type { LampKind } from '#shared/lamp/PortDescription';
import { useWindowStore } from '../store/WindowStoreContext';

/** How it stands with a port that was chosen here. */
export type LampConnectState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking'; readonly path: string }
  | { readonly phase: 'failed'; readonly path: string; readonly message: string };

/** The way to take a lamp into use, and how that stands: what is in the way is shown where it was asked. */
export interface LampConnector {
  readonly state: LampConnectState;
  readonly connect: (path: string, driver: LampKind | 'auto') => void;
}

/** Takes lamps into use, one at a time: a later choice takes the place of an earlier one. */
export function useLampConnector(): LampConnector {
  const { askQuietly } = useWindowStore();
  const [connecting, setConnecting] = useState<LampConnectState>({ phase: 'idle' });

  async function connect(path: string, driver: LampKind | 'auto'): Promise<void> {
    const mine: LampConnectState = { phase: 'asking', path };
    setConnecting(mine);
    const asked = await askQuietly(routes.lamp.connect, { path, driver });
    const next: LampConnectState =
      asked.ok || asked.failure.code === 'STOPPED'
        ? { phase: 'idle' }
        : { phase: 'failed', path, message: asked.failure.message };
    // Another port may have been chosen meanwhile.
    setConnecting((now) => (now === mine ? next : now));
  }

  return { state: connecting, connect: (path, driver) => void connect(path, driver) };
}
