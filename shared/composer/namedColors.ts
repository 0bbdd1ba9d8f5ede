import { colorAt } from './words/colorPhrases';
import type { Read } from './words/numbers';
import { singular } from './words/singular';
import type { ReadWord } from './words/spelling';

/** A colour a wish names, in its own words, and where. */
export interface NamedColor {
  readonly value: string;
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

const hue = /^(?:red|green|blue|yellow|orange|pink|purple|violet|brown|white|gray)$/;

/** The colours of a wish are asked for by everything that reads it. */
const read = new WeakMap<readonly ReadWord[], readonly NamedColor[]>();

/** The colours a wish names. A word that is a thing as well is one only where a colour must stand. */
export function colorsIn(words: readonly ReadWord[], areThingsColors = false): readonly NamedColor[] {
  const before = areThingsColors ? undefined : read.get(words);
  if (before) return before;
  const colors = readColors(words, areThingsColors);
  if (!areThingsColors) read.set(words, colors);
  return colors;
}

/** “red blue green” are three colours, “blue green” is one. */
function isInList(words: readonly ReadWord[], at: number): boolean {
  const isHue = (index: number) => hue.test(words[index]?.text ?? '');
  let [from, to] = [at, at];
  while (isHue(from - 1) && words[from - 1]?.mark === '') from--;
  while (isHue(to + 1) && words[to]?.mark === '') to++;
  return isHue(at) && to - from >= 2;
}

function readColors(words: readonly ReadWord[], areThingsColors: boolean): NamedColor[] {
  const colors: NamedColor[] = [];
  for (let at = 0; at < words.length;) {
    const color = isRefused(words, at)
      ? undefined
      : namedAt(words, at, areThingsColors || isColorPlace(words, at));
    if (!color) {
      at++;
      continue;
    }
    // “mint green” is a mint, “tomato red” a tomato.
    const { mark } = words[at + color.length - 1] ?? {};
    const isNamedTwice =
      color.length === 1 &&
      mark === '' &&
      hue.test(words[at + 1]?.text ?? '') &&
      !hue.test(words[at]?.text ?? '');
    const length = color.length + (isNamedTwice ? 1 : 0);
    const name = words
      .slice(at, at + length)
      .map(({ raw, text, isCorrected }) => (isCorrected ? text : raw.toLowerCase()))
      .join(' ');
    colors.push({ value: color.value, name, at, length });
    at += length;
  }
  return colors;
}

/** “roses” are things as “rose” is one, though “blues” are a colour. */
function namedAt(words: readonly ReadWord[], at: number, isPlace: boolean): Read<string> | undefined {
  const color = colorAt(isInList(words, at) ? words.slice(0, at + 1) : words, at, isPlace);
  const word = words[at];
  if (color?.length !== 1 || !word?.text.endsWith('s')) return color;
  return colorAt([{ ...word, text: singular(word.text) }], 0, isPlace);
}

/** Behind “in” and the like; before “on the wall” and “red”. */
function isColorPlace(words: readonly ReadWord[], at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  const next = words[at + 1]?.text ?? '';
  return (
    /^(?:in|into|color|colored)$/.test(before) ||
    (hue.test(next) && words[at]?.mark === '') ||
    (next === 'on' && words[at + 3]?.text === 'wall')
  );
}

/** The colours a wish names to be left out. */
export function refusedColors(words: readonly ReadWord[]): NamedColor[] {
  return words.flatMap((word, at) => {
    const color = isRefused(words, at) ? colorAt(words, at) : undefined;
    return color ? [{ value: color.value, name: word.raw.toLowerCase(), at, length: color.length }] : [];
  });
}

/** “anything but”, “all except”, “instead of”, “rather an ocean than”. */
function isExcepting(words: readonly ReadWord[], at: number): boolean {
  const [text, before = ''] = [words[at]?.text, words[at - 1]?.text];
  if (text === 'except' || text === 'excluding') return true;
  if (text === 'but') return /^(?:anything|everything|all|any|colors?)$/.test(before);
  if (text === 'of') return before === 'instead';
  return text === 'than' && words.slice(0, at).some((word) => word.text === 'rather');
}

/** “no rain”, “without hearts”, “not too bright”, “nothing that blinks”, “forget the rain”: named to be left out. */
export function isRefused(words: readonly ReadWord[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(at - 4, 0); before--) {
    const { text = '', mark } = words[before] ?? {};
    if (mark !== '') return false;
    if (isExcepting(words, before)) return true;
    if (/^(?:no|not|without|never|nothing|forget)$/.test(text)) {
      const isFar = at - before === 4 && words[before + 1]?.text !== 'look';
      return !isFar && !/^(?:only|just)$/.test(words[before + 1]?.text ?? '');
    }
    if (!/^(?:too|so|very|any|the|a|an|that|more|like|look|really|much|many)$/.test(text)) return false;
  }
  return false;
}
