import { limits } from '#shared/program/limits';

/** No valid reply needs more: blanks in a row, length of a string, length of the reply. */
const max = { blanks: 200, stringLength: 4 * limits.noteLength, replyLength: 60_000 };

/** Detects replies that small models never finish: endless blanks, an endless string, or an endless reply. */
export class RunawayGuard {
  private blanks = 0;
  private length = 0;
  private stringLength = 0;
  private isInString = false;
  private isEscaped = false;

  /** Takes the next chunk; true once the reply is beyond one of the limits. */
  hasRunAway(chunk: string): boolean {
    this.length += chunk.length;
    for (const character of chunk) {
      this.read(character);
      if (this.blanks > max.blanks || this.stringLength > max.stringLength) return true;
    }
    return this.length > max.replyLength;
  }

  private read(character: string): void {
    this.blanks = /\s/.test(character) ? this.blanks + 1 : 0;
    if (!this.isInString) {
      if (character !== '"') return;
      this.isInString = true;
      this.stringLength = 0;
      return;
    }
    this.stringLength++;
    if (this.isEscaped) this.isEscaped = false;
    else if (character === '\\') this.isEscaped = true;
    else if (character === '"') {
      this.isInString = false;
      this.stringLength = 0;
    }
  }
}
