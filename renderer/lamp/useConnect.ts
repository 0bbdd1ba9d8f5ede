import { useState } from 'react';
import { routes } from '#shared/api/contract';
import type { LampKind } from '#shared/lamp/port';
import { useWindowStore } from '../store/WindowStoreContext';

/** How it stands with a port that was chosen here. */
export type Connecting =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking'; readonly path: string }
  | { readonly phase: 'failed'; readonly path: string; readonly message: string };

/** The way to take a lamp into use, and how that stands: what is in the way is shown where it was asked. */
export interface ConnectDesk {
  readonly connecting: Connecting;
  readonly connect: (path: string, driver: LampKind | 'auto') => void;
}

/** Takes lamps into use, one at a time: a later choice takes the place of an earlier one. */
export function useConnect(): ConnectDesk {
  const { askQuietly } = useWindowStore();
  const [connecting, setConnecting] = useState<Connecting>({ phase: 'idle' });

  async function connect(path: string, driver: LampKind | 'auto'): Promise<void> {
    const mine: Connecting = { phase: 'asking', path };
    setConnecting(mine);
    const asked = await askQuietly(routes.lamp.connect, { path, driver });
    const next: Connecting =
      asked.ok || asked.failure.code === 'STOPPED'
        ? { phase: 'idle' }
        : { phase: 'failed', path, message: asked.failure.message };
    // Another port may have been chosen meanwhile.
    setConnecting((now) => (now === mine ? next : now));
  }

  return { connecting, connect: (path, driver) => void connect(path, driver) };
}
