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
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    board.path = undefined;
    house.emitPorts();
    await house.clock.advance(100);
    expect(house.phase).toBe('unplugged');
    expect(house.openWires).toBe(0);
  });

  it('is greeted at once when it comes back, without a full identification', async () => {
    const house = new LampFixture();
    const board = house.board();
    const port = { path: '/dev/ttyUSB0', serialNumber: 'A1B2C3D4', vendorId: '1a86', productId: '7523' };
    await house.waitFor(house.lamp.use({ type: 'port', port, driver: 'auto' }));
    await house.clock.advance(6000);
    expect(house.phase).toBe('ready');
    house.unplug(board);
    await house.clock.advance(5000);
    house.plug(board, '/dev/ttyUSB0');
    await house.clock.advance(500);
    expect(house.phase).toBe('ready');
  });

  it('is reported as unplugged at once, and used again on whatever port it comes back, at the preview’s time', async () => {
    const house = new LampFixture();
    const board = house.board('/dev/ttyUSB0');
    await house.connect(board);
    house.lamp.setGuards({ brightness: 90, budgetMa: 300 });
    const show = house.showOf(redAndBlue);
    await house.waitFor(house.lamp.play(show));
    house.unplug(board);
    await house.clock.advance(0);
    expect(house.phase).toBe('unplugged');
    await house.clock.advance(60_000);
    expect(house.phase).toBe('unplugged');
    board.lamp.powerCycle('power');
    house.plug(board, '/dev/ttyUSB3');
    await house.clock.advance(3000);
    expect(house.states.at(-1)).toMatchObject({ phase: 'ready', lamp: { path: '/dev/ttyUSB3' } });
    const { state, clock, brightness, sum: held } = statusOf(board.lamp);
    expect([state, held, brightness]).toEqual(['playing', sum, 90]);
    expect(Math.abs(clock - positionAt(show, house.clock.now()))).toBeLessThan(20);
    expect(house.mostOpenWires).toBe(1);
  });

  it('gets the newest scene set while it was away, and none before it', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    house.unplug(board);
    await house.clock.advance(100);
    expect(await house.lamp.play(house.showOf(programLargerThan(300)))).toBe('later');
    expect(await house.lamp.off()).toBe('later');
    const show = house.showOf(redAndBlue);
    expect(await house.lamp.play(show)).toBe('later');
    board.recorder.clear();
    house.plug(board, '/dev/ttyUSB0');
    await house.clock.advance(3000);
    expect(board.recorder.requests.filter((word) => word !== 'status')).toEqual(['hello', 'play']);
    expect(statusOf(board.lamp).sum).toBe(sum);
  });

  it('tells callers that the scene will be shown later', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    const outcome = house.waitFor(house.lamp.play(house.showOf(programLargerThan(430))));
    house.clock.after(40, () => house.unplug(board));
    expect(await outcome).toBe('later');
    expect(house.phase).toBe('unplugged');
  });

  it('is not confused with another one of the same make', async () => {
    const house = new LampFixture();
    const board = house.board('/dev/ttyUSB0', 'A1B2C3D4');
    await house.connect(board);
    house.unplug(board);
    house.board('/dev/ttyUSB0', 'Z9Y8X7W6');
    await house.clock.advance(10_000);
    expect(house.phase).toBe('unplugged');
    expect(house.opened).toBe(1);
  });
});

describe('a lamp that was chosen before', () => {
  it('is not found, until it is plugged in', async () => {
    const house = new LampFixture();
    const board = house.board();
    const target = house.targetOf(board);
    house.unplug(board);
    await house.waitFor(house.lamp.use(target));
    await house.clock.advance(10_000);
    expect(house.states.at(-1)).toEqual({ phase: 'not-found', path: '/dev/ttyUSB0' });
    expect(house.opened).toBe(0);
    house.plug(board, '/dev/ttyACM1');
    await house.clock.advance(500);
    expect(house.phase).toBe('ready');
  });

  it('is not reported as missing before the system has listed its ports', async () => {
    const house = new LampFixture({ knowsPorts: false });
    const board = new Board(house.clock, 'A1B2C3D4');
    await house.waitFor(house.lamp.use(house.targetOf(board)));
    await house.clock.advance(50);
    expect(house.phases).not.toContain('not-found');
    house.boards.push(board);
    house.plug(board, '/dev/ttyUSB0');
    await house.clock.advance(200);
    expect(house.phase).toBe('ready');
  });

  it('is opened at its stored path if it is not a USB device', async () => {
    const house = new LampFixture();
    await house.waitFor(
      house.lamp.use({ type: 'port', port: { path: '/dev/pts/9', kind: 'native' }, driver: 'native' }),
    );
    await house.clock.advance(100);
    expect(house.phase).toBe('not-found');
    expect(house.opened).toBe(1);
    house.board('/dev/pts/9');
    await house.clock.advance(2500);
    expect(house.phase).toBe('ready');
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
    const house = new LampFixture();
    const board = house.board();
    house.openError = new LampwrightError(code, `What to do about ${code}.`);
    await house.waitFor(house.lamp.use(house.targetOf(board)));
    await house.clock.advance(100);
    expect(house.states.at(-1)).toMatchObject({
      phase,
      path: '/dev/ttyUSB0',
      ...(phase !== 'not-found' && { message: `What to do about ${code}.` }),
    });
    await house.clock.advance(10_000);
    expect(house.opened).toBeGreaterThanOrEqual(4);
    expect(house.opened).toBeLessThanOrEqual(7);
    house.openError = undefined;
    await house.clock.advance(2200);
    expect(house.phase).toBe('ready');
  });

  it('is retried at once when something is plugged in', async () => {
    const house = new LampFixture();
    const board = house.board();
    house.openError = new LampwrightError('LAMP_BUSY', 'busy');
    await house.waitFor(house.lamp.use(house.targetOf(board)));
    await house.clock.advance(100);
    house.openError = undefined;
    house.board('/dev/ttyUSB7', 'Q1W2E3R4');
    await house.clock.advance(100);
    expect(house.phase).toBe('ready');
  });
});

describe('a lamp that stops answering', () => {
  it('is in trouble within three seconds while idle, and recovers by itself', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    await house.waitFor(house.lamp.play(house.showOf(redAndBlue)));
    board.recorder.isCut = true;
    await house.clock.advance(3000);
    expect(house.phase).toBe('no-answer');
    await house.clock.advance(10_000);
    expect(house.phase).not.toBe('ready');
    board.recorder.isCut = false;
    await house.clock.advance(5000);
    expect(house.phase).toBe('ready');
    expect(statusOf(board.lamp).sum).toBe(sum);
  });

  it('is in trouble within three seconds during an upload', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    const outcome = house.waitFor(house.lamp.play(house.showOf(programLargerThan(430))));
    house.clock.after(30, () => (board.recorder.isCut = true));
    expect(await outcome).toBe('later');
    await house.clock.advance(1);
    expect(house.phase).toBe('no-answer');
  });

  it('is in trouble within three seconds of being chosen', async () => {
    const house = new LampFixture();
    const board = house.board();
    board.recorder.isCut = true;
    await house.waitFor(house.lamp.use(house.targetOf(board)));
    await house.clock.advance(3000);
    expect(house.phase).toBe('no-answer');
  });

  it('frees the port meanwhile', async () => {
    const house = new LampFixture();
    const board = house.board();
    board.recorder.isCut = true;
    await house.waitFor(house.lamp.use(house.targetOf(board)));
    await house.clock.advance(3500);
    expect(house.openWires).toBe(0);
  });
});
