import { describe, expect, it } from 'vitest';
import { defaultLayout } from '#shared/lamp/Layout';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { helloSchema } from '#shared/lamp/wire/messages';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { formatProgram } from '#shared/program/formatProgram';
import { positionAt } from '#shared/lamp/Show';
import { NativeDriver } from '../../../../electron/lamp/drivers/NativeDriver';
import { requestHello } from '../../../../electron/lamp/requestHello';
import { LampLink } from '../../../../electron/lamp/link/LampLink';
import { programChecksum } from '#shared/lamp/wire/crc';
import { largeModel, smallModel } from '../../../../electron/lamp/virtual/LampModel';
import { FakeClock } from '../../../fakes/FakeClock';
import { askDirectly, statusOf } from '../link/askDirectly';
import { outcomeOf } from '../link/outcomeOf';
import { createManualLink, ManualWire } from '../link/ManualWire';
import { green, redAndBlue } from '../link/uploadSamples';
import { createNativeFixture } from './createNativeFixture';

const sum = programChecksum(encodeProgram(redAndBlue));

describe('a lamp with our firmware', () => {
  it('is described by its hello', () => {
    const { driver } = createNativeFixture();
    expect(driver.info).toMatchObject({
      kind: 'native',
      name: 'Lampwright',
      path: 'virtual',
      firmware: '1.0.0',
      memoryBytes: 480,
      canKeep: true,
      reset: 'power',
      layout: { ...defaultLayout, colorOrder: 'GRB' },
    });
  });

  it('gets programs as lamp code, and plays from the show’s position', async () => {
    const { clock, driver, lamp, showOf, end } = createNativeFixture();
    const show = showOf(redAndBlue, 12_345);
    await end(driver.play(show));
    const status = statusOf(lamp);
    expect(status).toMatchObject({ state: 'playing', sum });
    expect(Math.abs(status.clock - positionAt(show, clock.now()))).toBeLessThanOrEqual(10);
  });

  it('gets programs as JSON if it prefers that', async () => {
    const { driver, lamp, showOf, end } = createNativeFixture({ ...largeModel, form: 'json' });
    await end(driver.play(showOf(redAndBlue)));
    const text = new TextEncoder().encode(formatProgram(redAndBlue));
    expect(statusOf(lamp)).toMatchObject({ state: 'playing', size: text.length, sum: programChecksum(text) });
  });

  it('gets a position that fits its number range, however long the show has been running', async () => {
    const { driver, lamp, showOf, end } = createNativeFixture();
    const years = 3 * 365 * 86_400_000;
    expect(await end(driver.play(showOf(redAndBlue, years)))).toBeUndefined();
    expect(statusOf(lamp)).toMatchObject({ state: 'playing', sum });
    expect(statusOf(lamp).step).toBe(years % 2000 < 1000 ? 0 : 1);
  });

  it('holds, goes dark and is limited on request', async () => {
    const { clock, driver, lamp, showOf, end } = createNativeFixture();
    const show = showOf(redAndBlue);
    await end(driver.play(show));
    await end(driver.setGuards({ brightness: 40, budgetMa: 200 }));
    expect(statusOf(lamp)).toMatchObject({ state: 'playing', brightness: 40, limit: 200 });
    await end(driver.hold(show, positionAt(show, clock.now())));
    const { ms } = lamp.displayedFrame();
    await clock.advance(5000);
    expect([statusOf(lamp).state, lamp.displayedFrame().ms]).toEqual(['stopped', ms]);
    await end(driver.off());
    expect(statusOf(lamp).state).toBe('off');
    expect(lamp.displayedFrame().bytes.every((byte) => byte === 0)).toBe(true);
  });

  it('never gets a limit outside its number range', async () => {
    const { driver, lamp, end } = createNativeFixture();
    expect(await end(driver.setGuards({ brightness: 255, budgetMa: 100_000 }))).toBeUndefined();
    expect(statusOf(lamp).limit).toBe(65_535);
  });

  it('adopts the user’s layout', async () => {
    const { driver, lamp, end } = createNativeFixture();
    const layout = { ...defaultLayout, rotation: 90, serpentine: true } as const;
    await end(driver.setLayout(layout));
    expect(driver.info.layout).toEqual(layout);
    expect(askDirectly(lamp, { do: 'hello' })['layout']).toBe('10x14+32,serpentine,rotate90');
  });

  it('is refused if it uses another protocol or lamp code version', async () => {
    const { lamp, wire, link, clock, showOf, end } = createNativeFixture();
    const { id: _, ...members } = askDirectly(lamp, { do: 'hello' });
    for (const unknown of [{ protocol: 2 }, { line: 126 }]) {
      const manual = createManualLink();
      manual.wire.onRequest = () => queueMicrotask(() => manual.wire.reply({ ...members, ...unknown }));
      const error = await outcomeOf(requestHello(manual.link));
      expect(error).toMatchObject({ code: 'LAMP_REFUSED', message: expect.stringContaining('firmware') });
    }
    const driver = new NativeDriver(wire, link, clock, { ...helloSchema.parse(members), version: 2 });
    expect(await end(driver.play(showOf(redAndBlue)))).toMatchObject({ code: 'LAMP_REFUSED' });
  });
});

describe('storing', () => {
  it('ends when the lamp has stored the program', async () => {
    const { driver, lamp, showOf, end, clock } = createNativeFixture();
    await end(driver.play(showOf(redAndBlue)));
    const startMs = clock.now();
    expect(await end(driver.keep())).toBeUndefined();
    expect(clock.now() - startMs).toBeGreaterThanOrEqual(smallModel.keepMs);
    expect(statusOf(lamp).kept).toBe(sum);
    expect(await end(driver.check())).toMatchObject({ isKept: true });
  });

  it('is refused with a message by a lamp without storage, or without a program', async () => {
    const without = createNativeFixture({ ...smallModel, can: ['adalight'] });
    expect(await outcomeOf(without.driver.keep())).toMatchObject({ code: 'LAMP_CANNOT' });
    const empty = createNativeFixture();
    const error = await empty.end(empty.driver.keep());
    expect(error).toMatchObject({ code: 'LAMP_REFUSED' });
    expect(String(error)).toContain('Play one first');
  });

  it('fails when the lamp never finishes', async () => {
    const { driver, showOf, end } = createNativeFixture({ ...smallModel, keepMs: 1_000_000 });
    await end(driver.play(showOf(redAndBlue)));
    expect(await end(driver.keep(), 15_000)).toMatchObject({ code: 'LAMP_SILENT' });
  });

  it('does not count as done when the lamp restarts before it has stored the program', async () => {
    const { clock, driver, lamp, showOf, end } = createNativeFixture();
    await end(driver.play(showOf(redAndBlue)));
    const kept = end(driver.keep());
    clock.after(600, () => lamp.powerCycle('brown-out'));
    expect(await kept).toBeInstanceOf(LampwrightError);
    expect(statusOf(lamp).kept).toBe('no');
  });
});

describe('checking the lamp', () => {
  it('reports its position in the program, and when that was measured', async () => {
    const { clock, driver, showOf, end } = createNativeFixture();
    const show = showOf(redAndBlue);
    await end(driver.play(show));
    await clock.advance(4300);
    const report = await end(driver.check());
    expect(report).toMatchObject({ step: 0, pass: 2, scaledPercent: expect.any(Number), isKept: false });
    const { programMs, atMs } = report as { programMs: number; atMs: number };
    expect(Math.abs(programMs - positionAt(show, atMs))).toBeLessThanOrEqual(20);
  });

  it('reports once that the program is lost when the lamp has restarted', async () => {
    const { clock, driver, lamp, showOf, end } = createNativeFixture();
    await end(driver.play(showOf(redAndBlue)));
    await end(driver.keep());
    lamp.powerCycle('watchdog');
    await clock.advance(100);
    expect(await end(driver.check())).toBe('lost');
    expect(await end(driver.check())).toMatchObject({ step: 0 });
  });

  it('reports that it is lost when the lamp has another program, or none', async () => {
    const { driver, lamp, link, showOf, end } = createNativeFixture();
    await end(driver.play(showOf(redAndBlue)));
    const other = createNativeFixture();
    await other.end(other.driver.play(other.showOf(green)));
    lamp.receive(new TextEncoder().encode(other.tap.received));
    expect(await end(driver.check())).toBe('lost');
    link.release();
  });

  it('accepts a lamp that is dark, stopped or at its end', async () => {
    const { clock, driver, showOf, end } = createNativeFixture();
    const show = showOf(redAndBlue);
    await end(driver.play(show));
    await end(driver.hold(show, 0));
    expect(await end(driver.check())).toMatchObject({ pass: 0 });
    await end(driver.off());
    await clock.advance(1000);
    expect(await end(driver.check())).toMatchObject({ pass: 0 });
  });

  it('fails within two seconds when the lamp is dead, and at once when it is unplugged', async () => {
    const { clock, driver, wire, end } = createNativeFixture();
    wire.goSilent(60_000);
    expect(await end(driver.check(), 2000)).toMatchObject({ code: 'LAMP_SILENT' });
    wire.unplug();
    const startMs = clock.now();
    expect(await end(driver.check())).toMatchObject({ code: 'LAMP_GONE' });
    expect(clock.now()).toBe(startMs);
  });

  it('ignores a report it cannot read', async () => {
    const wire = new ManualWire();
    const clock = new FakeClock();
    const { lamp } = createNativeFixture();
    const hello = helloSchema.parse(askDirectly(lamp, { do: 'hello' }));
    const driver = new NativeDriver(wire, new LampLink(wire, clock), clock, hello);
    wire.onRequest = () => queueMicrotask(() => wire.reply({ state: 'dancing' }));
    expect(await outcomeOf(driver.check())).toMatchObject({ code: 'LAMP_REFUSED' });
  });
});

describe('a refusal by the lamp', () => {
  it.each([
    ['too-large', 'LAMP_FULL', '480'],
    ['bad-program', 'LAMP_REFUSED', 'firmware'],
    ['no-program', 'LAMP_REFUSED', 'Play one first'],
    ['cannot', 'LAMP_CANNOT', 'cannot do that'],
    ['bad-value', 'LAMP_REFUSED', 'out of its range'],
  ])('becomes a message: %s', async (word, code, words) => {
    const wire = new ManualWire();
    const clock = new FakeClock();
    const { lamp } = createNativeFixture();
    const hello = helloSchema.parse(askDirectly(lamp, { do: 'hello' }));
    const driver = new NativeDriver(wire, new LampLink(wire, clock), clock, hello);
    wire.onRequest = ({ id }) => queueMicrotask(() => wire.sendMessage({ id: Number(id), error: word }));
    const error = await outcomeOf(driver.play({ program: redAndBlue, startedMs: clock.now() }));
    expect(error).toMatchObject({ code });
    expect(String(error)).toContain(words);
  });
});
