import {
  identifyDevice,
  type IdentifiedDevice,
  type IdentifyOptions,
} from '../../../../electron/lamp/identify/identifyDevice';
import type { FakeDevice } from '../../../fakes/devices/FakeDevice';
import { advanceUntilSettled } from '../../../fakes/devices/advanceUntilSettled';
import type { FakeClock } from '../../../fakes/FakeClock';

/** Identifies a device; returns what was found, and how long it took. */
export async function timeIdentify(
  clock: FakeClock,
  device: FakeDevice,
  options: IdentifyOptions = {},
): Promise<{ found: IdentifiedDevice; tookMs: number }> {
  const startMs = clock.now();
  let endMs = startMs;
  const looking = identifyDevice(device.wire, clock, options).finally(() => (endMs = clock.now()));
  const found = await advanceUntilSettled(clock, looking);
  return { found, tookMs: endMs - startMs };
}
