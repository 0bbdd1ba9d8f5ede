/** CRC-16 of characters or bytes: polynomial 0x1021, start 0xFFFF, not reflected (CCITT-FALSE). */
export function crc16(bytes: Iterable<number>): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ ((crc & 0x8000) === 0 ? 0 : 0x1021)) & 0xffff;
  }
  return crc;
}

/** CRC-32 as in zip and PNG. */
export function crc32(bytes: Iterable<number>): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ ((crc & 1) === 0 ? 0 : 0xedb8_8320);
  }
  return ~crc >>> 0;
}

/** The checksum by which a lamp identifies a program. */
export function programChecksum(bytes: Uint8Array): string {
  return hexText(crc32(bytes), 8);
}

/** A checksum as written in a line: upper-case hex of `digits` digits. */
export function hexText(value: number, digits: 4 | 8): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}
