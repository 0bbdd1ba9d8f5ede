import { ProseReader } from './ProseReader';
import { opensString, QuotedReader } from './QuotedReader';
import { readBare } from './readBare';

/** One piece of JSON-like text. A key is a word with its colon; `isCut` marks a value the text ended in. */
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
  | 'after'; // behind a value that closed: only brackets, commas and keys still belong to it

const space = /\s/;
const wordEnd = /[\s,:{}[\]"/]/;

/**
 * Cuts JSON-like text into tokens while it is still being written. Any split into chunks gives the same tokens, and
 * each character is looked at a fixed number of times. Text before a bracket that can open a value is passed over.
 *
 * Beyond JSON it reads comments, single and typographic quotes, bare words, and raw line breaks in strings.
 */
export class Scanner {
  sawComment = false;
  /** Words without quotes, or quotes that JSON does not have. */
  sawOddQuotes = false;

  private prose = new ProseReader();
  private input = '';
  private at = 0;
  private hasEnded = false;
  private state: State = 'prose';
  private text = '';
  private quoted: QuotedReader | undefined;
  private parentheses = 0;
  /** A string or bare word that waits for the next character: a colon makes it a key. */
  private held: Token | undefined;
  private queue: Token[] = [];

  /** Reads on. Call `next` until it has nothing more before the next push. */
  push(chunk: string): void {
    this.input = this.input.slice(this.at) + chunk;
    this.at = 0;
  }

  /** The text ends here: what is half written comes out marked as cut. */
  end(): void {
    this.hasEnded = true;
  }

  /** The outermost bracket closed: from here on only what can still belong to the value is read as such. */
  close(): void {
    this.state = 'after';
  }

  /** What follows is prose until another bracket opens. */
  leave(): void {
    this.state = 'prose';
    this.held = undefined;
    this.queue = [];
  }

  /** True when the value is over and prose is being passed over. */
  get isInProse(): boolean {
    return this.state === 'prose';
  }

  /** True once something other than white space was passed over as prose. */
  get sawProse(): boolean {
    return this.prose.sawText;
  }

  /** A second scanner at the same place, to look ahead with. */
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
    // The end of a code fence may come before the last bracket.
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

  /** Behind `#`: white space makes it a comment, all else a colour without quotes. */
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
    // A string at the very end may have been meant as a key: it is as good as cut.
    if (this.held?.kind === 'value') this.held.isCut = true;
    return this.release();
  }
}

function punctuation(character: string): Token | undefined {
  if (character === '{' || character === '[') return { kind: 'open', bracket: character };
  if (character === '}' || character === ']') return { kind: 'close', bracket: character };
  return character === ',' ? { kind: 'comma' } : undefined;
}
