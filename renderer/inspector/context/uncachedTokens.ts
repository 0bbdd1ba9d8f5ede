import { foldMessages, type Message, type Piece } from '#shared/conversation/context/Piece';

/**
 * How many tokens of a prompt a model must read that it has not just read or written. A server keeps what stands the same
 * from the start on, and no more. Of a piece that is new in part, that share of its tokens is taken.
 */
export function uncachedTokens(pieces: readonly Piece[], heard: readonly Message[]): number {
  const kept = commonLength(asText(foldMessages(pieces)), asText(heard));
  let anew = 0;
  let end = 0;
  for (const [index, { role, text, tokens }] of pieces.entries()) {
    const before = pieces[index - 1]?.role;
    end += opening(role, before).length + text.length;
    if (end > kept) anew += tokens * Math.min((end - kept) / Math.max(text.length, 1), 1);
  }
  return Math.round(anew);
}

/** Messages as one text, in which each begins with its role. */
function asText(messages: readonly Message[]): string {
  return messages
    .map(({ role, content }, index) => opening(role, messages[index - 1]?.role) + content)
    .join('');
}

/** What stands before a text: in one message a line break, before a new one the end of the last and who speaks. */
function opening(role: string, before: string | undefined): string {
  if (role === before) return '\n';
  return `${before === undefined ? '' : '\0'}${role}\n`;
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}
