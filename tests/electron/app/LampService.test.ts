import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { virtualBudgetMa } from '#shared/animation/guards/currentEstimate';
import { routes } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { formatLayout, parseLayout } from '#shared/lamp/layoutText';
import { smallModel } from '../../../electron/lamp/virtual/LampModel';
import { FakeClock } from '../../fakes/FakeClock';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { advanceToOutcome } from '../lamp/link/outcomeOf';
import { openTestApp, type TestApp } from './openTestApp';
import { twoColors } from './samplePrograms';
import { TestPorts } from './TestPorts';

const path = '/dev/ttyUSB0';
const settings = { limitsFlashes: false };

async function openFixture(folder = temporaryFolder(), ports = new TestPorts(new FakeClock())) {
  const clock = ports.clock as FakeClock;
  const app = await openTestApp({ folder, ports, settings });
  await clock.advance(100);
  /** The outcome of a call, while time passes. */
  const end = (call: Promise<unknown>) => advanceToOutcome(clock, call);
  const connect = (to = path) => end(app.call(routes.lamp.connect, { path: to, driver: 'auto' }));
  return { app, ports, clock, folder, end, connect };
}

/** The disk works in real time and closing waits for it only so long, so let both clocks run. */
async function closed(app: TestApp, clock: FakeClock): Promise<void> {
  const seen = { isClosed: false };
  const closing = app.close().then(() => (seen.isClosed = true));
  while (!seen.isClosed) {
    await clock.advance(1);
    await after(1);
  }
  await closing;
}

const kindOf = ({ states: { lamp } }: TestApp) =>
  lamp.state.phase === 'ready' ? lamp.state.lamp.kind : lamp.state.phase;

describe('connecting', () => {
  it('uses the lamp, remembers it, and sends it the current program', async () => {
    const { app, ports, clock, connect } = await openFixture();
    await app.call(routes.conversation.edit, { program: twoColors });
    const board = ports.plug();
    expect(await connect()).toBeUndefined();
    expect(kindOf(app)).toBe('native');
    expect(app.states.lamp.chosen).toEqual({
      path,
      kind: 'native',
      vendorId: '1a86',
      productId: '7523',
      serialNumber: 'A1B2C3D4',
    });
    expect(app.states.settings.lamp).toEqual(app.states.lamp.chosen);
    await clock.advance(1500);
    const { light } = app.states.stage;
    const ms = light.phase === 'playing' ? clock.now() - light.startedMs : 0;
    expect(Math.abs(board.displayedFrame().ms - ms)).toBeLessThan(100);
    expect(app.states.lamp.report).not.toBeNull();
  });

  it.each([
    ['LAMP_BUSY', 'LAMP_BUSY'],
    ['NO_PERMISSION', 'NO_PERMISSION'],
    ['PORT_FAILED', 'PORT_FAILED'],
  ] as const)('fails with %s and goes back to the lamp used before', async (code, expected) => {
    const { app, ports, clock, connect } = await openFixture();
    ports.plug();
    ports.openError = new LampwrightError(code, 'It cannot be opened. Try again.');
    expect(await connect()).toMatchObject({
      code: expected,
      message: expect.stringMatching(/\.$/) as string,
    });
    await clock.advance(500);
    expect(kindOf(app)).toBe('virtual');
    expect(app.states.settings.lamp).toBeNull();
  });

  it('to a silent device fails, and goes back to the real lamp used before', async () => {
    const { app, ports, clock, connect } = await openFixture();
    ports.plug();
    await connect();
    const { chosen } = app.states.lamp;
    ports.plug('/dev/ttyUSB1', 'FFEE1122');
    ports.silentPath = '/dev/ttyUSB1';
    expect(await connect('/dev/ttyUSB1')).toMatchObject({ code: 'LAMP_SILENT' });
    await clock.advance(5000);
    expect(app.states.lamp.state).toMatchObject({ phase: 'ready', lamp: { path } });
    expect(app.states.lamp.chosen).toEqual(chosen);
    expect(ports.openWires).toBe(1);
  });

  it('to a port that does not exist fails with advice', async () => {
    const { app, connect } = await openFixture();
    expect(await connect('/dev/nothing')).toMatchObject({ code: 'LAMP_NOT_FOUND' });
    expect(app.states.settings.lamp).toBeNull();
  });

  it('to another lamp meanwhile stops the first attempt', async () => {
    const { app, ports, end, connect } = await openFixture();
    ports.plug();
    ports.plug('/dev/ttyUSB1', 'FFEE1122');
    const first = end(app.call(routes.lamp.connect, { path, driver: 'auto' }));
    const second = connect('/dev/ttyUSB1');
    expect(await first).toMatchObject({ code: 'STOPPED' });
    expect(await second).toBeUndefined();
    expect(app.states.lamp.chosen).toMatchObject({ path: '/dev/ttyUSB1' });
  });

  it('is cancelled by disconnecting, in any phase', async () => {
    const { app, ports, end, clock } = await openFixture();
    ports.plug();
    const connecting = end(app.call(routes.lamp.connect, { path, driver: 'auto' }));
    await end(app.call(routes.lamp.disconnect, undefined));
    expect(await connecting).toMatchObject({ code: 'STOPPED' });
    await clock.advance(7000);
    expect(kindOf(app)).toBe('virtual');
    expect(app.states.settings.lamp).toBeNull();
  });
});

describe('the chosen lamp', () => {
  it('is used again after a restart, also on another port', async () => {
    const { app, ports, connect, folder } = await openFixture();
    ports.plug();
    await connect();
    await closed(app, ports.clock as FakeClock);
    expect(ports.openWires).toBe(0);
    ports.unplug();
    ports.plug('/dev/ttyUSB7');
    const next = await openFixture(folder, ports);
    await next.clock.advance(3000);
    expect(next.app.states.lamp.state).toMatchObject({ phase: 'ready', lamp: { path: '/dev/ttyUSB7' } });
  });

  it('is used once it is plugged in, if it was missing at the start', async () => {
    const { app, ports, connect, folder } = await openFixture();
    ports.plug();
    await connect();
    await closed(app, ports.clock as FakeClock);
    ports.unplug();
    const next = await openFixture(folder, ports);
    expect(next.app.states.lamp.state.phase).toBe('not-found');
    ports.plug();
    await next.clock.advance(3000);
    expect(kindOf(next.app)).toBe('native');
  });

  it('can be unplugged and come back; the preview continues meanwhile', async () => {
    const { app, ports, clock, connect } = await openFixture();
    await app.call(routes.conversation.edit, { program: twoColors });
    ports.plug();
    await connect();
    const { light } = app.states.stage;
    ports.unplug();
    await clock.advance(3000);
    expect(app.states.lamp).toMatchObject({ state: { phase: 'unplugged' }, report: null });
    expect(app.states.stage.light).toEqual(light);
    const board = ports.plug();
    await clock.advance(3000);
    expect(kindOf(app)).toBe('native');
    const ms = light.phase === 'playing' ? clock.now() - light.startedMs : 0;
    expect(Math.abs(board.displayedFrame().ms - ms)).toBeLessThan(100);
  });

  it('is released by disconnecting: the virtual lamp plays, and no lamp is remembered', async () => {
    const { app, ports, clock, connect, end } = await openFixture();
    ports.plug();
    await connect();
    await end(app.call(routes.lamp.disconnect, undefined));
    await clock.advance(500);
    expect(kindOf(app)).toBe('virtual');
    expect(app.states.settings.lamp).toBeNull();
    expect(app.states.lamp.chosen).toBeNull();
    expect(ports.openWires).toBe(1);
  });

  it('reports its layout, which replaces the setting', async () => {
    const { app, ports, connect, clock, end } = await openFixture();
    const layout = parseLayout('12x12');
    ports.plug(path, 'A1B2C3D4', { model: { ...smallModel, layout } });
    await connect();
    expect(formatLayout(app.states.lamp.layout)).toBe(formatLayout(layout));
    await end(app.call(routes.lamp.disconnect, undefined));
    await clock.advance(500);
    expect(formatLayout(app.states.lamp.layout)).toBe('10x14+32');
  });

  it('stays dark when it is connected while the light is off', async () => {
    const { app, ports, connect, clock } = await openFixture();
    await app.call(routes.stage.off, undefined);
    const board = ports.plug(path, 'A1B2C3D4', { model: { ...smallModel, layout: parseLayout('12x12') } });
    await connect();
    await clock.advance(1000);
    expect(app.states.stage.light).toEqual({ phase: 'off' });
    expect(board.displayedFrame().bytes.some((byte) => byte > 0)).toBe(false);
  });
});

describe('ports', () => {
  it('that look like a lamp are offered once, and not again after being declined', async () => {
    const { app, ports, folder } = await openFixture();
    ports.plug();
    expect(app.states.lamp.offered).toEqual([path]);
    await app.call(routes.lamp.decline, { path });
    expect(app.states.lamp.offered).toEqual([]);
    ports.unplug();
    ports.plug('/dev/ttyUSB3');
    expect(app.states.lamp.offered).toEqual([]);
    await closed(app, ports.clock as FakeClock);
    const next = await openFixture(folder, ports);
    expect(next.app.states.lamp.offered).toEqual([]);
  });

  it('that might be a lamp are offered only when they are plugged in', async () => {
    const ports = new TestPorts(new FakeClock());
    ports.plug('/dev/ttyS0', 'OLD12345', { likelihood: 'maybe' });
    const { app } = await openFixture(temporaryFolder(), ports);
    expect(app.states.lamp.offered).toEqual([]);
    ports.plug('/dev/ttyACM0', 'NEW98765', { likelihood: 'maybe' });
    ports.plug('/dev/ttyACM1', 'ODD98765', { likelihood: 'unlikely' });
    expect(app.states.lamp.offered).toEqual(['/dev/ttyACM0']);
  });

  it('are not offered while a lamp is chosen', async () => {
    const { app, ports, connect } = await openFixture();
    ports.plug();
    ports.plug('/dev/ttyUSB1', 'FFEE1122');
    await connect();
    expect(app.states.lamp.ports).toHaveLength(2);
    expect(app.states.lamp.offered).toEqual([]);
  });
});

/** The values sent over the wire to the lamp. */
async function sentValues(app: TestApp): Promise<string[]> {
  const lines = await app.call(routes.lamp.log, { after: 0 });
  return lines.flatMap(({ from, text }) => (from === 'app' ? (text.match(/"(?:value|ma)":\d+/g) ?? []) : []));
}

describe('power, brightness, layout', () => {
  it('are stored, sent to the lamp, and survive a restart', async () => {
    const { app, clock, folder } = await openFixture();
    expect(app.states.lamp).toMatchObject({ isPowerKnown: false });
    await app.call(routes.lamp.setBrightness, { brightness: 31 });
    await app.call(routes.lamp.setPower, { budgetMa: 1234 });
    await app.call(routes.lamp.setLayout, { layout: '8x8' });
    await clock.advance(500);
    expect(app.states.lamp).toMatchObject({ isPowerKnown: true, guards: { brightness: 31, budgetMa: 1234 } });
    expect(await sentValues(app)).toEqual(expect.arrayContaining(['"value":31', '"ma":1234']));
    expect(formatLayout(app.states.lamp.layout)).toBe('8x8');
    await closed(app, clock);
    // Another lamp that has none of these settings yet.
    const next = await openFixture(folder);
    await next.clock.advance(500);
    expect(next.app.states.lamp.guards).toEqual({ brightness: 31, budgetMa: 1234 });
    expect(await sentValues(next.app)).toEqual(expect.arrayContaining(['"value":31', '"ma":1234']));
    expect(formatLayout(next.app.states.lamp.layout)).toBe('8x8');
  });

  it('start from a normal supply for the virtual lamp, and from the weakest one for a real lamp until the user sets it', async () => {
    const { app, ports, clock, connect, end } = await openFixture();
    expect(app.states.lamp.guards.budgetMa).toBe(virtualBudgetMa);
    ports.plug();
    await connect();
    await clock.advance(500);
    expect(app.states.lamp).toMatchObject({ isPowerKnown: false, guards: { budgetMa: 450 } });
    // Disconnect and connect at the same time: the later call wins.
    await Promise.all([end(app.call(routes.lamp.disconnect, undefined)), connect()]);
    await clock.advance(500);
    expect(app.states.lamp.guards.budgetMa).toBe(450);
    const sent = await sentValues(app);
    expect(sent).toContain('"ma":450');
    expect(sent.lastIndexOf(`"ma":${virtualBudgetMa}`)).toBeLessThan(sent.indexOf('"ma":450'));
    await end(app.call(routes.lamp.disconnect, undefined));
    expect(app.states.lamp.guards.budgetMa).toBe(virtualBudgetMa);
  });

  it('need to be set again for another lamp, and stay if connecting fails', async () => {
    const { app, ports, clock, connect } = await openFixture();
    await app.call(routes.lamp.setPower, { budgetMa: 1800 });
    ports.plug();
    ports.openError = new LampwrightError('LAMP_BUSY', 'It cannot be opened. Try again.');
    expect(await connect()).toMatchObject({ code: 'LAMP_BUSY' });
    expect(app.states.lamp).toMatchObject({ isPowerKnown: true, guards: { budgetMa: 1800 } });
    ports.openError = undefined;
    await connect();
    await clock.advance(500);
    expect(app.states.lamp).toMatchObject({ isPowerKnown: false, guards: { budgetMa: 450 } });
    await app.call(routes.lamp.setPower, { budgetMa: 900 });
    // The same lamp once more.
    await connect();
    expect(app.states.lamp).toMatchObject({ isPowerKnown: true, guards: { budgetMa: 900 } });
  });

  it('refuse an invalid layout and change nothing', async () => {
    const { app } = await openFixture();
    await app.refuses(app.call(routes.lamp.setLayout, { layout: 'round' }), 'BAD_LAYOUT');
    expect(app.states.settings.layout).toBe('10x14+32');
  });

  it('keep the current program on the lamp', async () => {
    const { app, ports, connect, end, clock } = await openFixture();
    await app.call(routes.conversation.edit, { program: twoColors });
    const board = ports.plug();
    await connect();
    await clock.advance(500);
    expect(await end(app.call(routes.lamp.keep, undefined))).toBeUndefined();
    ports.unplug();
    await clock.advance(500);
    board.powerCycle();
    await clock.advance(500);
    expect(board.displayedFrame().bytes.some((byte) => byte > 0)).toBe(true);
  });
});
