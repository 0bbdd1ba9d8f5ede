import { foldMessages, type Message, type Piece } from '#shared/conversation/context/Piece';

/**
 * The tokens of a prompt that a model has not just read or written. A server caches the unchanged beginning, and no
 * more. A piece that is new in part counts with that share of its tokens.
 */
export function uncachedTokens(pieces: readonly Piece[], lastMessages: readonly Message[]): number {
  const cachedLength = commonLength(asText(foldMessages(pieces)), asText(lastMessages));
  let uncached = 0;
  let end = 0;
  for (const [index, { role, text, tokens }] of pieces.entries()) {
    const before = pieces[index - 1]?.role;
    end += opening(role, before).length + text.length;
    if (end > cachedLength) uncached += tokens * Math.min((end - cachedLength) / Math.max(text.length, 1), 1);
  }
  return Math.round(uncached);
}

/** Messages as one text, each starting with its role. */
function asText(messages: readonly Message[]): string {
  return messages
    .map(({ role, content }, index) => opening(role, messages[index - 1]?.role) + content)
    .join('');
}

/** The text before a message: a line break within a message, else the end of the last one and the role. */
function opening(role: string, before: string | undefined): string {
  if (role === before) return '\n';
  return `${before === undefined ? '' : '\0'}${role}\n`;
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}
