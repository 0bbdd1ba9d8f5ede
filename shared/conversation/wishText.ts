import { LampwrightError } from '../errors/LampwrightError';
import { clip, oneLine } from '../program/text';

/** The maximum length of a wish, in characters. */
export const wishLength = 1000;

/** The maximum length of a wish quoted in a summary. */
const quotedLength = 40;

/** What Gemma's tokenizer treats as turn marks, wherever it occurs. */
const controlToken = /<\s*\/?\s*(?:start_of_turn|end_of_turn|start_of_image|end_of_image|bos|eos|pad)\s*>/giu;

/**
 * A wish as it is sent to the model: without turn marks and needless line breaks. Fails when nothing is left, or when
 * the wish is too long.
 */
export function readWish(text: string): string {
  if (text.length > wishLength) {
    throw new LampwrightError(
      'WISH_TOO_LONG',
      `This wish has ${text.length} characters; a wish has at most ${wishLength}. Say it in fewer words.`,
    );
  }
  const wish = cleanWish(text);
  if (wish === '') throw new LampwrightError('EMPTY_INPUT', 'The wish is empty.');
  return wish;
}

/** A past wish as it is sent to the model. `…` if nothing of it can be sent. */
export function pastWish(text: string): string {
  return cleanWish(text) || '…';
}

function cleanWish(text: string): string {
  return withoutControlTokens(text)
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map(oneLine)
    .filter(Boolean)
    .join('\n');
}

/** `text` without turn marks, including those that appear only once others are removed. */
export function withoutControlTokens(text: string): string {
  let cleaned = text;
  for (let round = 0; round < 4; round++) {
    const before = cleaned;
    cleaned = cleaned.replace(controlToken, '');
    if (cleaned === before) return cleaned;
  }
  // Deliberately nested marks: without brackets they are just words.
  return cleaned.replace(/[<>]/g, ' ');
}

/** A wish on one line in typographic quotes, clipped. Gemma may stop early at straight quotes. */
export function quoteWish(text: string, length = quotedLength): string {
  const flat = oneLine(withoutControlTokens(text))
    .replace(/"([^"]*)"/g, '‘$1’')
    .replace(/[“”„]/gu, '’')
    .replaceAll('"', '’');
  return flat.length > length ? `“${clip(flat, length - 1).trimEnd()}…”` : `“${flat}”`;
}
