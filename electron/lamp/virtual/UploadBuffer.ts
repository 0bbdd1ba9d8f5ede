import type { LampError } from '#shared/lamp/wire/messages';

/** A program that is being uploaded piece by piece, while the lamp still has the old one. */
export class UploadBuffer {
  readonly #bytes: Uint8Array;
  #length = 0;
  #isOpen = false;

  constructor(memoryBytes: number) {
    this.#bytes = new Uint8Array(memoryBytes);
  }

  /** True from the first piece until `close`. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** How many bytes have arrived without a gap. */
  get length(): number {
    return this.#length;
  }

  /** Adds a piece at `at`, or returns why it cannot. Older bytes after it are dropped. */
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
