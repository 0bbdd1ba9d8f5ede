import { LampwrightError } from '#shared/api/errors';
import { defaultLayout } from '#shared/lamp/layout';
import { NativeDriver } from './drivers/NativeDriver';
import { StreamDriver } from './drivers/StreamDriver';
import { wledDriver } from './drivers/wledDriver';
import type { Driver } from './drivers/Driver';
import { greet } from './greet';
import { identify, type Identified } from './identify/identify';
import type { OpenLamp } from './Lamp';
import type { Target } from './LampControl';
import { LampLink } from './link/LampLink';
import { WledDevice } from './streaming/wled/WledDevice';
import { usualGuards, type Wanted } from './Wanted';
import type { Clock } from './wire/Clock';
import type { Wire } from './wire/Wire';

/** What opening a lamp takes. */
export interface Opener {
  readonly clock: Clock;
  readonly openPort: (path: string) => Promise<Wire>;
  readonly openVirtual: () => Wire;
}

/**
 * Opens the target's wire and finds out who is at its other end. Fails with what opening a port fails with, and LAMP_SILENT,
 * LAMP_WRONG_SPEED or LAMP_REFUSED when no lamp is there; the wire is closed then.
 */
export async function openLamp(
  opener: Opener,
  target: Target,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<OpenLamp> {
  const wire = target.type === 'virtual' ? opener.openVirtual() : await opener.openPort(target.port.path);
  // Whatever it is that is waited for, a closed wire ends it.
  const stop = () => void wire.close();
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) throw new LampwrightError('STOPPED', 'Stopped.');
    return { wire, driver: await driverFor(wire, opener.clock, target, wanted) };
  } catch (error) {
    await wire.close();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function driverFor(wire: Wire, clock: Clock, target: Target, wanted: Wanted): Promise<Driver> {
  if (target.type === 'virtual') return nativeDriver(wire, clock, 'virtual');
  const { port, driver: choice, layout = wanted.layout } = target;
  const streamed: Wanted = { ...wanted, ...(layout && { layout }) };
  // A lamp that was of a kind before most likely still is. Adalight lamps cannot always be told from silent ones.
  const likely = choice === 'auto' ? (port.kind ?? 'auto') : choice;
  const look = async (isGreeted: boolean) =>
    driverOf(await identify(wire, clock, { isGreeted }), wire, clock, streamed);
  switch (likely) {
    case 'adalight':
      return adalightDriver(wire, clock, streamed);
    case 'wled':
      // One that was left at another speed does not answer to a look at the usual one.
      return wledDriver(await WledDevice.open(wire, clock), wire, clock, streamed);
    case 'native':
      try {
        return await nativeDriver(wire, clock, 'native');
      } catch (error) {
        const isSilent = error instanceof LampwrightError && error.code === 'LAMP_SILENT';
        if (choice === 'native' || !isSilent) throw error;
      }
      return look(true);
    case 'auto':
      return look(false);
  }
}

async function driverOf(found: Identified, wire: Wire, clock: Clock, wanted: Wanted): Promise<Driver> {
  switch (found.kind) {
    case 'native':
      return new NativeDriver(wire, new LampLink(wire, clock), clock, found.hello);
    case 'wled':
      return wledDriver(new WledDevice(wire, clock, found.info), wire, clock, wanted);
    case 'adalight':
      return adalightDriver(wire, clock, wanted);
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
        `${wire.path} is no lamp; it says “${found.said}”. Choose another port.`,
      );
  }
}

async function nativeDriver(wire: Wire, clock: Clock, kind: 'native' | 'virtual'): Promise<Driver> {
  const link = new LampLink(wire, clock);
  try {
    return new NativeDriver(wire, link, clock, await greet(link), kind);
  } catch (error) {
    link.release();
    throw error;
  }
}

function adalightDriver(wire: Wire, clock: Clock, { layout, guards }: Wanted): Driver {
  return new StreamDriver(wire, clock, {
    info: { kind: 'adalight', name: 'Adalight lamp', path: wire.path, canKeep: false },
    layout: layout ?? defaultLayout,
    guards: guards ?? usualGuards,
    baud: 115_200,
  });
}
