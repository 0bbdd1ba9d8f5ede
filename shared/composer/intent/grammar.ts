import type { Word } from '../words/readWords';
import { referenceOf } from './references';
import type { Situation } from './situation';
import { commonWords, wordTags } from './wordTags';

/** A part of speech as grammars of English abbreviate it: `NN` a noun, `VBD` a verb in the past, `JJR` a comparative. */
export type Tag = string;

const tags = new Map<string, Tag>();
for (const line of wordTags.trim().split('\n')) {
  const [tag = '', ...list] = line.split(' ');
  for (const word of list) tags.set(word, tag);
}
const common = new Set(commonWords.split(' '));

/** What the ending of a word tells about its part of speech. */
const endings: readonly (readonly [RegExp, Tag])[] = [
  [/[\d%°]/, 'CD'],
  [/^.{2,}ing$/, 'VBG'],
  [/^.{3,}ed$/, 'VBN'],
  [/ly$/, 'RB'],
  [/^.{3,}(?:al|ous|ful|less|ish|ive|able|ible|ic|y)$/, 'JJ'],
  [/^.{3,}est$/, 'JJS'],
  [/(?<![sui])s$/, 'NNS'],
];

const determiners = new Set('a an the this that my your his her our their'.split(' '));
const modals = new Set('would could can should will may might must'.split(' '));

/** The part of speech a word has by its ending alone. */
export function tagByEnding(word: string): Tag {
  return endings.find(([ending]) => ending.test(word))?.[1] ?? 'NN';
}

/** The part of speech a word mostly has, or has behind the word before it: “the walk”, “could walk”. */
function tagOf(word: string, before: string): Tag {
  const tag = tags.get(word) ?? tagByEnding(word);
  if (determiners.has(before) && /^VB[DP]?$/.test(tag)) return 'NN';
  return modals.has(before) && tag === 'NN' ? 'VB' : tag;
}

/**
 * The grammar of a wish, as cues: runs of up to three words, in which only common words stand for themselves and all
 * others for their part of speech, and for whether they speak of what is on show or was before.
 */
export function grammarCues(situation: Situation): string[] {
  const { words } = situation;
  const line = ['^'];
  for (const [index, word] of words.entries()) {
    line.push(tokenOf(word, words[index - 1], situation));
    if (/[,.;:!?]/.test(word.mark)) line.push(/[.!?]/.test(word.mark) ? '.' : ',');
  }
  line.push('$');
  return line.flatMap((one, at) => {
    const two = line[at + 1];
    const three = line[at + 2];
    return [
      `=${one}`,
      ...(two === undefined ? [] : [`=${one} ${two}`]),
      ...(two === undefined || three === undefined ? [] : [`=${one} ${two} ${three}`]),
    ];
  });
}

function tokenOf({ text }: Word, before: Word | undefined, situation: Situation): string {
  if (common.has(text)) return text;
  const reference = referenceOf(text, situation);
  const mark = reference === '<here>' ? '+' : reference === '<earlier>' ? '-' : '';
  return tagOf(text, before?.text ?? '') + mark;
}
