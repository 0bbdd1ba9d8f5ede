import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { WindowConnection } from '../../../electron/browser/WindowConnection';
import { FakeClock } from '../../fakes/FakeClock';
import { TestApp } from './TestApp';
import { eventually } from '../eventually';

/** A socket that takes nothing, until it is gone. */
class StuckSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 4 << 20;
  readonly isPaused = false;
  send = () => {};

  vanish(): void {
    this.readyState = 3;
    this.bufferedAmount = 0;
    this.emit('close');
  }
}

describe('a connection that is gone', () => {
  it('is not taken up again by an answer it is still owed, though it had lost track', async () => {
    const app = new TestApp();
    const clock = new FakeClock();
    const socket = new StuckSocket();
    void new WindowConnection(socket as unknown as WebSocket, app, clock);
    socket.emit('message', Buffer.from('{"id":1,"route":"test.held"}'), false);
    for (let count = 0; count < 4; count += 1) app.append('x'.repeat(1 << 20));
    expect([app.running, app.listeners.size]).toEqual([1, 1]);
    socket.vanish();
    app.release();
    await eventually(() => expect(app.running).toBe(0));
    await clock.advance(0);
    expect([app.listeners.size, clock.waiting]).toEqual([0, 0]);
  });
});
