import { ledCount, type Layout } from '#shared/lamp/Layout';
import { layoutOfWled } from '../streaming/wled/layoutOfWled';
import type { WledDevice } from '../streaming/wled/WledDevice';
import type { WledInfo } from '../streaming/wled/wledInfo';
import { defaultGuards, type DesiredState } from '../DesiredState';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import type { Driver } from './Driver';
import { StreamDriver } from './StreamDriver';

/** Creates the driver for a controller with WLED, at the highest useful baud rate. Fails with LAMP_SILENT. */
export async function openWledDriver(
  device: WledDevice,
  wire: Wire,
  clock: Clock,
  desired: DesiredState,
): Promise<Driver> {
  await device.raiseBaud();
  const { info } = device;
  const layout = layoutFor(info, desired.layout);
  return new StreamDriver(wire, clock, {
    info: {
      kind: 'wled',
      name: info.name,
      path: wire.path,
      firmware: `WLED ${info.version}`,
      canKeep: false,
    },
    layout,
    count: ledCount(layout),
    ...(info.maxPowerMa > 0 && { maxMa: info.maxPowerMa }),
    guards: desired.guards ?? defaultGuards,
    baud: device.baud,
    onRelease: () => device.release(),
  });
}

/** The user's layout wins over WLED's if its LED count fits. WLED itself puts the channels into its LEDs' order. */
function layoutFor(info: WledInfo, chosen: Layout | undefined): Layout {
  const isFitting = chosen && ledCount(chosen) === info.count;
  return isFitting ? { ...chosen, colorOrder: 'RGB' } : layoutOfWled(info);
}
