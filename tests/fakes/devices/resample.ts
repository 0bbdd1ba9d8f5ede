/**
 * What a receiver at `to` baud reads from bytes sent at `from` baud without gaps: the line is sampled in the middle of
 * each expected bit, starting at the first falling edge (8N1, low bit first). Wrong stop bits are accepted, as by most
 * bridges.
 */
export function resample(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (from === to) return bytes;
  const sent = Array.from(bytes).flatMap((byte) => [0, ...bitsOf(byte), 1]);
  const levelAt = (seconds: number) => sent[Math.floor(seconds * from)] ?? 1;
  const received: number[] = [];
  const end = sent.length / from;
  const grain = 1 / Math.max(from, to) / 8;
  for (let at = 0; at < end; at += grain) {
    if (levelAt(at) === 1) continue;
    received.push(
      Array.from({ length: 8 }, (_, bit) => levelAt(at + (bit + 1.5) / to) << bit).reduce((a, b) => a | b),
    );
    at += 9.5 / to;
  }
  return Uint8Array.from(received);
}

function bitsOf(byte: number): number[] {
  return Array.from({ length: 8 }, (_, bit) => (byte >> bit) & 1);
}
