import { execFile } from 'node:child_process';
import { SerialPort } from 'serialport';
import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { PortDescription } from '#shared/lamp/PortDescription';
import { realClock, type Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import { listLinuxPorts } from './listLinuxPorts';
import { groupOfPort, translatePortError } from './portErrors';
import { describePorts } from './describePorts';
import { SerialWire } from './SerialWire';

/** How long opening and each thing done to a fresh port may take. */
const openLimitMs = 3000;
const settingLimitMs = 500;

const listSchema = z.array(
  z
    .object({
      path: z.string(),
      vendorId: z.string().optional(),
      productId: z.string().optional(),
      serialNumber: z.string().optional(),
      manufacturer: z.string().optional(),
      /** Windows has no product name, but this one: “Standard Serial over Bluetooth link (COM4)”. */
      friendlyName: z.string().optional(),
    })
    .transform(({ friendlyName, ...facts }) => ({
      ...facts,
      product: friendlyName?.replace(/ *\(COM\d+\)$/, ''),
    })),
);

/**
 * The serial ports there are, the likely lamps first. A broken driver can make it hang: `PortWatch` bounds
 * it.
 */
export async function listPorts(): Promise<PortDescription[]> {
  if (process.platform === 'linux') return describePorts(await listLinuxPorts());
  return describePorts(listSchema.parse(await SerialPort.list()));
}

/**
 * Opens a port for this program alone. Most boards start anew when it is opened for the first time, but
 * stay as they are when it is closed. Fails with `LAMP_BUSY`, `NO_PERMISSION`, `LAMP_NOT_FOUND` or
 * `PORT_FAILED`, within 3 s.
 */
export async function openPort(
  path: string,
  { baud, clock = realClock }: { readonly baud: number; readonly clock?: Clock },
): Promise<Wire> {
  const port = new SerialPort({ path, baudRate: baud, hupcl: false, lock: true, autoOpen: false });
  try {
    await openWithLimit(port, clock);
  } catch (error) {
    const group = process.platform === 'linux' ? await groupOfPort(path) : undefined;
    throw translatePortError(error, { path, group });
  }
  const wire = new SerialWire(path, baud, port, clock);
  await Promise.all([raiseLines(port, clock), keepDtrOnClose(path)]);
  return wire;
}

function openWithLimit(port: SerialPort, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const callOff = clock.after(openLimitMs, () => {
      isLate = true;
      const message = `${port.path} did not open in time. Unplug the lamp, plug it in again, then try again.`;
      reject(new LampwrightError('PORT_FAILED', message));
    });
    port.open((error) => {
      callOff();
      if (error) reject(error);
      else if (isLate) port.close();
      else resolve();
    });
  });
}

/**
 * Says that somebody listens (DTR), which boards with USB of their own wait for and Windows does not say by
 * itself, and asks the driver not to collect bytes for 16 ms. A pseudo-terminal has neither, and works
 * without.
 */
function raiseLines(port: SerialPort, clock: Clock): Promise<void> {
  const lines = { dtr: true, rts: true, lowLatency: true };
  return new Promise((resolve) => {
    const callOff = clock.after(settingLimitMs, resolve);
    port.set(lines, () => {
      callOff();
      resolve();
    });
  });
}

/**
 * Keeps DTR up when the port is closed, so that opening it again does not reset the board. The package's
 * `hupcl: false` leaves the setting as it is, which is on: it must be taken away from outside. It lasts
 * until the lamp is unplugged.
 */
function keepDtrOnClose(path: string): Promise<void> {
  if (process.platform === 'win32') return Promise.resolve();
  const flag = process.platform === 'linux' ? '-F' : '-f';
  return new Promise((resolve) => {
    execFile('stty', [flag, path, '-hupcl'], { timeout: settingLimitMs }, () => resolve());
  });
}
