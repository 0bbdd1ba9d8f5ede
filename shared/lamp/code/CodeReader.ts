import { LampwrightError } from '../../errors/LampwrightError';
import { formatColor } from '../../program/color';

/** Reads lamp code byte by byte; throws `BAD_LAMP_CODE` if the bytes end too early or a number is too long. */
export class CodeReader {
  #at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get at(): number {
    return this.#at;
  }

  get isAtEnd(): boolean {
    return this.#at === this.bytes.length;
  }

  byte(): number {
    const value = this.bytes[this.#at];
    if (value === undefined) throw badCode('it ends too early');
    this.#at++;
    return value;
  }

  word(): number {
    const low = this.byte();
    return low | (this.byte() << 8);
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw badCode('a number is too long');
  }

  color(): string {
    return formatColor((this.byte() << 16) | (this.byte() << 8) | this.byte());
  }
}

/** The error for bytes that are not a valid program. */
export function badCode(why: string): LampwrightError {
  return new LampwrightError('BAD_LAMP_CODE', `This lamp code is no sound program: ${why}.`);
}
