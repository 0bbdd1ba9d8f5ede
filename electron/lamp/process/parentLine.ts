import type { ParentPort } from 'electron';
import type { FromLamp, LineEnd, ToLamp } from './messages';

/** The line to the process that has started this one. */
export interface ParentLine extends LineEnd<FromLamp> {
  readonly listen: (take: (message: ToLamp) => void) => void;
}

/**
 * The line to the parent: Electron's, where this is one of its utility processes, else Node's. This process lives as long as
 * its parent listens; Ctrl-C at the terminal is the parent's to heed, which lets go of the lamp in order.
 */
export function parentLine(own: NodeJS.Process): ParentLine {
  for (const signal of ['SIGINT', 'SIGHUP'] as const) own.on(signal, () => {});
  const port = electronPort(own);
  if (port) {
    return {
      send: (message) => port.postMessage(message),
      listen: (take) => void port.on('message', ({ data }: { data: ToLamp }) => take(data)),
    };
  }
  if (!own.send) throw new Error('The lamp’s process is started by the app.');
  own.on('disconnect', () => own.exit());
  return {
    send: (message) => void own.send?.(message),
    listen: (take) => void own.on('message', (message: ToLamp) => take(message)),
  };
}

/** There in Electron's utility processes only. */
function electronPort({ parentPort }: { readonly parentPort?: ParentPort }): ParentPort | undefined {
  return parentPort;
}
