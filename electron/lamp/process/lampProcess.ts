import { createLamp } from '../createLamp';
import { openParentChannel } from './openParentChannel';
import { serializeError } from './lampProcessMessages';
import { serveLamp } from './serveLamp';

/** The entry point of the lamp's process. */
const channel = openParentChannel(process);
const lamp = createLamp((error) => channel.send({ type: 'refusal', error: serializeError(error) }));
channel.listen(serveLamp(lamp, channel));
