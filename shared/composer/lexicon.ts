import { findEmoji } from '../program/icons';
import { allScenes } from './scenes/allScenes';
import { moods } from './scenes/moods';
import { shadows } from './scenes/shadows';
import { tempers } from './scenes/tempers';
import type { Scene } from './scenes/Scene';
import { nearestSubject } from './nearest/nearestSubject';
import { singular } from './words/singular';
import { Spelling } from './words/spelling';
import type { Word } from './words/readWords';

/** A scene that words of a wish name, and how sure that is. */
export interface Subject {
  readonly scene: Scene;
  /** Where its words stand in the wish. */
  readonly at: number;
  readonly length: number;
  /** By its name, by a word that was misspelt, or by the nearest meaning that is known. */
  readonly how: 'named' | 'misspelt' | 'near';
  /** The word that was taken for it. */
  readonly word: string;
}

const byPhrase = new Map<string, Scene>();
for (const scene of allScenes) {
  for (const phrase of scene.words) {
    const key = keyOf(phrase);
    if (!byPhrase.has(key)) byPhrase.set(key, scene);
  }
}
/** The longest phrase, in words. */
const longest = Math.max(...[...byPhrase.keys()].map((key) => key.split(' ').length));
const spelling = new Spelling([...byPhrase.keys()].filter((key) => !key.includes(' ')));

/** Words that name a scene but far more often do something else in a sentence. */
const seldomMeant = new Set(
  'down up left right time watch home letter key plus add cross check done ok ready note present fruit charge face bow die king queen light lights balance band bit work play nothing remember remind run running read reading wait change changing set plain fancy simple back above below fall falling'.split(
    ' ',
  ),
);

/** Words that say when or where something else happens, unless they stand alone. */
const weakWords = new Set(
  'night evening morning day sky midnight noon dusk summer winter spring autumn window house home music light glow water sea film movie video kid baby girl boy'.split(
    ' ',
  ),
);

export function isWeak(word: string): boolean {
  return weakWords.has(singular(word.toLowerCase()));
}

const moodScenes = new Set<Scene>([...moods, ...shadows, ...tempers]);

/** True for a scene that is a mood: beside another scene it is but a word for how that one is. */
export function isMood(scene: Scene): boolean {
  return moodScenes.has(scene);
}

/** The scene that a whole phrase names. */
export function sceneNamed(phrase: string): Scene | undefined {
  return byPhrase.get(keyOf(phrase));
}

/** Every word of the lexicon that stands alone. */
export function lexiconWords(): string[] {
  return [...byPhrase.keys()].filter((key) => !key.includes(' '));
}

/** The subjects of a wish, in its order. Words at `taken` places belong to something else. */
export function subjectsIn(words: readonly Word[], taken: ReadonlySet<number>): Subject[] {
  const subjects: Subject[] = [];
  for (let at = 0; at < words.length;) {
    const found = taken.has(at) ? undefined : subjectAt(words, at, taken);
    if (found) subjects.push(found);
    at += found?.length ?? 1;
  }
  return subjects;
}

function subjectAt(words: readonly Word[], at: number, taken: ReadonlySet<number>): Subject | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length);
    if (phrase.some((_, index) => taken.has(at + index))) continue;
    const key = phrase.map(({ text }) => singular(text)).join(' ');
    const scene = byPhrase.get(key) ?? byPhrase.get(phrase.map(({ text }) => text).join(' '));
    if (scene && (length > 1 || !seldomMeant.has(key) || words.length <= 2)) {
      return { scene, at, length, how: 'named', word: phrase.map(({ raw }) => raw).join(' ') };
    }
  }
  const emoji = findEmoji(words[at]?.raw ?? '');
  const scene = emoji && byPhrase.get(emoji.replace('-', ' '));
  return scene ? { scene, at, length: 1, how: 'named', word: words[at]?.raw ?? '' } : undefined;
}

/** What a word unknown to the lexicon probably means: a misspelt word first, then the nearest meaning. */
export function guessSubject(words: readonly Word[], at: number): Subject | undefined {
  const word = words[at];
  if (!word || word.text.length < 3 || !/^[a-z]+$/.test(word.text)) return undefined;
  const stem = singular(word.text);
  const near = nearestSubject(word.text) ?? nearestSubject(stem);
  const nearScene = near === undefined ? undefined : byPhrase.get(near);
  if (nearScene) return { scene: nearScene, at, length: 1, how: 'near', word: word.raw };
  const corrected = spelling.correct(word.text) ?? spelling.correct(stem);
  const scene = corrected === undefined ? undefined : byPhrase.get(corrected);
  return scene ? { scene, at, length: 1, how: 'misspelt', word: word.raw } : undefined;
}

function keyOf(phrase: string): string {
  return phrase.split(' ').map(singular).join(' ');
}
