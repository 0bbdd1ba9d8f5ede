import type { LampControl, LampOutcome } from '../LampControl';
import {
  serializeError,
  type LampProcessCall,
  type LampProcessMessage,
  type MessageSender,
  type LampProcessRequest,
} from './lampProcessMessages';

/** Has a lamp answer what another process asks; returns the function that takes its messages. */
export function serveLamp(
  lamp: LampControl,
  end: MessageSender<LampProcessMessage>,
): (message: LampProcessRequest) => void {
  lamp.listen({
    onState: (state) => end.send({ type: 'state', state }),
    onPorts: (ports) => end.send({ type: 'ports', ports }),
    onReport: (report) => end.send({ type: 'report', report }),
    onWire: (text) => end.send({ type: 'wire', text }),
    onRefusal: (error) => end.send({ type: 'refusal', error: serializeError(error) }),
  });
  return ({ id, call: ask }) => {
    runCall(lamp, ask).then(
      (outcome) => end.send({ type: 'done', id, outcome }),
      (error: unknown) => end.send({ type: 'failed', id, error: serializeError(error) }),
    );
  };
}

async function runCall(lamp: LampControl, ask: LampProcessCall): Promise<LampOutcome | undefined> {
  switch (ask.method) {
    case 'use':
      await lamp.use(ask.target);
      return undefined;
    case 'play':
      return lamp.play(ask.show);
    case 'hold':
      return lamp.hold();
    case 'off':
      return lamp.off();
    case 'setGuards':
      lamp.setGuards(ask.guards);
      return undefined;
    case 'setLayout':
      lamp.setLayout(ask.layout);
      return undefined;
    case 'keep':
      await lamp.keep();
      return undefined;
    case 'close':
      await lamp.close();
      return undefined;
  }
}
