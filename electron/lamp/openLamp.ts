import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultLayout } from '#shared/lamp/Layout';
import { NativeDriver } from './drivers/NativeDriver';
import { StreamDriver } from './drivers/StreamDriver';
import { openWledDriver } from './drivers/openWledDriver';
import type { Driver } from './drivers/Driver';
import { requestHello } from './requestHello';
import { identifyDevice, type IdentifiedDevice } from './identify/identifyDevice';
import type { ConnectedLamp } from './Lamp';
import type { LampTarget } from './LampControl';
import { LampLink } from './link/LampLink';
import { WledDevice } from './streaming/wled/WledDevice';
import { defaultGuards, type DesiredState } from './DesiredState';
import type { Clock } from '../clock/Clock';
import type { Wire } from './wire/Wire';

/** How wires to lamps are opened. */
export interface WireOpeners {
  readonly clock: Clock;
  readonly openPort: (path: string) => Promise<Wire>;
  readonly openVirtualWire: () => Wire;
}

/**
 * Opens the target's wire and the driver for the lamp on it. Fails as opening the port fails, with LAMP_SILENT, LAMP_WRONG_SPEED
 * or LAMP_REFUSED when there is no lamp, and with STOPPED; the wire is closed then.
 */
export async function openLamp(
  openers: WireOpeners,
  target: LampTarget,
  desired: DesiredState,
  signal: AbortSignal,
): Promise<ConnectedLamp> {
  const wire =
    target.type === 'virtual' ? openers.openVirtualWire() : await openers.openPort(target.port.path);
  // Closing the wire ends any wait in progress.
  const stop = () => void wire.close();
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) throw new LampwrightError('STOPPED', 'Stopped.');
    return { wire, driver: await openDriver(wire, openers.clock, target, desired) };
  } catch (error) {
    await wire.close();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function openDriver(
  wire: Wire,
  clock: Clock,
  target: LampTarget,
  desired: DesiredState,
): Promise<Driver> {
  if (target.type === 'virtual') return openNativeDriver(wire, clock, 'virtual');
  const { port, driver: choice, layout = desired.layout } = target;
  const streamed: DesiredState = { ...desired, ...(layout && { layout }) };
  // The remembered kind is tried first: it rarely changes, and an Adalight lamp can look like a silent device.
  const likely = choice === 'auto' ? (port.kind ?? 'auto') : choice;
  const identify = async (hasTriedHello: boolean) =>
    driverForIdentified(await identifyDevice(wire, clock, { hasTriedHello }), wire, clock, streamed);
  switch (likely) {
    case 'adalight':
      return createAdalightDriver(wire, clock, streamed);
    case 'wled':
      // Identifying would not find a WLED that was left at another baud rate.
      return openWledDriver(await WledDevice.open(wire, clock), wire, clock, streamed);
    case 'native':
      try {
        return await openNativeDriver(wire, clock, 'native');
      } catch (error) {
        const isSilent = error instanceof LampwrightError && error.code === 'LAMP_SILENT';
        if (choice === 'native' || !isSilent) throw error;
      }
      return identify(true);
    case 'auto':
      return identify(false);
  }
}

async function driverForIdentified(
  found: IdentifiedDevice,
  wire: Wire,
  clock: Clock,
  desired: DesiredState,
): Promise<Driver> {
  switch (found.kind) {
    case 'native':
      return new NativeDriver(wire, new LampLink(wire, clock), clock, found.hello);
    case 'wled':
      return openWledDriver(new WledDevice(wire, clock, found.info), wire, clock, desired);
    case 'adalight':
      return createAdalightDriver(wire, clock, desired);
    case 'silent':
      throw new LampwrightError(
        'LAMP_SILENT',
        `Nothing answers on ${wire.path}. If it is a lamp, put our firmware or WLED on it; for an Adalight lamp, choose Adalight.`,
      );
    case 'wrong-speed':
      throw new LampwrightError(
        'LAMP_WRONG_SPEED',
        `What comes from ${wire.path} cannot be read at 115200 baud. Set the lamp to 115200 baud, then try again.`,
      );
    case 'other':
      throw new LampwrightError(
        'LAMP_REFUSED',
        `${wire.path} is no lamp; it says “${found.text}”. Choose another port.`,
      );
  }
}

async function openNativeDriver(wire: Wire, clock: Clock, kind: 'native' | 'virtual'): Promise<Driver> {
  const link = new LampLink(wire, clock);
  try {
    return new NativeDriver(wire, link, clock, await requestHello(link), kind);
  } catch (error) {
    link.release();
    throw error;
  }
}

function createAdalightDriver(wire: Wire, clock: Clock, { layout, guards }: DesiredState): Driver {
  return new StreamDriver(wire, clock, {
    info: { kind: 'adalight', name: 'Adalight lamp', path: wire.path, canKeep: false },
    layout: layout ?? defaultLayout,
    guards: guards ?? defaultGuards,
    baud: 115_200,
  });
}
