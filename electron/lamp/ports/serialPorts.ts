import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** How long opening a port, and then each setting of it, may take. */
const openLimitMs = 3000;
const settingLimitMs = 500;
/** How often it is checked whether the device is still there. */
const presenceCheckMs = 1000;

const listSchema = z.array(
  z
    .object({
      path: z.string(),
      vendorId: z.string().optional(),
      productId: z.string().optional(),
      serialNumber: z.string().optional(),
      manufacturer: z.string().optional(),
      /** Windows has this instead of a product name: “Standard Serial over Bluetooth link (COM4)”. */
      friendlyName: z.string().optional(),
    })
    .transform(({ friendlyName, ...facts }) => ({
      ...facts,
      product: friendlyName?.replace(/ *\(COM\d+\)$/, ''),
    })),
);

/** Lists the serial ports, likely lamps first. A broken driver can make it hang; `PortWatch` adds the time limit. */
export async function listPorts(): Promise<PortDescription[]> {
  if (process.platform === 'linux') return describePorts(await listLinuxPorts());
  return describePorts(listSchema.parse(await SerialPort.list()));
}

/**
 * Opens a port exclusively. Most boards restart when it is opened for the first time, but not when it is closed and opened again.
 * Fails with LAMP_BUSY, NO_PERMISSION, LAMP_NOT_FOUND or PORT_FAILED, within 3 s.
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
  closeWhenGone(wire, clock);
  await Promise.all([raiseLines(port, clock), keepDtrOnClose(path)]);
  return wire;
}

/**
 * Closes the wire when its device has disappeared. The package reports that itself, except when it happens during a read: such a
 * read gives no bytes, and the package repeats it for ever.
 */
function closeWhenGone(wire: Wire, clock: Clock): void {
  // Windows has no files for its ports: there only the list of ports shows it (`Lamp`).
  if (process.platform === 'win32') return;
  let cancelTimer = () => {};
  const check = () => {
    if (existsSync(wire.path)) cancelTimer = clock.after(presenceCheckMs, check);
    else void wire.close();
  };
  cancelTimer = clock.after(presenceCheckMs, check);
  wire.onClose(() => cancelTimer());
}

function openWithLimit(port: SerialPort, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const cancelTimer = clock.after(openLimitMs, () => {
      isLate = true;
      const message = `${port.path} did not open in time. Unplug the lamp, plug it in again, then try again.`;
      reject(new LampwrightError('PORT_FAILED', message));
    });
    port.open((error) => {
      cancelTimer();
      if (error) reject(error);
      else if (isLate) port.close();
      else resolve();
    });
  });
}

/**
 * Raises DTR, which boards with native USB wait for and Windows does not raise by default, and asks the driver not to buffer bytes
 * for 16 ms. Errors are ignored: a pseudo-terminal supports neither and works without.
 */
function raiseLines(port: SerialPort, clock: Clock): Promise<void> {
  const lines = { dtr: true, rts: true, lowLatency: true };
  return new Promise((resolve) => {
    const cancelTimer = clock.after(settingLimitMs, resolve);
    port.set(lines, () => {
      cancelTimer();
      resolve();
    });
  });
}

/**
 * Keeps DTR up when the port is closed, so that opening it again does not reset the board. The package's `hupcl: false` does not
 * clear the flag, which is set by default, so `stty` does. It lasts until the lamp is unplugged.
 */
function keepDtrOnClose(path: string): Promise<void> {
  if (process.platform === 'win32') return Promise.resolve();
  const flag = process.platform === 'linux' ? '-F' : '-f';
  return new Promise((resolve) => {
    execFile('stty', [flag, path, '-hupcl'], { timeout: settingLimitMs }, () => resolve());
  });
}
