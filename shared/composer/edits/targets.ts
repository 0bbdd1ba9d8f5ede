import { layersOf, colorsOf } from '../../program/commandEdits';
import { findIcon } from '../../program/icons';
import type { Program } from '../../program/Program';
import { thingOf } from '../../program/edit/editTarget';
import type { Target, Thing } from '../../program/edit/Operation';
import { colorAt } from '../words/colorPhrases';
import { isLike } from '../../program/colorMath';
import { numberAt, phraseAt, type Read } from '../words/numbers';
import type { Word } from '../words/readWords';
import { singular } from '../words/singular';
import { isVocabulary } from './vocabulary';

/** What a program has that can be named. */
export interface Nameable {
  readonly program: Program;
  /** Words of step ids, with the steps that have them. */
  readonly steps: ReadonlyMap<string, readonly string[]>;
  readonly things: ReadonlySet<Thing>;
  /** Any noun is taken to name something. */
  readonly hasEverything: boolean;
}

/** What people call the patterns, beyond the names models use. Shapes go by too many names. */
const thingWords: Readonly<Record<Exclude<Thing, 'shape'>, string>> = {
  pulse: 'flash flashes flashing pulse lightning bolt strobe bang blink explosion burst thunder beat',
  sparkle:
    'sparkle sparkling star twinkle twinkling glitter glimmer spark speck dot confetti firefly snow flake snowflake grain glint blinking shimmer crackle point twinkler sugar bubble petal',
  rain: 'rain drop raindrop drizzle snow flake snowflake snowfall downpour raining',
  fire: 'fire flame flicker ember campfire candle torch blaze flickering',
  wave: 'wave sea water ocean swell ripple tide',
  comet: 'comet meteor shooting-star streak beam',
  aurora: 'aurora curtain northern-light ribbon',
  rainbow: 'rainbow spectrum',
  breathing: 'glow breathing breath breathe glowing',
  gradient: 'gradient',
  solid: 'solid plain',
  text: 'text word letter writing lettering caption number digit message',
  icon: 'icon symbol',
};

const thingsByWord = new Map<string, Thing[]>();
for (const [thing, list] of Object.entries(thingWords)) {
  for (const word of list.split(' ')) {
    const known = thingsByWord.get(word) ?? [];
    if (isThing(thing)) thingsByWord.set(word, [...known, thing]);
  }
}

function isThing(name: string): name is Thing {
  return name in thingWords;
}

const tails = new Set(
  'part parts bit bits one ones step section phase bar light lights itself stuff thing things effect layer color colors area piece state scene moment'.split(
    ' ',
  ),
);
const heads = new Set(
  'the that this those these my his her our your its their all a an both every each'.split(' '),
);
const ordinals = 'first second third fourth fifth sixth seventh eighth'.split(' ');
/** What can be named in any program, by its first word; with the article where that is part of it. */
const fixed = new Map<string, { readonly phrase: readonly string[]; readonly target: Target | null }[]>();
for (const [target, list] of [
  [
    null,
    'everything, all of it, the whole thing, whole thing, it all, all, the lot, the whole lot, the whole scene, the animation, the lamp, the whole lamp, all of that',
  ],
  [
    { layer: 'ambient' },
    'wall light, wall lights, wall glow, ambient light, ambient lights, ambient, wall, walls, backlight, surround, glow on the wall, light on the wall, wall part, frame',
  ],
  [{ ground: 'background' }, 'background, ground, backdrop, background color'],
] as const) {
  for (const text of list.split(', ')) {
    const phrase = text.split(' ');
    const [first = ''] = phrase;
    fixed.set(first, [...(fixed.get(first) ?? []), { phrase, target }]);
  }
}

const knownPrograms = new WeakMap<Program, Nameable>();

export function nameable(program: Program): Nameable {
  const before = knownPrograms.get(program);
  if (before) return before;
  const found = nameableOf(program);
  knownPrograms.set(program, found);
  return found;
}

function nameableOf(program: Program): Nameable {
  const steps = new Map<string, string[]>();
  const things = new Set<Thing>();
  for (const { id, command } of program.steps) {
    for (const word of id.toLowerCase().split(/[^a-z0-9]+/)) {
      const key = singular(word);
      if (key !== '') steps.set(key, [...(steps.get(key) ?? []), id]);
    }
    for (const { layer } of layersOf(command)) {
      if (layer.type === 'off') continue;
      for (const part of layer.type === 'pattern' ? [layer] : layer.elements) {
        const thing = thingOf(part);
        if (thing) things.add(thing);
      }
    }
  }
  return { program, steps, things, hasEverything: false };
}

/** What of the program these words name, in every way they can be taken; the longest first. `null` is all of it. */
export function targetsAt(words: readonly Word[], at: number, known: Nameable): Read<Target | null>[] {
  const found = singleTargetsAt(words, at, known);
  return [...joinedWith(found, words, at, known), ...found].sort((x, y) => y.length - x.length);
}

function singleTargetsAt(words: readonly Word[], at: number, known: Nameable): Read<Target | null>[] {
  const start = skipHeads(words, at);
  const found: Read<Target | null>[] = [];
  const add = (target: Target | null | undefined, end: number) => {
    if (target === undefined) return;
    const tail = tails.has(words[end]?.text ?? '') ? 1 : 0;
    if (tail > 0) found.push({ value: target, length: end + tail - at });
    found.push({ value: target, length: end - at });
  };
  for (const place of new Set([at, start])) {
    for (const { phrase, target } of fixed.get(words[place]?.text ?? '') ?? [])
      if (phraseAt(words, place, phrase)) add(target, place + phrase.length);
  }
  const byNumber = numberedStep(words, start, known.program);
  if (byNumber) found.push({ value: byNumber.value, length: start + byNumber.length - at });
  add(named(words, start, known), start + 1);
  for (const length of [3, 2]) {
    const phrase = words.slice(start, start + length);
    if (phrase.length === length) add(namedByPhrase(phrase, known), start + length);
  }
  if (known.hasEverything) for (const length of [1, 2]) add(unknown(words, start, length), start + length);
  const color = colorAt(words, start);
  if (color) add(colored(color.value, known), start + color.length);
  return found;
}

/** “the flash and the rumble”: both, where they are of one kind. */
function joinedWith(
  found: readonly Read<Target | null>[],
  words: readonly Word[],
  at: number,
  known: Nameable,
): Read<Target | null>[] {
  return found.flatMap(({ value: first, length }) => {
    if (!first || words[at + length]?.text !== 'and') return [];
    return singleTargetsAt(words, at + length + 1, known).flatMap(({ value: second, length: more }) => {
      const both = second && union(first, second);
      return both ? [{ value: both, length: length + 1 + more }] : [];
    });
  });
}

function union(a: Target, b: Target): Target | undefined {
  if (a.steps && b.steps) return { steps: [...new Set([...a.steps, ...b.steps])] };
  if (a.things && b.things) return { things: [...new Set([...a.things, ...b.things])] };
  return a.icons && b.icons ? { icons: [...new Set([...a.icons, ...b.icons])] } : undefined;
}

/** Words that are nothing else: the name of something, perhaps. */
function unknown(words: readonly Word[], at: number, length: number): Target | undefined {
  const name = words.slice(at, at + length);
  const isName =
    name.length === length && name.every(({ text }) => /^[a-z]{3,}$/.test(text) && !isVocabulary(text));
  const isJoined = name.slice(0, -1).every(({ mark }) => mark === '' || mark === '-');
  return isName && isJoined ? { steps: name.map(({ text }) => text) } : undefined;
}

function named(words: readonly Word[], at: number, known: Nameable): Target | undefined {
  const word = singular(words[at]?.text ?? '');
  if (word === '' || heads.has(word)) return undefined;
  const steps = known.steps.get(word) ?? known.steps.get(words[at]?.text ?? '');
  if (steps) return { steps: [...steps] };
  const things = (thingsByWord.get(word) ?? []).filter((thing) => known.things.has(thing));
  if (things.length > 0) return { things };
  const icon = findIcon(word);
  if (icon && hasIcon(known.program, icon)) return { icons: [icon] };
  return undefined;
}

/** “shooting star”, “the cannon flash”: by its last word where both together name nothing. */
function namedByPhrase(phrase: readonly Word[], known: Nameable): Target | undefined {
  const joined = phrase.map(({ text }) => singular(text)).join('-');
  const things = (thingsByWord.get(joined) ?? []).filter((thing) => known.things.has(thing));
  if (things.length > 0) return { things };
  const ids = known.program.steps.filter(({ id }) => id.toLowerCase().replace(/[^a-z0-9]+/g, '-') === joined);
  if (ids.length > 0) return { steps: ids.map(({ id }) => id) };
  const last = named(phrase, phrase.length - 1, known);
  const first = named(phrase, 0, known);
  if (phrase.length === 2 && last && first) return first.steps && last.things ? { ...first, ...last } : last;
  return undefined;
}

/** “the red bit”: steps that show little else, else all that is red. */
function colored(color: string, { program }: Nameable): Target | undefined {
  const mains = program.steps.filter(({ command }) => {
    const [main] = colorsOf(command);
    return main !== undefined && isLike(main, color);
  });
  if (mains.length > 0 && mains.length < program.steps.length) return { steps: mains.map(({ id }) => id) };
  const isThere = program.steps.some(({ command }) =>
    colorsOf(command).some((other) => isLike(other, color)),
  );
  return isThere ? { like: color } : undefined;
}

function numberedStep(words: readonly Word[], at: number, { steps }: Program): Read<Target> | undefined {
  const text = words[at]?.text ?? '';
  const noun = words[at + 1]?.text ?? '';
  const isNoun = /^(?:step|part|bit|one|section|color|scene|phase|picture|flash|pulse)$/.test(noun);
  const ids = (index: number, length: number): Read<Target> | undefined => {
    const id = steps.at(index)?.id;
    return id === undefined ? undefined : { value: { steps: [id] }, length };
  };
  if (text === 'step' || text === 'part') {
    const number = numberAt(words, at + 1);
    return number && number.value >= 1 && Number.isInteger(number.value)
      ? ids(number.value - 1, 1 + number.length)
      : undefined;
  }
  if (!isNoun) return undefined;
  if (text === 'last' || text === 'final') return ids(-1, 2);
  if (text === 'middle' && steps.length === 3) return ids(1, 2);
  const ordinal = ordinals.indexOf(text);
  return ordinal >= 0 ? ids(ordinal, 2) : undefined;
}

function hasIcon({ steps }: Program, name: string): boolean {
  return steps.some(({ command }) =>
    layersOf(command).some(
      ({ layer }) =>
        layer.type === 'render' &&
        layer.elements.some((element) => element.type === 'icon' && element.name === name),
    ),
  );
}

function skipHeads(words: readonly Word[], at: number): number {
  let start = at;
  while (start < at + 2 && heads.has(words[start]?.text ?? '')) start++;
  return start;
}
