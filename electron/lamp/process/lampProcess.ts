import { createLamp } from '../createLamp';
import { openParentChannel } from './openParentChannel';
import { serializeError } from './lampProcessMessages';
import { serveLamp } from './serveLamp';

/** The lamp's process: an entry of its own in the build. */
const line = openParentChannel(process);
const lamp = createLamp((error) => line.send({ type: 'refusal', error: serializeError(error) }));
line.listen(serveLamp(lamp, line));
