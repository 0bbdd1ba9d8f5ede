import { breathing } from '../program/commands';
import type { Operation } from '../program/edit/Operation';
import type { Command, Step } from '../program/Program';
import type { Act } from './Act';
import { fromColors, otherThan } from './fromColors';
import { joined } from './joinScenes';
import { lengthOf } from './lengthOf';
import { guessSubject, isMood, isWeak, subjectsIn, type Subject } from './lexicon';
import { isModifier, modifierOf, moodChange } from './modifiers';
import { hasColor } from './hasColor';
import { colorsIn, isRefused, refusedColors, type NamedColor } from './namedColors';
import { placesOf } from './routines/places';
import { placesIn } from './routines/times';
import type { Scene } from './scenes/Scene';
import { isSmall } from './words/smallWords';
import type { ReadWord } from './words/spelling';

/** What a wish, or a part of it, asks to be shown. */
export interface ReadScene {
  readonly act: Act;
  readonly operations: readonly Operation[];
  readonly understood: readonly string[];
  readonly used: ReadonlySet<number>;
  /** True where neither a scene nor a colour is named, and the act is but a pleasant light. */
  readonly isBare?: boolean;
  /** What could not be done as it was asked, in sentences. */
  readonly told?: readonly string[];
}

/** Scenes, colours and modifiers put together. */
export function readScene(words: readonly ReadWord[]): ReadScene {
  const used = new Set<number>();
  const use = (read: { at: number; length: number; also?: number | undefined }) => {
    for (const index of placesIn([read])) used.add(index);
    if (read.also !== undefined) used.add(read.also);
  };
  const wishColors = colorsIn(words);
  const all = subjectsIn(words, takenByColors(words, wishColors));
  const refused = all.filter(({ at }) => isRefused(words, at));
  refused.forEach(use);
  const unwanted = refusedColors(words).filter(({ at }) => !used.has(at));
  unwanted.forEach(use);
  if (refused.length + unwanted.length > 0)
    for (const index of placesOf(words, /^(?:except|excluding)$/)) used.add(index);
  const offered = all.filter((subject) => !refused.includes(subject));
  const isBreath = ({ word }: Subject) => wishColors.length > 0 && /^(?:breath|puls|glow)/i.test(word);
  const named = strongest(offered.filter((subject) => !isBreath(subject)));
  named.forEach(use);
  if (named.length > 0) offered.filter(({ word }) => isWeak(word)).forEach(use);
  const guessed = named.length > 0 || wishColors.length > 0 ? [] : guesses(words, used).slice(0, 1);
  guessed.forEach(use);
  const isBare = named.length + guessed.length + wishColors.length === 0;
  const colors = (isBare ? colorsIn(words, true) : wishColors).filter(({ at }) => !used.has(at));
  if (isBare && colors.length === 0 && unwanted.length > 0) colors.push(otherThan(unwanted));
  const subjects = [...named, ...guessed];
  const natural = colors.filter((color) => isOfPart(color, subjects));
  const fulfilled = natural.filter(({ value }) => subjects.some(({ scene }) => hasColor(scene, value)));
  colors.filter((color) => !natural.includes(color) || fulfilled.includes(color)).forEach(use);
  const { operations, modified } = modifiersIn(
    words,
    used,
    subjects.map(({ scene }) => scene),
  );
  const free = colors.filter((color) => !natural.includes(color));
  const onWall = free.filter((color) => isOnWall(words, color));
  const onLamp = free.filter((color) => !onWall.includes(color));
  for (const [index, { text }] of words.entries())
    if (onWall.length > 0 && /^walls?$/.test(text)) used.add(index);
  const isStriped = onLamp.length > 1 && words.some(({ text }) => /^(?:stripes?|striped)$/.test(text));
  const scene = subjects.length > 0 && !isStriped ? joined(subjects, onLamp, words) : undefined;
  for (const index of placesIn(scene?.leftOut ?? [])) used.delete(index);
  const act = scene?.act ?? fromColors(onLamp, words, used);
  const length = lengthOf(words, used, act);
  return {
    act: length.act(withWall(act, onWall[0]?.value)),
    operations: [
      ...(scene?.operations ?? []),
      ...(scene ? unwanted : []).map(({ value }): Operation => ({ kind: 'tint', color: value, times: 0 })),
      ...operations,
      ...length.operations,
    ],
    understood: [
      ...new Set([
        ...(scene?.shown ?? []).map(said),
        ...[...onLamp, ...fulfilled].map(({ name }) => name),
        ...onWall.map(({ name }) => `${name} on the wall`),
        ...refused.map(({ word, scene: left }) => `${isMood(left) ? 'not' : 'no'} ${word.toLowerCase()}`),
        ...unwanted.map(({ name }) => `no ${name}`),
        ...modified,
        ...length.understood,
      ]),
    ],
    used,
    isBare: subjects.length + free.length === 0,
  };
}

/** What adjectives do; a word for a mood counts beside a scene only. */
function modifiersIn(
  words: readonly ReadWord[],
  used: Set<number>,
  scenes: readonly Scene[],
): { operations: Operation[]; modified: string[] } {
  const operations: Operation[] = [];
  const modified: string[] = [];
  for (const [index, word] of words.entries()) {
    if (used.has(index) || isSmall(word.text)) continue;
    const isNot = isRefused(words, index);
    const modifier =
      modifierOf(word, scenes) ??
      (scenes.length > 0 ? moodChange(word.text) : undefined) ??
      // “nothing that blinks”: what is not done is what was asked for.
      (isNot && isModifier(word.text) ? [] : undefined);
    if (!modifier) continue;
    used.add(index);
    const phrase = isNot ? `not ${word.raw.toLowerCase()}` : word.raw.toLowerCase();
    if (modifier.length === 0 || modified.includes(phrase)) continue;
    if (!isNot) operations.push(...modifier);
    modified.push(phrase);
  }
  return { operations, modified };
}

/** A mood or an adjective beside a scene says how the scene is; “night” beside one says when. Alone they count. */
function strongest(subjects: readonly Subject[]): Subject[] {
  const isThing = ({ scene, word, also }: Subject) =>
    also !== undefined || (!isMood(scene) && !isModifier(word.toLowerCase()));
  const strong = subjects.filter(
    (subject) => isThing(subject) && (subject.also !== undefined || !isWeak(subject.word)),
  );
  if (strong.length > 0) return strong;
  const moods = subjects.filter(({ scene, word }) => isMood(scene) && !isModifier(word.toLowerCase()));
  if (moods.length > 0) return moods.slice(0, 1);
  const things = subjects.filter(isThing);
  return things.length > 0 ? things.slice(0, 1) : subjects.slice(0, 1);
}

/** A colour inside the name of a scene (“red alert”) belongs to the scene: only colours that no scene needs are taken. */
function takenByColors(words: readonly ReadWord[], colors: readonly NamedColor[]): Set<number> {
  const taken = new Set<number>();
  if (colors.length === 0) return taken;
  const scenes = subjectsIn(words, taken);
  for (const color of colors) {
    const { at, length } = color;
    const isInScene = scenes.some(
      (scene) =>
        at >= scene.at &&
        at < scene.at + scene.length &&
        (scene.length > length || (scene.length === length && length > 1)),
    );
    if (!isInScene) for (const index of placesIn([color])) taken.add(index);
  }
  return taken;
}

/** “an aquarium with orange fish”: a colour of a part, which the scene has by nature or cannot have. */
function isOfPart({ at, length }: NamedColor, subjects: readonly Subject[]): boolean {
  return subjects.some(({ at: first, also }) => also !== undefined && [first, also].includes(at + length));
}

/** What unknown words probably mean. */
function guesses(words: readonly ReadWord[], used: ReadonlySet<number>): Subject[] {
  return words.flatMap((word, at) =>
    used.has(at) || isSmall(word.text) || isModifier(word.text) ? [] : (guessSubject(words, at) ?? []),
  );
}

export function said({ how, word, scene }: Subject): string {
  const name = scene.name.toLowerCase();
  if (how === 'named') return name;
  return how === 'misspelt' ? `${name} (“${word}” was read as that)` : `${name} (the nearest to “${word}”)`;
}

/** “peach on the wall”, “the wall in indigo”. */
function isOnWall(words: readonly ReadWord[], { at, length }: NamedColor): boolean {
  const behind = words.slice(at + length, at + length + 3).some(({ text }) => /^walls?$/.test(text));
  const isBefore = words.slice(Math.max(at - 4, 0), at).some(({ text }) => /^walls?$/.test(text));
  const isOn = words[at + length]?.text === 'on' || words[at + length]?.text === 'wall';
  return (behind && isOn) || (isBefore && !/[.;]/.test(words[at - 1]?.mark ?? ''));
}

function withWall(act: Act, color: string | undefined): Act {
  return color === undefined ? act : wallLit(act, breathing(color, 7000));
}

/** An act whose wall shows something of its own. */
export function wallLit(act: Act, ambient: Exclude<Command, { type: 'layers' }>): Act {
  const steps = act.steps.map((each): Step => {
    const { command } = each;
    const lit: Command =
      command.type === 'layers' ? { ...command, ambient } : { type: 'layers', front: command, ambient };
    return { ...each, command: lit };
  });
  return { ...act, steps };
}
