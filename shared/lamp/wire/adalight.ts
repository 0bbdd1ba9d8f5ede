/** Bytes before the pixels of an Adalight frame. */
export const adalightHeader = 6;

/** A frame as Adalight lamps take it, with room for `leds` LEDs; the pixels follow its header. */
export function newAdalightFrame(leds: number): Uint8Array {
  const frame = new Uint8Array(adalightHeader + leds * 3);
  // One less than there are: receivers that go by the standard read one more than is stated.
  const high = ((leds - 1) >> 8) & 255;
  const low = (leds - 1) & 255;
  frame.set([0x41, 0x64, 0x61, high, low, high ^ low ^ 0x55]);
  return frame;
}

/** Adalight's own, which WLED and our firmware take, too. */
export const adalightFormat: FrameFormat = { before: adalightHeader, behind: 0, newFrame: newAdalightFrame };

/** How a lamp takes frames that are sent one after the other: the pixels, three bytes an LED, between what frames them. */
export interface FrameFormat {
  /** How many bytes stand before the pixels, and behind them. */
  readonly before: number;
  readonly behind: number;
  /** A frame for `leds` LEDs, all dark, to be filled again and again. */
  readonly newFrame: (leds: number) => Uint8Array;
}
