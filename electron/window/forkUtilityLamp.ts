import type { UtilityProcess } from 'electron';
import type { FromLamp } from '../lamp/process/messages';
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
  child.on('message', (message: FromLamp) => lamp.take(message));
  child.on('exit', (code) => {
    hasEnded = true;
    lamp.lose(`it ended with ${code}`);
  });
  return lamp;
}
