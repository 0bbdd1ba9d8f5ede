const words: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  null: null,
  none: null,
  undefined: null,
  nil: null,
  nan: null,
};
const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const looseNumber = /^[+-]?(\d[\d_]*\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** The value of a word without quotes. `isPlain` is false where it is not valid JSON. */
export function readBare(text: string): { value: string | number | boolean | null; isPlain: boolean } {
  if (jsonNumber.test(text)) return { value: Number(text), isPlain: true };
  const word = text.toLowerCase();
  if (Object.hasOwn(words, word)) {
    return { value: words[word] ?? null, isPlain: text === 'true' || text === 'false' || text === 'null' };
  }
  if (looseNumber.test(text)) return { value: Number(text.replaceAll('_', '')), isPlain: false };
  return { value: text, isPlain: false };
}
