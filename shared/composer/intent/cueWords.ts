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
  const { length } = word;
  return [
    ...[3, 4, 5].filter((size) => size < length).map((size) => `${word.slice(0, size)}…`),
    ...[2, 3, 4].filter((size) => size < length).map((size) => `…${word.slice(-size)}`),
  ];
}

const imperatives = new Set(
  'make add put let give show turn set have take bring drop lose remove keep hold run play slow speed dim do get try draw write change swap replace cut leave move tone dial loop repeat reverse stretch paint color end finish start begin throw stick tack use go stop kill ditch lower raise increase reduce mix combine blend display create build say spell light tint double halve brighten darken fade'.split(
    ' ',
  ),
);
const pasts = new Set(
  'was were said asked came took saw had made gave went told got loved thought knew felt heard found left kept slept stood sat ran fell won lost bought sent met read wore ate drank drove wrote broke spoke woke used walked looked noticed stopped started laughed cried smiled guessed passed'.split(
    ' ',
  ),
);
const persons = new Set(
  'he she they his her their everyone everybody nobody someone somebody people customers guests kids children boy girl son daughter husband wife mum mom dad grandma granny grandpa uncle aunt sister brother friend neighbour cat dog boss colleague client teacher chat viewers'.split(
    ' ',
  ),
);

/** What kind of thing is said, in a few strokes: who speaks of what, and whether anything is asked for. */
export function strokesOf(texts: readonly string[]): string {
  const has = (test: (text: string, index: number) => boolean) => (texts.some(test) ? 'y' : 'n');
  const joined = ` ${texts.join(' ')} `;
  const isRequest =
    / (?:can|could|would|will) (?:you|we|it|there|they|he|she|i|the) /.test(joined) ||
    / (?:please|i want|i would like|would like|we need|i need|needs? to|should|must|wants?|let us|how about|what about|what if|fancy|would love|give me|show me) /.test(
      joined,
    );
  const isImperative = has(
    (text, index) =>
      imperatives.has(text) &&
      (index === 0 ||
        /^(?:and|but|then|now|please|okay|so|just|also|no|yes|or)$/.test(texts[index - 1] ?? '')),
  );
  const isPast = has((text) => pasts.has(text) || /^[a-z]{3,}ed$/.test(text));
  const isOfPeople = has((text) => persons.has(text));
  const isChange = has(
    (text) =>
      comparatives.has(text) ||
      /^[a-z]{3,}er$/.test(text) ||
      /^(?:more|less|too|fewer|half|twice)$/.test(text),
  );
  return `request ${isRequest ? 'y' : 'n'} do ${isImperative} past ${isPast} people ${isOfPeople} change ${isChange}`;
}
