import { createLamp } from '../createLamp';
import { parentLine } from './parentLine';
import { sent } from './messages';
import { serveLamp } from './serveLamp';

/** The lamp's process: an entry of its own in the build. */
const line = parentLine(process);
const lamp = createLamp((error) => line.send({ type: 'refusal', error: sent(error) }));
line.listen(serveLamp(lamp, line));
