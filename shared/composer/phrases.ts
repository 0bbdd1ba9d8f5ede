import { singular } from './words/singular';

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
