/** Figures longer than this do not fit on a chip. */
const figuresLength = 24;

/** The words of an instant change as a chip has them: `Slower: one pass 7.5 s → 11.3 s`, or without figures that are long. */
export function shortChange(words: string): string {
  const border = words.indexOf(': ');
  return border > 0 && words.length - border - 2 > figuresLength ? words.slice(0, border) : words;
}
