import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../../../electron/clock/Clock';
import type { AvrLamp } from './AvrLamp';
import { cyclesPerMs } from './Atmega328p';

interface Alarm {
  readonly atCycle: number;
  readonly ring: () => void;
}

/**
 * A clock for the host that goes with the chip's: it stands still while the host computes, and moves only in `until`,
 * while the host waits. So time limits are in emulated ms, and a busy machine changes nothing.
 */
export class EmulatedTime implements Clock {
  private alarms: readonly Alarm[] = [];
  private ticks: readonly (() => void)[] = [];

  constructor(readonly lamp: AvrLamp) {}

  readonly now = (): number => this.lamp.ms;

  readonly after = (ms: number, action: () => void): (() => void) =>
    this.atCycle(this.lamp.cycles + Math.max(ms, 0) * cyclesPerMs, action);

  /** Calls back once the chip has come so far. */
  atCycle(atCycle: number, ring: () => void): () => void {
    const alarm = { atCycle, ring };
    this.alarms = [...this.alarms, alarm].sort((a, b) => a.atCycle - b.atCycle);
    return () => {
      this.alarms = this.alarms.filter((each) => each !== alarm);
    };
  }

  /** Calls back whenever some time has gone by, until the returned function is called. */
  onTick(listener: () => void): () => void {
    this.ticks = [...this.ticks, listener];
    return () => {
      this.ticks = this.ticks.filter((each) => each !== listener);
    };
  }

  /** Lets time go by until `work` is done; fails when that takes more than `withinMs`. */
  async until<Result>(work: Promise<Result>, withinMs = 60_000): Promise<Result> {
    const end = this.now() + withinMs;
    const state: { isDone: boolean } = { isDone: false };
    const finish = () => {
      state.isDone = true;
    };
    work.then(finish, finish);
    // A turn of the event loop lets everything run that waits for no time.
    for (await turn(); !state.isDone; await turn()) {
      if (this.now() > end) throw new Error(`It did not end within ${withinMs} emulated ms.`);
      this.advance();
    }
    return work;
  }

  /** As far as the next alarm, but at most 1 ms: what a USB bridge collects before it tells. */
  private advance(): void {
    const nextCycle = this.alarms[0]?.atCycle ?? Infinity;
    this.lamp.runTo(Math.min(this.lamp.cycles + cyclesPerMs, nextCycle));
    for (const tick of this.ticks) tick();
    const due = this.alarms.filter(({ atCycle }) => atCycle <= this.lamp.cycles);
    this.alarms = this.alarms.filter(({ atCycle }) => atCycle > this.lamp.cycles);
    for (const { ring } of due) ring();
  }
}
