import { clip, oneLine } from '../program/text';
import type { Entry, EntryOf } from './Entry';
import { exchanges, firstExchange } from './exchanges';
import { withoutControlTokens } from './wishText';

/** What a conversation is called before its first wish. */
export const untitled = 'New conversation';

/** A title made by rule has at most so many characters. */
const madeLength = 48;

/** What people put before the thing they mean; taken off one after the other. */
const preambles = [
  '(?:hi|hello|hey)(?: there)?(?:,? lamp\\b)?[,!.]?\\s+',
  '(?:ok(?:ay)?|so|well|now|thanks|thank you|hmm)[,!.:]\\s+',
  'now (?=(?:a|an|the|some|something|make|show|draw|give|let)\\b)',
  '(?:please|just|maybe)\\s+',
  '(?:can|could|would|will) (?:you|we|i)\\s+',
  "i(?:['’]d| would) (?:like|love)\\s+",
  'i (?:want|need|wish for)\\s+',
  "(?:let['’]?s|let us) (?:have|see|try|do|make)\\s+",
  'to (?:see|have)\\s+',
  '(?:what|how) about\\s+',
  'make (?:it|the (?:lamp|light)|everything) (?:(?:look|glow|feel|shine|be) )?(?:like )?',
  '(?:give|show|make|draw|create|have|try|do)(?: me| us)? (?=(?:a|an|the|some|something)\\b)',
  '(?:give|show|make|draw) (?:me|us)\\s+',
  '(?:have|see)\\s+(?=some\\b)',
  '(?:a|an|the|some(?! kind))\\s+(?=\\S)',
];
const preamble = new RegExp(`^(?:${preambles.join('|')})`, 'iu');

/** The end of a sentence; a dot behind a short word is one of an abbreviation. */
const sentence = /^.{3,}?(?=[!?;](?:\s|$)|(?<=[\p{L}\p{N}]{4})\.(?:\s|$))/u;

/** The name its owner gave a conversation; else one made by rule from the wish that set the scene. */
export function title(entries: readonly Entry[]): string {
  const renamed = entries.findLast((entry) => entry.type === 'rename');
  if (renamed) return renamed.title;
  const wish = firstExchange(exchanges(entries))?.wish ?? firstWish(entries);
  return wish ? titleOfWish(wish.text) : untitled;
}

/** “please make me a thunderstorm over the sea!” → “Thunderstorm over the sea” */
export function titleOfWish(wish: string): string {
  const flat = oneLine(withoutControlTokens(wish));
  const meant = withoutPreamble(flat);
  const words = withoutEnd(sentence.exec(meant)?.[0] ?? meant) || withoutEnd(flat);
  if (words === '') return untitled;
  return capitalised(words.length > madeLength ? `${atWordEnd(clip(words, madeLength - 1))}…` : words);
}

function firstWish(entries: readonly Entry[]): EntryOf<'wish'> | undefined {
  return entries.find((entry) => entry.type === 'wish');
}

function withoutPreamble(wish: string): string {
  let rest = wish;
  for (let match = preamble.exec(rest); match; match = preamble.exec(rest))
    rest = rest.slice(match[0].length);
  return rest;
}

/** Without closing marks and thanks, in any number. */
function withoutEnd(words: string): string {
  const rest = words.replace(/[\s.,;:!?…]+$/u, '').replace(/[,\s](?:please|thanks|thank you)$/iu, '');
  return rest === words ? words : withoutEnd(rest);
}

function atWordEnd(cut: string): string {
  const lastSpace = cut.lastIndexOf(' ');
  return withoutEnd(lastSpace > madeLength / 2 ? cut.slice(0, lastSpace) : cut);
}

function capitalised(words: string): string {
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}
