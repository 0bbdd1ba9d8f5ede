import type { UtilityProcess } from 'electron';
import type { LampProcessMessage } from '../lamp/process/lampProcessMessages';
import { RemoteLamp } from '../lamp/process/RemoteLamp';

/** Starts the lamp in one of Electron's utility processes: the installed app cannot start itself as Node. */
export function forkUtilityLamp(fork: () => UtilityProcess): RemoteLamp {
  const child = fork();
  let hasEnded = false;
  const lamp = new RemoteLamp({ send: (message) => child.postMessage(message) }, async () => {
    if (hasEnded) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  });
  child.on('message', (message: LampProcessMessage) => lamp.receive(message));
  child.on('exit', (code) => {
    hasEnded = true;
    lamp.handleProcessEnd(`it ended with ${code}`);
  });
  return lamp;
}

/** The unpacked location of a file in the installed app: a process cannot be started from the archive. */
export function unpackedUrl(file: URL): URL {
  return new URL(file.href.replace(/\/app\.asar\//, '/app.asar.unpacked/'));
}
