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
    const fixture = new LampFixture();
    expect(fixture.states).toEqual([{ phase: 'idle' }]);
    const board = fixture.board();
    await fixture.connect(board);
    expect(fixture.phases).toEqual(['idle', 'looking', 'ready']);
    expect(fixture.states.at(-1)).toMatchObject({
      lamp: { kind: 'native', name: 'Lampwright', path: '/dev/ttyUSB0' },
    });
  });

  it('reports its state to late listeners, and nothing to those that unsubscribed', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    const seen: unknown[] = [];
    const forget = fixture.lamp.listen({
      onState: ({ phase }) => seen.push(phase),
      onPorts: (ports) => seen.push(ports.length),
    });
    expect(seen).toEqual([1, 'ready']);
    forget();
    fixture.unplug(board);
    await fixture.clock.advance(100);
    expect(seen).toEqual([1, 'ready']);
  });

  it('plays from the show’s position', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    const show = fixture.showOf(redAndBlue, 5400);
    expect(await fixture.waitFor(fixture.lamp.play(show))).toBe('shown');
    const { state, sum, clock } = statusOf(board.lamp);
    expect([state, sum]).toEqual(['playing', sums.redAndBlue]);
    expect(Math.abs(clock - positionAt(show, fixture.clock.now()))).toBeLessThan(15);
  });

  it('gets what was set before it was there: settings first, then the scene', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    fixture.lamp.setGuards({ brightness: 77, budgetMa: 333 });
    fixture.lamp.setLayout({ ...defaultLayout, rotation: 180 });
    expect(await fixture.lamp.play(fixture.showOf(redAndBlue))).toBe('later');
    await fixture.connect(board);
    await fixture.clock.advance(500);
    expect(board.recorder.requests.slice(0, 5)).toEqual(['hello', 'brightness', 'limit', 'layout', 'play']);
    expect(statusOf(board.lamp)).toMatchObject({ state: 'playing', brightness: 77, limit: 333 });
  });

  it('is checked once a second, and its position is reported to the preview', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    const show = fixture.showOf(redAndBlue);
    await fixture.waitFor(fixture.lamp.play(show));
    fixture.reports.length = 0;
    await fixture.clock.advance(10_000);
    expect(fixture.reports.length).toBeGreaterThanOrEqual(9);
    expect(fixture.reports.length).toBeLessThanOrEqual(11);
    for (const { programMs, atMs } of fixture.reports)
      expect(Math.abs(programMs - positionAt(show, atMs))).toBeLessThan(25);
  });

  it('can be the virtual one', async () => {
    const fixture = new LampFixture();
    await fixture.waitFor(fixture.lamp.use({ type: 'virtual' }));
    await fixture.clock.advance(10);
    expect(fixture.states.at(-1)).toMatchObject({
      phase: 'ready',
      lamp: { kind: 'virtual', path: 'virtual' },
    });
    expect(await fixture.waitFor(fixture.lamp.play(fixture.showOf(green)))).toBe('shown');
    await fixture.waitFor(fixture.lamp.close());
    expect(await fixture.leftOpen()).toEqual({ wires: 0, timers: 0 });
  });
});

describe('of several changes', () => {
  it('the newest wins: those not started yet are skipped', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    const large = programLargerThan(430);
    const outcomes = [large, redAndBlue, programLargerThan(300), green].map((program) =>
      fixture.lamp.play(fixture.showOf(program)),
    );
    expect(await fixture.waitFor(Promise.all(outcomes))).toEqual([
      'replaced',
      'replaced',
      'replaced',
      'shown',
    ]);
    expect(statusOf(board.lamp).sum).toBe(sums.green);
    expect(board.recorder.received).not.toContain(sums.redAndBlue);
  });

  it('a hundred guards collapse to the last', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    board.recorder.clear();
    for (let brightness = 1; brightness <= 100; brightness++)
      fixture.lamp.setGuards({ brightness, budgetMa: 400 });
    await fixture.clock.advance(500);
    expect(statusOf(board.lamp).brightness).toBe(100);
    expect(board.recorder.requests.filter((word) => word === 'brightness').length).toBeLessThanOrEqual(2);
  });

  it('one in flight may be followed by turning the lamp off', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    const played = fixture.lamp.play(fixture.showOf(programLargerThan(430)));
    await fixture.clock.advance(30);
    const dark = fixture.lamp.off();
    expect(await fixture.waitFor(Promise.all([played, dark]))).toEqual(['replaced', 'shown']);
    expect(statusOf(board.lamp).state).toBe('off');
  });
});

describe('a change that the lamp refuses', () => {
  it('fails for its caller; the lamp continues as before', async () => {
    const fixture = new LampFixture();
    const board = fixture.board(undefined, undefined, { ...smallModel, can: ['keep'] });
    await fixture.connect(board);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(redAndBlue)));
    const error = await fixture.waitFor(fixture.lamp.play(fixture.showOf(programLargerThan(480))));
    expect(error).toMatchObject({ code: 'LAMP_FULL' });
    await fixture.clock.advance(3000);
    expect(fixture.phase).toBe('ready');
    expect(statusOf(board.lamp)).toMatchObject({ state: 'playing', sum: sums.redAndBlue });
    expect(await fixture.waitFor(fixture.lamp.play(fixture.showOf(green)))).toBe('shown');
  });

  it('is reported if no caller waits for it', async () => {
    const fixture = new LampFixture();
    await fixture.lamp.play(fixture.showOf(programLargerThan(480)));
    fixture.lamp.setLayout({ ...defaultLayout, rows: 100 });
    const board = fixture.board(undefined, undefined, { ...smallModel, can: [] });
    await fixture.connect(board);
    await fixture.clock.advance(500);
    expect(fixture.refusals.map(({ code }) => code)).toEqual(['LAMP_CANNOT', 'LAMP_FULL']);
    expect(fixture.phase).toBe('ready');
  });

  it('is not repeated forever when the lamp restarts', async () => {
    const fixture = new LampFixture();
    const board = fixture.board(undefined, undefined, { ...smallModel, can: ['keep'] });
    await fixture.connect(board);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(redAndBlue)));
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(programLargerThan(480))));
    board.lamp.powerCycle('power');
    await fixture.clock.advance(2000);
    board.recorder.clear();
    await fixture.clock.advance(5000);
    expect(board.recorder.requests.length).toBeLessThanOrEqual(8);
    expect(fixture.refusals.length).toBeLessThanOrEqual(1);
  });
});

describe('a lamp that restarts', () => {
  it('gets everything again, at the preview’s time', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    fixture.lamp.setGuards({ brightness: 50, budgetMa: 250 });
    const show = fixture.showOf(redAndBlue);
    await fixture.waitFor(fixture.lamp.play(show));
    await fixture.clock.advance(2500);
    board.lamp.powerCycle('brown-out');
    await fixture.clock.advance(2000);
    const { state, sum, brightness, limit, clock } = statusOf(board.lamp);
    expect({ state, sum, brightness, limit }).toEqual({
      state: 'playing',
      sum: sums.redAndBlue,
      brightness: 50,
      limit: 250,
    });
    expect(Math.abs(clock - positionAt(show, fixture.clock.now()))).toBeLessThan(20);
    expect(fixture.phases.filter((phase) => phase === 'ready')).toHaveLength(1);
  });

  it('is turned off again, and then left alone', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(redAndBlue)));
    await fixture.waitFor(fixture.lamp.off());
    board.lamp.powerCycle('power');
    await fixture.clock.advance(2000);
    board.recorder.clear();
    fixture.reports.length = 0;
    await fixture.clock.advance(5000);
    expect(new Set(board.recorder.requests)).toEqual(new Set(['status']));
    expect(board.recorder.requests.length).toBeLessThanOrEqual(6);
    expect(fixture.reports.length).toBeGreaterThanOrEqual(4);
  });

  it('gets its program again when another program was played on it', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(redAndBlue)));
    const bytes = encodeProgram(green);
    const data = Buffer.from(bytes).toString('base64');
    askDirectly(board.lamp, { do: 'play', size: bytes.length, sum: sums.green, at: 0, data });
    await fixture.clock.advance(2000);
    expect(statusOf(board.lamp).sum).toBe(sums.redAndBlue);
  });
});

describe('holding', () => {
  it('keeps the show where it is', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(redAndBlue)));
    await fixture.clock.advance(1500);
    expect(await fixture.waitFor(fixture.lamp.hold())).toBe('shown');
    await fixture.clock.advance(3000);
    const { state, ms } = statusOf(board.lamp);
    expect(state).toBe('stopped');
    expect(Math.abs(ms - 1520)).toBeLessThan(50);
  });

  it('shows the right moment on a lamp that connects later', async () => {
    for (const program of [redAndBlue, programLargerThan(430)]) {
      const fixture = new LampFixture();
      const board = fixture.board();
      await fixture.lamp.play(fixture.showOf(program, 1300));
      expect(await fixture.lamp.hold()).toBe('later');
      await fixture.clock.advance(60_000);
      await fixture.connect(board);
      await fixture.clock.advance(1000);
      const { state, ms } = statusOf(board.lamp);
      expect(state).toBe('stopped');
      // The picture that the preview holds, give or take a frame and a line.
      expect(Math.abs(ms - 1300), `${program.name} stands at ${ms} ms`).toBeLessThan(40);
    }
  });

  it('does nothing if nothing plays', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    board.recorder.clear();
    expect(await fixture.waitFor(fixture.lamp.hold())).toBe('shown');
    expect(board.recorder.requests).not.toContain('stop');
  });
});

describe('storing', () => {
  it('stores the current program', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(redAndBlue)));
    expect(await fixture.waitFor(fixture.lamp.keep())).toBeUndefined();
    expect(statusOf(board.lamp).kept).toBe(sums.redAndBlue);
    await fixture.clock.advance(1100);
    expect(fixture.reports.at(-1)?.isKept).toBe(true);
  });

  it('needs a lamp', async () => {
    expect(await outcomeOf(new LampFixture().lamp.keep())).toMatchObject({ code: 'LAMP_NOT_FOUND' });
  });

  it('fails when the lamp is unplugged meanwhile', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(redAndBlue)));
    const kept = fixture.waitFor(fixture.lamp.keep());
    fixture.clock.after(300, () => fixture.unplug(board));
    expect(await kept).toMatchObject({ code: 'LAMP_GONE' });
  });
});
