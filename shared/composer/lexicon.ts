import { findEmoji } from '../program/icons';
import { articles, isParted, lexiconForm, partsOfPair, phraseForm, phraseKey } from './phrases';
import { allScenes } from './scenes/allScenes';
import { moods } from './scenes/moods';
import { shadows } from './scenes/shadows';
import { tempers } from './scenes/tempers';
import type { Scene } from './scenes/Scene';
import { isModifier } from './modifiers';
import { nearestSubject } from './nearest/nearestSubject';
import type { ReadWord } from './words/spelling';
import { isSmall } from './words/smallWords';
import { singular } from './words/singular';

/** A scene that words of a wish name, and how sure that is. */
export interface Subject {
  readonly scene: Scene;
  /** Where its words stand in the wish. */
  readonly at: number;
  readonly length: number;
  /** Where a word stands that belongs to it but not beside the others: “rain running down a window”. */
  readonly also?: number | undefined;
  /** By its name, by a word that was misspelt, or by the nearest meaning that is known. */
  readonly how: 'named' | 'misspelt' | 'near';
  /** The word that was taken for it. */
  readonly word: string;
}

const byPhrase = new Map<string, Scene>();
const pairs = new Map<string, { readonly other: string; readonly scene: Scene }[]>();
/** The longest phrase, in words, by its first word. */
const longestFrom = new Map<string, number>();
for (const scene of allScenes) {
  for (const phrase of scene.words) {
    if (isParted(phrase)) addPair(phrase, scene);
    else addPhrase(lexiconForm(phrase), scene);
  }
}

function addPhrase(phrase: string, scene: Scene): void {
  if (byPhrase.has(phrase)) return;
  byPhrase.set(phrase, scene);
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
}

function addPair(phrase: string, scene: Scene): void {
  const [first, other] = partsOfPair(phrase);
  pairs.set(first, [...(pairs.get(first) ?? []), { other, scene }]);
}

/** Words that name a scene but far more often do something else in a sentence: meant where they stand alone. */
const seldomMeant = new Set(
  'down up left right time times watch home letter key plus add cross check done ok okay ready note present fruit charge face bow die king queen light lights band bit work play nothing remember remind run running read reading wait change changing set plain fancy simple back above below fall falling past hour empty together missing current power drive free age complete correct wrong update finished may march date match roll spell sound ring sweet living growing development available passed waiting tune'.split(
    ' ',
  ),
);

/** Words that say when, where or what of something else, unless they stand alone. */
const weakWords = new Set([
  ...'night evening morning day sky midnight noon dusk nightfall nighttime summer winter spring autumn window home music light glow water film movie video kid baby girl boy friend energy photo eye tail wing mane head petal tooth bed drink street road world irish ireland ring circle color colour pattern office desk school target stream'.split(
    ' ',
  ),
  'summer evening',
  'summer night',
  'night sky',
  'clear night',
  'winter evening',
]);

export function isWeak(word: string): boolean {
  const phrase = word.toLowerCase();
  return weakWords.has(phrase) || weakWords.has(singular(phrase));
}

const moodScenes = new Set<Scene>([...moods, ...shadows, ...tempers]);

/** True for a scene that is a mood: beside another scene it is but a word for how that one is. */
export function isMood(scene: Scene): boolean {
  return moodScenes.has(scene);
}

const byName = new Map(allScenes.map((scene) => [scene.name.toLowerCase(), scene]));

/** The scene that a composed program of this name shows: “Red beating heart with stars” is a beating heart. */
export function sceneShownBy(programName: string): Scene | undefined {
  const words = (programName.toLowerCase().split(' with ')[0] ?? '').split(' ');
  for (const from of words.keys()) {
    const scene = byName.get(words.slice(from).join(' '));
    if (scene) return scene;
  }
  return undefined;
}

/** The scene that a whole phrase names. */
export function sceneNamed(phrase: string): Scene | undefined {
  return byPhrase.get(phrase) ?? byPhrase.get(phraseKey(phrase)) ?? byPhrase.get(phraseForm(phrase));
}

/** Every word of the lexicon that stands alone. */
export function lexiconWords(): string[] {
  return [...byPhrase.keys()].filter((key) => !key.includes(' '));
}

/** Every word that stands in a phrase of the lexicon, alone or not. */
export function phraseWords(): Set<string> {
  return new Set([...byPhrase.keys()].flatMap((key) => key.split(' ')));
}

/** The subjects of a wish, in its order. Words at `taken` places belong to something else. */
export function subjectsIn(
  words: readonly ReadWord[],
  taken: ReadonlySet<number> = new Set(),
): readonly Subject[] {
  if (taken.size > 0) return readSubjects(words, taken);
  const before = read.get(words);
  if (before) return before;
  const subjects = readSubjects(words, taken);
  read.set(words, subjects);
  return subjects;
}

/** Everything that reads a wish asks for its subjects. */
const read = new WeakMap<readonly ReadWord[], readonly Subject[]>();

function readSubjects(words: readonly ReadWord[], taken: ReadonlySet<number>): Subject[] {
  const subjects = pairsIn(words, taken);
  const gone = new Set(taken);
  for (const { at, also } of subjects) {
    // A word of a pair said again is still the same thing.
    for (const [index, { text }] of words.entries())
      if (text === words[at]?.text || text === words[also ?? at]?.text) gone.add(index);
  }
  const telling = words.filter(({ text }) => !isSmall(text) && !isModifier(text)).length;
  for (let at = 0; at < words.length;) {
    const found = gone.has(at) ? undefined : subjectAt(words, at, gone, telling);
    if (found) subjects.push(found);
    at += found?.length ?? 1;
  }
  return subjects.sort((a, b) => a.at - b.at);
}

/** Two words anywhere in a wish that mean something together. */
function pairsIn(words: readonly ReadWord[], taken: ReadonlySet<number>): Subject[] {
  const found: Subject[] = [];
  for (const [at, { text, raw }] of words.entries()) {
    for (const { other, scene } of pairs.get(text) ?? pairs.get(singular(text)) ?? []) {
      const also = words.findIndex(
        (word, index) => index !== at && (word.text === other || singular(word.text) === other),
      );
      if (also < 0 || taken.has(at) || taken.has(also)) continue;
      if (found.some((pair) => [pair.at, pair.also].some((place) => place === at || place === also)))
        continue;
      if (isInPhrase(words, Math.min(at, also), Math.max(at, also), taken)) continue;
      found.push({ scene, at, length: 1, also, how: 'named', word: raw });
    }
  }
  return found;
}

/** True where a phrase spans both places: “arrow up icon” is more than an arrow and up. */
function isInPhrase(
  words: readonly ReadWord[],
  from: number,
  to: number,
  taken: ReadonlySet<number>,
): boolean {
  if (to - from > 6) return false;
  return (subjectAt(words, from, taken, words.length)?.length ?? 0) > to - from;
}

function subjectAt(
  words: readonly ReadWord[],
  at: number,
  taken: ReadonlySet<number>,
  telling: number,
): Subject | undefined {
  const first = words[at];
  if (!first) return undefined;
  const longest = Math.max(longestFrom.get(first.text) ?? 0, longestFrom.get(singular(first.text)) ?? 0);
  const places: number[] = [];
  for (let place = at; place < words.length && places.length < longest && !taken.has(place); place++)
    if (place === at || !articles.has(words[place]?.text ?? '')) places.push(place);
  for (; places.length > 0; places.pop()) {
    const phrase = places.flatMap((place) => words[place] ?? []);
    const key = phrase.map(({ text }) => text).join(' ');
    const scene = byPhrase.get(key) ?? byPhrase.get(phraseKey(key));
    if (!scene || (phrase.length === 1 && !isMeant(words, at, telling))) continue;
    const how = phrase.some(({ isCorrected }) => isCorrected) ? 'misspelt' : 'named';
    const length = (places.at(-1) ?? at) - at + 1;
    return { scene, at, length, how, word: phrase.map(({ raw }) => raw).join(' ') };
  }
  const emoji = findEmoji(first.raw);
  const scene = emoji && byPhrase.get(emoji.replace('-', ' '));
  return scene ? { scene, at, length: 1, how: 'named', word: first.raw } : undefined;
}

/** `telling`: how many words of the wish say something. */
function isMeant(words: readonly ReadWord[], at: number, telling: number): boolean {
  const text = words[at]?.text ?? '';
  if (text === 'love') return !/^(?:would|i|will)$/.test(words[at - 1]?.text ?? '');
  const isAlone = telling <= (isSmall(text) ? 0 : 1);
  return isAlone || !(seldomMeant.has(text) || seldomMeant.has(singular(text)));
}

/** What a word unknown to the lexicon means by its nearest meaning. */
export function guessSubject(words: readonly ReadWord[], at: number): Subject | undefined {
  const word = words[at];
  if (!word || word.text.length < 3 || !/^[a-z]+$/.test(word.text) || sceneNamed(word.text)) return undefined;
  const near = nearestSubject(word.text) ?? nearestSubject(singular(word.text));
  const scene = near === undefined ? undefined : sceneNamed(near);
  return scene && { scene, at, length: 1, how: 'near', word: word.raw };
}
