import { phraseAt, type Read } from '../words/numbers';
import type { Word } from '../words/readWords';
import { classIndex, fillers, isVocabulary } from './vocabulary';

/** All the ways to fill a slot from the words at a place. */
export type SlotReader<Slots> = (slot: string, words: readonly Word[], at: number) => readonly Read<Slots>[];

interface Part {
  readonly isSlot: boolean;
  readonly name: string;
  readonly isOptional: boolean;
}

/** A sentence that a clause can be, and what it means. */
export interface Sentence<Slots, Meaning> {
  readonly parts: readonly Part[];
  /** So many fillers may stand in it. */
  readonly maxFillers: number;
  readonly mean: (slots: Slots) => Meaning | undefined;
}

/** More attempts than any real clause needs. */
const maxAttempts = 1500;

/**
 * A sentence written as `make TARGET? COLOR`: capitals are slots, small words are classes of the vocabulary, `?` is
 * optional. Between them fillers may stand.
 */
export function sentence<Slots, Meaning>(
  pattern: string,
  mean: (slots: Slots) => Meaning | undefined,
  maxFillers = Infinity,
): Sentence<Slots, Meaning> {
  const parts = pattern.split(' ').map((word): Part => {
    const name = word.replace('?', '');
    const isSlot = /^[A-Z]/.test(name);
    if (!isSlot && !classIndex(name)) throw new TypeError(`No class of words is called ${name}.`);
    return { isSlot, name, isOptional: word.endsWith('?') };
  });
  return { parts, mean, maxFillers };
}

/** What a slot or class finds at each place of a wish. */
type Ways<Slots> = readonly (readonly Read<Slots>[])[];

/** Reads the clauses of one wish. What a slot finds at a place is looked up once, however many sentences ask. */
export class ClauseReader<Slots extends object, Meaning> {
  readonly #ways = new Map<string, Ways<Slots>>();
  readonly #isExplained: readonly boolean[];

  constructor(
    private readonly words: readonly Word[],
    private readonly sentences: readonly Sentence<Slots, Meaning>[],
    private readonly read: SlotReader<Slots>,
    private readonly none: Slots,
  ) {
    this.#isExplained = this.#explained();
  }

  /** The meaning of the first sentence that explains every word from one place to another; none where a word is left over. */
  meaningOf(from: number, to: number): Meaning | undefined {
    if (!this.#isExplained.slice(from, to).every(Boolean)) return undefined;
    const waysOf = (part: Part) => this.#waysOf(part);
    const isThere = (part: Part) => waysOf(part).some((ways, at) => at >= from && at < to && ways.length > 0);
    for (const each of this.sentences) {
      const isPossible = each.parts.every((part) => part.isOptional || isThere(part));
      const found = isPossible ? fit(each, this.words, [from, to], waysOf, this.none) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Which words have a part in any sentence at all: most wishes are no edits, and one word shows it. */
  #explained(): boolean[] {
    const explained = this.words.map(({ text }) => isVocabulary(text));
    for (const name of slotNames(this.sentences)) {
      for (const [at, ways] of this.#waysOf({ name, isSlot: true, isOptional: false }).entries()) {
        const reach = Math.max(0, ...ways.map(({ length }) => length));
        explained.fill(true, at, at + reach);
      }
    }
    return explained;
  }

  #waysOf({ name, isSlot }: Part): Ways<Slots> {
    const before = this.#ways.get(name);
    if (before) return before;
    const { words } = this;
    const ways = words.map((_, at) => (isSlot ? this.read(name, words, at) : this.#classAt(name, at)));
    this.#ways.set(name, ways);
    return ways;
  }

  #classAt(name: string, at: number): Read<Slots>[] {
    const phrases = classIndex(name)?.get(this.words[at]?.text ?? '') ?? [];
    return phrases
      .filter(([phrase]) => phraseAt(this.words, at, phrase))
      .map(([phrase]) => ({ value: this.none, length: phrase.length }));
  }
}

const namesOf = new WeakMap<object, ReadonlySet<string>>();

function slotNames<Slots, Meaning>(sentences: readonly Sentence<Slots, Meaning>[]): ReadonlySet<string> {
  const before = namesOf.get(sentences);
  if (before) return before;
  const names = new Set(
    sentences.flatMap(({ parts }) => parts.flatMap(({ name, isSlot }) => (isSlot ? [name] : []))),
  );
  namesOf.set(sentences, names);
  return names;
}

/** Fits a sentence to the words from one place to another, trying every way its parts can be filled. */
function fit<Slots extends object, Meaning>(
  { parts, mean, maxFillers }: Sentence<Slots, Meaning>,
  words: readonly Word[],
  [start, end]: readonly [number, number],
  waysOf: (part: Part) => Ways<Slots>,
  none: Slots,
): Meaning | undefined {
  let attempts = 0;
  const from = (index: number, at: number, slots: Slots, skipped: number): Meaning | undefined => {
    if (++attempts > maxAttempts || skipped > maxFillers) return undefined;
    const part = parts[index];
    if (!part) {
      const rest = words.slice(at, end);
      return rest.every(isFiller) && skipped + rest.length <= maxFillers ? mean(slots) : undefined;
    }
    for (const { value, length } of at < end ? (waysOf(part)[at] ?? []) : []) {
      if (at + length > end) continue;
      const found = from(index + 1, at + length, { ...slots, ...value }, skipped);
      if (found !== undefined) return found;
    }
    const without = part.isOptional ? from(index + 1, at, slots, skipped) : undefined;
    if (without !== undefined) return without;
    return at < end && isFiller(words[at]) ? from(index, at + 1, slots, skipped + 1) : undefined;
  };
  return from(0, start, none, 0);
}

function isFiller(word: Word | undefined): boolean {
  return word !== undefined && fillers.has(word.text);
}
