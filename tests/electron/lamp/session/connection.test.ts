import { describe, expect, it } from 'vitest';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { positionAt } from '#shared/lamp/Show';
import type { LampState } from '#shared/lamp/LampState';
import { programChecksum } from '#shared/lamp/wire/crc';
import { statusOf } from '../link/askDirectly';
import { programLargerThan, redAndBlue } from '../link/uploadSamples';
import { Board, LampFixture } from './LampFixture';

const sum = programChecksum(encodeProgram(redAndBlue));

describe('a lamp that is unplugged', () => {
  it('counts as unplugged when its port is no longer listed, even if the wire did not close', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    board.path = undefined;
    fixture.emitPorts();
    await fixture.clock.advance(100);
    expect(fixture.phase).toBe('unplugged');
    expect(fixture.openWires).toBe(0);
  });

  it('is greeted at once when it comes back, without a full identification', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    const port = { path: '/dev/ttyUSB0', serialNumber: 'A1B2C3D4', vendorId: '1a86', productId: '7523' };
    await fixture.waitFor(fixture.lamp.use({ type: 'port', port, driver: 'auto' }));
    await fixture.clock.advance(6000);
    expect(fixture.phase).toBe('ready');
    fixture.unplug(board);
    await fixture.clock.advance(5000);
    fixture.plug(board, '/dev/ttyUSB0');
    await fixture.clock.advance(500);
    expect(fixture.phase).toBe('ready');
  });

  it('is reported as unplugged at once, and used again on whatever port it comes back, at the preview’s time', async () => {
    const fixture = new LampFixture();
    const board = fixture.board('/dev/ttyUSB0');
    await fixture.connect(board);
    fixture.lamp.setGuards({ brightness: 90, budgetMa: 300 });
    const show = fixture.showOf(redAndBlue);
    await fixture.waitFor(fixture.lamp.play(show));
    fixture.unplug(board);
    await fixture.clock.advance(0);
    expect(fixture.phase).toBe('unplugged');
    await fixture.clock.advance(60_000);
    expect(fixture.phase).toBe('unplugged');
    board.lamp.powerCycle('power');
    fixture.plug(board, '/dev/ttyUSB3');
    await fixture.clock.advance(3000);
    expect(fixture.states.at(-1)).toMatchObject({ phase: 'ready', lamp: { path: '/dev/ttyUSB3' } });
    const { state, clock, brightness, sum: held } = statusOf(board.lamp);
    expect([state, held, brightness]).toEqual(['playing', sum, 90]);
    expect(Math.abs(clock - positionAt(show, fixture.clock.now()))).toBeLessThan(20);
    expect(fixture.maxOpenWires).toBe(1);
  });

  it('gets the newest scene set while it was away, and none before it', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    fixture.unplug(board);
    await fixture.clock.advance(100);
    expect(await fixture.lamp.play(fixture.showOf(programLargerThan(300)))).toBe('later');
    expect(await fixture.lamp.off()).toBe('later');
    const show = fixture.showOf(redAndBlue);
    expect(await fixture.lamp.play(show)).toBe('later');
    board.recorder.clear();
    fixture.plug(board, '/dev/ttyUSB0');
    await fixture.clock.advance(3000);
    expect(board.recorder.requests.filter((word) => word !== 'status')).toEqual(['hello', 'play']);
    expect(statusOf(board.lamp).sum).toBe(sum);
  });

  it('tells callers that the scene will be shown later', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    const outcome = fixture.waitFor(fixture.lamp.play(fixture.showOf(programLargerThan(430))));
    fixture.clock.after(40, () => fixture.unplug(board));
    expect(await outcome).toBe('later');
    expect(fixture.phase).toBe('unplugged');
  });

  it('is not confused with another one of the same make', async () => {
    const fixture = new LampFixture();
    const board = fixture.board('/dev/ttyUSB0', 'A1B2C3D4');
    await fixture.connect(board);
    fixture.unplug(board);
    fixture.board('/dev/ttyUSB0', 'Z9Y8X7W6');
    await fixture.clock.advance(10_000);
    expect(fixture.phase).toBe('unplugged');
    expect(fixture.opened).toBe(1);
  });
});

describe('a lamp that was chosen before', () => {
  it('is not found, until it is plugged in', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    const target = fixture.targetOf(board);
    fixture.unplug(board);
    await fixture.waitFor(fixture.lamp.use(target));
    await fixture.clock.advance(10_000);
    expect(fixture.states.at(-1)).toEqual({ phase: 'not-found', path: '/dev/ttyUSB0' });
    expect(fixture.opened).toBe(0);
    fixture.plug(board, '/dev/ttyACM1');
    await fixture.clock.advance(500);
    expect(fixture.phase).toBe('ready');
  });

  it('is not reported as missing before the system has listed its ports', async () => {
    const fixture = new LampFixture({ knowsPorts: false });
    const board = new Board(fixture.clock, 'A1B2C3D4');
    await fixture.waitFor(fixture.lamp.use(fixture.targetOf(board)));
    await fixture.clock.advance(50);
    expect(fixture.phases).not.toContain('not-found');
    fixture.boards.push(board);
    fixture.plug(board, '/dev/ttyUSB0');
    await fixture.clock.advance(200);
    expect(fixture.phase).toBe('ready');
  });

  it('is opened at its stored path if it is not a USB device', async () => {
    const fixture = new LampFixture();
    await fixture.waitFor(
      fixture.lamp.use({ type: 'port', port: { path: '/dev/pts/9', kind: 'native' }, driver: 'native' }),
    );
    await fixture.clock.advance(100);
    expect(fixture.phase).toBe('not-found');
    expect(fixture.opened).toBe(1);
    fixture.board('/dev/pts/9');
    await fixture.clock.advance(2500);
    expect(fixture.phase).toBe('ready');
  });
});

const troubles: readonly (readonly [ErrorCode, LampState['phase']])[] = [
  ['LAMP_BUSY', 'busy'],
  ['NO_PERMISSION', 'no-permission'],
  ['LAMP_SILENT', 'no-answer'],
  ['LAMP_WRONG_SPEED', 'wrong-speed'],
  ['LAMP_REFUSED', 'not-a-lamp'],
  ['PORT_FAILED', 'failed'],
  ['LAMP_NOT_FOUND', 'not-found'],
  ['LAMP_GONE', 'not-found'],
];

describe('a port that cannot be opened', () => {
  it.each(troubles)('with %s is reported as %s, and retried by itself', async (code, phase) => {
    const fixture = new LampFixture();
    const board = fixture.board();
    fixture.openError = new LampwrightError(code, `What to do about ${code}.`);
    await fixture.waitFor(fixture.lamp.use(fixture.targetOf(board)));
    await fixture.clock.advance(100);
    expect(fixture.states.at(-1)).toMatchObject({
      phase,
      path: '/dev/ttyUSB0',
      ...(phase !== 'not-found' && { message: `What to do about ${code}.` }),
    });
    await fixture.clock.advance(10_000);
    expect(fixture.opened).toBeGreaterThanOrEqual(4);
    expect(fixture.opened).toBeLessThanOrEqual(7);
    fixture.openError = undefined;
    await fixture.clock.advance(2200);
    expect(fixture.phase).toBe('ready');
  });

  it('is retried at once when something is plugged in', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    fixture.openError = new LampwrightError('LAMP_BUSY', 'busy');
    await fixture.waitFor(fixture.lamp.use(fixture.targetOf(board)));
    await fixture.clock.advance(100);
    fixture.openError = undefined;
    fixture.board('/dev/ttyUSB7', 'Q1W2E3R4');
    await fixture.clock.advance(100);
    expect(fixture.phase).toBe('ready');
  });
});

describe('a lamp that stops answering', () => {
  it('is in trouble within three seconds while idle, and recovers by itself', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(redAndBlue)));
    board.recorder.isCut = true;
    await fixture.clock.advance(3000);
    expect(fixture.phase).toBe('no-answer');
    await fixture.clock.advance(10_000);
    expect(fixture.phase).not.toBe('ready');
    board.recorder.isCut = false;
    await fixture.clock.advance(5000);
    expect(fixture.phase).toBe('ready');
    expect(statusOf(board.lamp).sum).toBe(sum);
  });

  it('is in trouble within three seconds during an upload', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    const outcome = fixture.waitFor(fixture.lamp.play(fixture.showOf(programLargerThan(430))));
    fixture.clock.after(30, () => (board.recorder.isCut = true));
    expect(await outcome).toBe('later');
    await fixture.clock.advance(1);
    expect(fixture.phase).toBe('no-answer');
  });

  it('is in trouble within three seconds of being chosen', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    board.recorder.isCut = true;
    await fixture.waitFor(fixture.lamp.use(fixture.targetOf(board)));
    await fixture.clock.advance(3000);
    expect(fixture.phase).toBe('no-answer');
  });

  it('frees the port meanwhile', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    board.recorder.isCut = true;
    await fixture.waitFor(fixture.lamp.use(fixture.targetOf(board)));
    await fixture.clock.advance(3500);
    expect(fixture.openWires).toBe(0);
  });
});
