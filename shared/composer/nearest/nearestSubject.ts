import { once } from '../../once';
import { nearestWords } from './nearestWords';

const subjects = once(() => {
  const found = new Map<string, string>();
  for (const line of nearestWords.split('\n')) {
    const [subject = '', words = ''] = line.split(':');
    for (const word of words.split(' ')) if (word !== '') found.set(word, subject);
  }
  return found;
});

/** The subject of the lexicon that is nearest in meaning to a word it does not have. */
export function nearestSubject(word: string): string | undefined {
  return subjects().get(word);
}
