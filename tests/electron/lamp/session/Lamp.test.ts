import { describe, expect, it } from 'vitest';
import { defaultLayout } from '#shared/lamp/Layout';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { positionAt } from '#shared/lamp/Show';
import { programChecksum } from '#shared/lamp/wire/crc';
import { smallModel } from '../../../../electron/lamp/virtual/LampModel';
import { askDirectly, statusOf } from '../link/askDirectly';
import { outcomeOf } from '../link/outcomeOf';
import { green, programLargerThan, redAndBlue } from '../link/uploadSamples';
import { LampFixture } from './LampFixture';

const sums = {
  redAndBlue: programChecksum(encodeProgram(redAndBlue)),
  green: programChecksum(encodeProgram(green)),
};

describe('a lamp that is connected', () => {
  it('is first being opened, then ready with its description', async () => {
    const house = new LampFixture();
    expect(house.states).toEqual([{ phase: 'idle' }]);
    const board = house.board();
    await house.connect(board);
    expect(house.phases).toEqual(['idle', 'looking', 'ready']);
    expect(house.states.at(-1)).toMatchObject({
      lamp: { kind: 'native', name: 'Lampwright', path: '/dev/ttyUSB0' },
    });
  });

  it('reports its state to late listeners, and nothing to those that unsubscribed', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    const seen: unknown[] = [];
    const forget = house.lamp.listen({
      onState: ({ phase }) => seen.push(phase),
      onPorts: (ports) => seen.push(ports.length),
    });
    expect(seen).toEqual([1, 'ready']);
    forget();
    house.unplug(board);
    await house.clock.advance(100);
    expect(seen).toEqual([1, 'ready']);
  });

  it('plays from the show’s position', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    const show = house.showOf(redAndBlue, 5400);
    expect(await house.waitFor(house.lamp.play(show))).toBe('shown');
    const { state, sum, clock } = statusOf(board.lamp);
    expect([state, sum]).toEqual(['playing', sums.redAndBlue]);
    expect(Math.abs(clock - positionAt(show, house.clock.now()))).toBeLessThan(15);
  });

  it('gets what was set before it was there: settings first, then the scene', async () => {
    const house = new LampFixture();
    const board = house.board();
    house.lamp.setGuards({ brightness: 77, budgetMa: 333 });
    house.lamp.setLayout({ ...defaultLayout, rotation: 180 });
    expect(await house.lamp.play(house.showOf(redAndBlue))).toBe('later');
    await house.connect(board);
    await house.clock.advance(500);
    expect(board.recorder.requests.slice(0, 5)).toEqual(['hello', 'brightness', 'limit', 'layout', 'play']);
    expect(statusOf(board.lamp)).toMatchObject({ state: 'playing', brightness: 77, limit: 333 });
  });

  it('is checked once a second, and its position is reported to the preview', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    const show = house.showOf(redAndBlue);
    await house.waitFor(house.lamp.play(show));
    house.reports.length = 0;
    await house.clock.advance(10_000);
    expect(house.reports.length).toBeGreaterThanOrEqual(9);
    expect(house.reports.length).toBeLessThanOrEqual(11);
    for (const { programMs, atMs } of house.reports)
      expect(Math.abs(programMs - positionAt(show, atMs))).toBeLessThan(25);
  });

  it('can be the virtual one', async () => {
    const house = new LampFixture();
    await house.waitFor(house.lamp.use({ type: 'virtual' }));
    await house.clock.advance(10);
    expect(house.states.at(-1)).toMatchObject({ phase: 'ready', lamp: { kind: 'virtual', path: 'virtual' } });
    expect(await house.waitFor(house.lamp.play(house.showOf(green)))).toBe('shown');
    await house.waitFor(house.lamp.close());
    expect(await house.leftOpen()).toEqual({ wires: 0, timers: 0 });
  });
});

describe('of several changes', () => {
  it('the newest wins: those not started yet are skipped', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    const large = programLargerThan(430);
    const outcomes = [large, redAndBlue, programLargerThan(300), green].map((program) =>
      house.lamp.play(house.showOf(program)),
    );
    expect(await house.waitFor(Promise.all(outcomes))).toEqual(['replaced', 'replaced', 'replaced', 'shown']);
    expect(statusOf(board.lamp).sum).toBe(sums.green);
    expect(board.recorder.received).not.toContain(sums.redAndBlue);
  });

  it('a hundred guards collapse to the last', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    board.recorder.clear();
    for (let brightness = 1; brightness <= 100; brightness++)
      house.lamp.setGuards({ brightness, budgetMa: 400 });
    await house.clock.advance(500);
    expect(statusOf(board.lamp).brightness).toBe(100);
    expect(board.recorder.requests.filter((word) => word === 'brightness').length).toBeLessThanOrEqual(2);
  });

  it('one in flight may be followed by turning the lamp off', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    const played = house.lamp.play(house.showOf(programLargerThan(430)));
    await house.clock.advance(30);
    const dark = house.lamp.off();
    expect(await house.waitFor(Promise.all([played, dark]))).toEqual(['replaced', 'shown']);
    expect(statusOf(board.lamp).state).toBe('off');
  });
});

describe('a change that the lamp refuses', () => {
  it('fails for its caller; the lamp continues as before', async () => {
    const house = new LampFixture();
    const board = house.board(undefined, undefined, { ...smallModel, can: ['keep'] });
    await house.connect(board);
    await house.waitFor(house.lamp.play(house.showOf(redAndBlue)));
    const error = await house.waitFor(house.lamp.play(house.showOf(programLargerThan(480))));
    expect(error).toMatchObject({ code: 'LAMP_FULL' });
    await house.clock.advance(3000);
    expect(house.phase).toBe('ready');
    expect(statusOf(board.lamp)).toMatchObject({ state: 'playing', sum: sums.redAndBlue });
    expect(await house.waitFor(house.lamp.play(house.showOf(green)))).toBe('shown');
  });

  it('is reported if no caller waits for it', async () => {
    const house = new LampFixture();
    await house.lamp.play(house.showOf(programLargerThan(480)));
    house.lamp.setLayout({ ...defaultLayout, rows: 100 });
    const board = house.board(undefined, undefined, { ...smallModel, can: [] });
    await house.connect(board);
    await house.clock.advance(500);
    expect(house.refusals.map(({ code }) => code)).toEqual(['LAMP_CANNOT', 'LAMP_FULL']);
    expect(house.phase).toBe('ready');
  });

  it('is not repeated forever when the lamp restarts', async () => {
    const house = new LampFixture();
    const board = house.board(undefined, undefined, { ...smallModel, can: ['keep'] });
    await house.connect(board);
    await house.waitFor(house.lamp.play(house.showOf(redAndBlue)));
    await house.waitFor(house.lamp.play(house.showOf(programLargerThan(480))));
    board.lamp.powerCycle('power');
    await house.clock.advance(2000);
    board.recorder.clear();
    await house.clock.advance(5000);
    expect(board.recorder.requests.length).toBeLessThanOrEqual(8);
    expect(house.refusals.length).toBeLessThanOrEqual(1);
  });
});

describe('a lamp that restarts', () => {
  it('gets everything again, at the preview’s time', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    house.lamp.setGuards({ brightness: 50, budgetMa: 250 });
    const show = house.showOf(redAndBlue);
    await house.waitFor(house.lamp.play(show));
    await house.clock.advance(2500);
    board.lamp.powerCycle('brown-out');
    await house.clock.advance(2000);
    const { state, sum, brightness, limit, clock } = statusOf(board.lamp);
    expect({ state, sum, brightness, limit }).toEqual({
      state: 'playing',
      sum: sums.redAndBlue,
      brightness: 50,
      limit: 250,
    });
    expect(Math.abs(clock - positionAt(show, house.clock.now()))).toBeLessThan(20);
    expect(house.phases.filter((phase) => phase === 'ready')).toHaveLength(1);
  });

  it('is turned off again, and then left alone', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    await house.waitFor(house.lamp.play(house.showOf(redAndBlue)));
    await house.waitFor(house.lamp.off());
    board.lamp.powerCycle('power');
    await house.clock.advance(2000);
    board.recorder.clear();
    house.reports.length = 0;
    await house.clock.advance(5000);
    expect(new Set(board.recorder.requests)).toEqual(new Set(['status']));
    expect(board.recorder.requests.length).toBeLessThanOrEqual(6);
    expect(house.reports.length).toBeGreaterThanOrEqual(4);
  });

  it('gets its program again when another program was played on it', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    await house.waitFor(house.lamp.play(house.showOf(redAndBlue)));
    const bytes = encodeProgram(green);
    const data = Buffer.from(bytes).toString('base64');
    askDirectly(board.lamp, { do: 'play', size: bytes.length, sum: sums.green, at: 0, data });
    await house.clock.advance(2000);
    expect(statusOf(board.lamp).sum).toBe(sums.redAndBlue);
  });
});

describe('holding', () => {
  it('keeps the show where it is', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    await house.waitFor(house.lamp.play(house.showOf(redAndBlue)));
    await house.clock.advance(1500);
    expect(await house.waitFor(house.lamp.hold())).toBe('shown');
    await house.clock.advance(3000);
    const { state, ms } = statusOf(board.lamp);
    expect(state).toBe('stopped');
    expect(Math.abs(ms - 1520)).toBeLessThan(50);
  });

  it('shows the right moment on a lamp that connects later', async () => {
    for (const program of [redAndBlue, programLargerThan(430)]) {
      const house = new LampFixture();
      const board = house.board();
      await house.lamp.play(house.showOf(program, 1300));
      expect(await house.lamp.hold()).toBe('later');
      await house.clock.advance(60_000);
      await house.connect(board);
      await house.clock.advance(1000);
      const { state, ms } = statusOf(board.lamp);
      expect(state).toBe('stopped');
      // The picture that the preview holds, give or take a frame and a line.
      expect(Math.abs(ms - 1300), `${program.name} stands at ${ms} ms`).toBeLessThan(40);
    }
  });

  it('does nothing if nothing plays', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    board.recorder.clear();
    expect(await house.waitFor(house.lamp.hold())).toBe('shown');
    expect(board.recorder.requests).not.toContain('stop');
  });
});

describe('storing', () => {
  it('stores the current program', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    await house.waitFor(house.lamp.play(house.showOf(redAndBlue)));
    expect(await house.waitFor(house.lamp.keep())).toBeUndefined();
    expect(statusOf(board.lamp).kept).toBe(sums.redAndBlue);
    await house.clock.advance(1100);
    expect(house.reports.at(-1)?.isKept).toBe(true);
  });

  it('needs a lamp', async () => {
    expect(await outcomeOf(new LampFixture().lamp.keep())).toMatchObject({ code: 'LAMP_NOT_FOUND' });
  });

  it('fails when the lamp is unplugged meanwhile', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    await house.waitFor(house.lamp.play(house.showOf(redAndBlue)));
    const kept = house.waitFor(house.lamp.keep());
    house.clock.after(300, () => house.unplug(board));
    expect(await kept).toMatchObject({ code: 'LAMP_GONE' });
  });
});
