import type { WireLine } from '#shared/api/areas/lampArea';
import type { WireText } from '../lamp/wire/tapWire';

const keptLines = 1000;

/** The last lines that went over the lamp's wire. */
export class WireLog {
  #lines: WireLine[] = [];
  #last = 0;

  add({ from, text, at }: WireText): void {
    this.#lines.push({ number: ++this.#last, from, text, at });
    if (this.#lines.length >= 2 * keptLines) this.#lines = this.#lines.slice(-keptLines);
  }

  /** The lines after the one of this number, the last thousand at most. */
  after(number: number): readonly WireLine[] {
    return this.#lines.filter((line) => line.number > number).slice(-keptLines);
  }
}
