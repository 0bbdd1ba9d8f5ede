import type { PortDescription } from '#shared/lamp/port';
import type { Wire } from '../wire/Wire';
import type { FarEnd } from './FarEnd';
import { VirtualLamp } from './VirtualLamp';
import { VirtualWire, type VirtualWireOptions } from './VirtualWire';

/** The virtual lamp among the ports. */
export const virtualLampPort: PortDescription = { path: 'virtual', name: 'Virtual lamp', likelihood: 'lamp' };

export interface OpenVirtualOptions extends Omit<VirtualWireOptions, 'path'> {
  /** What hangs on the wire; a lamp that is new when there is nothing. */
  readonly far?: FarEnd;
}

/** Opens a wire to a virtual lamp. */
export function openVirtual({ far, ...options }: OpenVirtualOptions): Wire {
  return new VirtualWire(far ?? new VirtualLamp(options.clock), { ...options, path: virtualLampPort.path });
}
