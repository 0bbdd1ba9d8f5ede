import { everydayColors } from '../program/everydayColors';
import { lexiconWords, phraseWords, subjectsIn } from './lexicon';
import { isModifier, modifierWords } from './modifiers';
import { nearestSubject } from './nearest/nearestSubject';
import { ownWords } from './nearest/ownWords';
import { colorAt } from './words/colorPhrases';
import type { Word } from './words/readWords';
import { isSmall } from './words/smallWords';
import { singular } from './words/singular';
import { Spelling, type ReadWord } from './words/spelling';

/** Words of routines, which no scene has. */
const routineWords =
  'pomodoro countdown minutes minute seconds second hours hour breathing breathe inhale exhale sunrise sunset timer clock showing flashing blinking times'.split(
    ' ',
  );

const plainColors =
  'turquoise lavender magenta crimson orange yellow purple violet indigo green white black'.split(' ');

const inPhrases = phraseWords();
const spelling = new Spelling(spellingWords());
const phraseSpelling = new Spelling(inPhrases);
const real = new Set(ownWords.split(/\s+/));

/** Words that do not exist, as what they were probably meant to be. */
export function respelled(words: readonly Word[]): ReadWord[] {
  const read = words.map((word, at): ReadWord => {
    if (!/^[a-z]{5,24}$/.test(word.text) || isKnown(words, at)) return word;
    const text = spelling.correct(word.text) ?? spelling.correct(singular(word.text));
    return text === undefined ? word : { ...word, text, isCorrected: true };
  });
  return read.map((word, at) => respelledInPhrase(words, read, at) ?? word);
}

/** “norhtern lights”: a word of a phrase only, where it makes the phrase. */
function respelledInPhrase(
  words: readonly Word[],
  read: readonly ReadWord[],
  at: number,
): ReadWord | undefined {
  const word = read[at];
  if (!word || word.isCorrected || !/^[a-z]{5,24}$/.test(word.text) || isKnown(words, at)) return undefined;
  const text = phraseSpelling.correct(word.text);
  if (text === undefined) return undefined;
  const corrected: ReadWord = { ...word, text, isCorrected: true };
  const isPhrase = subjectsIn(read.with(at, corrected)).some(
    (subject) => subject.length > 1 && at >= subject.at && at < subject.at + subject.length,
  );
  return isPhrase ? corrected : undefined;
}

function isKnown(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  const stem = singular(text);
  return (
    [text, stem].some(
      (form) =>
        inPhrases.has(form) ||
        isSmall(form) ||
        real.has(form) ||
        routineWords.includes(form) ||
        isModifier(form) ||
        nearestSubject(form) !== undefined,
    ) || colorAt(words.slice(at, at + 1), 0, true) !== undefined
  );
}

/** What a misspelt word can have been meant to be. */
export function spellingWords(): string[] {
  return [
    ...lexiconWords(),
    ...routineWords,
    ...plainColors,
    ...[...everydayColors.keys()].filter((name) => name.length >= 6),
    ...modifierWords(),
  ];
}
