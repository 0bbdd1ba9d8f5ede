import { limits } from '#shared/program/limits';

/** No reply of ours needs more blank space in a row, a longer string, or more text than this. */
const most = { blanks: 200, stringLength: 4 * limits.noteLength, replyLength: 60_000 };

/** Watches a reply for what small models fall into: blank space without end, a string without end, or just no end. */
export class RunawayGuard {
  private blanks = 0;
  private length = 0;
  private stringLength = 0;
  private isInString = false;
  private isEscaped = false;

  /** True once the reply will not come to anything. */
  hasRunAway(chunk: string): boolean {
    this.length += chunk.length;
    for (const character of chunk) {
      this.read(character);
      if (this.blanks > most.blanks || this.stringLength > most.stringLength) return true;
    }
    return this.length > most.replyLength;
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
