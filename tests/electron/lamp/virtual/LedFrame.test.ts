import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { inColorOrder } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { statusSchema } from '#shared/lamp/wire/messages';
import { VirtualLamp } from '../../../../electron/lamp/virtual/VirtualLamp';
import { FakeClock } from '../../../fakes/FakeClock';
import { programOf, solidStep } from '../../../shared/animation/showing';
import { program } from '../../../shared/program/arbitraries';
import { playRequestOf, putRequestOf } from '../../../fakes/firmware/uploads';
import { blinking, ending, VirtualLampClient, traffic } from './VirtualLampClient';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';

describe('the displayed frame', () => {
  it('is the guarded frame at the ms in its status, for every program, layout and setting', async () => {
    const layouts = fc.constantFrom('10x14+32,GRB', '6x9,serpentine,rotate90,BGR', 'strip30', 'ring24,RBG');
    const settings = { brightness: fc.nat({ max: 255 }), budgetMa: fc.integer({ min: 0, max: 12_000 }) };
    await fc.assert(
      fc.asyncProperty(
        program,
        layouts,
        fc.record(settings),
        fc.nat({ max: 1e6 }),
        fc.array(fc.nat({ max: 2000 }), { minLength: 1, maxLength: 4 }),
        async (shown, layoutText, guards, at, waits) => {
          const client = new VirtualLampClient({ memoryBytes: 65_536, lineLength: 65_536 });
          await client.wait(600);
          client.request({ do: 'layout', value: layoutText });
          client.request({ do: 'brightness', value: guards.brightness });
          client.request({ do: 'limit', ma: guards.budgetMa });
          client.play(shown, at, 60_000);
          for (const ms of waits) {
            await client.wait(ms + 20);
            const status = statusSchema.parse(client.status());
            const frame = frameAt(shown, parseLayout(layoutText), status.ms);
            const scaled = guardFrame(frame, guards, frame);
            const bytes = inColorOrder(frame, parseLayout(layoutText).colorOrder);
            expect(client.lamp.displayedFrame()).toEqual({ ms: status.ms, frame: status.frame, bytes });
            expect(status.scaled).toBe(scaled);
            expect(status.clock - status.ms).toBeLessThan(16);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('changes at most every 16 ms, and is computed only when it is read', async () => {
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.play(ending, 5000);
    const times = new Set<number>();
    for (let ms = 0; ms < 320; ms++) {
      times.add(client.lamp.displayedFrame().ms);
      await client.wait(1);
    }
    expect([...times].map((ms) => ms - 5000)).toEqual(Array.from({ length: 20 }, (_, at) => at * 16));
  });

  it('needs no timer while there is no listener, or when no further step follows', async () => {
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.play(traffic, 5000);
    await client.wait(11_000);
    expect(client.clock.waiting).toBe(0);
    const clock = new FakeClock();
    const silentLamp = new VirtualLamp(clock);
    const letGo = silentLamp.onSent(() => {});
    silentLamp.receive(Buffer.from(`${JSON.stringify(playRequestOf(encodeProgram(blinking)))}\n`));
    await clock.advance(100);
    expect(clock.waiting).toBe(1);
    letGo();
    expect(clock.waiting).toBe(0);
    await clock.advance(1000);
    expect(silentLamp.displayedFrame().ms).toBe(1088);
  });
});

describe('a lamp reports', () => {
  const events = (client: VirtualLampClient) =>
    client.takeMessages().filter(({ event }) => event !== undefined);

  it('each step it shows, with its frame’s time', async () => {
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.play(traffic);
    await client.wait(10_000);
    expect(events(client)).toEqual([
      { event: 'step', step: 0, pass: 0, ms: 0 },
      { event: 'step', step: 1, pass: 0, ms: 1008 },
      { event: 'step', step: 2, pass: 0, ms: 2000 },
    ]);
  });

  it('the rounds of a loop', async () => {
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.play(blinking, 400);
    await client.wait(1200);
    expect(events(client).map(({ step, pass }) => [step, pass])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  it('the end once, after the step that is the ending', async () => {
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.play(ending, 900);
    await client.wait(5000);
    expect(events(client)).toEqual([
      { event: 'step', step: 0, pass: 0, ms: 900 },
      { event: 'ended', ms: 1012 },
      { event: 'step', step: 1, pass: 0, ms: 1156 },
    ]);
    client.request({ do: 'play', at: 2000 });
    await client.wait(100);
    expect(events(client)).toEqual([
      { event: 'step', step: 1, pass: 0, ms: 2008 },
      { event: 'ended', ms: 2008 },
    ]);
  });

  it('at most four steps a second, the newest', async () => {
    const fast = programOf({
      name: 'Fast',
      steps: [solidStep('a', '#FF0000', 20), solidStep('b', '#00FF00', 20)],
      loop: { count: 0, start_step: 'a', end_step: 'b' },
    });
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.play(fast);
    await client.wait(10_000);
    const reported = events(client);
    expect(reported.length).toBeGreaterThan(36);
    expect(reported.length).toBeLessThanOrEqual(41);
    for (const { ms, pass } of reported) expect(Math.floor(Number(ms) / 40)).toBe(pass);
  });

  it('no step while the picture is held, and then the current one', async () => {
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.play(traffic);
    await client.wait(100);
    client.request(putRequestOf(0, encodeProgram(blinking).subarray(0, 6)));
    client.takeMessages();
    await client.wait(2999);
    expect(events(client)).toEqual([]);
    await client.wait(1);
    expect(events(client)).toEqual([{ event: 'step', step: 2, pass: 0, ms: 3100 }]);
  });

  it('no step when it is stopped', async () => {
    const client = new VirtualLampClient();
    client.play(traffic);
    client.request({ do: 'stop' });
    await client.wait(5000);
    expect(events(client)).toEqual([]);
  });

  it('a reply before the events that follow from it', async () => {
    const client = new VirtualLampClient();
    await client.wait(1000);
    client.takeMessages();
    client.send(`${JSON.stringify(playRequestOf(encodeProgram(traffic)))}\n`);
    await client.wait(0);
    expect(client.takeMessages()).toEqual([
      { ok: true, ms: 0 },
      { event: 'step', step: 0, pass: 0, ms: 0 },
    ]);
  });
});
