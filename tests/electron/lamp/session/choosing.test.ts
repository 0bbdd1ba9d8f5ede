import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { statusOf } from '../link/askDirectly';
import { outcomeOf } from '../link/outcomeOf';
import { green, programLargerThan, redAndBlue } from '../link/uploadSamples';
import { LampFixture, type Board } from './LampFixture';

const nothingLeft = { wires: 0, timers: 0 };

describe('disconnecting', () => {
  it('closes the wire, leaves the lamp playing and no timer behind', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    await house.waitFor(house.lamp.play(house.showOf(redAndBlue)));
    await house.waitFor(house.lamp.use(null));
    expect([house.phase, house.openWires]).toEqual(['idle', 0]);
    expect(statusOf(board.lamp).state).toBe('playing');
    expect(await house.leftOpen()).toEqual(nothingLeft);
    expect(house.opened).toBe(1);
  });

  it('works while the lamp is being identified', async () => {
    for (const waitMs of [0, 1, 3, 500]) {
      const house = new LampFixture();
      const board = house.board();
      if (waitMs === 500) board.recorder.isCut = true;
      await house.waitFor(house.lamp.use(house.targetOf(board)));
      await house.clock.advance(waitMs);
      await house.waitFor(house.lamp.use(null), 4000);
      expect([house.phase, house.openWires], `after ${waitMs} ms`).toEqual(['idle', 0]);
      expect(await house.leftOpen()).toEqual(nothingLeft);
    }
  });

  it.each(['native', 'adalight', 'auto'] as const)(
    'works while the port is being opened, as %s',
    async (driver) => {
      const house = new LampFixture();
      const board = house.board();
      house.openMs = 100;
      await house.waitFor(house.lamp.use(house.targetOf(board, driver)));
      await house.clock.advance(50);
      await house.waitFor(house.lamp.use(null), 4000);
      await house.clock.advance(500);
      expect([house.phase, house.openWires]).toEqual(['idle', 0]);
      expect(house.phases).not.toContain('ready');
      expect(await house.leftOpen()).toEqual(nothingLeft);
    },
  );

  it('works during an upload', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    const outcome = outcomeOf(house.lamp.play(house.showOf(programLargerThan(430))));
    await house.clock.advance(40);
    await house.waitFor(house.lamp.close(), 4000);
    expect(['shown', 'later']).toContain(await outcome);
    expect(await house.leftOpen()).toEqual(nothingLeft);
  });

  it('works while a large program is streamed', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.connect(board);
    await house.waitFor(house.lamp.play(house.showOf(programLargerThan(480))));
    await house.clock.advance(700);
    await house.waitFor(house.lamp.close(), 4000);
    expect(await house.leftOpen()).toEqual(nothingLeft);
  });

  it('works in trouble, and while nothing is plugged in', async () => {
    for (const error of [new LampwrightError('LAMP_BUSY', 'busy'), undefined]) {
      const house = new LampFixture();
      const board = house.board();
      const target = house.targetOf(board);
      if (!error) house.unplug(board);
      house.openError = error;
      await house.waitFor(house.lamp.use(target));
      await house.clock.advance(1000);
      await house.waitFor(house.lamp.use(null), 100);
      const { opened } = house;
      expect(await house.leftOpen()).toEqual(nothingLeft);
      expect([house.phase, house.opened]).toEqual(['idle', opened]);
    }
  });
});

describe('choosing another lamp', () => {
  it('releases the previous one first: two wires are never open', async () => {
    const house = new LampFixture();
    const [one, other] = [house.board('/dev/ttyUSB0', 'AAAA1111'), house.board('/dev/ttyUSB1', 'BBBB2222')];
    await house.connect(one);
    await house.waitFor(house.lamp.play(house.showOf(redAndBlue)));
    await house.connect(other);
    await house.clock.advance(1000);
    expect(statusOf(other.lamp).state).toBe('playing');
    expect([house.openWires, house.mostOpenWires]).toEqual([1, 1]);
  });

  it('works while the first is still being identified', async () => {
    const house = new LampFixture();
    const [one, other] = [house.board('/dev/ttyUSB0', 'AAAA1111'), house.board('/dev/ttyUSB1', 'BBBB2222')];
    await house.waitFor(house.lamp.use(house.targetOf(one)));
    await house.clock.advance(1);
    await house.waitFor(house.lamp.use(house.targetOf(other)), 4000);
    await house.clock.advance(200);
    expect(house.states.at(-1)).toMatchObject({ phase: 'ready', lamp: { path: '/dev/ttyUSB1' } });
    expect([house.openWires, house.mostOpenWires]).toEqual([1, 1]);
  });

  it('works in quick succession: the last choice wins', async () => {
    const house = new LampFixture();
    const [one, other] = [house.board('/dev/ttyUSB0', 'AAAA1111'), house.board('/dev/ttyUSB1', 'BBBB2222')];
    const choices = [house.targetOf(one), null, house.targetOf(one), house.targetOf(other)];
    await house.waitFor(Promise.all(choices.map((target) => house.lamp.use(target))), 4000);
    await house.clock.advance(3000);
    expect(house.states.at(-1)).toMatchObject({ phase: 'ready', lamp: { path: '/dev/ttyUSB1' } });
    expect(house.mostOpenWires).toBe(1);
    await house.waitFor(house.lamp.close(), 4000);
    expect(await house.leftOpen()).toEqual(nothingLeft);
  });

  it('ends with choosing none, also in quick succession', async () => {
    const house = new LampFixture();
    const board = house.board();
    await house.waitFor(Promise.all([house.lamp.use(house.targetOf(board)), house.lamp.close()]), 4000);
    expect(await house.leftOpen()).toEqual(nothingLeft);
  });
});

type Act = (house: LampFixture, pending: Promise<unknown>[]) => void;

/** What can happen to a lamp: calls of the app and external incidents. */
const acts: Record<string, Act> = {
  useOne: (house, pending) => pending.push(house.lamp.use(house.targetOf(firstOf(house)))),
  useOther: (house, pending) =>
    pending.push(house.lamp.use(house.targetOf(house.boards.at(-1) ?? firstOf(house)))),
  useVirtual: (house, pending) => pending.push(house.lamp.use({ type: 'virtual' })),
  useNone: (house, pending) => pending.push(house.lamp.use(null)),
  playSmall: (house, pending) => pending.push(house.lamp.play(house.showOf(redAndBlue))),
  playGreen: (house, pending) => pending.push(house.lamp.play(house.showOf(green))),
  playMedium: (house, pending) => pending.push(house.lamp.play(house.showOf(programLargerThan(400)))),
  playLarge: (house, pending) => pending.push(house.lamp.play(house.showOf(programLargerThan(480)))),
  hold: (house, pending) => pending.push(house.lamp.hold()),
  off: (house, pending) => pending.push(house.lamp.off()),
  keep: (house, pending) => pending.push(house.lamp.keep()),
  dim: (house) => house.lamp.setGuards({ brightness: 10, budgetMa: 300 }),
  pull: (house) => house.unplug(firstOf(house)),
  plug: (house) => house.plug(firstOf(house), '/dev/ttyUSB5'),
  silence: (house) => house.boards[0]?.wire?.goSilent(1500),
  restart: (house) => house.boards[0]?.lamp.powerCycle('watchdog'),
  block: (house) => (house.openError = new LampwrightError('LAMP_BUSY', 'busy')),
  slow: (house) => (house.openMs = 60),
  unblock: (house) => (house.openError = undefined),
};

function firstOf({ boards: [board] }: LampFixture): Board {
  if (!board) throw new Error('There is no board.');
  return board;
}

const story = fc.array(
  fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.constantFrom(0, 0, 1, 5, 30, 120, 700, 2500)),
  { minLength: 1, maxLength: 14 },
);

describe('in any sequence of calls and incidents', () => {
  it('at most one wire is open, every call ends, and closing leaves nothing behind', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (events) => {
        const house = new LampFixture();
        house.board('/dev/ttyUSB0', 'AAAA1111');
        house.board('/dev/ttyUSB1', 'BBBB2222');
        const pending: Promise<unknown>[] = [];
        for (const [name, waitMs] of events) {
          const calls: Promise<unknown>[] = [];
          acts[name]?.(house, calls);
          pending.push(...calls.map(outcomeOf));
          await house.clock.advance(waitMs);
        }
        await house.waitFor(house.lamp.close(), 8000);
        await house.waitFor(Promise.all(pending), 20_000);
        expect(house.mostOpenWires).toBeLessThanOrEqual(1);
        expect(await house.leftOpen()).toEqual(nothingLeft);
      }),
      { numRuns: 200 },
    );
  });

  it('the lamp shows the last scene once the trouble is over', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (events) => {
        const house = new LampFixture();
        const board = house.board('/dev/ttyUSB0', 'AAAA1111');
        house.board('/dev/ttyUSB1', 'BBBB2222');
        for (const [name, waitMs] of events) {
          const calls: Promise<unknown>[] = [];
          acts[name]?.(house, calls);
          for (const call of calls) void outcomeOf(call);
          await house.clock.advance(waitMs);
        }
        house.openError = undefined;
        house.plug(board, '/dev/ttyUSB5');
        await house.waitFor(house.lamp.use(house.targetOf(board)), 12_000);
        const show = house.showOf(green);
        void outcomeOf(house.lamp.play(show));
        await house.clock.advance(9000);
        expect(house.phase).toBe('ready');
        expect(statusOf(board.lamp)).toMatchObject({ state: 'playing', size: expect.any(Number) });
        expect(house.mostOpenWires).toBe(1);
        await house.waitFor(house.lamp.close(), 8000);
      }),
      { numRuns: 100 },
    );
  });
});
