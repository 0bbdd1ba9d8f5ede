import type { Target } from '../../program/edit/Operation';
import type { Pattern } from '../../program/Program';
import { colorAt } from '../words/colorPhrases';
import { countAt, numberAt, percentAt, phraseAt, timeAt, type Read } from '../words/numbers';
import type { Word } from '../words/readWords';
import { patternAt } from './patternWords';
import { targetsAt, type Nameable } from './targets';
import { adjectives, comparatives, degrees, factors, nouns, type Quality } from './vocabulary';

/** What the slots of a sentence can hold. `null` means all of the program. */
export interface Slots {
  readonly TARGET?: Target | null;
  readonly TARGET2?: Target | null;
  readonly COLOR?: string;
  readonly COLOR2?: string;
  readonly HUER?: string;
  readonly COMPARATIVE?: Quality;
  readonly ADJECTIVE?: Quality;
  readonly NOUN?: Quality;
  readonly DEGREE?: number;
  readonly FACTOR?: number;
  readonly PERCENT?: number;
  readonly TIME?: number;
  readonly NUMBER?: number;
  readonly COUNT?: number;
  readonly PATTERN?: Pattern;
  readonly QUOTED?: string;
}

/** Reads the slots of one wish, with what the current program has to be named. */
export function slotReader(
  known: Nameable,
): (slot: string, words: readonly Word[], at: number) => readonly Read<Slots>[] {
  const targets = new Map<number, readonly Read<Target | null>[]>();
  return (slot, words, at) => {
    switch (slot) {
      case 'TARGET':
      case 'TARGET2': {
        const found = targets.get(at) ?? targetsAt(words, at, known);
        targets.set(at, found);
        return found.map(({ value, length }) => ({ value: { [slot]: value }, length }));
      }
      case 'COLOR':
      case 'COLOR2':
        return one(colorBehindArticle(words, at), (color) => ({ [slot]: color }));
      case 'HUER':
        return one(huerAt(words, at), (HUER) => ({ HUER }));
      case 'COMPARATIVE':
        return listed(comparatives, words, at, (COMPARATIVE) => ({ COMPARATIVE }));
      case 'ADJECTIVE':
        return listed(adjectives, words, at, (ADJECTIVE) => ({ ADJECTIVE }));
      case 'NOUN':
        return listed(nouns, words, at, (NOUN) => ({ NOUN }));
      case 'DEGREE':
        return listed(degrees, words, at, (DEGREE) => ({ DEGREE }));
      case 'FACTOR':
        return [
          ...listed(factors, words, at, (FACTOR) => ({ FACTOR })),
          ...one(timesAt(words, at), (FACTOR) => ({ FACTOR })),
        ];
      case 'PERCENT':
        return one(percentAt(words, at), (PERCENT) => ({ PERCENT }));
      case 'TIME':
        return one(timeAt(words, at), (TIME) => ({ TIME }));
      case 'NUMBER':
        return one(numberAt(words, at), (NUMBER) => ({ NUMBER }));
      case 'COUNT':
        return one(countAt(words, at), (COUNT) => ({ COUNT }));
      case 'PATTERN':
        return one(patternAt(words, at, known.program), (PATTERN) => ({ PATTERN }));
      case 'QUOTED':
        return known.things.has('text') ? one(quotedAt(words, at), (QUOTED) => ({ QUOTED })) : [];
      default:
        return [];
    }
  };
}

function one<Value>(read: Read<Value> | undefined, fill: (value: Value) => Slots): Read<Slots>[] {
  return read ? [{ value: fill(read.value), length: read.length }] : [];
}

function listed<Value>(
  index: ReadonlyMap<string, readonly (readonly [readonly string[], Value])[]>,
  words: readonly Word[],
  at: number,
  fill: (value: Value) => Slots,
): Read<Slots>[] {
  return (index.get(words[at]?.text ?? '') ?? [])
    .filter(([phrase]) => phraseAt(words, at, phrase))
    .map(([phrase, value]) => ({ value: fill(value), length: phrase.length }));
}

const colorPlaces = new Set('in into to it them more less all'.split(' '));

/** A colour; a thing's name (“rose”) is one only where a colour must stand. */
function colorBehindArticle(words: readonly Word[], at: number): Read<string> | undefined {
  const skip = words[at]?.text === 'the' || words[at]?.text === 'a' || words[at]?.text === 'some' ? 1 : 0;
  const color = colorAt(words, at + skip, colorPlaces.has(words[at - 1]?.text ?? ''));
  if (!color || (color.value === '#000000' && words[at + skip]?.text === 'off')) return undefined;
  const next = words[at + skip + color.length]?.text ?? '';
  const tail = /^(?:colors?|tones?|ones?|hues?|shades?|parts?|bits?)$/.test(next) ? 1 : 0;
  return { value: color.value, length: skip + color.length + tail };
}

/** “redder”, “bluer”, “pinker”: the colour it grows towards. */
function huerAt(words: readonly Word[], at: number): Read<string> | undefined {
  const text = words[at]?.text ?? '';
  if (!text.endsWith('er')) return undefined;
  const stem = text.slice(0, -2);
  const bases = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  for (const base of bases) {
    if (!hues.has(base)) continue;
    const color = colorAt([{ text: base, raw: base, start: 0, end: 0, mark: '' }], 0, true);
    if (color) return { value: color.value, length: 1 };
  }
  return undefined;
}

const hues = new Set(
  'red green blue yellow orange pink purple violet brown gray white black golden silver'.split(' '),
);

/** “1.5 times”, “2 times”. */
function timesAt(words: readonly Word[], at: number): Read<number> | undefined {
  const number = numberAt(words, at);
  if (!number || number.value <= 0 || words[at + number.length]?.text !== 'times') return undefined;
  return { value: number.value, length: number.length + 1 };
}

/** The rest of the wish as it was typed, for a text to show. */
function quotedAt(words: readonly Word[], at: number): Read<string> | undefined {
  const rest = words.slice(at);
  if (rest.length === 0) return undefined;
  const text = rest
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/ (?:instead|please|now|then)$/i, '');
  return { value: text, length: rest.length };
}
