const [lf, cr] = [0x0a, 0x0d];

/** How a LineSplitter treats what is not a short line of printable ASCII. */
export interface LineSplitterOptions {
  /** A longer line is returned in pieces of about this many characters, which bounds the memory it takes. */
  readonly maxLength: number;
  /** Bytes that are not printable ASCII are dropped, shown by their code (`\xff`), or kept as one character each. */
  readonly unprintable: 'drop' | 'escape' | 'keep';
}

/** Cuts the bytes that arrive into lines, however they are split into chunks. */
export class LineSplitter {
  #line = '';
  /** A CR that belongs to the line unless an LF follows. */
  #hasPendingCr = false;

  constructor(private readonly options: LineSplitterOptions) {}

  /** Returns the lines that these bytes complete, empty ones too, without their LF or CR LF. */
  add(bytes: Uint8Array): string[] {
    const lines: string[] = [];
    for (const byte of bytes) {
      const isEnd = byte === lf;
      if (this.#hasPendingCr && !isEnd) this.#append(cr, lines);
      this.#hasPendingCr = byte === cr;
      if (isEnd) this.#endLine(lines);
      else if (byte !== cr) this.#append(byte, lines);
    }
    return lines;
  }

  #append(byte: number, lines: string[]): void {
    if (this.#line.length >= this.options.maxLength) this.#endLine(lines);
    this.#line += this.#textOf(byte);
  }

  #endLine(lines: string[]): void {
    lines.push(this.#line);
    this.#line = '';
  }

  #textOf(byte: number): string {
    const isPrintable = byte >= 0x20 && byte < 0x7f;
    if (isPrintable || this.options.unprintable === 'keep') return String.fromCharCode(byte);
    return this.options.unprintable === 'drop' ? '' : `\\x${byte.toString(16).padStart(2, '0')}`;
  }
}
