import type { ParentPort } from 'electron';
import type { LampProcessMessage, MessageSender, LampProcessRequest } from './lampProcessMessages';

/** The line to the process that has started this one. */
export interface ParentChannel extends MessageSender<LampProcessMessage> {
  readonly listen: (take: (message: LampProcessRequest) => void) => void;
}

/**
 * The line to the parent: Electron's, where this is one of its utility processes, else Node's. This process lives as long as
 * its parent listens; Ctrl-C at the terminal is the parent's to heed, which lets go of the lamp in order.
 */
export function openParentChannel(own: NodeJS.Process): ParentChannel {
  for (const signal of ['SIGINT', 'SIGHUP'] as const) own.on(signal, () => {});
  const port = electronParentPort(own);
  if (port) {
    return {
      send: (message) => port.postMessage(message),
      listen: (take) => void port.on('message', ({ data }: { data: LampProcessRequest }) => take(data)),
    };
  }
  if (!own.send) throw new Error('The lamp’s process is started by the app.');
  own.on('disconnect', () => own.exit());
  return {
    send: (message) => void own.send?.(message),
    listen: (take) => void own.on('message', (message: LampProcessRequest) => take(message)),
  };
}

/** There in Electron's utility processes only. */
function electronParentPort({ parentPort }: { readonly parentPort?: ParentPort }): ParentPort | undefined {
  return parentPort;
}
