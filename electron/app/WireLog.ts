import type { WireLine } from '#shared/api/areas/lampArea';
import type { WireText } from '../lamp/wire/tapWire';

const maxLines = 1000;

/** The last lines sent to and received from the lamp. */
export class WireLog {
  #lines: WireLine[] = [];
  #last = 0;

  add({ from, text, at }: WireText): void {
    this.#lines.push({ number: ++this.#last, from, text, at });
    if (this.#lines.length >= 2 * maxLines) this.#lines = this.#lines.slice(-maxLines);
  }

  /** The lines after this number, at most the last thousand. */
  after(number: number): readonly WireLine[] {
    return this.#lines.filter((line) => line.number > number).slice(-maxLines);
  }
}
