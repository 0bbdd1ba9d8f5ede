import { readColor, readColorName } from '../../program/color';
import { colorOf, hueDistance, shadeOf, type Shade } from '../../program/colorMath';
import type { Read } from './numbers';
import type { Word } from './readWords';

/** Words that are a colour only beside one, or a thing far more often. */
const notAlone = new Set(
  'off none snow linen tan ink sand bone pearl steel smoke ash jet mercury chrome sky forest midnight daylight moonlight starlight sunlight candlelight rose cherry wine coffee honey lemon melon mango peach plum grape pumpkin carrot banana butter straw strawberry raspberry watermelon flamingo poppy sunflower fern moss sage glacier arctic peacock cardinal ginger cinnamon chestnut caramel toffee cocoa mocha espresso curry avocado pear kiwi papaya denim slate platinum brass incandescent powder marine clementine tangerine vanilla champagne'.split(
    ' ',
  ),
);

const modifiers: ReadonlyMap<string, (shade: Shade) => Shade> = new Map([
  ['dark', ({ l, c, h }) => ({ l: l * 0.62, c: c * 0.75, h })],
  ['deep', ({ l, c, h }) => ({ l: l * 0.7, c: c * 0.95, h })],
  ['light', ({ l, c, h }) => ({ l: l + (1 - l) * 0.5, c: c * 0.6, h })],
  ['pale', ({ l, c, h }) => ({ l: l + (1 - l) * 0.6, c: c * 0.45, h })],
  ['pastel', ({ l, c, h }) => ({ l: l + (1 - l) * 0.55, c: c * 0.5, h })],
  ['soft', ({ l, c, h }) => ({ l: l + (1 - l) * 0.25, c: c * 0.65, h })],
  ['dusty', ({ l, c, h }) => ({ l, c: c * 0.5, h })],
  ['muted', ({ l, c, h }) => ({ l: l * 0.92, c: c * 0.55, h })],
  ['bright', ({ l, c, h }) => ({ l: Math.min(l * 1.08, 1), c, h })],
  ['vivid', ({ l, c, h }) => ({ l, c: c * 1.3, h })],
  ['neon', ({ l, c, h }) => ({ l: Math.min(l * 1.1, 1), c: c * 1.3, h })],
  ['toxic', ({ l, c, h }) => ({ l: Math.min(l * 1.1, 1), c: c * 1.3, h })],
  ['electric', ({ l, c, h }) => ({ l: Math.min(l * 1.05, 1), c: c * 1.3, h })],
  ['rich', ({ l, c, h }) => ({ l: l * 0.9, c: c * 1.1, h })],
  ['strong', ({ l, c, h }) => ({ l, c: c * 1.2, h })],
  ['dim', ({ l, c, h }) => ({ l: l * 0.6, c: c * 0.6, h })],
  ['warm', ({ l, c, h }) => ({ l, c: Math.max(c, 0.04), h: h + (h > 60 && h < 240 ? -12 : 12) })],
  ['cool', ({ l, c, h }) => ({ l, c: Math.max(c, 0.02), h: h + (h > 60 && h < 240 ? 12 : -12) })],
  ['cold', ({ l, c, h }) => ({ l, c: Math.max(c, 0.02), h: h + (h > 60 && h < 240 ? 12 : -12) })],
  ['pure', (shade) => shade],
  ['hot', ({ l, c, h }) => ({ l, c: c * 1.15, h })],
]);

/** Where a person thinks of another light than CSS does: its `green` is dim, its `violet` pink. */
const plainColors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    green: '#00D040',
    lavender: '#B07EE8',
    purple: '#9B30FF',
    violet: '#8A3CFF',
    teal: '#00B8A8',
    gray: '#9AA0A6',
    indigo: '#4A22D8',
    brown: '#9A5A1E',
    olive: '#8F9A1F',
    maroon: '#8C1030',
    golden: '#FFC400',
    gold: '#FFC400',
    orange: '#FF8A00',
    pink: '#FF69B4',
    magenta: '#FF00C8',
    silvery: '#C8CCD4',
    rosy: '#FF8FA8',
    turquoise: '#1FE0CE',
    yellow: '#FFDC00',
    white: '#FFFFFF',
  }),
);

const ishBases =
  'red blue green yellow orange pink purple violet brown gray white black teal turquoise golden'.split(' ');

/**
 * A colour named by up to three words: `red`, `burnt orange`, `pale rose gold`, `bluish`, `#FF8800`. A word that is a
 * thing as well (`rose`, `snow`) counts only with `isColorPlace`, as behind “in” or “make it”.
 */
export function colorAt(words: readonly Word[], at: number, isColorPlace = false): Read<string> | undefined {
  for (let length = Math.min(3, words.length - at); length > 0; length--) {
    const texts = words.slice(at, at + length).map(({ text }) => text);
    if (words.slice(at, at + length - 1).some(({ mark }) => mark !== '' && mark !== '-')) continue;
    const value = colorNamed(texts, isColorPlace);
    if (value) return { value, length };
  }
  return undefined;
}

function colorNamed(texts: readonly string[], isColorPlace: boolean): string | undefined {
  const [first = '', ...rest] = texts;
  if (rest.length === 0) {
    if (first.startsWith('#')) return readColor(first);
    if (notAlone.has(first) && !isColorPlace) return undefined;
    return singleColor(first);
  }
  const whole = exactColor(texts.join(''));
  if (whole) return whole;
  if ((rest.at(-1) === 'colored' || rest.at(-1) === 'color') && rest.length === 1) return singleColor(first);
  const modifier = modifiers.get(first);
  const base = modifier ? colorNamed(rest, isColorPlace) : undefined;
  if (modifier && base !== undefined) return colorOf(modifier(shadeOf(base)));
  return blended(texts);
}

/** “blue green”, “reddish brown”: the last one with a third of the first. */
function blended(texts: readonly string[]): string | undefined {
  const [first = '', second = '', ...more] = texts;
  if (more.length > 0) return undefined;
  const [tint, base] = [
    isish(first) ?? (plainHues.has(first) ? first : undefined),
    plainHues.has(second) ? second : undefined,
  ];
  const [tintColor, baseColor] = [tint && exactColor(tint), base && exactColor(base)];
  if (!tintColor || !baseColor) return undefined;
  const [a, b] = [shadeOf(tintColor), shadeOf(baseColor)];
  const turn = hueDistance(b.h, a.h);
  return colorOf({ l: b.l * 0.67 + a.l * 0.33, c: b.c * 0.67 + a.c * 0.33, h: b.h + turn / 3 });
}

const plainHues = new Set('red blue green yellow orange pink purple violet brown turquoise teal'.split(' '));

function singleColor(word: string): string | undefined {
  const ish = isish(word);
  if (ish) return exactColor(ish);
  return exactColor(word) ?? (word.endsWith('s') ? exactColor(word.slice(0, -1)) : undefined);
}

/** CSS and the models know these as colours; people do not. */
const noColors = new Set(['off', 'none', 'snow', 'transparent']);

/** By its full name only: “light” and “warm” alone are no colours. */
function exactColor(name: string): string | undefined {
  const plain = plainColors.get(name);
  if (plain) return plain;
  // “bee”, “add” and “bed” are words here, not hex.
  const isName =
    /^[a-z]{3,24}$/.test(name) && !/^[a-f]+$/.test(name) && !modifiers.has(name) && !noColors.has(name);
  return isName ? readColorName(name) : undefined;
}

/** The colour behind “reddish”, “bluish”, “yellowy”. */
function isish(word: string): string | undefined {
  if (!/(?:ish|y)$/.test(word)) return undefined;
  const stem = word.replace(/(?:ish|y)$/, '');
  return ishBases.find(
    (base) => base === stem || base === `${stem}e` || `${base}${base.at(-1) ?? ''}` === stem,
  );
}
