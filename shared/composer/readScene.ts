import { aurora, breathing, gradient, layers, step, wave } from '../program/commands';
import { lighten } from '../program/colorMath';
import { durationWords } from '../program/durationWords';
import type { Operation } from '../program/edit/operation';
import type { Command, Step } from '../program/schema';
import type { Act } from './Act';
import { joined } from './joinScenes';
import { guessSubject, isMood, isWeak, subjectsIn, type Subject } from './lexicon';
import { modifierOf } from './modifiers';
import { countIn, timesIn } from './routines/timers';
import { colorAt } from './words/colorPhrases';
import { isSmall } from './words/smallWords';
import type { Word } from './words/readWords';

/** A colour a wish names, in its own words, and where. */
export interface NamedColor {
  readonly value: string;
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

/** What a wish, or a part of it, asks to be shown. */
export interface ReadScene {
  readonly act: Act;
  readonly operations: readonly Operation[];
  readonly understood: readonly string[];
  readonly used: ReadonlySet<number>;
}

/** The colours a wish names. A word that is a thing as well is one only where a colour must stand. */
export function colorsIn(words: readonly Word[], areThingsColors = false): NamedColor[] {
  const colors: NamedColor[] = [];
  for (let at = 0; at < words.length;) {
    const isColorPlace = areThingsColors || /^(?:in|into|color|colored)$/.test(words[at - 1]?.text ?? '');
    const color = isRefused(words, at) ? undefined : colorAt(words, at, isColorPlace);
    if (color) {
      const name = words
        .slice(at, at + color.length)
        .map(({ raw }) => raw.toLowerCase())
        .join(' ');
      colors.push({ value: color.value, name, at, length: color.length });
    }
    at += color?.length ?? 1;
  }
  return colors;
}

/** “no rain”, “without hearts”, “not too bright”, “nothing that blinks”: named to be left out. */
function isRefused(words: readonly Word[], at: number): boolean {
  return [1, 2, 3].some((back) => {
    const before = words.slice(Math.max(at - back, 0), at);
    if (before.slice(0, -1).some(({ mark }) => mark !== '') || before.at(-1)?.mark) return false;
    return (
      /^(?:no|not|without|never|nothing|isnt|hardly)$/.test(before[0]?.text ?? '') && before.length === back
    );
  });
}

/** Scenes, colours and modifiers put together. */
export function readScene(words: readonly Word[]): ReadScene {
  const used = new Set<number>();
  const use = ({ at, length }: { readonly at: number; readonly length: number }) => {
    for (let index = at; index < at + length; index++) used.add(index);
  };
  const wishColors = colorsIn(words);
  const named = strongest(
    subjectsIn(words, takenByColors(words, wishColors)).filter(({ at }) => !isRefused(words, at)),
  );
  named.forEach(use);
  const guessed = named.length > 0 ? [] : guesses(words, used, wishColors).slice(0, 1);
  const colors = (
    named.length + guessed.length + wishColors.length > 0 ? wishColors : colorsIn(words, true)
  ).filter(({ at }) => !used.has(at));
  colors.forEach(use);
  guessed.forEach(use);
  const subjects = [...named, ...guessed];
  const operations: Operation[] = [];
  const modified: string[] = [];
  for (const [index, word] of words.entries()) {
    const modifier = used.has(index) || isRefused(words, index) ? undefined : modifierOf(word);
    if (!modifier) continue;
    used.add(index);
    operations.push(...modifier);
    if (modifier.length > 0) modified.push(word.raw.toLowerCase());
  }
  const onWall = colors.filter((color) => isOnWall(words, color));
  const onLamp = colors.filter((color) => !onWall.includes(color));
  for (const [index, { text }] of words.entries())
    if (onWall.length > 0 && /^walls?$/.test(text)) used.add(index);
  const act = subjects.length > 0 ? joined(subjects, onLamp) : fromColors(onLamp);
  const length = lengthOf(words, used);
  return {
    act: length.act(withWall(act, onWall[0]?.value)),
    operations: [...operations, ...length.operations],
    understood: [
      ...new Set([
        ...subjects.map(said),
        ...onLamp.map(({ name }) => name),
        ...onWall.map(({ name }) => `${name} on the wall`),
        ...modified,
        ...length.understood,
      ]),
    ],
    used,
  };
}

/** A mood beside a scene says how the scene is; “night” beside one says when. Of such words only what is left alone counts. */
function strongest(subjects: readonly Subject[]): Subject[] {
  const strong = subjects.filter(({ scene, word }) => !isMood(scene) && !isWeak(word));
  if (strong.length > 0) return strong;
  const things = subjects.filter(({ scene }) => !isMood(scene));
  return things.length > 0 ? things.slice(0, 1) : subjects.slice(0, 1);
}

/** A colour inside the name of a scene (“red alert”) belongs to the scene: only colours that no scene needs are taken. */
function takenByColors(words: readonly Word[], colors: readonly NamedColor[]): Set<number> {
  const scenes = subjectsIn(words, new Set());
  const taken = new Set<number>();
  for (const { at, length } of colors) {
    const isInScene = scenes.some(
      (scene) => scene.length > length && at >= scene.at && at < scene.at + scene.length,
    );
    if (!isInScene) for (let index = at; index < at + length; index++) taken.add(index);
  }
  return taken;
}

/** What unknown words probably mean: a slip of the pen before a distant meaning. */
function guesses(
  words: readonly Word[],
  used: ReadonlySet<number>,
  colors: readonly NamedColor[],
): Subject[] {
  const isColor = (at: number) => colors.some((color) => at >= color.at && at < color.at + color.length);
  const found = words.flatMap((word, at) =>
    used.has(at) || isSmall(word.text) || isColor(at) || modifierOf(word)
      ? []
      : (guessSubject(words, at) ?? []),
  );
  return found.sort((a, b) => Number(a.how === 'near') - Number(b.how === 'near'));
}

function said({ how, word, scene }: Subject): string {
  const name = scene.name.toLowerCase();
  if (how === 'named') return name;
  return how === 'misspelt' ? `${name} (“${word}” was read as that)` : `${name} (the nearest to “${word}”)`;
}

/** “peach on the wall”, “the wall in indigo”. */
function isOnWall(words: readonly Word[], { at, length }: NamedColor): boolean {
  const behind = words.slice(at + length, at + length + 3).some(({ text }) => /^walls?$/.test(text));
  const isBefore = words.slice(Math.max(at - 4, 0), at).some(({ text }) => /^walls?$/.test(text));
  const isOn = words[at + length]?.text === 'on' || words[at + length]?.text === 'wall';
  return (behind && isOn) || (isBefore && !/[.;]/.test(words[at - 1]?.mark ?? ''));
}

function withWall(act: Act, color: string | undefined): Act {
  if (color === undefined) return act;
  const ambient = breathing(color, 7000);
  const steps = act.steps.map((each): Step => {
    const { command } = each;
    const lit: Command =
      command.type === 'layers' ? { ...command, ambient } : { type: 'layers', front: command, ambient };
    return { ...each, command: lit };
  });
  return { ...act, steps };
}

/** “for ten minutes”, “three times”. */
function lengthOf(
  words: readonly Word[],
  used: Set<number>,
): { act: (act: Act) => Act; operations: Operation[]; understood: string[] } {
  const [time] = timesIn(words);
  const count = countIn(words);
  const mark = (pattern: RegExp) => {
    for (const [index, { text }] of words.entries()) if (pattern.test(text)) used.add(index);
  };
  if (time !== undefined && time >= 1000) {
    mark(
      /^(?:\d+|minutes?|seconds?|hours?|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|lasting|long)$/,
    );
    return { act: (act) => lasting(act, time), operations: [], understood: [`for ${durationWords(time)}`] };
  }
  if (count === undefined) return { act: (act) => act, operations: [], understood: [] };
  mark(
    /^(?:\d+|times|once|twice|thrice|one|two|three|four|five|six|seven|eight|nine|ten|loops?|repeat|repeated|repeating|ever|rounds?)$/,
  );
  return {
    act: (act) => act,
    operations: [{ kind: 'repeat', count }],
    understood: [count === 0 ? 'for ever' : count === 1 ? 'once' : `${count} times`],
  };
}

/** An act that is over after a time, and dark then. */
function lasting(act: Act, ms: number): Act {
  const passMs = act.steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const last = act.steps.at(-1);
  if (last?.duration === null) {
    const steps = act.steps.map((each) =>
      each === last ? { ...each, duration: Math.max(ms - passMs, each.transition ?? 20, 20) } : each,
    );
    return { ...act, steps, loopCount: undefined, loopFrom: undefined, ending: { type: 'off' } };
  }
  const count = Math.min(Math.max(Math.round(ms / Math.max(passMs, 1)), 1), 65_535);
  return { ...act, loopCount: count, ending: { type: 'off' } };
}

/** Colours alone: one glows, two roll, more take turns. None at all: a warm light that is good company. */
function fromColors(colors: readonly NamedColor[]): Act {
  const [first, second] = colors;
  if (!first) {
    const warm = layers(aurora('#FF9A4A', '#C8486A', 11_000), { ambient: breathing('#8A4424', 9000) });
    return { name: 'Warm light', steps: [step('glow', warm, null)] };
  }
  const listed = [...new Set(colors.map(({ name }) => name))].join(' and ');
  const name = listed.charAt(0).toUpperCase() + listed.slice(1);
  const glow = ({ value }: NamedColor): Command =>
    layers(gradient(value, lighten(value, 0.6)), { ambient: breathing(lighten(value, 0.75), 6000) });
  if (!second) return { name, steps: [step('glow', glow(first), null)] };
  if (colors.length === 2) {
    const rolling = layers(wave(first.value, second.value, 7000), {
      ambient: breathing(lighten(second.value, 0.8), 7000),
    });
    return { name, steps: [step('waves', rolling, null)] };
  }
  const steps = colors
    .slice(0, 12)
    .map((color, index) => step(`${index + 1} ${color.name}`.slice(0, 24), glow(color), 4000, 1500));
  return { name, steps, loopCount: 0 };
}
