import { phraseAt, type Read } from '../words/numbers';
import type { Word } from '../words/readWords';
import { classIndex, fillers } from './vocabulary';

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
    return { isSlot: /^[A-Z]/.test(name), name, isOptional: word.endsWith('?') };
  });
  return { parts, mean, maxFillers };
}

/** Reads clauses. What a slot or class finds at a place is looked up once, however many sentences ask. */
export class ClauseReader<Slots extends object, Meaning> {
  constructor(
    private readonly sentences: readonly Sentence<Slots, Meaning>[],
    private readonly read: SlotReader<Slots>,
    private readonly none: Slots,
  ) {}

  /** The meaning of the first sentence that explains every word; none where a word stays unexplained. */
  meaningOf(words: readonly Word[]): Meaning | undefined {
    const known = new Map<string, readonly (readonly Read<Slots>[])[]>();
    const waysOf = ({ name, isSlot }: Part): readonly (readonly Read<Slots>[])[] => {
      const before = known.get(name);
      if (before) return before;
      const ways = words.map((_, at) =>
        isSlot ? this.read(name, words, at) : this.#classAt(name, words, at),
      );
      known.set(name, ways);
      return ways;
    };
    for (const each of this.sentences) {
      const isPossible = each.parts.every(
        (part) => part.isOptional || waysOf(part).some((ways) => ways.length > 0),
      );
      const found = isPossible ? fit(each, words, waysOf, this.none) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #classAt(name: string, words: readonly Word[], at: number): Read<Slots>[] {
    const phrases = classIndex(name)?.get(words[at]?.text ?? '') ?? [];
    return phrases
      .filter(([phrase]) => phraseAt(words, at, phrase))
      .map(([phrase]) => ({ value: this.none, length: phrase.length }));
  }
}

/** Fits a sentence to all the words, trying every way its parts can be filled. */
function fit<Slots extends object, Meaning>(
  { parts, mean, maxFillers }: Sentence<Slots, Meaning>,
  words: readonly Word[],
  waysOf: (part: Part) => readonly (readonly Read<Slots>[])[],
  none: Slots,
): Meaning | undefined {
  let attempts = 0;
  const from = (index: number, at: number, slots: Slots, skipped: number): Meaning | undefined => {
    if (++attempts > maxAttempts || skipped > maxFillers) return undefined;
    const part = parts[index];
    if (!part) {
      const rest = words.slice(at);
      return rest.every(isFiller) && skipped + rest.length <= maxFillers ? mean(slots) : undefined;
    }
    for (const { value, length } of waysOf(part)[at] ?? []) {
      const found = from(index + 1, at + length, { ...slots, ...value }, skipped);
      if (found !== undefined) return found;
    }
    const without = part.isOptional ? from(index + 1, at, slots, skipped) : undefined;
    if (without !== undefined) return without;
    return isFiller(words[at]) ? from(index, at + 1, slots, skipped + 1) : undefined;
  };
  return from(0, 0, none, 0);
}

function isFiller(word: Word | undefined): boolean {
  return word !== undefined && fillers.has(word.text);
}
