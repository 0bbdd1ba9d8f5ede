import { ProseReader } from './ProseReader';
import { opensString, QuotedReader } from './QuotedReader';
import { readBare } from './readBare';

/** One token of JSON-like text. A key includes its colon; `isCut` marks a value at which the text ended. */
export type Token =
  | { kind: 'open'; bracket: '{' | '[' }
  | { kind: 'close'; bracket: '}' | ']' }
  | { kind: 'comma' }
  | { kind: 'key'; name: string }
  | { kind: 'value'; value: Scalar; isCut: boolean };

type Scalar = string | number | boolean | null;

type State =
  | 'prose' // before a value, or after it
  | 'inside' // between the tokens of a value
  | 'string'
  | 'bare' // a word without quotes
  | 'slash'
  | 'hash' // a colour without quotes, or a comment
  | 'line-comment'
  | 'block-comment'
  | 'after'; // after a closed value: only brackets, commas and keys can still belong to it

const space = /\s/;
const wordEnd = /[\s,:{}[\]"/]/;

/**
 * Splits JSON-like text into tokens while it is still being written. The tokens do not depend on how the text is
 * split into chunks, and each character is read a fixed number of times. Text before a bracket that can open a value
 * is skipped. Beyond JSON it reads comments, single and typographic quotes, bare words, and raw line breaks in
 * strings.
 */
export class Scanner {
  sawComment = false;
  /** Set by words without quotes, or by quotes that JSON does not allow. */
  sawOddQuotes = false;

  private prose = new ProseReader();
  private input = '';
  private at = 0;
  private hasEnded = false;
  private state: State = 'prose';
  private text = '';
  private quoted: QuotedReader | undefined;
  private parentheses = 0;
  /** A string or bare word held back until the next character: a colon makes it a key. */
  private held: Token | undefined;
  private queue: Token[] = [];

  /** Adds a chunk. Call `next` until it returns undefined before the next push. */
  push(chunk: string): void {
    this.input = this.input.slice(this.at) + chunk;
    this.at = 0;
  }

  /** Marks the end of the text: an unfinished value is returned marked as cut. */
  end(): void {
    this.hasEnded = true;
  }

  /** Call when the outermost bracket has closed: from here on only what can still belong to the value is read. */
  close(): void {
    this.state = 'after';
  }

  /** Treats what follows as prose until another bracket opens. */
  leave(): void {
    this.state = 'prose';
    this.held = undefined;
    this.queue = [];
  }

  /** True when the value has ended and prose is being skipped. */
  get isInProse(): boolean {
    return this.state === 'prose';
  }

  /** True once something other than white space was skipped as prose. */
  get sawProse(): boolean {
    return this.prose.sawText;
  }

  /** A copy at the same position, for looking ahead. */
  fork(): Scanner {
    const copy = new Scanner();
    Object.assign(copy, this);
    copy.queue = [...this.queue];
    copy.prose = new ProseReader();
    return copy;
  }

  /** The next token; undefined when more text is needed, or none is left. */
  next(): Token | undefined {
    for (;;) {
      const queued = this.queue.shift();
      if (queued) return queued;
      if (this.at >= this.input.length) {
        if (!this.hasEnded) return undefined;
        return this.flush();
      }
      const token = this.read(this.input[this.at] ?? '');
      if (token) return token;
    }
  }

  private read(character: string): Token | undefined {
    switch (this.state) {
      case 'prose':
        return this.readProse(character);
      case 'inside':
        return this.readInside(character);
      case 'string':
        return this.readString();
      case 'bare':
        return this.readBareWord(character);
      case 'hash':
        return this.readHash(character);
      case 'slash':
      case 'line-comment':
      case 'block-comment':
        return this.readComment(character);
      case 'after':
        return this.readAfter(character);
    }
  }

  private readProse(character: string): Token | undefined {
    const { isTaken, opening } = this.prose.read(character);
    if (isTaken) this.at++;
    if (!opening) return undefined;
    this.state = 'inside';
    if (opening.key !== undefined) {
      this.sawOddQuotes = true;
      this.queue.push({ kind: 'key', name: opening.key });
    }
    return { kind: 'open', bracket: opening.bracket };
  }

  private readInside(character: string): Token | undefined {
    // The end of a code fence may stand before the last bracket.
    if (space.test(character) || character === '`') {
      this.at++;
      return undefined;
    }
    if (this.held?.kind === 'value' && character === ':') {
      const name = String(this.held.value);
      this.held = undefined;
      this.at++;
      return { kind: 'key', name };
    }
    if (this.held && character !== '/' && character !== '#') return this.release();
    return this.readOpening(character);
  }

  private readOpening(character: string): Token | undefined {
    this.text = '';
    if (opensString(character)) {
      this.quoted = new QuotedReader(character);
      this.sawOddQuotes ||= character !== '"';
      this.state = 'string';
      this.at++;
      return undefined;
    }
    if (character === '/' || character === '#') {
      this.state = character === '/' ? 'slash' : 'hash';
      this.at++;
      return undefined;
    }
    if (wordEnd.test(character)) {
      this.at++;
      return punctuation(character);
    }
    this.parentheses = 0;
    this.state = 'bare';
    return undefined;
  }

  private readString(): undefined {
    const { at, isDone } = this.quoted?.read(this.input, this.at) ?? { at: this.at, isDone: true };
    this.at = at;
    if (!isDone) return undefined;
    this.held = { kind: 'value', value: this.quoted?.text ?? '', isCut: false };
    this.state = 'inside';
    return undefined;
  }

  private readBareWord(character: string): Token | undefined {
    const isInParentheses = this.parentheses > 0 && !/[\n{}"]/.test(character);
    if (wordEnd.test(character) && !isInParentheses) {
      this.hold(false);
      this.state = 'inside';
      return undefined;
    }
    if (character === '(') this.parentheses++;
    if (character === ')') this.parentheses--;
    this.text += character;
    this.at++;
    return undefined;
  }

  /** After `#`: white space makes it a comment, anything else a colour without quotes. */
  private readHash(character: string): Token | undefined {
    if (space.test(character)) {
      this.sawComment = true;
      this.state = 'line-comment';
      return undefined;
    }
    this.text = '#';
    this.parentheses = 0;
    this.state = 'bare';
    return this.release();
  }

  private readComment(character: string): undefined {
    this.at++;
    if (this.state === 'slash') {
      this.text = '';
      if (character === '/') this.state = 'line-comment';
      else if (character === '*') this.state = 'block-comment';
      else {
        this.at--;
        this.state = 'inside';
        return undefined;
      }
      this.sawComment = true;
    } else if (this.state === 'line-comment') {
      if (character === '\n') this.state = 'inside';
    } else {
      if (character === '/' && this.text === '*') this.state = 'inside';
      this.text = character;
    }
    return undefined;
  }

  private readAfter(character: string): Token | undefined {
    if (space.test(character)) {
      this.at++;
      return undefined;
    }
    if (character === ',' || character === '}' || character === ']') {
      this.at++;
      return punctuation(character);
    }
    this.state = character === '"' ? 'inside' : 'prose';
    return undefined;
  }

  private hold(isCut: boolean): void {
    const { value, isPlain } = readBare(this.text);
    this.sawOddQuotes ||= !isPlain;
    this.held = { kind: 'value', value, isCut };
    this.text = '';
  }

  private release(): Token | undefined {
    const token = this.held;
    this.held = undefined;
    return token;
  }

  private flush(): Token | undefined {
    if (this.state === 'string') {
      this.held = { kind: 'value', value: this.quoted?.text ?? '', isCut: true };
    } else if (this.state === 'bare') this.hold(true);
    this.state = 'prose';
    // A string at the very end may have been the start of a key, so it counts as cut.
    if (this.held?.kind === 'value') this.held.isCut = true;
    return this.release();
  }
}

function punctuation(character: string): Token | undefined {
  if (character === '{' || character === '[') return { kind: 'open', bracket: character };
  if (character === '}' || character === ']') return { kind: 'close', bracket: character };
  return character === ',' ? { kind: 'comma' } : undefined;
}
