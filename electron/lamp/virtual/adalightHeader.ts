/** The length of an Adalight header: `Ada`, the count's high and low byte, and their checksum. */
export const adalightHeaderLength = 6;
const magic = [0x41, 0x64, 0x61];

/** True if `bytes` from `start` on are, or can still become, a header with a correct checksum. */
export function canBeAdalightHeader(bytes: readonly number[], start = 0): boolean {
  if (magic.some((byte, at) => (bytes[start + at] ?? byte) !== byte)) return false;
  const [high = 0, low = 0, check] = bytes.slice(start + magic.length, start + adalightHeaderLength);
  return check === undefined || check === (high ^ low ^ 0x55);
}

/** The count in a complete header. */
export function ledCountInHeader(bytes: readonly number[], start = 0): number {
  const [high = 0, low = 0] = bytes.slice(start + magic.length);
  return (high << 8) | low;
}
