/** Bytes before the pixels of an Adalight frame. */
export const adalightHeader = 6;

/** A dark frame for an Adalight lamp with `leds` LEDs; the pixels follow its header. */
export function newAdalightFrame(leds: number): Uint8Array {
  const frame = new Uint8Array(adalightHeader + leds * 3);
  // The header states one LED less than there are, as the standard requires.
  const high = ((leds - 1) >> 8) & 255;
  const low = (leds - 1) & 255;
  frame.set([0x41, 0x64, 0x61, high, low, high ^ low ^ 0x55]);
  return frame;
}

/** The Adalight format, which WLED and our firmware accept too. */
export const adalightFormat: FrameFormat = { before: adalightHeader, behind: 0, newFrame: newAdalightFrame };

/** How frames are streamed to a lamp: the pixels, three bytes per LED, between a header and a trailer. */
export interface FrameFormat {
  /** The number of bytes before the pixels, and after them. */
  readonly before: number;
  readonly behind: number;
  /** A dark frame for `leds` LEDs, to be reused for every frame. */
  readonly newFrame: (leds: number) => Uint8Array;
}
