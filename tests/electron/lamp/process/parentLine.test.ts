import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { ToLamp } from '../../../../electron/lamp/process/messages';
import { parentLine } from '../../../../electron/lamp/process/parentLine';

/** A process as far as its line to the parent goes. */
class OwnProcess extends EventEmitter {
  readonly sent: unknown[] = [];
  exits = 0;
  exit = () => void this.exits++;
}

const asked: ToLamp = { id: 1, ask: { call: 'hold' } };
const done = { type: 'done', id: 1, outcome: undefined } as const;

describe('the line to the parent', () => {
  it('is Electron’s in one of its utility processes', () => {
    const parentPort = Object.assign(new EventEmitter(), {
      postMessage: (message: unknown) => own.sent.push(message),
    });
    const own = Object.assign(new OwnProcess(), { parentPort });
    const line = parentLine(own as unknown as NodeJS.Process);
    const heard: unknown[] = [];
    line.listen((message) => heard.push(message));
    parentPort.emit('message', { data: asked });
    line.send(done);
    expect([heard, own.sent]).toEqual([[asked], [done]]);
  });

  it('is Node’s elsewhere, and ends the process when it is cut', () => {
    const own = Object.assign(new OwnProcess(), { send: (message: unknown) => own.sent.push(message) });
    const line = parentLine(own as unknown as NodeJS.Process);
    const heard: unknown[] = [];
    line.listen((message) => heard.push(message));
    own.emit('message', asked);
    line.send(done);
    expect([heard, own.sent, own.exits]).toEqual([[asked], [done], 0]);
    own.emit('disconnect');
    expect(own.exits).toBe(1);
  });

  it('leaves Ctrl-C to the parent', () => {
    const own = Object.assign(new OwnProcess(), { send: () => true });
    parentLine(own as unknown as NodeJS.Process);
    expect(own.eventNames()).toEqual(expect.arrayContaining(['SIGINT', 'SIGHUP']));
  });

  it('is none where nobody started the process', () => {
    expect(() => parentLine(new OwnProcess() as unknown as NodeJS.Process)).toThrow(/started by the app/);
  });
});
