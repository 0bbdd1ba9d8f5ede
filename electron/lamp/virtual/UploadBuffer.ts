import type { LampError } from '#shared/lamp/wire/messages';

/** A program on its way into the lamp, piece by piece; what the lamp plays meanwhile is another one. */
export class UploadBuffer {
  readonly #bytes: Uint8Array;
  #length = 0;
  #isOpen = false;

  constructor(memoryBytes: number) {
    this.#bytes = new Uint8Array(memoryBytes);
  }

  /** True from its first piece until it is closed. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** How many bytes are there, without a gap. */
  get length(): number {
    return this.#length;
  }

  /** Takes a piece that belongs at `at`, or says why not. What was there behind it goes: it was sent before. */
  put(at: number, piece: Uint8Array): LampError | undefined {
    const end = at + piece.length;
    if (end > this.#bytes.length) return 'too-large';
    if (at > this.#length) return 'gap';
    this.#bytes.set(piece, at);
    this.#length = end;
    this.#isOpen = true;
    return undefined;
  }

  /** The first `size` bytes, copied. */
  bytes(size: number): Uint8Array {
    return this.#bytes.slice(0, size);
  }

  close(): void {
    this.#length = 0;
    this.#isOpen = false;
  }
}
