import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PortFacts } from './describePorts';

const serialNames = /^(?:tty(?:S|USB|ACM|AMA|MFD|O|WCH|XRUSB)\w*|rfcomm\d+)$/;

/**
 * Lists Linux's serial ports from `/sys`. The package's own list starts `udevadm` each time, which is too expensive every second,
 * sees a new port before udev has filled in its ids, and includes some thirty `ttyS` without hardware.
 */
export async function listLinuxPorts(folder = '/sys/class/tty'): Promise<PortFacts[]> {
  const names = (await listEntries(folder)).filter((name) => serialNames.test(name));
  const ports = await Promise.all(names.map((name) => portAt(join(folder, name), name)));
  return ports.filter((port) => port !== undefined);
}

async function portAt(folder: string, name: string): Promise<PortFacts | undefined> {
  // Type 0 (PORT_UNKNOWN): the kernel has reserved the port but found no hardware.
  if ((await readAttribute(folder, 'type')) === '0') return undefined;
  const path = `/dev/${name}`;
  const usb = await usbFolder(join(folder, 'device'));
  if (usb === undefined) return { path };
  return {
    path,
    vendorId: await readAttribute(usb, 'idVendor'),
    productId: await readAttribute(usb, 'idProduct'),
    serialNumber: await readAttribute(usb, 'serial'),
    manufacturer: await readAttribute(usb, 'manufacturer'),
    product: await readAttribute(usb, 'product'),
  };
}

/** The folder of the USB device that a port belongs to: the nearest one above it with a vendor id. */
async function usbFolder(device: string): Promise<string | undefined> {
  let at = await resolveLink(device);
  for (let depth = 0; at !== undefined && depth < 6; depth++) {
    if ((await readAttribute(at, 'idVendor')) !== undefined) return at;
    at = dirname(at);
  }
  return undefined;
}

/** Reads an attribute; `undefined` if there is none or the device is gone by now. */
async function readAttribute(folder: string, name: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, name), 'utf8')).trim();
  } catch {
    return undefined;
  }
}

async function resolveLink(link: string): Promise<string | undefined> {
  try {
    return await realpath(link);
  } catch {
    return undefined;
  }
}

async function listEntries(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}
