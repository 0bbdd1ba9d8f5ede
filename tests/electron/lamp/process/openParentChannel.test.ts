import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { LampProcessRequest } from '../../../../electron/lamp/process/lampProcessMessages';
import { openParentChannel } from '../../../../electron/lamp/process/openParentChannel';

/** A process, as far as its channel to the parent is concerned. */
class OwnProcess extends EventEmitter {
  readonly sent: unknown[] = [];
  exits = 0;
  exit = () => void this.exits++;
}

const request: LampProcessRequest = { id: 1, call: { method: 'hold' } };
const done = { type: 'done', id: 1, outcome: undefined } as const;

describe('the channel to the parent', () => {
  it('is Electron’s in a utility process', () => {
    const parentPort = Object.assign(new EventEmitter(), {
      postMessage: (message: unknown) => own.sent.push(message),
    });
    const own = Object.assign(new OwnProcess(), { parentPort });
    const channel = openParentChannel(own as unknown as NodeJS.Process);
    const received: unknown[] = [];
    channel.listen((message) => received.push(message));
    parentPort.emit('message', { data: request });
    channel.send(done);
    expect([received, own.sent]).toEqual([[request], [done]]);
  });

  it('is Node’s elsewhere, and ends the process when it is closed', () => {
    const own = Object.assign(new OwnProcess(), { send: (message: unknown) => own.sent.push(message) });
    const channel = openParentChannel(own as unknown as NodeJS.Process);
    const received: unknown[] = [];
    channel.listen((message) => received.push(message));
    own.emit('message', request);
    channel.send(done);
    expect([received, own.sent, own.exits]).toEqual([[request], [done], 0]);
    own.emit('disconnect');
    expect(own.exits).toBe(1);
  });

  it('leaves Ctrl-C to the parent', () => {
    const own = Object.assign(new OwnProcess(), { send: () => true });
    openParentChannel(own as unknown as NodeJS.Process);
    expect(own.eventNames()).toEqual(expect.arrayContaining(['SIGINT', 'SIGHUP']));
  });

  it('does not exist if no parent started the process', () => {
    expect(() => openParentChannel(new OwnProcess() as unknown as NodeJS.Process)).toThrow(
      /started by the app/,
    );
  });
});
