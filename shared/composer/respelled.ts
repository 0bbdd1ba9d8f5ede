import { everydayColors } from '../program/colorNames';
import { lexiconWords, phraseWords } from './lexicon';
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
const real = new Set(ownWords.split(/\s+/));

/** Words that do not exist, as what they were probably meant to be. */
export function respelled(words: readonly Word[]): ReadWord[] {
  return words.map((word, at) => {
    if (!/^[a-z]{5,24}$/.test(word.text) || isKnown(words, at)) return word;
    const text = spelling.correct(word.text) ?? spelling.correct(singular(word.text));
    return text === undefined ? word : { ...word, text, isCorrected: true };
  });
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
