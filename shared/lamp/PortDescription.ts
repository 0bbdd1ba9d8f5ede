import { z } from 'zod';

const likelihoods = ['lamp', 'maybe', 'unlikely'] as const;

/** How likely a lamp is behind a port, judged by its name and USB ids alone: nothing is opened for it. */
export type Likelihood = (typeof likelihoods)[number];

/** A serial port as it is shown in a list. */
export const portDescriptionSchema = z
  .strictObject({
    /** What it is opened by: `/dev/ttyUSB0`, `/dev/cu.usbmodem1101`, `COM3`. */
    path: z.string(),
    /** What is behind it, for people. */
    name: z.string(),
    /** USB vendor and product: four hex digits in lower case. */
    vendorId: z.string().exactOptional(),
    productId: z.string().exactOptional(),
    serialNumber: z.string().exactOptional(),
    manufacturer: z.string().exactOptional(),
    likelihood: z.enum(likelihoods),
  })
  .readonly();

export type PortDescription = z.infer<typeof portDescriptionSchema>;

export const lampKinds = ['native', 'wled', 'adalight'] as const;
export type LampKind = (typeof lampKinds)[number];

const usbId = z.string().regex(/^[0-9a-f]{4}$/);

/** The lamp that was chosen before: enough to know it again, wherever it is plugged in. */
export const rememberedLampSchema = z
  .strictObject({
    serialNumber: z.string().min(1).max(200).optional(),
    vendorId: usbId.optional(),
    productId: usbId.optional(),
    path: z.string().min(1).max(500),
    kind: z.enum(lampKinds),
  })
  .readonly();

export type RememberedLamp = z.infer<typeof rememberedLampSchema>;

/** What to remember of a port that turned out to be a lamp. */
export function remember(port: PortDescription, kind: LampKind): RememberedLamp {
  const { path, vendorId, productId, serialNumber } = port;
  return {
    path,
    kind,
    ...(vendorId !== undefined && { vendorId }),
    ...(productId !== undefined && { productId }),
    ...(serialNumber !== undefined && hasOwnSerial(serialNumber) && { serialNumber }),
  };
}

/** What tells a port apart from others, whenever it is plugged in: its serial number where it has one of its own, else its path. */
export function portIdentity(port: PortDescription): string {
  const { path, vendorId, productId, serialNumber } = port;
  return [vendorId, productId, isKnownBySerial(port) ? serialNumber : path].filter(Boolean).join(' ');
}

/**
 * Whether this port certainly is the remembered one: by its serial number where it has one of its own, else
 * by make and path. Boards without one (CH340) are told apart by path only.
 */
export function isSamePort(remembered: RememberedLamp, port: PortDescription): boolean {
  if (!isSameMake(remembered, port)) return false;
  const { serialNumber } = remembered;
  return serialNumber !== undefined && hasOwnSerial(serialNumber)
    ? serialNumber === port.serialNumber
    : remembered.path === port.path && !isKnownBySerial(port);
}

/**
 * The remembered lamp among the ports there are now; `undefined` when it is not plugged in, or when nobody
 * can tell which one it is. A USB board without a serial number that moved to another path counts as the
 * same when it is the only one of its make.
 */
export function findRemembered(
  remembered: RememberedLamp,
  ports: readonly PortDescription[],
): PortDescription | undefined {
  const same = ports.find((port) => isSamePort(remembered, port));
  if (same || remembered.serialNumber !== undefined || remembered.vendorId === undefined) return same;
  const ofItsMake = ports.filter((port) => isSameMake(remembered, port) && !isKnownBySerial(port));
  return ofItsMake.length === 1 ? ofItsMake[0] : undefined;
}

/**
 * Whether a serial number belongs to one board. Some makers give all boards the same (`0001`, `HIDPC`,
 * `12345678`), and Windows makes one up from the place it is plugged into (`6&2a8f3b1&0&2`).
 */
export function hasOwnSerial(serialNumber: string): boolean {
  const isMadeUp = serialNumber.includes('&');
  const isFiller = /^(.)\1*$/.test(serialNumber) || /^0?12345/.test(serialNumber);
  return serialNumber.length >= 6 && !isMadeUp && !isFiller;
}

/** A port with a serial number of its own would have been known by it. */
function isKnownBySerial({ serialNumber }: PortDescription): boolean {
  return serialNumber !== undefined && hasOwnSerial(serialNumber);
}

function isSameMake(remembered: RememberedLamp, port: PortDescription): boolean {
  return remembered.vendorId === port.vendorId && remembered.productId === port.productId;
}
