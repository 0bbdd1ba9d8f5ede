import { smallModel, type LampModel } from '../../../../electron/lamp/virtual/LampModel';
import { VirtualLamp } from '../../../../electron/lamp/virtual/VirtualLamp';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import type { Program } from '#shared/program/Program';
import { FakeClock } from '../../../fakes/FakeClock';
import { uploadRequests } from '../../../fakes/firmware/uploads';
import { programOf, solidStep } from '../../../shared/animation/showing';

/** Sends bytes to a virtual lamp and records its output, on a fake clock. */
export class VirtualLampClient {
  readonly clock = new FakeClock();
  readonly lamp: VirtualLamp;
  #received = '';
  #id = 0;

  constructor(model: Partial<LampModel> = {}) {
    this.lamp = new VirtualLamp(this.clock, { ...smallModel, ...model });
    this.lamp.onSent((bytes) => (this.#received += Buffer.from(bytes).toString('latin1')));
  }

  /** Everything received since the last call. */
  takeText(): string {
    const text = this.#received;
    this.#received = '';
    return text;
  }

  /** The messages received since the last call; throws if one lacks its checksum. */
  takeMessages(): Members[] {
    return this.takeText()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => {
        const read = readLine(line);
        if (!read.ok || !read.isSealed) throw new Error(`The lamp sent ${line}`);
        return read.members;
      });
  }

  send(bytes: string | Uint8Array | readonly number[]): void {
    this.lamp.receive(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Uint8Array.from(bytes));
  }

  /** Types a line and returns the messages sent in response. */
  typeLine(line: string): Members[] {
    this.takeMessages();
    this.send(`${line}\n`);
    return this.takeMessages();
  }

  /** Sends a request as the app does; returns the one reply without its id, and throws if there is none. */
  request(request: Members): Members {
    const id = ++this.#id;
    const messages = this.typeLine(sealLine({ id, ...request }));
    const [{ id: repliedTo, ...reply } = { id: undefined }] = messages;
    if (messages.length !== 1 || repliedTo !== id)
      throw new Error(`no reply, but ${JSON.stringify(messages)}`);
    return reply;
  }

  status(): Members {
    return this.request({ do: 'status' });
  }

  /** Uploads a program in pieces of at most `pieceBytes` and plays it from `at`. Returns the reply to the last request. */
  play(program: Program, at = 0, pieceBytes = 480): Members {
    let reply: Members = {};
    for (const request of uploadRequests(encodeProgram(program), pieceBytes, at))
      reply = this.request(request);
    return reply;
  }

  wait(ms: number): Promise<void> {
    return this.clock.advance(ms);
  }
}

/** Red for a second, then green for a second, then blue forever. */
export const traffic = programOf({
  name: 'Traffic',
  steps: [solidStep('a', '#FF0000', 1000), solidStep('b', '#00FF00', 1000), solidStep('c', '#0000FF', null)],
});

/** Two steps of half a second, forever. */
export const blinking = programOf({
  name: 'Blinking',
  steps: [solidStep('a', '#FF0000', 500), solidStep('b', '#00FF00', 500)],
  loop: { count: 0, start_step: 'a', end_step: 'b' },
});

/** One second of red, then a moving ending. */
export const ending = programOf({
  name: 'Ending',
  steps: [solidStep('a', '#FF0000', 1000)],
  on_complete: { command: { type: 'pattern', name: 'rainbow', params: { speed: 900 } } },
});
