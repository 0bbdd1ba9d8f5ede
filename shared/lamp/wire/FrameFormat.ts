/** How a lamp takes frames that are sent one after the other: the pixels, three bytes an LED, between what frames them. */
export interface FrameFormat {
  /** How many bytes stand before the pixels, and behind them. */
  readonly before: number;
  readonly behind: number;
  /** A frame for `leds` LEDs, all dark, to be filled again and again. */
  readonly newFrame: (leds: number) => Uint8Array;
}
