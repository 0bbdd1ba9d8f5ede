/** Splits text into stretches; each alternative is then cut into tokens of its own length. */
const stretch =
  /<(?:bos|start_of_turn|end_of_turn)>|\n+| {2,}|\t+|\d| ?\p{Lu}{2,}(?!\p{Ll})| ?[A-Za-z]+| ?[\p{L}\p{M}]+|\p{Extended_Pictographic}|(?:(?!<(?:bos|start_of_turn|end_of_turn)>)[\p{P}\p{S}])+|[^]/gu;

/**
 * Splits a text into tokens, by an approximation that counts about as Gemma 3 does: a common word is one token, each
 * digit is one, other scripts are cut shorter. Joined, the tokens are the text again, and no character is split.
 */
export function gemmaTokens(text: string): string[] {
  const tokens: string[] = [];
  for (const [piece] of text.matchAll(stretch)) {
    const size = sizeOf(piece);
    if (piece.length <= size) tokens.push(piece);
    else cut(piece, size, tokens);
  }
  return tokens;
}

function sizeOf(piece: string): number {
  if (/^(?:<\p{L}|\s+$)/u.test(piece)) return Infinity;
  if (/^ ?\p{Lu}{2,}$/u.test(piece)) return 2;
  if (/^ ?[A-Za-z]+$/.test(piece)) return piece.length <= 8 ? 8 : 5;
  if (/^ ?[\p{Script=Latin}\p{M}]+$/u.test(piece)) return 4;
  if (/^ ?[\p{L}\p{M}]+$/u.test(piece)) return /[\u3040-\u9fff\uac00-\ud7af]/.test(piece) ? 2 : 4;
  return 3;
}

function cut(piece: string, size: number, tokens: string[]): void {
  const characters = Array.from(piece);
  for (let from = 0; from < characters.length; from += size) {
    tokens.push(characters.slice(from, from + size).join(''));
  }
}
