import { adjectives, comparatives } from '../edits/vocabulary';
import { little } from './mentions';

/** Words that do the same in a wish, whatever it is about. */
const groups: Readonly<Record<string, string>> = {
  praise:
    'good great lovely nice perfect beautiful gorgeous wonderful amazing awesome cool fantastic brilliant splendid excellent superb sweet neat fab love loves adore magic magical cute fun pretty cozy satisfactory spot nailed exactly fire slaps sick dope lit yay bravo wow yes impressive stunning charming delightful ideal',
  back: 'undo revert back previous before earlier restore return rollback was were',
  redo: 'redo reapply forward after all actually again changed mind',
  ordinal: 'first second third original last beginning start initial',
  save: 'save store keep bookmark library favorite favourites call name',
  power:
    'off on pause resume stop play timer sleep switch shut power brightness volume conversation chat fresh master mute unpause continue',
  add: 'add also plus another with include put too beside next somewhere corner top behind around between',
  start:
    'now next new different something else other instead another try let show draw give do make want would me',
  vague:
    'almost nearly close quite hmm missing somehow feel feels feeling mood vibe kind sort bit like look looks dramatic scarier cozier',
  modal: 'can could would should may might must',
};

const groupsByWord = new Map<string, string[]>();
for (const [name, list] of Object.entries(groups)) {
  for (const word of list.split(' '))
    groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), `<${name}>`]);
}

/** True for words that are known for what they do: they name no thing. */
export function isWorking(word: string): boolean {
  return groupsByWord.has(word) || little.has(word);
}

/** The groups a word belongs to, as cues. */
export function groupsOf(word: string): string[] {
  const found = [...(groupsByWord.get(word) ?? [])];
  if (comparatives.has(word)) found.push('<change>');
  else if (/^[a-z]{3,}er$/.test(word)) found.push('<er>');
  if (adjectives.has(word)) found.push('<quality>');
  return found;
}

/** Words of one family share their beginning, words of one form their ending. */
export function formsOf(word: string): string[] {
  return word.length > 4 ? [`${word.slice(0, 4)}…`, `${word.slice(0, 5)}…`, `…${word.slice(-3)}`] : [];
}
