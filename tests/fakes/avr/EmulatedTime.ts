import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../../../electron/clock/Clock';
import type { AvrLamp } from './AvrLamp';
import { cyclesPerMs } from './Atmega328p';

interface Alarm {
  readonly atCycle: number;
  readonly ring: () => void;
}

/**
 * A clock for the host that follows the chip's: it stops while the host computes, and moves only in `until`, while
 * the host waits. So time limits are in emulated ms, and a busy machine changes nothing.
 */
export class EmulatedTime implements Clock {
  private alarms: readonly Alarm[] = [];
  private ticks: readonly (() => void)[] = [];

  constructor(readonly lamp: AvrLamp) {}

  readonly now = (): number => this.lamp.ms;

  readonly after = (ms: number, action: () => void): (() => void) =>
    this.atCycle(this.lamp.cycles + Math.max(ms, 0) * cyclesPerMs, action);

  /** Calls back once the chip has reached this cycle. */
  atCycle(atCycle: number, ring: () => void): () => void {
    const alarm = { atCycle, ring };
    this.alarms = [...this.alarms, alarm].sort((a, b) => a.atCycle - b.atCycle);
    return () => {
      this.alarms = this.alarms.filter((each) => each !== alarm);
    };
  }

  /** Calls back whenever time has advanced, until the returned function is called. */
  onTick(listener: () => void): () => void {
    this.ticks = [...this.ticks, listener];
    return () => {
      this.ticks = this.ticks.filter((each) => each !== listener);
    };
  }

  /** Lets time pass until `work` is done; throws if that takes more than `withinMs`. */
  async until<Result>(work: Promise<Result>, withinMs = 60_000): Promise<Result> {
    const end = this.now() + withinMs;
    const state: { isDone: boolean } = { isDone: false };
    const finish = () => {
      state.isDone = true;
    };
    work.then(finish, finish);
    // One turn of the event loop runs everything that does not wait for a timer.
    for (await turn(); !state.isDone; await turn()) {
      if (this.now() > end) throw new Error(`It did not end within ${withinMs} emulated ms.`);
      this.advance();
    }
    return work;
  }

  /** Advances to the next alarm, but at most 1 ms: how long a USB bridge collects bytes before it delivers them. */
  private advance(): void {
    const nextCycle = this.alarms[0]?.atCycle ?? Infinity;
    this.lamp.runTo(Math.min(this.lamp.cycles + cyclesPerMs, nextCycle));
    for (const tick of this.ticks) tick();
    const due = this.alarms.filter(({ atCycle }) => atCycle <= this.lamp.cycles);
    this.alarms = this.alarms.filter(({ atCycle }) => atCycle > this.lamp.cycles);
    for (const { ring } of due) ring();
  }
}
