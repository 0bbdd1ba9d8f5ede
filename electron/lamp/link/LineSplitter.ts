/** Longer than any line a lamp says; what goes on without an end is noise. */
const longestLine = 4096;

/** Cuts what arrives into lines: printable text that begins with `{`. Noise before it and between lines is dropped. */
export class LineSplitter {
  #line = '';

  /** The lines that these bytes complete, without their LF. */
  add(bytes: Uint8Array): string[] {
    const lines: string[] = [];
    for (const byte of bytes) {
      if (byte === 0x0a) {
        const start = this.#line.indexOf('{');
        if (start >= 0) lines.push(this.#line.slice(start));
        this.#line = '';
      } else if (byte >= 0x20 && byte < 0x7f && this.#line.length < longestLine) {
        this.#line += String.fromCharCode(byte);
      }
    }
    return lines;
  }
}
