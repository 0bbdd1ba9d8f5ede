/** What bytes of an unknown device are, when they are no answer to anything. */
export type UnknownDevice =
  | { readonly kind: 'silent' }
  | { readonly kind: 'wrong-speed' }
  | { readonly kind: 'other'; readonly text: string };

/**
 * Boards begin to talk at speeds of their own (an ESP8266's boot loader at 74880 baud): what came last
 * counts.
 */
const classifiedBytes = 32;
/**
 * Random bytes are text by 38 per cent. Text at twice the speed can look like text by 84, but has no lines.
 */
const textShare = 0.9;
const longestLine = 256;
/** A port gives up to this many stray bytes when it is opened. */
const strayBytes = 5;
const maxTextLength = 160;

/**
 * Nothing, lines of text, or neither: the speed does not fit then. Bytes at another speed than the sender's
 * are valid, but mostly not characters.
 */
export function classifyBytes(bytes: Uint8Array): UnknownDevice {
  const last = Array.from(textOf(bytes.subarray(-classifiedBytes)));
  const hasLines = bytes.subarray(-longestLine).some((byte) => byte === 0x0a || byte === 0x0d);
  const isText = last.filter(isReadable).length >= textShare * last.length;
  const words = readableText(bytes);
  if (hasLines && isText && words.length > 1) return { kind: 'other', text: words };
  return { kind: bytes.length > strayBytes ? 'wrong-speed' : 'silent' };
}

/** What can be read of bytes, on one line that is not too long to be shown. */
export function readableText(bytes: Uint8Array): string {
  const text = Array.from(textOf(bytes), (character) => (isReadable(character) ? character : ' ')).join('');
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength - 1)}…` : line;
}

/** As UTF-8; bytes that are none become U+FFFD. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/**
 * Letters and signs of any script, and the space between them; no control characters, nothing that is no
 * UTF-8.
 */
function isReadable(character: string): boolean {
  return /[\t\n\r]|[^\p{C}\uFFFD]/u.test(character);
}
