/** Writes lamp code into a growing list of bytes. */
export class CodeWriter {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  byte(value: number): void {
    this.#bytes.push(value & 255);
  }

  /** Two bytes, low first. */
  word(value: number): void {
    this.byte(value);
    this.byte(value >> 8);
  }

  /** Seven bits per byte, low first; the high bit says that more follow. */
  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  /** A canonical colour, `#RRGGBB`. */
  color(color: string): void {
    const rgb = Number.parseInt(color.slice(1), 16);
    this.byte(rgb >> 16);
    this.byte(rgb >> 8);
    this.byte(rgb);
  }

  append(bytes: Uint8Array): void {
    for (const value of bytes) this.#bytes.push(value);
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
