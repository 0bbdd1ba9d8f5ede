import { MessageChannel } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import type { LampControl } from '../../../../electron/lamp/LampControl';
import type { FromLamp, ToLamp } from '../../../../electron/lamp/process/messages';
import { serveLamp } from '../../../../electron/lamp/process/serveLamp';
import { RemoteLamp } from '../../../../electron/lamp/process/RemoteLamp';

/** A lamp as it is seen from another process. */
export type Way = (lamp: LampControl) => RemoteLamp;

/** Both sides in one place: what one says the other hears at once. */
const byCalls: Way = (lamp) => {
  let ask: (message: ToLamp) => void = () => {};
  const threaded = new RemoteLamp({ send: (message) => ask(message) });
  ask = serveLamp(lamp, { send: (message) => threaded.take(message) });
  return threaded;
};

/** Two ends of a real channel: messages are copied, as between processes, and take a turn of the loop. */
const byChannel: Way = (lamp) => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const threaded = new RemoteLamp({ send: (message) => port1.postMessage(message) });
  port1.on('message', (message: FromLamp) => threaded.take(message));
  port2.on('message', serveLamp(lamp, { send: (message) => port2.postMessage(message) }));
  return threaded;
};

export const ways: Readonly<Record<string, Way>> = {
  'a lamp in the same process': byCalls,
  'a lamp behind a channel': byChannel,
};
