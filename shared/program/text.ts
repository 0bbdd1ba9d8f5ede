/** Control characters, line separators and lone surrogates, which names, ids and lamps cannot show. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** True when `text` is not blank and has no unprintable characters. */
export function isPrintable(text: string): boolean {
  return text.trim() !== '' && text.search(unprintable) === -1;
}

/** `text` with unprintable characters replaced by spaces, trimmed. */
export function toPrintable(text: string): string {
  return text.replace(unprintable, ' ').trim();
}

/** `text` as one printable line, with runs of blanks collapsed. */
export function oneLine(text: string): string {
  return toPrintable(text).replace(/\s+/gu, ' ');
}

/** The first `length` UTF-16 units of `text`, without a split surrogate pair at the end. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const last = cut.charCodeAt(length - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return splitsPair ? cut.slice(0, -1) : cut;
}

/** A value in quotes, shortened, for messages. */
export function quote(value: unknown, length = 30): string {
  const clean = toPrintable(clip(show(value), length + 1));
  return clean.length > length ? `“${clip(clean, length)}…”` : `“${clean}”`;
}

/** A sentence about a repaired value: `the speed “fast” became 500.` */
export function became(what: string, raw: unknown, result: number | string, unit = ''): string {
  const isSameText = show(raw).trim() === String(result);
  if (isSameText) return `${what} was written as text, not as a number.`;
  return `${what} ${quote(raw)} became ${result}${unit}.`;
}

/** A short form of a value. Not JSON, since the value may be of any size and depth. */
function show(value: unknown): string {
  if (Array.isArray(value)) return `[${value.slice(0, 4).map(showInner).join(', ')}]`;
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

function showInner(value: unknown): string {
  return typeof value === 'object' && value !== null ? '…' : String(value);
}
