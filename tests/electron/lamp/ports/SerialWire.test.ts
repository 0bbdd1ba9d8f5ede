import { describe, expect, it } from 'vitest';
import { SerialWire, type PortStream } from '../../../../electron/lamp/ports/SerialWire';
import { FakeClock } from '../../../fakes/FakeClock';

type Done = (error?: Error | null) => void;
type Step = 'write' | 'drain' | 'flush' | 'update' | 'close';

/** The serialport package's port, controlled by the test: by default it calls back at once. */
class FakeStream implements PortStream {
  readonly calls: string[] = [];
  readonly hanging = new Set<Step>();
  readonly failing = new Map<Step, Error>();
  readonly #listeners = new Map<string, ((bytes: Uint8Array) => void)[]>();

  write = (bytes: Uint8Array, done: Done) => this.#do('write', done, bytes.join(' '));
  drain = (done: Done) => this.#do('drain', done);
  flush = (done: Done) => this.#do('flush', done);
  update = ({ baudRate }: { baudRate: number }, done: Done) => this.#do('update', done, String(baudRate));
  close = (done: Done) => this.#do('close', done);

  on(event: string, listener: (bytes: Uint8Array) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  emit(event: string, bytes = new Uint8Array()): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(bytes);
  }

  #do(step: Step, done: Done, detail?: string): void {
    this.calls.push(detail === undefined ? step : `${step} ${detail}`);
    if (!this.hanging.has(step)) queueMicrotask(() => done(this.failing.get(step)));
  }
}

function setUp(): { clock: FakeClock; stream: FakeStream; wire: SerialWire } {
  const clock = new FakeClock();
  const stream = new FakeStream();
  return { clock, stream, wire: new SerialWire('/dev/ttyUSB0', 115_200, stream, clock) };
}

/** The outcome of a promise after `ms`. */
async function outcome(clock: FakeClock, promise: Promise<unknown>, ms: number): Promise<unknown> {
  let result: unknown = 'pending';
  promise.then(
    () => (result = 'done'),
    (error: { code: string }) => (result = error.code),
  );
  await clock.advance(ms);
  return result;
}

describe('a serial port as a wire', () => {
  it('passes bytes on, and leaves no timer behind', async () => {
    const { clock, stream, wire } = setUp();
    await wire.write(Uint8Array.of(1, 2));
    await wire.drain();
    expect(stream.calls).toEqual(['write 1 2', 'drain']);
    expect(clock.waiting).toBe(0);
  });

  it('changes its speed only after what was written before', async () => {
    const { stream, wire } = setUp();
    await wire.write(Uint8Array.of(0xb1));
    await wire.setBaud(230_400);
    expect(stream.calls).toEqual(['write 177', 'drain', 'update 230400']);
  });

  it('passes each piece to all listeners, and none to those that unsubscribed', () => {
    const { stream, wire } = setUp();
    const received: string[] = [];
    const listener = (bytes: Uint8Array) => void received.push(bytes.join(' '));
    const leave = wire.onBytes(listener);
    wire.onBytes(listener);
    stream.emit('data', Uint8Array.of(7));
    leave();
    stream.emit('data', Uint8Array.of(8));
    expect(received).toEqual(['7', '7', '8']);
  });

  it.each(['write', 'drain'] as const)(
    'gives up a %s that hangs within 3 s, and closes the port',
    async (step) => {
      const { clock, stream, wire } = setUp();
      stream.hanging.add(step);
      const waiting = step === 'write' ? wire.write(Uint8Array.of(1)) : wire.drain();
      expect(await outcome(clock, waiting, 3000)).toBe('LAMP_SILENT');
      expect(
        stream.calls.slice(-2),
        'what cannot be sent is dropped, so that closing does not wait for it',
      ).toEqual(['flush', 'close']);
      await expect(wire.write(Uint8Array.of(2))).rejects.toMatchObject({ code: 'LAMP_GONE' });
    },
  );

  it('gives many bytes the time they need on the cable', async () => {
    const { clock, stream, wire } = setUp();
    stream.hanging.add('write');
    const large = wire.write(new Uint8Array(57_600));
    expect(await outcome(clock, large, 10_000)).toBe('pending');
    expect(await outcome(clock, large, 3000)).toBe('LAMP_SILENT');
  });

  it.each(['close', 'error', 'end'])('fails everything pending when the port emits %s', async (event) => {
    const { clock, stream, wire } = setUp();
    let closed = 0;
    wire.onClose(() => closed++);
    stream.hanging.add('write').add('drain');
    const waiting = [wire.write(Uint8Array.of(1)), wire.drain()].map((promise) => outcome(clock, promise, 0));
    stream.emit(event);
    stream.emit(event);
    expect(await Promise.all(waiting)).toEqual(['LAMP_GONE', 'LAMP_GONE']);
    expect(closed).toBe(1);
    await expect(wire.setBaud(9600)).rejects.toMatchObject({ code: 'LAMP_GONE' });
    expect(stream.calls).not.toContain('update 9600');
  });

  it('closes once, however often it is called, and sends what was written', async () => {
    const { stream, wire } = setUp();
    await wire.write(Uint8Array.of(1));
    await Promise.all([wire.close(), wire.close()]);
    await wire.close();
    expect(stream.calls).toEqual(['write 1', 'close']);
  });

  it('finishes closing even if the driver does not', async () => {
    const { clock, stream, wire } = setUp();
    stream.hanging.add('close');
    expect(await outcome(clock, wire.close(), 1000)).toBe('done');
  });

  it('tells late listeners that it is closed, and nothing to those that unsubscribed', async () => {
    const { clock, wire } = setUp();
    const notified: string[] = [];
    wire.onClose(() => notified.push('left'))();
    await wire.close();
    wire.onClose(() => notified.push('late'));
    await clock.advance(0);
    expect(notified).toEqual(['late']);
  });

  it('translates the port’s errors', async () => {
    const { stream, wire } = setUp();
    stream.failing.set('update', new Error('Error: Invalid argument || while setting custom baud rate of 7'));
    await expect(wire.setBaud(7)).rejects.toMatchObject({ code: 'PORT_FAILED' });
  });
});
