import type { Likelihood, PortDescription } from '#shared/lamp/PortDescription';
import { usbVendors } from './usbVendors';

/** What the system reports about a port. */
export interface PortFacts {
  readonly path: string;
  readonly vendorId?: string | undefined;
  readonly productId?: string | undefined;
  readonly serialNumber?: string | undefined;
  readonly manufacturer?: string | undefined;
  /** The device's name for itself. */
  readonly product?: string | undefined;
}

/** Ports that are recognized by their path, whether on USB or not. */
const namedPorts: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\/dev\/(?:tty|cu)\.(?:Bluetooth|BLTH)|^\/dev\/rfcomm/i, 'Bluetooth'],
  [/^\/dev\/(?:tty|cu)\.(?:debug-console|wlan-debug)/i, 'debug console of the Mac'],
];

/** Manufacturer and product names of devices that are not lamps. */
const notALampPattern = /printer|modem|gps|gnss|bluetooth|scanner|\bups\b|fingerprint|zigbee|z-?wave/i;

/** Describes a port: a readable name, and how likely it is a lamp. */
export function describePort(facts: PortFacts): PortDescription {
  const path = facts.path.replace(/^\/dev\/tty\./, '/dev/cu.');
  const vendorId = usbId(facts.vendorId);
  const productId = usbId(facts.productId);
  const serialNumber = nonEmpty(facts.serialNumber);
  const manufacturer = nonEmpty(facts.manufacturer);
  return {
    path,
    ...nameAndLikelihoodOf(path, vendorId, productId, manufacturer, nonEmpty(facts.product)),
    ...(vendorId !== undefined && { vendorId }),
    ...(productId !== undefined && { productId }),
    ...(serialNumber !== undefined && { serialNumber }),
    ...(manufacturer !== undefined && { manufacturer }),
  };
}

/** Describes all ports, likely lamps first. macOS has two files per port; only the one to open, `/dev/cu.…`, is listed. */
export function describePorts(all: readonly PortFacts[]): PortDescription[] {
  const byPath = new Map<string, PortDescription>();
  for (const facts of all) {
    const port = describePort(facts);
    byPath.set(port.path, byPath.get(port.path) ?? port);
  }
  return [...byPath.values()].sort(
    (a, b) =>
      ranks.indexOf(a.likelihood) - ranks.indexOf(b.likelihood) ||
      a.path.localeCompare(b.path, 'en', { numeric: true }),
  );
}

const ranks: readonly Likelihood[] = ['lamp', 'maybe', 'unlikely'];

function nameAndLikelihoodOf(
  path: string,
  vendorId: string | undefined,
  productId: string | undefined,
  manufacturer: string | undefined,
  product: string | undefined,
): { name: string; likelihood: Likelihood } {
  const named = namedPorts.find(([pattern]) => pattern.test(path));
  if (named) return { name: named[1], likelihood: 'unlikely' };
  const own = product ?? (manufacturer === undefined ? 'USB device' : `device by ${manufacturer}`);
  if (notALampPattern.test(`${manufacturer ?? ''} ${product ?? ''}`))
    return { name: own, likelihood: 'unlikely' };
  if (vendorId === undefined) return { name: 'built-in serial port', likelihood: 'unlikely' };
  const maker = usbVendors.get(vendorId);
  if (maker === undefined) return { name: own, likelihood: 'maybe' };
  const known = productId === undefined ? undefined : maker.products?.[productId];
  return { name: known ?? maker.name, likelihood: maker.likelihood };
}

/** Normalizes an id: systems write them in either case, Windows sometimes with `0x`. */
function usbId(id: string | undefined): string | undefined {
  const digits = id?.toLowerCase().replace(/^0x/, '').padStart(4, '0');
  return digits !== undefined && /^[0-9a-f]{4}$/.test(digits) ? digits : undefined;
}

function nonEmpty(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text?.trim();
}
