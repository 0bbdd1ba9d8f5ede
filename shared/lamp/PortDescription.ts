import { z } from 'zod';

const likelihoods = ['lamp', 'maybe', 'unlikely'] as const;

/** How likely it is that a port has a lamp, judged by its name and USB ids; the port is not opened for this. */
export type Likelihood = (typeof likelihoods)[number];

/** A serial port for display in a list. */
export const portDescriptionSchema = z
  .strictObject({
    /** The path it is opened by: `/dev/ttyUSB0`, `/dev/cu.usbmodem1101`, `COM3`. */
    path: z.string(),
    /** A readable name of the device. */
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

/** The lamp that was chosen before, with enough detail to recognize it on any port. */
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

/** The data to remember of a port with a lamp. */
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

/** Identifies a port across reconnects: by its serial number if that is unique, otherwise by its path. */
export function portIdentity(port: PortDescription): string {
  const { path, vendorId, productId, serialNumber } = port;
  return [vendorId, productId, isKnownBySerial(port) ? serialNumber : path].filter(Boolean).join(' ');
}

/**
 * Whether this is certainly the remembered port: by its serial number if that is unique, otherwise by make and path.
 * Boards without a serial number (CH340) can be distinguished only by path.
 */
export function isSamePort(remembered: RememberedLamp, port: PortDescription): boolean {
  if (!isSameMake(remembered, port)) return false;
  const { serialNumber } = remembered;
  return serialNumber !== undefined && hasOwnSerial(serialNumber)
    ? serialNumber === port.serialNumber
    : remembered.path === port.path && !isKnownBySerial(port);
}

/**
 * The port of the remembered lamp; `undefined` when it is not plugged in or cannot be identified. A USB board without
 * a serial number that moved to another path counts as the same if it is the only one of its make.
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
 * Whether a serial number is unique to one board. Some makers use the same for all (`0001`, `HIDPC`, `12345678`), and
 * Windows makes one up from the USB socket (`6&2a8f3b1&0&2`).
 */
export function hasOwnSerial(serialNumber: string): boolean {
  const isMadeUp = serialNumber.includes('&');
  const isFiller = /^(.)\1*$/.test(serialNumber) || /^0?12345/.test(serialNumber);
  return serialNumber.length >= 6 && !isMadeUp && !isFiller;
}

/** True if a port can be recognized by its own serial number. */
function isKnownBySerial({ serialNumber }: PortDescription): boolean {
  return serialNumber !== undefined && hasOwnSerial(serialNumber);
}

function isSameMake(remembered: RememberedLamp, port: PortDescription): boolean {
  return remembered.vendorId === port.vendorId && remembered.productId === port.productId;
}
