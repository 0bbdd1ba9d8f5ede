/** Linear light for each value of a channel, 0 to 65280 (255 × 256): gamma 2.2, fine enough for the darkest colours. */
export const linearLight: Uint16Array = Uint16Array.from({ length: 256 }, (_, value) =>
  Math.round(65_280 * (value / 255) ** 2.2),
);

/** For each byte sent to a lamp, which is linear light, the screen value that looks the same. */
export const screenValue: Uint8Array = Uint8Array.from({ length: 256 }, (_, light) =>
  Math.round(255 * (light / 255) ** (1 / 2.2)),
);
