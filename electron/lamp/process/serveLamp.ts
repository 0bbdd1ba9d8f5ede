import type { LampControl, Outcome } from '../LampControl';
import { sent, type Ask, type FromLamp, type LineEnd, type ToLamp } from './messages';

/** Has a lamp answer what another process asks; returns the function that takes its messages. */
export function serveLamp(lamp: LampControl, end: LineEnd<FromLamp>): (message: ToLamp) => void {
  lamp.listen({
    onState: (state) => end.send({ type: 'state', state }),
    onPorts: (ports) => end.send({ type: 'ports', ports }),
    onReport: (report) => end.send({ type: 'report', report }),
    onWire: (text) => end.send({ type: 'wire', text }),
    onRefusal: (error) => end.send({ type: 'refusal', error: sent(error) }),
  });
  return ({ id, ask }) => {
    answer(lamp, ask).then(
      (outcome) => end.send({ type: 'done', id, outcome }),
      (error: unknown) => end.send({ type: 'failed', id, error: sent(error) }),
    );
  };
}

async function answer(lamp: LampControl, ask: Ask): Promise<Outcome | undefined> {
  switch (ask.call) {
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
