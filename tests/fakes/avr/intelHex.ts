/** Reads Intel HEX, as avr-objcopy writes it and avrdude flashes it, into flash of `size` bytes; the rest is erased (0xFF). */
export function readIntelHex(text: string, size: number): Uint8Array {
  const flash = new Uint8Array(size).fill(0xff);
  for (const line of text.split(/\r?\n/).filter((each) => each !== '')) {
    const record = Buffer.from(line.slice(1), 'hex');
    const [length = 0, high = 0, low = 0, kind = 0] = record;
    if (record.reduce((sum, byte) => sum + byte, 0) % 256 !== 0) throw new Error(`Broken HEX line: ${line}`);
    if (kind === 0) flash.set(record.subarray(4, 4 + length), high * 256 + low);
  }
  return flash;
}
