/** How fast things go on the emulated board. */
export const clockHz = 16_000_000;
export const cyclesPerMs = clockHz / 1000;
export const cyclesPerMicrosecond = clockHz / 1_000_000;

/** One byte of a host at exactly 115200 baud, 8N1: ten bits. Not whole, as in life. */
export const cyclesPerHostByte = (10 * clockHz) / 115_200;
