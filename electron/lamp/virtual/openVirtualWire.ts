import type { PortDescription } from '#shared/lamp/PortDescription';
import type { Wire } from '../wire/Wire';
import type { SerialDevice } from './SerialDevice';
import { VirtualLamp } from './VirtualLamp';
import { VirtualWire, type VirtualWireOptions } from './VirtualWire';

/** The virtual lamp as an entry in the list of ports. */
export const virtualLampPort: PortDescription = { path: 'virtual', name: 'Virtual lamp', likelihood: 'lamp' };

export interface OpenVirtualWireOptions extends Omit<VirtualWireOptions, 'path'> {
  /** The device on the wire; by default a new virtual lamp. */
  readonly device?: SerialDevice;
}

/** Opens a wire to a virtual lamp. */
export function openVirtualWire({ device, ...options }: OpenVirtualWireOptions): Wire {
  return new VirtualWire(device ?? new VirtualLamp(options.clock), {
    ...options,
    path: virtualLampPort.path,
  });
}
