import { LampwrightError } from '../errors/LampwrightError';
import { clip, oneLine } from '../program/text';

/** A wish has at most so many characters. */
export const wishLength = 1000;

/** A wish quoted in a summary has at most so many. */
const quotedLength = 40;

/** What Gemma's tokenizer takes for the borders of turns, wherever it stands. */
const controlToken = /<\s*\/?\s*(?:start_of_turn|end_of_turn|start_of_image|end_of_image|bos|eos|pad)\s*>/giu;

/**
 * A wish as the model is told it: without the marks of turns, on as few lines as it needs. Fails when nothing is left,
 * or when it is longer than a wish may be.
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

/** A wish of the past as the model is told it. One that was answered although there was nothing to read is a blank. */
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

/** `text` without the words that would end a turn, nor such as their removal puts together. */
export function withoutControlTokens(text: string): string {
  let cleaned = text;
  for (let round = 0; round < 4; round++) {
    const before = cleaned;
    cleaned = cleaned.replace(controlToken, '');
    if (cleaned === before) return cleaned;
  }
  // Nested on purpose: without their brackets they are but words.
  return cleaned.replace(/[<>]/g, ' ');
}

/** A wish on one line in typographic quotes, clipped: Gemma may stop early where it meets straight ones. */
export function quoteWish(text: string, length = quotedLength): string {
  const flat = oneLine(withoutControlTokens(text))
    .replace(/"([^"]*)"/g, '‘$1’')
    .replace(/[“”„]/gu, '’')
    .replaceAll('"', '’');
  return flat.length > length ? `“${clip(flat, length - 1).trimEnd()}…”` : `“${flat}”`;
}
