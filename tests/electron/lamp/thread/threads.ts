import { MessageChannel } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import type { LampControl } from '../../../../electron/lamp/LampControl';
import type { FromThread, ToThread } from '../../../../electron/lamp/worker/messages';
import { serveLamp } from '../../../../electron/lamp/worker/serveLamp';
import { ThreadedLamp } from '../../../../electron/lamp/worker/ThreadedLamp';

/** A lamp as it is seen from another thread. */
export type Threading = (lamp: LampControl) => ThreadedLamp;

/** Both sides in one place: what one says the other hears at once. */
const byCalls: Threading = (lamp) => {
  let ask: (message: ToThread) => void = () => {};
  const threaded = new ThreadedLamp({ send: (message) => ask(message) });
  ask = serveLamp(lamp, { send: (message) => threaded.take(message) });
  return threaded;
};

/** Two ends of a real channel: messages are copied, as between threads, and take a turn of the loop. */
const byChannel: Threading = (lamp) => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const threaded = new ThreadedLamp({ send: (message) => port1.postMessage(message) });
  port1.on('message', (message: FromThread) => threaded.take(message));
  port2.on('message', serveLamp(lamp, { send: (message) => port2.postMessage(message) }));
  return threaded;
};

export const threadings: Readonly<Record<string, Threading>> = {
  'a lamp in the same thread': byCalls,
  'a lamp behind a channel': byChannel,
};
