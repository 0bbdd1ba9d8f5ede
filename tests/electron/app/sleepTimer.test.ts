import { describe, expect, it } from 'vitest';
import { defaultLayout } from '#shared/lamp/Layout';
import { Events } from '../../../electron/app/Events';
import { Stage } from '../../../electron/app/Stage';

/** A clock whose time jumps while its timers do not run, as on a machine that was asleep. */
class SleepyClock {
  nowMs = 1_000_000;
  timers: { ms: number; action: () => void }[] = [];
  now = () => this.nowMs;
  after = (ms: number, action: () => void) => {
    const timer = { ms, action };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((each) => each !== timer));
  };
}

function openStage() {
  const clock = new SleepyClock();
  const shown = async () => 'shown' as const;
  const stage = new Stage({
    lamp: { play: shown, hold: shown, off: shown },
    clock,
    events: new Events(() => {}),
    layout: () => defaultLayout,
    limitsFlashes: () => false,
    onRefusal: () => {},
  });
  return { clock, stage };
}

describe('a sleep timer', () => {
  it('ends at its time, even if the machine was asleep', () => {
    const { clock, stage } = openStage();
    stage.sleep(3_600_000);
    expect(clock.timers).toMatchObject([{ ms: 30_000 }]);
    clock.nowMs += 8 * 3_600_000;
    clock.timers.shift()?.action();
    expect(stage.state).toMatchObject({ light: { phase: 'off' }, sleepAt: null });
    expect(clock.timers).toEqual([]);
  });

  it('checks repeatedly until then, and stops when it is cancelled', () => {
    const { clock, stage } = openStage();
    stage.sleep(70_000);
    for (const leftMs of [30_000, 10_000]) {
      clock.nowMs += 30_000;
      clock.timers.shift()?.action();
      expect(clock.timers).toMatchObject([{ ms: leftMs }]);
    }
    stage.sleep(null);
    expect([clock.timers, stage.state.sleepAt]).toEqual([[], null]);
  });
});
