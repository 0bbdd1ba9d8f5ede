import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LampProcessMessage } from './lampProcessMessages';
import { RemoteLamp } from './RemoteLamp';

/** The process exits on its own once disconnected; after this time it is killed. */
const exitLimitMs = 1000;

/**
 * Starts the lamp in a process of its own. `file` is the built `lampProcess.js`, beside the app's other files. A worker thread would
 * not help: the serial driver does its work in the event loop of the process's main thread.
 */
export function forkLamp(file: URL): RemoteLamp {
  const child = fork(fileURLToPath(file), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const lamp = new RemoteLamp({ send: (message) => void child.send(message) }, async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), exitLimitMs);
    if (child.connected) child.disconnect();
    await ended;
    clearTimeout(timer);
  });
  child.on('message', (message: LampProcessMessage) => lamp.receive(message));
  child.on('error', (error) => lamp.handleProcessEnd(error.message));
  child.on('exit', (code, signal) => lamp.handleProcessEnd(`it ended with ${signal ?? code}`));
  return lamp;
}
