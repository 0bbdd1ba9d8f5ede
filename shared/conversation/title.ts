import { clip, toPrintable } from '../program/text';
import type { Entry, EntryOf } from './entry';
import { exchanges, firstExchange } from './exchanges';
import { withoutControlTokens } from './wishText';

/** What a conversation is called before its first wish. */
export const untitled = 'New conversation';

const titleLength = 48;

/** What people put before the thing they mean. */
const preamble =
  /^(?:(?:hi|hello|hey|ok(?:ay)?|so|well|please|now)\b[,!.]?\s+|(?:can|could|would|will) (?:you|we)\s+|(?:i(?:'|’)?d like|i would like|i want|i wish for|let(?:'|’)?s (?:have|see|try)|give me|show me|make me|make|draw|create|do|try)\s+(?:to (?:see|have)\s+)?|(?:please|just|maybe)\s+|(?:a|an|the|some)\s+)/iu;

/** The name its owner gave a conversation; else one made by rule from the wish that set the scene. */
export function title(entries: readonly Entry[]): string {
  const renamed = entries.findLast((entry) => entry.type === 'rename');
  if (renamed) return renamed.title;
  const wish = firstExchange(exchanges(entries))?.wish ?? firstWish(entries);
  return wish ? titleOfWish(wish.text) : untitled;
}

/** “please make me a thunderstorm over the sea!” → “Thunderstorm over the sea” */
export function titleOfWish(wish: string): string {
  const flat = toPrintable(withoutControlTokens(wish)).replace(/\s+/gu, ' ');
  const sentence = /^.{3,}?(?=[.!?;](?:\s|$))/u.exec(flat)?.[0] ?? flat;
  const words = withoutEnd(withoutPreamble(sentence)) || withoutEnd(flat);
  if (words === '') return untitled;
  return capitalised(words.length > titleLength ? `${atWordEnd(clip(words, titleLength - 1))}…` : words);
}

function firstWish(entries: readonly Entry[]): EntryOf<'wish'> | undefined {
  return entries.find((entry) => entry.type === 'wish');
}

function withoutPreamble(sentence: string): string {
  let rest = sentence;
  for (let match = preamble.exec(rest); match; match = preamble.exec(rest))
    rest = rest.slice(match[0].length);
  return rest;
}

function withoutEnd(words: string): string {
  return words.replace(/[\s.,;:!?…]+$/u, '');
}

function atWordEnd(cut: string): string {
  const lastSpace = cut.lastIndexOf(' ');
  return withoutEnd(lastSpace > titleLength / 2 ? cut.slice(0, lastSpace) : cut);
}

function capitalised(words: string): string {
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}
