import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame, type Guards } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultLayout, inColorOrder, type Layout } from '#shared/lamp/Layout';
import type { Show } from '#shared/lamp/Show';
import { adalightFormat, type FrameFormat } from '#shared/lamp/wire/adalight';
import { rainbow } from '#shared/program/commands';
import type { Program } from '#shared/program/Program';
import { FrameStreamer, framesPerSecond } from '../../../../electron/lamp/streaming/FrameStreamer';
import type { Clock } from '../../../../electron/clock/Clock';
import { FakeClock } from '../../../fakes/FakeClock';
import { showing } from '../../../shared/animation/showing';
import { flushPromises } from '../link/outcomeOf';
import { ManualWire } from '../link/ManualWire';
import { green } from '../link/uploadSamples';

const guards: Guards = { brightness: 179, budgetMa: 450 };
const moving = showing(rainbow(3000));

/** A wire on which each write takes `writeMs`, with what was written and when. */
function stream({ layout = defaultLayout, format = adalightFormat, baud = 115_200, writeMs = 0 } = {}) {
  const clock = new FakeClock();
  const wire = new ManualWire();
  const times: number[] = [];
  const due: number[] = [];
  const pace = { writeMs };
  let inFlight = 0;
  let maxInFlight = 0;
  wire.finishWrite = () => {
    times.push(clock.now());
    maxInFlight = Math.max(maxInFlight, ++inFlight);
    return Promise.resolve();
  };
  wire.finishDrain = () =>
    new Promise((resolve) => {
      clock.after(pace.writeMs, () => {
        inFlight--;
        resolve();
      });
    });
  const streamer = new FrameStreamer(wire, clock, layout, guards, format, baud, (dueMs) => due.push(dueMs));
  return { clock, wire, times, due, pace, streamer, maxInFlight: () => maxInFlight };
}

function frameOf(
  program: Program,
  ms: number,
  layout: Layout = defaultLayout,
  by: Guards = guards,
): Uint8Array {
  const bytes = frameAt(program, layout, ms);
  guardFrame(bytes, by, bytes);
  return inColorOrder(bytes, layout.colorOrder);
}

function showAt(clock: FakeClock, program: Program, positionMs = 0): Show {
  return { program, startedMs: clock.now() - positionMs };
}

describe('frames', () => {
  it('have the header of docs/serial-protocol.md and the guarded light of their moment', async () => {
    const { clock, wire, times, streamer } = stream();
    const startMs = clock.now();
    streamer.show({ type: 'show', show: showAt(clock, moving, 700) });
    await clock.advance(1000);
    expect(wire.writes.length).toBeGreaterThan(15);
    for (const [at, bytes] of wire.writes.entries()) {
      expect(Buffer.from(bytes.subarray(0, 6)).toString('hex')).toBe('41646100abfe');
      expect(bytes).toHaveLength(522);
      const ms = 700 + (times[at] ?? 0) - startMs;
      expect(Buffer.compare(bytes.subarray(6), frameOf(moving, ms)), `at ${ms} ms`).toBe(0);
    }
  });

  it('are wrapped in the bytes of the lamp’s format, and paced for their whole size', async () => {
    const format: FrameFormat = {
      before: 2,
      behind: 400,
      newFrame: (leds) => new Uint8Array(2 + leds * 3 + 400).fill(0xaa, 0, 2).fill(0xbb, 2 + leds * 3),
    };
    const { clock, wire, streamer } = stream({ format });
    streamer.show({ type: 'show', show: showAt(clock, moving, 700) });
    await clock.advance(1000);
    const [first = new Uint8Array()] = wire.writes;
    const framed = Buffer.concat([Buffer.alloc(2, 0xaa), frameOf(moving, 700), Buffer.alloc(400, 0xbb)]);
    expect(Buffer.compare(first, framed)).toBe(0);
    // 918 bytes at 11520 bytes a second, with some slack: 11.9 frames.
    expect(wire.writes).toHaveLength(12);
  });

  it('have the channel order of the LEDs', async () => {
    const layout = { ...defaultLayout, colorOrder: 'BRG' } as const;
    const { clock, wire, streamer } = stream({ layout });
    streamer.show({ type: 'show', show: showAt(clock, green) });
    await clock.advance(10);
    const [first] = wire.writes;
    expect(first?.subarray(6)).toEqual(frameOf(green, 0, layout));
    expect(first?.[8]).toBeGreaterThan(first?.[6] ?? 0);
  });

  it.each([
    [172, 115_200, 20.9],
    [172, 230_400, 41.9],
    [172, 921_600, 60],
    [12, 115_200, 60],
    [1000, 115_200, 3.64],
  ])('of %i LEDs at %i baud go out %d times a second', (leds, baud, fps) => {
    expect(framesPerSecond(leds, baud, adalightFormat)).toBeCloseTo(fps, 0);
    // A wire carries baud / 10 bytes a second.
    expect(framesPerSecond(leds, baud, adalightFormat) * (6 + 3 * leds)).toBeLessThan(baud / 10);
  });

  it('keep their rate without drifting, and show the moment they go out', async () => {
    const { clock, times, due, streamer } = stream({ writeMs: 30 });
    const startMs = clock.now();
    streamer.show({ type: 'show', show: showAt(clock, moving) });
    await clock.advance(10_000);
    const intervalMs = 1000 / framesPerSecond(172, 115_200, adalightFormat);
    const expected = Math.floor(10_000 / intervalMs) + 1;
    expect(Math.abs(times.length - expected)).toBeLessThanOrEqual(1);
    for (const [at, ms] of times.entries()) expect(ms - startMs - at * intervalMs).toBeCloseTo(0, 3);
    for (const [at, ms] of due.entries()) expect(ms).toBeCloseTo(times[at] ?? 0, 3);
  });
});

describe('a slow wire', () => {
  it('has one frame in flight; frames whose time has passed are skipped', async () => {
    const { clock, wire, times, streamer, maxInFlight } = stream({ writeMs: 400 });
    const startMs = clock.now();
    streamer.show({ type: 'show', show: showAt(clock, moving) });
    await clock.advance(4000);
    expect(maxInFlight()).toBe(1);
    expect(wire.writes.length).toBeGreaterThanOrEqual(9);
    expect(wire.writes.length).toBeLessThanOrEqual(11);
    for (const [at, bytes] of wire.writes.entries())
      expect(Buffer.compare(bytes.subarray(6), frameOf(moving, (times[at] ?? 0) - startMs))).toBe(0);
  });

  it('gets the newest scene after the frame in flight', async () => {
    const { clock, wire, pace, streamer } = stream({ writeMs: 600 });
    streamer.show({ type: 'show', show: showAt(clock, moving) });
    await clock.advance(100);
    streamer.show({ type: 'off' });
    streamer.show({ type: 'show', show: showAt(clock, green) });
    pace.writeMs = 10;
    await clock.advance(700);
    expect(wire.writes).toHaveLength(2);
    expect(wire.writes[1]?.subarray(6)).toEqual(frameOf(green, 0));
  });

  it('gets the final frame when streaming is stopped, after the one in flight, and none after it', async () => {
    const { clock, wire, streamer, maxInFlight } = stream({ writeMs: 300 });
    const startMs = clock.now();
    streamer.show({ type: 'show', show: showAt(clock, moving) });
    await clock.advance(120);
    let isStopped = false;
    void streamer.stop().then(() => (isStopped = true));
    await clock.advance(190);
    expect([isStopped, wire.writes.length]).toEqual([false, 2]);
    const last = wire.writes[1]?.subarray(6);
    expect(last).toEqual(frameOf(moving, 300));
    await clock.advance(300);
    expect(isStopped).toBe(true);
    await clock.advance(5000);
    expect([wire.writes.length, clock.waiting, maxInFlight()]).toEqual([2, 0, 1]);
    expect(startMs).toBeLessThan(clock.now());
  });

  it('gets the newest frame, once, after the thread was busy', async () => {
    const fake = new FakeClock();
    const wire = new ManualWire();
    let busyMs = 0;
    // Timers do not run while the thread is busy, but time passes.
    const clock: Clock = { now: () => fake.now() + busyMs, after: fake.after };
    const late: number[] = [];
    const onFrame = (dueMs: number, nowMs: number) => late.push(nowMs - dueMs);
    const streamer = new FrameStreamer(wire, clock, defaultLayout, guards, adalightFormat, 115_200, onFrame);
    streamer.show({ type: 'show', show: showAt(fake, moving) });
    await fake.advance(100);
    const before = wire.writes.length;
    busyMs = 1000;
    await fake.advance(1000 / framesPerSecond(172, 115_200, adalightFormat));
    const after = wire.writes.slice(before);
    expect([1, 2]).toContain(after.length);
    expect(Buffer.compare(after[0]?.subarray(6) ?? new Uint8Array(), frameOf(moving, 100))).not.toBe(0);
    for (const ms of late) expect(ms).toBeLessThan(1000 / framesPerSecond(172, 115_200, adalightFormat));
    await streamer.stop();
  });
});

describe('a constant picture', () => {
  it('is sent once, then every 500 ms', async () => {
    const { clock, wire, streamer } = stream();
    streamer.show({ type: 'show', show: showAt(clock, green) });
    await clock.advance(400);
    expect(wire.writes).toHaveLength(1);
    await clock.advance(9700);
    expect(wire.writes.length).toBeGreaterThanOrEqual(18);
    expect(wire.writes.length).toBeLessThanOrEqual(21);
  });

  it('is sent at once when the scene or the guards change', async () => {
    const { clock, wire, streamer } = stream();
    streamer.show({ type: 'show', show: showAt(clock, green) });
    await clock.advance(100);
    streamer.setGuards({ brightness: 20, budgetMa: 450 });
    await clock.advance(60);
    expect(wire.writes).toHaveLength(2);
    expect(wire.writes[1]?.subarray(6)).toEqual(
      frameOf(green, 0, defaultLayout, { brightness: 20, budgetMa: 450 }),
    );
    streamer.show({ type: 'off' });
    await clock.advance(60);
    expect(wire.writes).toHaveLength(3);
    expect(wire.writes[2]?.subarray(6).every((byte) => byte === 0)).toBe(true);
  });

  it('shows the moment it was held at', async () => {
    const { clock, wire, streamer } = stream();
    const show = showAt(clock, moving);
    streamer.show({ type: 'show', show });
    await clock.advance(1000);
    streamer.show({ type: 'held', show, atMs: 1234 });
    const before = wire.writes.length;
    await clock.advance(3000);
    const after = wire.writes.slice(before);
    expect(after.length).toBeGreaterThanOrEqual(5);
    expect(after.length).toBeLessThanOrEqual(8);
    for (const bytes of after) expect(bytes.subarray(6)).toEqual(frameOf(moving, 1234));
  });
});

describe('a streamer', () => {
  it('sends nothing before it has a scene, nor when it is stopped then', async () => {
    const { clock, wire, streamer } = stream();
    await clock.advance(2000);
    await streamer.stop();
    expect([wire.writes.length, clock.waiting]).toEqual([0, 0]);
  });

  it('ends by itself when the wire fails, and can still be stopped', async () => {
    for (const method of ['finishWrite', 'finishDrain'] as const) {
      const { clock, wire, streamer } = stream();
      streamer.show({ type: 'show', show: showAt(clock, moving) });
      await clock.advance(200);
      wire[method] = () => Promise.reject(new LampwrightError('LAMP_GONE', 'gone'));
      await clock.advance(200);
      const sent = wire.writes.length;
      await clock.advance(2000);
      expect(wire.writes.length).toBe(sent);
      await streamer.stop();
      streamer.show({ type: 'off' });
      await clock.advance(2000);
      expect(clock.waiting).toBe(0);
      await flushPromises();
    }
  });
});
