import type { Word } from './readWords';

/** Something read from a few words in a row. */
export interface Read<Value> {
  readonly value: Value;
  /** How many words it took. */
  readonly length: number;
}

const numberWords: ReadonlyMap<string, number> = new Map(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
);

export const unitMs: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ms: 1,
    millisecond: 1,
    milliseconds: 1,
    msec: 1,
    s: 1000,
    second: 1000,
    seconds: 1000,
    secs: 1000,
    minute: 60_000,
    minutes: 60_000,
    m: 60_000,
    min: 60_000,
    h: 3_600_000,
    hour: 3_600_000,
    hours: 3_600_000,
  }),
);

/** A number in digits or words: `3`, `1.5`, `twenty five`. */
export function numberAt(words: readonly Word[], at: number): Read<number> | undefined {
  const text = words[at]?.text ?? '';
  if (/^-?\d/.test(text)) {
    // `1,000` is a thousand, `1,5` one and a half.
    const plain = /^-?\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
    const value = Number(plain);
    return Number.isFinite(value) ? { value, length: 1 } : undefined;
  }
  const ten = tens.get(text);
  if (ten !== undefined) {
    const one = numberWords.get(words[at + 1]?.text ?? '');
    return one !== undefined && one > 0 && one < 10
      ? { value: ten + one, length: 2 }
      : { value: ten, length: 1 };
  }
  const plain = numberWords.get(text);
  if (plain !== undefined) {
    if (words[at + 1]?.text === 'hundred') return { value: plain * 100, length: 2 };
    return { value: plain, length: 1 };
  }
  if (text === 'hundred') return { value: 100, length: 1 };
  if (text === 'dozen') return { value: 12, length: 1 };
  return undefined;
}

/** A time: `5 s`, `ten minutes`, `half an hour`, `an hour and a half`, `1 h 30 min`, `90s`. In ms. */
export function timeAt(words: readonly Word[], at: number): Read<number> | undefined {
  const first = oneTimeAt(words, at);
  if (!first) return undefined;
  const next = at + first.length;
  if (phraseAt(words, next, 'and a half')) {
    const unit = unitMs.get(words[next - 1]?.text ?? '') ?? 0;
    return { value: Math.round(first.value + unit / 2), length: first.length + 3 };
  }
  const skip = words[next]?.text === 'and' ? 1 : 0;
  const rest = oneTimeAt(words, next + skip);
  if (rest && rest.value < first.value && first.value >= 60_000) {
    return { value: first.value + rest.value, length: first.length + skip + rest.length };
  }
  return first;
}

function oneTimeAt(words: readonly Word[], at: number): Read<number> | undefined {
  const half = phraseAt(words, at, 'half a') || phraseAt(words, at, 'half an') ? 2 : 0;
  if (half > 0) {
    const unit = unitMs.get(words[at + half]?.text ?? '');
    return unit === undefined ? undefined : { value: unit / 2, length: half + 1 };
  }
  const quarter = phraseAt(words, at, 'quarter of an hour')
    ? 4
    : phraseAt(words, at, 'a quarter of an hour')
      ? 5
      : 0;
  if (quarter > 0) return { value: 900_000, length: quarter };
  const isOne = words[at]?.text === 'a' || words[at]?.text === 'an';
  const amount = isOne ? { value: 1, length: 1 } : (numberAt(words, at) ?? vagueAt(words, at));
  if (!amount) return undefined;
  const unit = unitMs.get(words[at + amount.length]?.text ?? '');
  if (unit === undefined || amount.value < 0) return undefined;
  // “a second step” is no time.
  if (isOne && unit === 1000 && words[at + 2]?.text !== undefined && !endsTime.has(words[at + 2]?.text ?? ''))
    return undefined;
  return { value: Math.round(amount.value * unit), length: amount.length + 1 };
}

const endsTime = new Set(
  'each per long longer shorter more less and at for only please in of between or so'.split(' '),
);

function vagueAt(words: readonly Word[], at: number): Read<number> | undefined {
  if (phraseAt(words, at, 'a couple of')) return { value: 2, length: 3 };
  if (phraseAt(words, at, 'a few')) return { value: 3, length: 2 };
  return undefined;
}

/** A share of 1: `30 %`, `20 percent`. */
export function percentAt(words: readonly Word[], at: number): Read<number> | undefined {
  const amount = numberAt(words, at);
  const sign = words[at + (amount?.length ?? 0)]?.text;
  if (!amount || (sign !== '%' && sign !== 'percent' && sign !== 'pct')) return undefined;
  return { value: amount.value / 100, length: amount.length + 1 };
}

/** How often: `once`, `twice`, `three times`, `4 times`, `for ever`. 0 is for ever. */
export function countAt(words: readonly Word[], at: number): Read<number> | undefined {
  const text = words[at]?.text;
  if (phraseAt(words, at, 'for ever') || phraseAt(words, at, 'non stop')) return { value: 0, length: 2 };
  if (phraseAt(words, at, 'over and over'))
    return { value: 0, length: phraseAt(words, at, 'over and over again') ? 4 : 3 };
  if (phraseAt(words, at, 'for good') || phraseAt(words, at, 'without end')) return { value: 0, length: 2 };
  if (text === 'endless' || text === 'infinite' || text === 'nonstop' || text === 'always')
    return { value: 0, length: 1 };
  if (text === 'once') return { value: 1, length: 1 };
  if (text === 'twice') return { value: 2, length: 1 };
  if (text === 'thrice') return { value: 3, length: 1 };
  const amount = numberAt(words, at);
  const noun = words[at + (amount?.length ?? 0)]?.text ?? '';
  if (!amount || !/^(?:times|rounds|loops|repeats|repetitions|cycles|time|round|loop)$/.test(noun))
    return undefined;
  if (!Number.isInteger(amount.value) || amount.value < 1 || amount.value > 65_535) return undefined;
  return { value: amount.value, length: amount.length + 1 };
}

/** True when these words stand at this place. */
export function phraseAt(words: readonly Word[], at: number, phrase: string | readonly string[]): boolean {
  // Most phrases begin otherwise, which is told before they are taken apart.
  if (typeof phrase === 'string' && !phrase.startsWith(words[at]?.text ?? ' ')) return false;
  const texts = typeof phrase === 'string' ? phrase.split(' ') : phrase;
  return texts.every((text, index) => words[at + index]?.text === text);
}
