import { useState } from 'react';
import { routes } from '#shared/api/contract';
import type { LampKind } from '#shared/lamp/PortDescription';
import { useWindowStore } from '../store/WindowStoreContext';

/** The state of connecting to a chosen port. */
export type LampConnectState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking'; readonly path: string }
  | { readonly phase: 'failed'; readonly path: string; readonly message: string };

/** Connects to a lamp. A failure is shown where the port was chosen. */
export interface LampConnector {
  readonly state: LampConnectState;
  readonly connect: (path: string, driver: LampKind | 'auto') => void;
}

/** Connects to one lamp at a time; a later choice replaces an earlier one. */
export function useLampConnector(): LampConnector {
  const { askQuietly } = useWindowStore();
  const [state, setState] = useState<LampConnectState>({ phase: 'idle' });

  async function connect(path: string, driver: LampKind | 'auto'): Promise<void> {
    const attempt: LampConnectState = { phase: 'asking', path };
    setState(attempt);
    const result = await askQuietly(routes.lamp.connect, { path, driver });
    const next: LampConnectState =
      result.ok || result.failure.code === 'STOPPED'
        ? { phase: 'idle' }
        : { phase: 'failed', path, message: result.failure.message };
    // Another port may have been chosen meanwhile.
    setState((current) => (current === attempt ? next : current));
  }

  return { state, connect: (path, driver) => void connect(path, driver) };
}
