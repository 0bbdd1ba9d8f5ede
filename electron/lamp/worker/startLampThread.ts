import { Worker } from 'node:worker_threads';
import type { FromThread } from './messages';
import { ThreadedLamp } from './ThreadedLamp';

/** Starts the lamp in a thread of its own. `file` is the built `lampThread.js`, which stands beside the app's own files. */
export function startLampThread(file: URL | string): ThreadedLamp {
  const worker = new Worker(file);
  const lamp = new ThreadedLamp({ send: (message) => worker.postMessage(message) }, async () => {
    await worker.terminate();
  });
  worker.on('message', (message: FromThread) => lamp.take(message));
  worker.on('error', (error) => lamp.lose(error.message));
  worker.on('exit', () => lamp.lose('it was stopped'));
  return lamp;
}
