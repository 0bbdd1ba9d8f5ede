/** Codes have at most twelve bits. */
const maxCodes = 4096;
const maxCodeBits = 12;

/**
 * Compresses colour indexes with GIF's LZW: codes of growing width, least significant bit first, from a clear code to an end code.
 * There must be at least one index, each below 2^`colorBits`, and `colorBits` must be at least 2.
 * https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F
 */
export function compressLzw(pixels: Uint8Array, colorBits: number): Uint8Array {
  const clearCode = 1 << colorBits;
  const endCode = clearCode + 1;
  const codes = new CodeWriter(pixels.length);
  /** For the code of a string and the colour after it: the code of both, or 0. */
  const longer = new Uint16Array(maxCodes << colorBits);
  let codeBits = colorBits + 1;
  let next = endCode + 1;
  codes.write(clearCode, codeBits);
  let current = pixels[0] ?? 0;
  for (let at = 1; at < pixels.length; at++) {
    const color = pixels[at] ?? 0;
    const extended = (current << colorBits) | color;
    const code = longer[extended] ?? 0;
    if (code !== 0) {
      current = code;
      continue;
    }
    codes.write(current, codeBits);
    if (next < maxCodes) {
      longer[extended] = next;
      if (next === 1 << codeBits) codeBits++;
      next++;
    } else {
      codes.write(clearCode, codeBits);
      longer.fill(0);
      codeBits = colorBits + 1;
      next = endCode + 1;
    }
    current = color;
  }
  codes.write(current, codeBits);
  // A decoder adds a string for this last code as well, and may then expect a wider code.
  if (next === 1 << codeBits && codeBits < maxCodeBits) codeBits++;
  codes.write(endCode, codeBits);
  return codes.end();
}

/** Packs codes into bytes, least significant bit first. */
class CodeWriter {
  readonly #bytes: Uint8Array;
  #length = 0;
  #pending = 0;
  #pendingBits = 0;

  /** Allocates for at most one code per pixel, a clear code every few thousand codes, and the end code. */
  constructor(pixels: number) {
    this.#bytes = new Uint8Array(Math.ceil((pixels + pixels / 3000 + 4) * (maxCodeBits / 8)));
  }

  write(code: number, bits: number): void {
    this.#pending |= code << this.#pendingBits;
    this.#pendingBits += bits;
    while (this.#pendingBits >= 8) {
      this.#bytes[this.#length++] = this.#pending;
      this.#pending >>>= 8;
      this.#pendingBits -= 8;
    }
  }

  end(): Uint8Array {
    if (this.#pendingBits > 0) this.#bytes[this.#length++] = this.#pending;
    return this.#bytes.subarray(0, this.#length);
  }
}
