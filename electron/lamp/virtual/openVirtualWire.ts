import type { PortDescription } from '#shared/lamp/PortDescription';
import type { Wire } from '../wire/Wire';
import type { SerialDevice } from './SerialDevice';
import { VirtualLamp } from './VirtualLamp';
import { VirtualWire, type VirtualWireOptions } from './VirtualWire';

/** The virtual lamp among the ports. */
export const virtualLampPort: PortDescription = { path: 'virtual', name: 'Virtual lamp', likelihood: 'lamp' };

export interface OpenVirtualWireOptions extends Omit<VirtualWireOptions, 'path'> {
  /** What hangs on the wire; a lamp that is new when there is nothing. */
  readonly device?: SerialDevice;
}

/** Opens a wire to a virtual lamp. */
export function openVirtualWire({ device: far, ...options }: OpenVirtualWireOptions): Wire {
  return new VirtualWire(far ?? new VirtualLamp(options.clock), { ...options, path: virtualLampPort.path });
}
