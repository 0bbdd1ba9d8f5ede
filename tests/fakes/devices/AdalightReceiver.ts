/** The pixels of a frame as the receiver read them. */
export type ReceivedFrame = Uint8Array;

/**
 * The state machine of Adalight receivers: `Ada`, the LED count minus one (high byte, low byte), their check byte,
 * then three bytes per LED. Anything unexpected resets it.
 */
export class AdalightReceiver {
  #at = 0;
  #high = 0;
  #low = 0;
  #frame: number[] = [];
  #missing = 0;

  constructor(private readonly onFrame: (frame: ReceivedFrame) => void) {}

  /** Whether it is outside a frame, so that the next byte can start one or be a command. */
  get isIdle(): boolean {
    return this.#at === 0;
  }

  receive(byte: number): void {
    this.#at = this.#next(byte);
  }

  #next(byte: number): number {
    const header = [0x41, 0x64, 0x61];
    if (this.#at < header.length) return byte === header[this.#at] ? this.#at + 1 : 0;
    if (this.#at === 3) {
      this.#high = byte;
      return 4;
    }
    if (this.#at === 4) {
      this.#low = byte;
      return 5;
    }
    if (this.#at === 5) {
      if (byte !== (this.#high ^ this.#low ^ 0x55)) return 0;
      this.#missing = (this.#high * 256 + this.#low + 1) * 3;
      this.#frame = [];
      return 6;
    }
    this.#frame.push(byte);
    if (--this.#missing > 0) return 6;
    this.onFrame(Uint8Array.from(this.#frame));
    return 0;
  }
}
