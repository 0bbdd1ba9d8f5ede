import { identify, type Identified, type LookOptions } from '../../../../electron/lamp/identify/identify';
import type { FakeDevice } from '../../../fakes/devices/FakeDevice';
import { inTime } from '../../../fakes/devices/inTime';
import type { FakeClock } from '../../../fakes/FakeClock';

/** What a look at a device finds, and how long it took. */
export async function lookAt(
  clock: FakeClock,
  device: FakeDevice,
  options: LookOptions = {},
): Promise<{ found: Identified; tookMs: number }> {
  const startMs = clock.now();
  let endMs = startMs;
  const looking = identify(device.wire, clock, options).finally(() => (endMs = clock.now()));
  const found = await inTime(clock, looking);
  return { found, tookMs: endMs - startMs };
}
