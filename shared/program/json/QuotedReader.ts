const closingQuotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '„': '“', '‘': '’' };
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** True when a string can begin with this character. */
export function opensString(character: string): boolean {
  return Object.hasOwn(closingQuotes, character);
}

/** Reads one string, in any number of chunks. Raw line breaks and unknown escapes are accepted as they are. */
export class QuotedReader {
  text = '';
  private readonly end: string;
  private state: 'plain' | 'escape' | 'unicode' = 'plain';
  private hexDigits = '';

  constructor(quote: string) {
    this.end = closingQuotes[quote] ?? '"';
  }

  /** Reads from `at` on. Returns where it stopped, and whether the string is complete. */
  read(input: string, at: number): { at: number; isDone: boolean } {
    while (at < input.length) {
      if (this.state === 'plain') {
        const from = at;
        while (at < input.length && input[at] !== this.end && input[at] !== '\\') at++;
        this.text += input.slice(from, at);
        if (at >= input.length) break;
        if (input[at] === this.end) return { at: at + 1, isDone: true };
        this.state = 'escape';
        at++;
      } else at += this.readEscaped(input[at] ?? '');
    }
    return { at, isDone: false };
  }

  /** Reads one character after a backslash. Returns how many were consumed. */
  private readEscaped(character: string): number {
    if (this.state === 'escape') {
      this.hexDigits = '';
      this.state = character === 'u' ? 'unicode' : 'plain';
      if (character !== 'u') this.text += escapes[character] ?? character;
      return 1;
    }
    if (!/[0-9a-f]/i.test(character)) {
      this.state = 'plain';
      return 0;
    }
    this.hexDigits += character;
    if (this.hexDigits.length === 4) {
      this.text += String.fromCharCode(Number.parseInt(this.hexDigits, 16));
      this.state = 'plain';
    }
    return 1;
  }
}
