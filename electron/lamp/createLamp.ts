import type { LampwrightError } from '#shared/errors/LampwrightError';
import { Lamp } from './Lamp';
import { openLamp } from './openLamp';
import { PortWatch } from './ports/PortWatch';
import { listPorts, openPort } from './ports/serialPorts';
import { openVirtualWire } from './virtual/openVirtualWire';
import { VirtualLamp } from './virtual/VirtualLamp';
import { backgroundClock, realClock } from '../clock/Clock';
import { tapWire } from './wire/tapWire';
import type { Wire } from './wire/Wire';

/** The lamp on this machine's ports, or the virtual one. `onTrouble` is told when the system cannot list its ports. */
export function createLamp(onTrouble: (error: LampwrightError) => void): Lamp {
  const clock = realClock;
  // As a real lamp does, it stays what it is while nobody is connected.
  const far = new VirtualLamp(backgroundClock);
  const watch = new PortWatch(listPorts, onTrouble, clock);
  const tapped = (wire: Wire) => tapWire(wire, clock, (text) => lamp.emitWireText(text));
  const opener = {
    clock,
    openPort: async (path: string) => tapped(await openPort(path, { baud: 115_200 })),
    openVirtualWire: () => tapped(openVirtualWire({ clock, device: far })),
  };
  const lamp = new Lamp({
    clock,
    watchPorts: (listener) => watch.onChange(listener),
    open: (target, wanted, signal) => openLamp(opener, target, wanted, signal),
  });
  return lamp;
}
