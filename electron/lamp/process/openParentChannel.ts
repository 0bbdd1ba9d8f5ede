import type { ParentPort } from 'electron';
import type { LampProcessMessage, MessageSender, LampProcessRequest } from './lampProcessMessages';

/** Messages to and from the process that started this one. */
export interface ParentChannel extends MessageSender<LampProcessMessage> {
  readonly listen: (listener: (message: LampProcessRequest) => void) => void;
}

/**
 * Opens the channel to the parent: Electron's in a utility process, otherwise Node's. This process exits when the parent disconnects;
 * it ignores Ctrl-C, so that the parent can release the lamp properly. Fails if there is no parent.
 */
export function openParentChannel(own: NodeJS.Process): ParentChannel {
  for (const signal of ['SIGINT', 'SIGHUP'] as const) own.on(signal, () => {});
  const port = electronParentPort(own);
  if (port) {
    return {
      send: (message) => port.postMessage(message),
      listen: (listener) =>
        void port.on('message', ({ data }: { data: LampProcessRequest }) => listener(data)),
    };
  }
  if (!own.send) throw new Error('The lamp’s process must be started by the app.');
  own.on('disconnect', () => own.exit());
  return {
    send: (message) => void own.send?.(message),
    listen: (listener) => void own.on('message', (message: LampProcessRequest) => listener(message)),
  };
}

/** Exists only in Electron's utility processes. */
function electronParentPort({ parentPort }: { readonly parentPort?: ParentPort }): ParentPort | undefined {
  return parentPort;
}
