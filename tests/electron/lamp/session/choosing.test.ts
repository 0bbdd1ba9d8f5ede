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
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(redAndBlue)));
    await fixture.waitFor(fixture.lamp.use(null));
    expect([fixture.phase, fixture.openWires]).toEqual(['idle', 0]);
    expect(statusOf(board.lamp).state).toBe('playing');
    expect(await fixture.leftOpen()).toEqual(nothingLeft);
    expect(fixture.opened).toBe(1);
  });

  it('works while the lamp is being identified', async () => {
    for (const waitMs of [0, 1, 3, 500]) {
      const fixture = new LampFixture();
      const board = fixture.board();
      if (waitMs === 500) board.recorder.isCut = true;
      await fixture.waitFor(fixture.lamp.use(fixture.targetOf(board)));
      await fixture.clock.advance(waitMs);
      await fixture.waitFor(fixture.lamp.use(null), 4000);
      expect([fixture.phase, fixture.openWires], `after ${waitMs} ms`).toEqual(['idle', 0]);
      expect(await fixture.leftOpen()).toEqual(nothingLeft);
    }
  });

  it.each(['native', 'adalight', 'auto'] as const)(
    'works while the port is being opened, as %s',
    async (driver) => {
      const fixture = new LampFixture();
      const board = fixture.board();
      fixture.openMs = 100;
      await fixture.waitFor(fixture.lamp.use(fixture.targetOf(board, driver)));
      await fixture.clock.advance(50);
      await fixture.waitFor(fixture.lamp.use(null), 4000);
      await fixture.clock.advance(500);
      expect([fixture.phase, fixture.openWires]).toEqual(['idle', 0]);
      expect(fixture.phases).not.toContain('ready');
      expect(await fixture.leftOpen()).toEqual(nothingLeft);
    },
  );

  it('works during an upload', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    const outcome = outcomeOf(fixture.lamp.play(fixture.showOf(programLargerThan(430))));
    await fixture.clock.advance(40);
    await fixture.waitFor(fixture.lamp.close(), 4000);
    expect(['shown', 'later']).toContain(await outcome);
    expect(await fixture.leftOpen()).toEqual(nothingLeft);
  });

  it('works while a large program is streamed', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.connect(board);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(programLargerThan(480))));
    await fixture.clock.advance(700);
    await fixture.waitFor(fixture.lamp.close(), 4000);
    expect(await fixture.leftOpen()).toEqual(nothingLeft);
  });

  it('works in trouble, and while nothing is plugged in', async () => {
    for (const error of [new LampwrightError('LAMP_BUSY', 'busy'), undefined]) {
      const fixture = new LampFixture();
      const board = fixture.board();
      const target = fixture.targetOf(board);
      if (!error) fixture.unplug(board);
      fixture.openError = error;
      await fixture.waitFor(fixture.lamp.use(target));
      await fixture.clock.advance(1000);
      await fixture.waitFor(fixture.lamp.use(null), 100);
      const { opened } = fixture;
      expect(await fixture.leftOpen()).toEqual(nothingLeft);
      expect([fixture.phase, fixture.opened]).toEqual(['idle', opened]);
    }
  });
});

describe('choosing another lamp', () => {
  it('releases the previous one first: two wires are never open', async () => {
    const fixture = new LampFixture();
    const [one, other] = [
      fixture.board('/dev/ttyUSB0', 'AAAA1111'),
      fixture.board('/dev/ttyUSB1', 'BBBB2222'),
    ];
    await fixture.connect(one);
    await fixture.waitFor(fixture.lamp.play(fixture.showOf(redAndBlue)));
    await fixture.connect(other);
    await fixture.clock.advance(1000);
    expect(statusOf(other.lamp).state).toBe('playing');
    expect([fixture.openWires, fixture.maxOpenWires]).toEqual([1, 1]);
  });

  it('works while the first is still being identified', async () => {
    const fixture = new LampFixture();
    const [one, other] = [
      fixture.board('/dev/ttyUSB0', 'AAAA1111'),
      fixture.board('/dev/ttyUSB1', 'BBBB2222'),
    ];
    await fixture.waitFor(fixture.lamp.use(fixture.targetOf(one)));
    await fixture.clock.advance(1);
    await fixture.waitFor(fixture.lamp.use(fixture.targetOf(other)), 4000);
    await fixture.clock.advance(200);
    expect(fixture.states.at(-1)).toMatchObject({ phase: 'ready', lamp: { path: '/dev/ttyUSB1' } });
    expect([fixture.openWires, fixture.maxOpenWires]).toEqual([1, 1]);
  });

  it('works in quick succession: the last choice wins', async () => {
    const fixture = new LampFixture();
    const [one, other] = [
      fixture.board('/dev/ttyUSB0', 'AAAA1111'),
      fixture.board('/dev/ttyUSB1', 'BBBB2222'),
    ];
    const choices = [fixture.targetOf(one), null, fixture.targetOf(one), fixture.targetOf(other)];
    await fixture.waitFor(Promise.all(choices.map((target) => fixture.lamp.use(target))), 4000);
    await fixture.clock.advance(3000);
    expect(fixture.states.at(-1)).toMatchObject({ phase: 'ready', lamp: { path: '/dev/ttyUSB1' } });
    expect(fixture.maxOpenWires).toBe(1);
    await fixture.waitFor(fixture.lamp.close(), 4000);
    expect(await fixture.leftOpen()).toEqual(nothingLeft);
  });

  it('ends with choosing none, also in quick succession', async () => {
    const fixture = new LampFixture();
    const board = fixture.board();
    await fixture.waitFor(
      Promise.all([fixture.lamp.use(fixture.targetOf(board)), fixture.lamp.close()]),
      4000,
    );
    expect(await fixture.leftOpen()).toEqual(nothingLeft);
  });
});

type LampAction = (fixture: LampFixture, pending: Promise<unknown>[]) => void;

/** What can happen to a lamp: calls of the app and external incidents. */
const actions: Record<string, LampAction> = {
  useOne: (fixture, pending) => pending.push(fixture.lamp.use(fixture.targetOf(firstOf(fixture)))),
  useOther: (fixture, pending) =>
    pending.push(fixture.lamp.use(fixture.targetOf(fixture.boards.at(-1) ?? firstOf(fixture)))),
  useVirtual: (fixture, pending) => pending.push(fixture.lamp.use({ type: 'virtual' })),
  useNone: (fixture, pending) => pending.push(fixture.lamp.use(null)),
  playSmall: (fixture, pending) => pending.push(fixture.lamp.play(fixture.showOf(redAndBlue))),
  playGreen: (fixture, pending) => pending.push(fixture.lamp.play(fixture.showOf(green))),
  playMedium: (fixture, pending) => pending.push(fixture.lamp.play(fixture.showOf(programLargerThan(400)))),
  playLarge: (fixture, pending) => pending.push(fixture.lamp.play(fixture.showOf(programLargerThan(480)))),
  hold: (fixture, pending) => pending.push(fixture.lamp.hold()),
  off: (fixture, pending) => pending.push(fixture.lamp.off()),
  keep: (fixture, pending) => pending.push(fixture.lamp.keep()),
  dim: (fixture) => fixture.lamp.setGuards({ brightness: 10, budgetMa: 300 }),
  pull: (fixture) => fixture.unplug(firstOf(fixture)),
  plug: (fixture) => fixture.plug(firstOf(fixture), '/dev/ttyUSB5'),
  silence: (fixture) => fixture.boards[0]?.wire?.goSilent(1500),
  restart: (fixture) => fixture.boards[0]?.lamp.powerCycle('watchdog'),
  block: (fixture) => (fixture.openError = new LampwrightError('LAMP_BUSY', 'busy')),
  slow: (fixture) => (fixture.openMs = 60),
  unblock: (fixture) => (fixture.openError = undefined),
};

function firstOf({ boards: [board] }: LampFixture): Board {
  if (!board) throw new Error('There is no board.');
  return board;
}

const actionSequence = fc.array(
  fc.tuple(fc.constantFrom(...Object.keys(actions)), fc.constantFrom(0, 0, 1, 5, 30, 120, 700, 2500)),
  { minLength: 1, maxLength: 14 },
);

describe('in any sequence of calls and incidents', () => {
  it('at most one wire is open, every call ends, and closing leaves nothing behind', async () => {
    await fc.assert(
      fc.asyncProperty(actionSequence, async (events) => {
        const fixture = new LampFixture();
        fixture.board('/dev/ttyUSB0', 'AAAA1111');
        fixture.board('/dev/ttyUSB1', 'BBBB2222');
        const pending: Promise<unknown>[] = [];
        for (const [name, waitMs] of events) {
          const calls: Promise<unknown>[] = [];
          actions[name]?.(fixture, calls);
          pending.push(...calls.map(outcomeOf));
          await fixture.clock.advance(waitMs);
        }
        await fixture.waitFor(fixture.lamp.close(), 8000);
        await fixture.waitFor(Promise.all(pending), 20_000);
        expect(fixture.maxOpenWires).toBeLessThanOrEqual(1);
        expect(await fixture.leftOpen()).toEqual(nothingLeft);
      }),
      { numRuns: 200 },
    );
  });

  it('the lamp shows the last scene once the trouble is over', async () => {
    await fc.assert(
      fc.asyncProperty(actionSequence, async (events) => {
        const fixture = new LampFixture();
        const board = fixture.board('/dev/ttyUSB0', 'AAAA1111');
        fixture.board('/dev/ttyUSB1', 'BBBB2222');
        for (const [name, waitMs] of events) {
          const calls: Promise<unknown>[] = [];
          actions[name]?.(fixture, calls);
          for (const call of calls) void outcomeOf(call);
          await fixture.clock.advance(waitMs);
        }
        fixture.openError = undefined;
        fixture.plug(board, '/dev/ttyUSB5');
        await fixture.waitFor(fixture.lamp.use(fixture.targetOf(board)), 12_000);
        const show = fixture.showOf(green);
        void outcomeOf(fixture.lamp.play(show));
        await fixture.clock.advance(9000);
        expect(fixture.phase).toBe('ready');
        expect(statusOf(board.lamp)).toMatchObject({ state: 'playing', size: expect.any(Number) });
        expect(fixture.maxOpenWires).toBe(1);
        await fixture.waitFor(fixture.lamp.close(), 8000);
      }),
      { numRuns: 100 },
    );
  });
});
