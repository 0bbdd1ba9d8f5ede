import type { LampControl, LampOutcome } from '../LampControl';
import {
  serializeError,
  type LampProcessCall,
  type LampProcessMessage,
  type MessageSender,
  type LampProcessRequest,
} from './lampProcessMessages';

/** Serves a lamp to another process. Returns the function that handles its requests. */
export function serveLamp(
  lamp: LampControl,
  sender: MessageSender<LampProcessMessage>,
): (message: LampProcessRequest) => void {
  lamp.listen({
    onState: (state) => sender.send({ type: 'state', state }),
    onPorts: (ports) => sender.send({ type: 'ports', ports }),
    onReport: (report) => sender.send({ type: 'report', report }),
    onWire: (text) => sender.send({ type: 'wire', text }),
    onRefusal: (error) => sender.send({ type: 'refusal', error: serializeError(error) }),
  });
  return ({ id, call }) => {
    runCall(lamp, call).then(
      (outcome) => sender.send({ type: 'done', id, outcome }),
      (error: unknown) => sender.send({ type: 'failed', id, error: serializeError(error) }),
    );
  };
}

async function runCall(lamp: LampControl, call: LampProcessCall): Promise<LampOutcome | undefined> {
  switch (call.method) {
    case 'use':
      await lamp.use(call.target);
      return undefined;
    case 'play':
      return lamp.play(call.show);
    case 'hold':
      return lamp.hold();
    case 'off':
      return lamp.off();
    case 'setGuards':
      lamp.setGuards(call.guards);
      return undefined;
    case 'setLayout':
      lamp.setLayout(call.layout);
      return undefined;
    case 'keep':
      await lamp.keep();
      return undefined;
    case 'close':
      await lamp.close();
      return undefined;
  }
}
