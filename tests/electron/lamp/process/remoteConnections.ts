import { MessageChannel } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import type { LampControl } from '../../../../electron/lamp/LampControl';
import type {
  LampProcessMessage,
  LampProcessRequest,
} from '../../../../electron/lamp/process/lampProcessMessages';
import { serveLamp } from '../../../../electron/lamp/process/serveLamp';
import { RemoteLamp } from '../../../../electron/lamp/process/RemoteLamp';

/** A lamp as seen from another process. */
export type RemoteConnection = (lamp: LampControl) => RemoteLamp;

/** Both sides in one place: messages arrive at once. */
const directConnection: RemoteConnection = (lamp) => {
  let ask: (message: LampProcessRequest) => void = () => {};
  const threaded = new RemoteLamp({ send: (message) => ask(message) });
  ask = serveLamp(lamp, { send: (message) => threaded.receive(message) });
  return threaded;
};

/** A real channel: messages are copied, as between processes, and take a turn of the event loop. */
const channelConnection: RemoteConnection = (lamp) => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const threaded = new RemoteLamp({ send: (message) => port1.postMessage(message) });
  port1.on('message', (message: LampProcessMessage) => threaded.receive(message));
  port2.on('message', serveLamp(lamp, { send: (message) => port2.postMessage(message) }));
  return threaded;
};

export const remoteConnections: Readonly<Record<string, RemoteConnection>> = {
  'a lamp in the same process': directConnection,
  'a lamp behind a channel': channelConnection,
};
