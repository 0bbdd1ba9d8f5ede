import { describe, expect, it } from 'vitest';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { defaultLayout } from '#shared/lamp/Layout';
import type { LampState } from '#shared/lamp/LampState';
import { positionAt } from '#shared/lamp/Show';
import type { LampControl } from '../../../../electron/lamp/LampControl';
import { programChecksum } from '#shared/lamp/wire/crc';
import { smallModel, type LampModel } from '../../../../electron/lamp/virtual/LampModel';
import type { LampProcessRequest } from '../../../../electron/lamp/process/lampProcessMessages';
import { RemoteLamp } from '../../../../electron/lamp/process/RemoteLamp';
import { FakeClock } from '../../../fakes/FakeClock';
import { askDirectly, statusOf } from '../link/askDirectly';
import { outcomeOf, flushPromises } from '../link/outcomeOf';
import { green, programLargerThan, redAndBlue } from '../link/uploadSamples';
import { LampFixture } from '../session/LampFixture';
import { remoteConnections } from './remoteConnections';

const sum = programChecksum(encodeProgram(redAndBlue));

describe.each([
  ['the lamp itself', (lamp: LampControl) => lamp],
  ...Object.entries(remoteConnections),
] as const)('through %s', (_, threading) => {
  async function start(model: LampModel = smallModel) {
    const fixture = new LampFixture();
    const board = fixture.board('/dev/ttyUSB0', 'A1B2C3D4', model);
    const lamp = threading(fixture.lamp);
    const states: LampState['phase'][] = [];
    const ports: number[] = [];
    const reports: number[] = [];
    const refusals: unknown[] = [];
    lamp.listen({
      onState: ({ phase }) => states.push(phase),
      onPorts: (list) => ports.push(list.length),
      onReport: ({ programMs }) => reports.push(programMs),
      onRefusal: (error) => refusals.push(error),
    });
    await fixture.waitFor(lamp.use(fixture.targetOf(board)));
    await fixture.clock.advance(200);
    return { fixture, board, lamp, states, ports, reports, refusals };
  }

  it('a lamp is connected, and its state and ports are reported', async () => {
    const { fixture, board, states, ports } = await start();
    expect(states.filter((phase, at) => phase !== states[at - 1])).toEqual(['idle', 'looking', 'ready']);
    expect(ports.at(-1)).toBe(1);
    fixture.unplug(board);
    await fixture.clock.advance(50);
    expect([states.at(-1), ports.at(-1)]).toEqual(['unplugged', 0]);
  });

  it('a late listener gets both at once', async () => {
    const { lamp } = await start();
    const reports: unknown[] = [];
    const forget = lamp.listen({
      onState: (state) => reports.push(state.phase === 'ready' ? state.lamp.name : state.phase),
      onPorts: (ports) => reports.push(ports.map(({ path }) => path)),
    });
    expect(reports).toEqual([['/dev/ttyUSB0'], 'Lampwright']);
    forget();
  });

  it('a show is played, held and turned off', async () => {
    const { fixture, board, lamp, reports } = await start();
    const show = fixture.showOf(redAndBlue, 1000);
    expect(await fixture.waitFor(lamp.play(show))).toBe('shown');
    const { sum: held, clock } = statusOf(board.lamp);
    expect(held).toBe(sum);
    expect(Math.abs(clock - positionAt(show, fixture.clock.now()))).toBeLessThan(20);
    await fixture.clock.advance(1500);
    expect(reports.length).toBeGreaterThan(0);
    expect(await fixture.waitFor(lamp.hold())).toBe('shown');
    expect(statusOf(board.lamp).state).toBe('stopped');
    expect(await fixture.waitFor(lamp.off())).toBe('shown');
    expect(statusOf(board.lamp).state).toBe('off');
  });

  it('guards and layout are set', async () => {
    const { fixture, board, lamp } = await start();
    lamp.setGuards({ brightness: 33, budgetMa: 222 });
    lamp.setLayout({ ...defaultLayout, mirrored: true });
    await fixture.clock.advance(500);
    expect(statusOf(board.lamp)).toMatchObject({ brightness: 33, limit: 222 });
    expect(askDirectly(board.lamp, { do: 'hello' })['layout']).toBe('10x14+32,mirrored');
  });

  it('a program is stored', async () => {
    const { fixture, board, lamp } = await start();
    await fixture.waitFor(lamp.play(fixture.showOf(redAndBlue)));
    expect(await fixture.waitFor(lamp.keep())).toBeUndefined();
    expect(statusOf(board.lamp).kept).toBe(sum);
  });

  it('outcomes are distinguished', async () => {
    const { fixture, board, lamp } = await start();
    const wishes = [lamp.play(fixture.showOf(programLargerThan(400))), lamp.play(fixture.showOf(green))];
    expect(await fixture.waitFor(Promise.all(wishes))).toEqual(['replaced', 'shown']);
    fixture.unplug(board);
    await fixture.clock.advance(50);
    expect(await fixture.waitFor(lamp.play(fixture.showOf(redAndBlue)))).toBe('later');
  });

  it('errors keep their code and message', async () => {
    const { fixture, lamp } = await start({ ...smallModel, can: [] });
    const error = await fixture.waitFor(lamp.play(fixture.showOf(programLargerThan(480))));
    expect(error).toMatchObject({ name: 'LampwrightError', code: 'LAMP_FULL' });
    expect(String(error)).toContain('480');
    expect(await fixture.waitFor(lamp.keep())).toMatchObject({ code: 'LAMP_CANNOT' });
    await fixture.waitFor(lamp.use(null));
    expect(await fixture.waitFor(lamp.keep())).toMatchObject({ code: 'LAMP_NOT_FOUND' });
  });

  it('a refusal that no caller waits for is reported', async () => {
    const { fixture, lamp, refusals } = await start();
    lamp.setLayout({ ...defaultLayout, rows: 200 });
    await fixture.clock.advance(500);
    expect(refusals).toEqual([expect.objectContaining({ code: 'LAMP_CANNOT' })]);
  });

  it('closing releases everything', async () => {
    const { fixture, lamp } = await start();
    await fixture.waitFor(lamp.play(fixture.showOf(redAndBlue)));
    await fixture.waitFor(lamp.close());
    expect(await fixture.leftOpen()).toEqual({ wires: 0, timers: 0 });
  });
});

describe('an internal error', () => {
  it('is reported as such, with its location', async () => {
    for (const threading of Object.values(remoteConnections)) {
      const { lamp } = new LampFixture();
      const faulty: LampControl = { ...controlsOf(lamp), hold: () => Promise.reject(new TypeError('oops')) };
      const error = await outcomeOf(threading(faulty).hold());
      expect(error).toMatchObject({ code: 'INTERNAL' });
      expect(String(error)).toContain('oops');
    }
  });
});

describe('a process that ends unexpectedly', () => {
  function lost() {
    const sent: LampProcessRequest[] = [];
    const lamp = new RemoteLamp({ send: (message) => sent.push(message) });
    const states: LampState[] = [];
    lamp.listen({ onState: (state) => states.push(state) });
    return { lamp, states, sent };
  }

  it('fails all pending calls, and is reported', async () => {
    const { lamp, states } = lost();
    const waiting = [lamp.use(null), lamp.off(), lamp.keep(), lamp.hold()].map(outcomeOf);
    lamp.handleProcessEnd('out of memory');
    for (const end of waiting) {
      expect(await end).toMatchObject({ code: 'INTERNAL' });
      expect(String(await end)).toContain('out of memory');
    }
    expect(states.at(-1)).toMatchObject({
      phase: 'failed',
      message: expect.stringContaining('out of memory'),
    });
  });

  it('does not end the app: settings in flight are dropped', async () => {
    const { lamp } = lost();
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', note);
    lamp.setGuards({ brightness: 1, budgetMa: 1 });
    lamp.setLayout(defaultLayout);
    lamp.handleProcessEnd('gone');
    await flushPromises();
    await flushPromises();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('fails later calls at once', async () => {
    const { lamp } = lost();
    lamp.handleProcessEnd('gone');
    const end = outcomeOf(lamp.off());
    expect(await Promise.race([end, flushPromises()])).toMatchObject({ code: 'INTERNAL' });
  });

  it('can be closed', async () => {
    const { lamp } = lost();
    lamp.handleProcessEnd('gone');
    const end = outcomeOf(lamp.close());
    expect(await Promise.race([end, flushPromises().then(() => 'pending')])).toBeUndefined();
  });

  it('is killed if it hangs and does not release the lamp in time', async () => {
    const clock = new FakeClock();
    let isEnded = false;
    const onClosed = async () => void (isEnded = true);
    const lamp = new RemoteLamp({ send: () => {} }, onClosed, clock);
    const end = outcomeOf(lamp.close());
    await clock.advance(2999);
    expect(isEnded).toBe(false);
    await clock.advance(1);
    expect([await end, isEnded, clock.waiting]).toEqual([undefined, true, 0]);
  });

  it('answers nothing twice', async () => {
    const { lamp, sent } = lost();
    const end = outcomeOf(lamp.off());
    const id = sent[0]?.id ?? 0;
    lamp.receive({ type: 'done', id: id + 1, outcome: 'replaced' });
    lamp.receive({ type: 'done', id, outcome: 'shown' });
    lamp.receive({ type: 'failed', id, error: { code: 'LAMP_FULL', message: 'no' } });
    expect(await end).toBe('shown');
  });
});

/** The methods of a lamp as a plain object. */
function controlsOf({
  listen,
  use,
  play,
  hold,
  off,
  setGuards,
  setLayout,
  keep,
  close,
}: LampControl): LampControl {
  return { listen, use, play, hold, off, setGuards, setLayout, keep, close };
}
