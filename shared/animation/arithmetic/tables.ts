/**
 * The tables all light is computed from. The firmware has the same bytes in flash, so nothing else in `animation/`
 * may use floating point to compute a frame.
 */

/** Every byte once, in a fixed shuffled order: the only source of randomness. */
export const permutation: Uint8Array = shuffledBytes();

/** One hump, 0 to 255 and back, along a raised cosine over 1024 phases. */
export const hump: Uint8Array = Uint8Array.from({ length: 1024 }, (_, phase) =>
  Math.round(127.5 * (1 - Math.cos(((phase + 0.5) * Math.PI) / 512))),
);

/** An ease-in-out curve from 0 to 255: the weight between two points of noise. */
export const ease: Uint8Array = Uint8Array.from({ length: 256 }, (_, at) => {
  const share = at / 255;
  return Math.round(255 * share * share * (3 - 2 * share));
});

/** The square root of `index / 255`, times 255. */
export const root: Uint8Array = Uint8Array.from({ length: 256 }, (_, square) =>
  Math.round(Math.sqrt(square * 255)),
);

/** A Fisher–Yates shuffle, driven by the multiplicative generator modulo 65537. */
function shuffledBytes(): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
  let random = 1;
  for (let last = 255; last > 0; last--) {
    random = (random * 75) % 65_537;
    const other = random % (last + 1);
    const held = bytes[last] ?? 0;
    bytes[last] = bytes[other] ?? 0;
    bytes[other] = held;
  }
  return bytes;
}
