import { parentPort } from 'node:worker_threads';
import { createLamp } from '../createLamp';
import { sent } from './messages';
import { serveLamp } from './serveLamp';

/** The lamp's thread: an entry of its own in the build. */
const port = parentPort;
if (!port) throw new Error('The lamp’s thread is started by the app.');
const lamp = createLamp((error) => port.postMessage({ type: 'refusal', error: sent(error) }));
port.on('message', serveLamp(lamp, { send: (message) => port.postMessage(message) }));
