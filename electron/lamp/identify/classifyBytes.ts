/** What a device is judged to be when it answered none of our requests. */
export type UnknownDevice =
  | { readonly kind: 'silent' }
  | { readonly kind: 'wrong-speed' }
  | { readonly kind: 'other'; readonly text: string };

/** Only the last bytes are judged: some boards start at another baud rate (an ESP8266's boot loader at 74880). */
const classifiedBytes = 32;
/** Of random bytes 38 % look like text. Of text received at twice its baud rate up to 84 % do, but without line ends. */
const textShare = 0.9;
const maxLineLength = 256;
/** Opening a port can produce up to this many stray bytes. */
const strayBytes = 5;
const maxTextLength = 160;

/**
 * Judges bytes as silence, as lines of text, or as sent at another baud rate: received at a wrong rate, bytes are mostly not
 * readable characters.
 */
export function classifyBytes(bytes: Uint8Array): UnknownDevice {
  const last = Array.from(textOf(bytes.subarray(-classifiedBytes)));
  const hasLines = bytes.subarray(-maxLineLength).some((byte) => byte === 0x0a || byte === 0x0d);
  const isText = last.filter(isReadable).length >= textShare * last.length;
  const words = readableText(bytes);
  if (hasLines && isText && words.length > 1) return { kind: 'other', text: words };
  return { kind: bytes.length > strayBytes ? 'wrong-speed' : 'silent' };
}

/** The readable characters of bytes, on one line short enough to show. */
export function readableText(bytes: Uint8Array): string {
  const text = Array.from(textOf(bytes), (character) => (isReadable(character) ? character : ' ')).join('');
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength - 1)}…` : line;
}

/** Decodes UTF-8; invalid bytes become U+FFFD. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Characters of any script and white space; no other control characters, and no invalid UTF-8. */
function isReadable(character: string): boolean {
  return /[\t\n\r]|[^\p{C}\uFFFD]/u.test(character);
}
