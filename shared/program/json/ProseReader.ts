import { opensString } from './QuotedReader';

const space = /\s/;
const longestKey = 32;
const thinkStart = '<think>';
const thinkEnd = '</think>';

/** The start of a value found in prose, with its first key if that had no quotes. */
export interface Opening {
  bracket: '{' | '[';
  key?: string;
}

/**
 * Skips prose until a value opens. A bracket counts only when a key follows (in a list: an object or a string), since
 * people and models use brackets in sentences too. Text inside `<think>` is skipped.
 */
export class ProseReader {
  /** True once something other than white space was skipped. */
  sawText = false;
  private bracket: '{' | '[' | undefined;
  private word = '';
  private tail = '';
  private isThinking = false;

  /** Reads one character. `isTaken` is false if the next reader must read it again. */
  read(character: string): { isTaken: boolean; opening?: Opening } {
    if (!this.bracket) {
      this.noticeThinking(character);
      if (!this.isThinking && (character === '{' || character === '[')) this.bracket = character;
      else if (!space.test(character)) this.sawText = true;
      return { isTaken: true };
    }
    if (this.word !== '') return this.readKey(character);
    if (space.test(character)) return { isTaken: true };
    const opensObject = this.bracket === '{' && (opensString(character) || character === '/');
    const opensList = this.bracket === '[' && (character === '{' || character === '"');
    if (opensObject || opensList) return { isTaken: false, opening: this.open() };
    if (this.bracket === '{' && /[a-z_]/i.test(character)) {
      this.word = character;
      return { isTaken: true };
    }
    return this.giveUp();
  }

  private noticeThinking(character: string): void {
    this.tail = (this.tail + character).slice(-thinkEnd.length);
    if (this.tail.endsWith(thinkStart)) this.isThinking = true;
    else if (this.tail === thinkEnd) this.isThinking = false;
  }

  private readKey(character: string): { isTaken: boolean; opening?: Opening } {
    const hasEnded = this.word.endsWith(' ');
    if (space.test(character)) {
      if (!hasEnded) this.word += ' ';
      return { isTaken: true };
    }
    if (character === ':') {
      const key = this.word.trim();
      return { isTaken: true, opening: { ...this.open(), key } };
    }
    if (!/\w/.test(character) || hasEnded || this.word.length >= longestKey) return this.giveUp();
    this.word += character;
    return { isTaken: true };
  }

  private open(): Opening {
    const bracket = this.bracket ?? '{';
    this.bracket = undefined;
    this.word = '';
    return { bracket };
  }

  /** The bracket was part of a sentence. */
  private giveUp(): { isTaken: boolean } {
    this.bracket = undefined;
    this.word = '';
    this.sawText = true;
    return { isTaken: false };
  }
}
