/** Bytes of a text. A lone surrogate, which UTF-8 cannot carry, is written as its stand-in of `readText`. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/**
 * The text of an input. What is no UTF-8 becomes U+FFFD; the private U+E000 to U+E7FF stand for the surrogates, so that
 * lone ones come up.
 */
export function readText(input: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(input);
  return text.replaceAll(/[\ue000-\ue7ff]/g, (stand) => String.fromCharCode(stand.charCodeAt(0) - 0x800));
}

/** What is special in JSON, and to those who read it carelessly. */
export const jsonTokens: readonly Uint8Array[] = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\\"',
  '\n',
  '\r\n',
  ' ',
  'null',
  'true',
  'false',
  '-0',
  '1e999',
  '\\u',
  '\\u0000',
  '\\ud800',
  '\\u2028',
  '{}',
  '[]',
  '""',
  '{"',
  '":',
  '","',
  '},{',
  '[[[[[[[[',
  '"__proto__":',
  '"constructor":',
  '"prototype":',
  '"toString":',
  '"__proto__":{"polluted":true}',
  '__proto__',
  '\u0000',
  '\ufeff',
  '\ue000',
  '\ue400',
  '\u2028',
  '\ufffd',
  '🕯',
  'e\u0301',
  '```',
  '//',
  '/*',
  '*/',
  '#',
  "'",
]
  .map(bytesOf)
  .concat([
    Uint8Array.of(0xc0, 0x80),
    Uint8Array.of(0xed, 0xa0, 0x80),
    Uint8Array.of(0xff),
    Uint8Array.of(0xf0, 0x9f),
  ]);

/** Fails when something has put a property onto all objects. */
export function assertUnpolluted(): void {
  const found = Object.keys(Object.prototype);
  if (found.length > 0 || 'polluted' in {}) throw new Error(`All objects have got ${found.join(', ')}.`);
}
