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

/** The lamp on this machine's ports, or the virtual one. `onError` is called when the system cannot list its ports. */
export function createLamp(onError: (error: LampwrightError) => void): Lamp {
  const clock = realClock;
  // Like a real lamp, it keeps its state while nothing is connected to it.
  const virtualLamp = new VirtualLamp(backgroundClock);
  const watch = new PortWatch(listPorts, onError, clock);
  const tapped = (wire: Wire) => tapWire(wire, clock, (text) => lamp.emitWireText(text));
  const openers = {
    clock,
    openPort: async (path: string) => tapped(await openPort(path, { baud: 115_200 })),
    openVirtualWire: () => tapped(openVirtualWire({ clock, device: virtualLamp })),
  };
  const lamp = new Lamp({
    clock,
    watchPorts: (listener) => watch.onChange(listener),
    open: (target, desired, signal) => openLamp(openers, target, desired, signal),
  });
  return lamp;
}
