/** Control characters, line separators and lone surrogates: nothing a name, an id or a lamp can show. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** True when `text` has something to read and nothing that breaks a line or a font. */
export function isPrintable(text: string): boolean {
  return text.trim() !== '' && text.search(unprintable) === -1;
}

/** `text` with the unprintable turned into spaces, and trimmed. */
export function toPrintable(text: string): string {
  return text.replace(unprintable, ' ').trim();
}

/** `text` as one printable line, without blanks in a row. */
export function oneLine(text: string): string {
  return toPrintable(text).replace(/\s+/gu, ' ');
}

/** The first `length` UTF-16 units of `text`, never ending in half a character. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const last = cut.charCodeAt(length - 1);
  const endsInHalf = last >= 0xd800 && last <= 0xdbff;
  return endsInHalf ? cut.slice(0, -1) : cut;
}

/** A value in quotes, shortened, for showing it back to a person. */
export function quote(value: unknown, length = 30): string {
  const clean = toPrintable(clip(show(value), length + 1));
  return clean.length > length ? `“${clip(clean, length)}…”` : `“${clean}”`;
}

/** What a mend did to a value, in words: `the speed “fast” became 500`. */
export function became(what: string, raw: unknown, result: number | string, unit = ''): string {
  const isSameText = show(raw).trim() === String(result);
  if (isSameText) return `${what} was written as text, not as a number.`;
  return `${what} ${quote(raw)} became ${result}${unit}.`;
}

/** No JSON here: the value may be of any size and depth. */
function show(value: unknown): string {
  if (Array.isArray(value)) return `[${value.slice(0, 4).map(showInner).join(', ')}]`;
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

function showInner(value: unknown): string {
  return typeof value === 'object' && value !== null ? '…' : String(value);
}
