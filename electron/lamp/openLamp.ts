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

/** What opening a lamp takes. */
export interface WireOpeners {
  readonly clock: Clock;
  readonly openPort: (path: string) => Promise<Wire>;
  readonly openVirtualWire: () => Wire;
}

/**
 * Opens the target's wire and finds out who is at its other end. Fails with what opening a port fails with, and LAMP_SILENT,
 * LAMP_WRONG_SPEED or LAMP_REFUSED when no lamp is there; the wire is closed then.
 */
export async function openLamp(
  opener: WireOpeners,
  target: LampTarget,
  wanted: DesiredState,
  signal: AbortSignal,
): Promise<ConnectedLamp> {
  const wire = target.type === 'virtual' ? opener.openVirtualWire() : await opener.openPort(target.port.path);
  // Whatever it is that is waited for, a closed wire ends it.
  const stop = () => void wire.close();
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) throw new LampwrightError('STOPPED', 'Stopped.');
    return { wire, driver: await openDriver(wire, opener.clock, target, wanted) };
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
  wanted: DesiredState,
): Promise<Driver> {
  if (target.type === 'virtual') return openNativeDriver(wire, clock, 'virtual');
  const { port, driver: choice, layout = wanted.layout } = target;
  const streamed: DesiredState = { ...wanted, ...(layout && { layout }) };
  // A lamp that was of a kind before most likely still is. Adalight lamps cannot always be told from silent ones.
  const likely = choice === 'auto' ? (port.kind ?? 'auto') : choice;
  const look = async (isGreeted: boolean) =>
    driverForIdentified(
      await identifyDevice(wire, clock, { hasTriedHello: isGreeted }),
      wire,
      clock,
      streamed,
    );
  switch (likely) {
    case 'adalight':
      return createAdalightDriver(wire, clock, streamed);
    case 'wled':
      // One that was left at another speed does not answer to a look at the usual one.
      return openWledDriver(await WledDevice.open(wire, clock), wire, clock, streamed);
    case 'native':
      try {
        return await openNativeDriver(wire, clock, 'native');
      } catch (error) {
        const isSilent = error instanceof LampwrightError && error.code === 'LAMP_SILENT';
        if (choice === 'native' || !isSilent) throw error;
      }
      return look(true);
    case 'auto':
      return look(false);
  }
}

async function driverForIdentified(
  found: IdentifiedDevice,
  wire: Wire,
  clock: Clock,
  wanted: DesiredState,
): Promise<Driver> {
  switch (found.kind) {
    case 'native':
      return new NativeDriver(wire, new LampLink(wire, clock), clock, found.hello);
    case 'wled':
      return openWledDriver(new WledDevice(wire, clock, found.info), wire, clock, wanted);
    case 'adalight':
      return createAdalightDriver(wire, clock, wanted);
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
