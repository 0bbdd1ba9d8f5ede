import { ledCount, type Layout } from '#shared/lamp/Layout';
import { layoutOfWled } from '../streaming/wled/layoutOfWled';
import type { WledDevice } from '../streaming/wled/WledDevice';
import type { WledInfo } from '../streaming/wled/wledInfo';
import { defaultGuards, type DesiredState } from '../DesiredState';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import type { Driver } from './Driver';
import { StreamDriver } from './StreamDriver';

/** Takes a controller with WLED into use, as fast as it can be spoken to. Fails with LAMP_SILENT. */
export async function openWledDriver(
  device: WledDevice,
  wire: Wire,
  clock: Clock,
  wanted: DesiredState,
): Promise<Driver> {
  await device.raiseBaud();
  const { info } = device;
  const layout = layoutFor(info, wanted.layout);
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
    guards: wanted.guards ?? defaultGuards,
    baud: device.baud,
    onRelease: () => device.release(),
  });
}

/** What the owner says of a lamp with as many LEDs counts more than what WLED knows; WLED puts the channels in order itself. */
function layoutFor(info: WledInfo, said: Layout | undefined): Layout {
  const found = layoutOfWled(info);
  return said && ledCount(said) === info.count ? { ...said, colorOrder: 'RGB' } : found;
}
