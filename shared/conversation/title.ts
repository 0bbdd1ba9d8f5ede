import { clip, oneLine } from '../program/text';
import type { Entry, EntryOf } from './Entry';
import { exchanges, firstExchange } from './exchanges';
import { withoutControlTokens } from './wishText';

/** The title of a conversation before its first wish. */
export const untitled = 'New conversation';

/** The maximum length of a generated title, in characters. */
const maxGeneratedLength = 48;

/** Opening phrases of wishes; removed one after the other. */
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

/** The first sentence of a wish; a dot after a short word counts as an abbreviation. */
const sentence = /^.{3,}?(?=[!?;](?:\s|$)|(?<=[\p{L}\p{N}]{4})\.(?:\s|$))/u;

/** The title the owner gave, or one generated from the wish that started the scene. */
export function title(entries: readonly Entry[]): string {
  const renamed = entries.findLast((entry) => entry.type === 'rename');
  if (renamed) return renamed.title;
  const wish = firstExchange(exchanges(entries))?.wish ?? firstWish(entries);
  return wish ? titleOfWish(wish.text) : untitled;
}

/** “please make me a thunderstorm over the sea!” → “Thunderstorm over the sea” */
export function titleOfWish(wish: string): string {
  const flat = oneLine(withoutControlTokens(wish));
  const subject = withoutPreamble(flat);
  const words = withoutEnd(sentence.exec(subject)?.[0] ?? subject) || withoutEnd(flat);
  if (words === '') return untitled;
  return capitalised(
    words.length > maxGeneratedLength ? `${atWordEnd(clip(words, maxGeneratedLength - 1))}…` : words,
  );
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

/** Removes punctuation and thanks at the end, repeatedly. */
function withoutEnd(words: string): string {
  const rest = words.replace(/[\s.,;:!?…]+$/u, '').replace(/[,\s](?:please|thanks|thank you)$/iu, '');
  return rest === words ? words : withoutEnd(rest);
}

function atWordEnd(cut: string): string {
  const lastSpace = cut.lastIndexOf(' ');
  return withoutEnd(lastSpace > maxGeneratedLength / 2 ? cut.slice(0, lastSpace) : cut);
}

function capitalised(words: string): string {
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}
