import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { estimateCurrentMa } from '#shared/animation/guards/currentEstimate';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { defaultLayout, inColorOrder } from '#shared/lamp/Layout';
import { positionAt } from '#shared/lamp/Show';
import { programChecksum } from '#shared/lamp/wire/crc';
import { smallModel } from '../../../../electron/lamp/virtual/LampModel';
import { askDirectly, statusOf } from '../link/askDirectly';
import { programLargerThan, redAndBlue } from '../link/uploadSamples';
import { createNativeFixture } from './createNativeFixture';

const sum = programChecksum(encodeProgram(redAndBlue));
const bright = { brightness: 255, budgetMa: 5000 };

describe('a program that is too large', () => {
  const large = programLargerThan(480);
  const size = encodeProgram(large).length;

  it('is refused with both sizes by a lamp that accepts no frames, which keeps playing', async () => {
    const { driver, lamp, tap, showOf, end } = createNativeFixture({ ...smallModel, can: ['keep'] });
    await end(driver.play(showOf(redAndBlue)));
    tap.clear();
    const error = await end(driver.play(showOf(large)));
    expect(error).toMatchObject({ code: 'LAMP_FULL' });
    expect(String(error)).toContain(`${size} bytes`);
    expect(String(error)).toContain('480');
    expect(tap.received).toBe('');
    expect(statusOf(lamp)).toMatchObject({ state: 'playing', sum });
  });

  it('is streamed to a lamp that does, and the next small one is uploaded again', async () => {
    const { clock, driver, lamp, tap, showOf, end } = createNativeFixture();
    await end(driver.setGuards({ brightness: 100, budgetMa: 450 }));
    await end(driver.play(showOf(large)));
    await clock.advance(500);
    expect(tap.framesIn(172)).toBeGreaterThan(0);
    expect(await driver.check()).toBeUndefined();
    await end(driver.setGuards({ brightness: 60, budgetMa: 300 }));
    tap.clear();
    expect(await end(driver.play(showOf(redAndBlue)))).toBeUndefined();
    // Each request only once: the lamp had the pause it needs to accept lines again.
    expect(tap.requests).toEqual(['brightness', 'limit', 'play']);
    expect(statusOf(lamp)).toMatchObject({ state: 'playing', sum, brightness: 60, limit: 300 });
    expect(await end(driver.check())).toMatchObject({ step: 0 });
  });

  it('is streamed at the lamp’s own brightness if none was set', async () => {
    const { clock, driver, lamp, tap, showOf, end } = createNativeFixture();
    askDirectly(lamp, { do: 'brightness', value: 0 });
    await end(driver.play(showOf(large)));
    await clock.advance(500);
    expect(tap.framesIn(172)).toBeGreaterThan(0);
    expect(lamp.displayedFrame().bytes.every((byte) => byte === 0)).toBe(true);
  });

  it('can be held and turned off, but not stored', async () => {
    const { clock, driver, lamp, tap, showOf, end } = createNativeFixture();
    const show = showOf(large);
    await end(driver.play(show));
    await clock.advance(300);
    expect(await end(driver.keep())).toMatchObject({ code: 'LAMP_FULL' });
    await end(driver.hold(show, positionAt(show, clock.now())));
    await clock.advance(200);
    const held = lamp.displayedFrame().bytes;
    expect(held.some((byte) => byte > 0)).toBe(true);
    tap.clear();
    await clock.advance(6000);
    expect(lamp.displayedFrame().bytes).toEqual(held);
    // Refreshed, or the lamp would return to its own program after five seconds.
    expect(tap.framesIn(172)).toBeGreaterThanOrEqual(11);
    expect(await end(driver.off())).toBeUndefined();
    expect(statusOf(lamp).state).not.toBe('streaming');
    expect(lamp.displayedFrame().bytes.every((byte) => byte === 0)).toBe(true);
  });

  it('is streamed in the lamp’s own channel order', async () => {
    const { clock, driver, lamp, showOf, end } = createNativeFixture();
    const show = showOf(large);
    await end(driver.setGuards(bright));
    await end(driver.hold(show, 1234));
    await clock.advance(300);
    const frame = frameAt(large, defaultLayout, 1234);
    guardFrame(frame, bright, frame);
    expect(lamp.displayedFrame().bytes).toEqual(inColorOrder(frame, 'GRB'));
  });

  it('follows a new limit at once', async () => {
    const { clock, driver, lamp, tap, showOf, end } = createNativeFixture();
    await end(driver.setGuards({ brightness: 255, budgetMa: 180 }));
    await end(driver.play(showOf(large)));
    await clock.advance(300);
    tap.clear();
    expect(await end(driver.setGuards({ brightness: 200, budgetMa: 180 }))).toBeUndefined();
    expect(tap.requests).toEqual([]);
    expect(await end(driver.setGuards(bright))).toBeUndefined();
    expect(tap.requests).toEqual(['limit']);
    tap.clear();
    await clock.advance(300);
    expect(tap.framesIn(172)).toBeGreaterThan(0);
    expect(estimateCurrentMa(lamp.displayedFrame().bytes)).toBeGreaterThan(180);
  });

  it('is held as itself when the layout changes, not as the program in the lamp', async () => {
    const { clock, driver, lamp, showOf, end } = createNativeFixture();
    await end(driver.play(showOf(redAndBlue)));
    const show = showOf(large);
    await end(driver.play(show));
    await end(driver.hold(show, 500));
    await end(driver.setLayout({ ...defaultLayout, colorOrder: 'GRB', mirrored: true }));
    await end(driver.hold(show, 500));
    await clock.advance(300);
    expect(statusOf(lamp).state).toBe('streaming');
  });

  it('is streamed again to a lamp that restarts meanwhile', async () => {
    const { clock, driver, lamp, showOf, end } = createNativeFixture();
    await end(driver.play(showOf(large)));
    await clock.advance(300);
    lamp.powerCycle('brown-out');
    await clock.advance(300);
    expect(await end(driver.check())).toBe('lost');
    expect(await end(driver.check())).toBeUndefined();
  });

  it('ends with the driver: nothing is sent after release', async () => {
    const { clock, driver, tap, wire, showOf, end } = createNativeFixture();
    await end(driver.play(showOf(large)));
    await clock.advance(300);
    await end(driver.release());
    await clock.advance(100);
    tap.clear();
    await clock.advance(2000);
    expect(tap.received).toBe('');
    await wire.close();
    await clock.advance(10_000);
    expect(clock.waiting).toBe(0);
  });
});
