import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { estimateCurrentMa } from '#shared/animation/guards/currentEstimate';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultLayout, ledCount } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { rainbow } from '#shared/program/commands';
import { StreamDriver, type StreamedLamp } from '../../../../electron/lamp/drivers/StreamDriver';
import { FakeClock } from '../../../fakes/FakeClock';
import { showing } from '../../../shared/animation/showing';
import { outcomeOf } from '../link/outcomeOf';
import { ManualWire } from '../link/ManualWire';
import { green } from '../link/uploadSamples';

const guards = { brightness: 255, budgetMa: 60_000 };
const moving = showing(rainbow(3000));

function streamed(lamp: Partial<StreamedLamp> = {}) {
  const clock = new FakeClock();
  const wire = new ManualWire();
  const driver = new StreamDriver(wire, clock, {
    info: { kind: 'adalight', name: 'Adalight lamp', path: 'hand', canKeep: false },
    layout: defaultLayout,
    guards,
    baud: 115_200,
    ...lamp,
  });
  return { clock, wire, driver, lastPixels: () => wire.writes.at(-1)?.subarray(6) };
}

function light(program = moving, ms = 0, layout = defaultLayout): Uint8Array {
  const bytes = frameAt(program, layout, ms);
  guardFrame(bytes, guards, bytes);
  return bytes;
}

describe('a lamp that gets frames', () => {
  it('is described with its frame rate', () => {
    expect(streamed().driver.info.fps).toBeCloseTo(21, 0);
    expect(streamed({ baud: 1_500_000 }).driver.info.fps).toBe(60);
  });

  it('plays, holds and goes dark', async () => {
    const { clock, driver, lastPixels } = streamed();
    const show = { program: moving, startedMs: clock.now() };
    await driver.play(show);
    await clock.advance(1000);
    await driver.hold(show, 1000);
    await clock.advance(4321);
    expect(lastPixels()).toEqual(light(moving, 1000));
    await driver.off();
    await clock.advance(100);
    expect(lastPixels()?.every((byte) => byte === 0)).toBe(true);
    await driver.hold(show, 300);
    await clock.advance(100);
    expect(lastPixels()).toEqual(light(moving, 300));
    await driver.release();
    expect(clock.waiting).toBe(0);
  });

  it('adopts the user’s layout, and redraws the current scene', async () => {
    const { clock, wire, driver, lastPixels } = streamed();
    await driver.play({ program: moving, startedMs: clock.now() });
    await clock.advance(100);
    const layout = parseLayout('5x4+6');
    await driver.setLayout(layout);
    const before = wire.writes.length;
    await clock.advance(200);
    expect(wire.writes.length).toBeGreaterThan(before);
    for (const bytes of wire.writes.slice(before)) expect(bytes).toHaveLength(6 + 3 * ledCount(layout));
    await driver.setGuards({ brightness: 0, budgetMa: 450 });
    await clock.advance(100);
    expect(lastPixels()?.every((byte) => byte === 0)).toBe(true);
    await driver.release();
    await clock.advance(1000);
    expect(clock.waiting).toBe(0);
  });

  it('accepts another layout with as many LEDs as it reported, and no other', async () => {
    const { clock, driver, lastPixels } = streamed({ count: 172 });
    await driver.play({ program: green, startedMs: clock.now() });
    expect(await outcomeOf(driver.setLayout(parseLayout('2x2')))).toMatchObject({ code: 'LAMP_CANNOT' });
    await clock.advance(600);
    expect(lastPixels()).toHaveLength(172 * 3);
    await driver.setLayout(parseLayout('strip172'));
    expect(driver.info.layout).toEqual(parseLayout('strip172'));
  });

  it('never gets more current than its own limit', async () => {
    const { clock, driver, lastPixels } = streamed({ maxMa: 250 });
    await driver.setGuards({ brightness: 255, budgetMa: 5000 });
    await driver.play({ program: green, startedMs: clock.now() });
    await clock.advance(600);
    expect(estimateCurrentMa(lastPixels() ?? new Uint8Array())).toBeLessThanOrEqual(250);
  });

  it('reports why no more frames go out', async () => {
    const { clock, wire, driver } = streamed();
    expect(driver.failure()).toBeUndefined();
    const error = new LampwrightError('LAMP_SILENT', 'takes nothing in');
    wire.finishWrite = () => Promise.reject(error);
    await driver.play({ program: green, startedMs: clock.now() });
    await clock.advance(600);
    expect(driver.failure()).toBe(error);
  });

  it('can neither store a program nor report its position', async () => {
    const { driver } = streamed();
    expect(await outcomeOf(driver.keep())).toMatchObject({ code: 'LAMP_CANNOT' });
    expect(await driver.check()).toBeUndefined();
  });

  it('is restored after its last frame', async () => {
    const order: string[] = [];
    const { clock, wire, driver } = streamed({
      onRelease: () => {
        order.push('release');
        return Promise.resolve();
      },
    });
    await driver.play({ program: moving, startedMs: clock.now() });
    await clock.advance(100);
    wire.finishWrite = () => {
      order.push('frame');
      return Promise.resolve();
    };
    await driver.release();
    expect(order).toEqual(['frame', 'release']);
  });
});
