import type { Entry } from '../../conversation/Entry';
import { exchanges } from '../../conversation/exchanges';
import { readWords, textOf } from '../words/readWords';
import type { Situation } from './situation';

/** “text HELLO”, “the text “see you at 8””: the text itself stands there, in capitals or quotation marks. */
const givenText = /^\s*(?:(?:[Tt]he|[Aa])\s+)?[Tt]ext:?\s+(?:["“«‘]|\p{Lu}[\p{Lu}\p{N}])/u;

/**
 * Why a wish asks for something new, where that is plain and its words would mislead: they name what is on show, or
 * belong to a text. None where its words must be weighed.
 */
export function whyNew(situation: Situation, entries: readonly Entry[]): string | undefined {
  if (isSaidAgain(situation, entries)) return 'it is the wish that brought what is on show';
  const isText = !situation.operations && givenText.test(situation.wish);
  return isText ? 'it gives the text to be shown' : undefined;
}

/** The wish for what is on show once more: another try is wanted, not a change of the first. */
function isSaidAgain({ words, program }: Situation, entries: readonly Entry[]): boolean {
  const shown = program && exchanges(entries).findLast((exchange) => exchange.program === program);
  return shown?.wish.reading?.intent === 'new' && textOf(readWords(shown.wish.text)) === textOf(words);
}
