import { readWords } from './words/readWords';
import { singular } from './words/singular';

/** Words that a phrase is the same without, unless it begins with them. */
export const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'our', 'some']);

/** A phrase of the lexicon as a wish that says it is read: `4th of july` is four words, `tete a tete` two. */
export function phraseForm(phrase: string): string {
  if (/^[a-z]{5,}$/.test(phrase)) return phrase;
  return readWords(phrase)
    .map(({ text }) => text)
    .filter((text, index) => index === 0 || !articles.has(text))
    .join(' ');
}

const lexiconForms = new Map<string, string>();

/** `phraseForm` of a phrase that stands in a scene, remembered: each is asked for more than once. */
export function lexiconForm(phrase: string): string {
  const known = lexiconForms.get(phrase);
  if (known !== undefined) return known;
  const form = phraseForm(phrase);
  lexiconForms.set(phrase, form);
  return form;
}

/** A phrase as it is looked up when it is not known as it stands: every word in the singular. */
export function phraseKey(phrase: string): string {
  return phrase.split(' ').map(singular).join(' ');
}

/** `rain & window`: two words that mean a scene together wherever they stand in a wish. */
export function isParted(phrase: string): boolean {
  return phrase.includes(' & ');
}

export function partsOfPair(phrase: string): [string, string] {
  const [first = '', other = ''] = phrase.split(' & ');
  return [first, other];
}
