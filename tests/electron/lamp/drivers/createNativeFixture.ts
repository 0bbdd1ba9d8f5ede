import { helloSchema } from '#shared/lamp/wire/messages';
import type { Show } from '#shared/lamp/Show';
import type { Program } from '#shared/program/Program';
import { NativeDriver } from '../../../../electron/lamp/drivers/NativeDriver';
import { LampLink } from '../../../../electron/lamp/link/LampLink';
import { smallModel, type LampModel } from '../../../../electron/lamp/virtual/LampModel';
import { VirtualLamp } from '../../../../electron/lamp/virtual/VirtualLamp';
import { VirtualWire } from '../../../../electron/lamp/virtual/VirtualWire';
import { FakeClock } from '../../../fakes/FakeClock';
import { askDirectly } from '../link/askDirectly';
import { advanceToOutcome } from '../link/outcomeOf';
import { RecordingDevice } from '../link/RecordingDevice';

/** A virtual lamp on a cable at the default speed, and the driver for it. */
export function createNativeFixture(model: LampModel = smallModel) {
  const clock = new FakeClock();
  const lamp = new VirtualLamp(clock, model);
  const tap = new RecordingDevice(lamp);
  const wire = new VirtualWire(tap, { clock, baud: 115_200 });
  const link = new LampLink(wire, clock);
  const hello = helloSchema.parse(askDirectly(lamp, { do: 'hello' }));
  const driver = new NativeDriver(wire, link, clock, hello);
  const showOf = (program: Program, positionMs = 0): Show => ({
    program,
    startedMs: clock.now() - positionMs,
  });
  return {
    clock,
    lamp,
    tap,
    wire,
    link,
    driver,
    showOf,
    /** The outcome of a call, advancing the clock as needed. */
    end: (promise: Promise<unknown>, limitMs?: number) => advanceToOutcome(clock, promise, limitMs),
  };
}
