import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { WindowConnection } from '../../../electron/browser/WindowConnection';
import { FakeClock } from '../../fakes/FakeClock';
import { TestApp } from './TestApp';
import { eventually } from '../eventually';

/** A socket that accepts no data until it is closed. */
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

describe('a closed connection', () => {
  it('is not used again by a pending answer, even if the full state was due', async () => {
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
