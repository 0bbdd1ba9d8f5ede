import type { Operation } from '../program/edit/operation';
import type { Command, Program, Step } from '../program/schema';
import { aurora, breathing, gradient, layers, step, wave } from '../program/commands';
import { colorWords } from '../program/colorWords';
import { lighten } from '../program/colorMath';
import { oneLine } from '../program/text';
import type { Act, Routine } from './Act';
import { buildProgram } from './buildProgram';
import { joined } from './joinScenes';
import { guessSubject, subjectsIn, type Subject } from './lexicon';
import { modifierOf } from './modifiers';
import { recompose } from './recompose';
import { clock } from './routines/clock';
import { dawn, fadeOut } from './routines/fades';
import { breathingExercise, countdown, countIn, pomodoro, timer, timesIn } from './routines/timers';
import { writing } from './routines/writing';
import { sayUnderstood } from './understood';
import { colorAt } from './words/colorPhrases';
import { readWords, type Word } from './words/readWords';

/** What the built-in composer made of a wish. */
export interface Composition {
  readonly program: Program;
  /** What it took the wish to mean, a phrase each. */
  readonly understood: readonly string[];
  /** Words that it could make nothing of. */
  readonly missed: readonly string[];
  /** Both in sentences for people. */
  readonly note: string;
}

/**
 * A program for a wish, from words alone: the same wish gives the same program. With `current`, what can be added to it
 * or changed in it is. Never fails: of a wish that says nothing to it, it makes a pleasant light, and says so.
 */
export function compose(wish: string, current?: Program): Composition {
  const words = readWords(wish);
  const changed = current && recompose(words, wish, current);
  if (changed) return withNote(changed);
  const colors = colorsIn(words);
  const routine = routineIn(words, wish, colors[0]?.value);
  return withNote(routine ? fromRoutine(routine, words) : fromScenes(words, colors));
}

type Made = Omit<Composition, 'note'>;

function withNote(made: Made): Composition {
  return { ...made, note: sayUnderstood(made.understood, made.missed) };
}

interface ColorPlace {
  readonly value: string;
  readonly at: number;
  readonly length: number;
}

/** The colours a wish names, and where. */
function colorsIn(words: readonly Word[]): ColorPlace[] {
  const colors: ColorPlace[] = [];
  for (let at = 0; at < words.length;) {
    const isColorPlace = /^(?:in|into|color|colored)$/.test(words[at - 1]?.text ?? '');
    const color = colorAt(words, at, isColorPlace);
    if (color) colors.push({ value: color.value, at, length: color.length });
    at += color?.length ?? 1;
  }
  return colors;
}

function routineIn(words: readonly Word[], wish: string, color: string | undefined): Routine | undefined {
  const scene = (): Act | undefined => subjectsIn(words, new Set())[0]?.scene;
  return (
    pomodoro(words, wish) ??
    breathingExercise(words, wish, color) ??
    countdown(words, color) ??
    dawn(words) ??
    fadeOut(words, scene(), color) ??
    timer(words, color) ??
    clock(words, wish, color) ??
    writing(words, wish)
  );
}

function fromRoutine({ act, understood, used }: Routine, words: readonly Word[]): Made {
  return {
    program: buildProgram(act, []),
    understood: [understood],
    missed: missedWords(words, new Set(used)),
  };
}

/** Scenes, colours and modifiers put together. */
function fromScenes(words: readonly Word[], colors: readonly ColorPlace[]): Made {
  const used = new Set<number>();
  const named = subjectsIn(words, placesOfColors(words, colors));
  for (const { at, length } of named) for (let index = at; index < at + length; index++) used.add(index);
  const free = colors.filter(({ at }) => !used.has(at));
  for (const { at, length } of free) for (let index = at; index < at + length; index++) used.add(index);
  const operations: Operation[] = [];
  const understood: string[] = [];
  for (const [index, word] of words.entries()) {
    const modifier = used.has(index) ? undefined : modifierOf(word);
    if (!modifier) continue;
    used.add(index);
    operations.push(...modifier);
    if (modifier.length > 0) understood.push(word.raw.toLowerCase());
  }
  const guessed = named.length > 0 ? [] : guesses(words, used);
  const subjects = named.length > 0 ? named : guessed.slice(0, 1);
  for (const { at } of subjects) used.add(at);
  const act =
    subjects.length > 0
      ? joined(subjects, free)
      : fromColors(
          free.map(({ value }) => value),
          operations.length > 0,
        );
  const length = lengthOf(words, used);
  return {
    program: buildProgram(length.act(act.act), [...operations, ...act.operations, ...length.operations]),
    understood: [
      ...subjects.map(said),
      ...free.map(({ value }) => colorWords(value)),
      ...understood,
      ...length.understood,
    ],
    missed: missedWords(words, used),
  };
}

/** A colour inside the name of a scene (“red alert”) belongs to the scene: only colours that no scene needs are taken. */
function placesOfColors(words: readonly Word[], colors: readonly ColorPlace[]): Set<number> {
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

/** What unknown words probably mean, the surest first. */
function guesses(words: readonly Word[], used: ReadonlySet<number>): Subject[] {
  const found = words.flatMap((word, at) =>
    used.has(at) || small.has(word.text) ? [] : (guessSubject(words, at) ?? []),
  );
  return found.sort((a, b) => Number(a.how === 'near') - Number(b.how === 'near'));
}

function said({ how, word, scene }: Subject): string {
  const name = scene.name.toLowerCase();
  if (how === 'named') return name;
  return how === 'misspelt' ? `${name} (“${word}” was read as that)` : `${name} (the nearest to “${word}”)`;
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
      /^(?:\d+|minutes?|seconds?|hours?|half|quarter|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|sixty|lasting|long)$/,
    );
    return {
      act: (act) => lasting(act, time),
      operations: [],
      understood: [`for ${Math.round(time / 1000)} s`],
    };
  }
  if (count !== undefined) {
    mark(
      /^(?:\d+|times|once|twice|thrice|one|two|three|four|five|ten|loop|loops|repeat|repeated|ever|rounds?)$/,
    );
    return {
      act: (act) => act,
      operations: [{ kind: 'repeat', count }],
      understood: [count === 0 ? 'for ever' : count === 1 ? 'once' : `${count} times`],
    };
  }
  return { act: (act) => act, operations: [], understood: [] };
}

/** An act that is over after a time, and dark then. */
function lasting(act: Act, ms: number): Act {
  const passMs = act.steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const last = act.steps.at(-1);
  if (!last || last.duration === null || passMs === 0) {
    const steps = act.steps.map((each) =>
      each === last ? { ...each, duration: Math.max(ms - passMs, 20) } : each,
    );
    return { ...act, steps, loopCount: undefined, loopFrom: undefined, ending: { type: 'off' } };
  }
  const count = Math.min(Math.max(Math.round(ms / passMs), 1), 65_535);
  return { ...act, loopCount: count, ending: { type: 'off' } };
}

/** Colours alone: one breathes, two roll, more take turns. None at all: a warm light that is good company. */
function fromColors(colors: readonly string[], isChanged: boolean): { act: Act; operations: Operation[] } {
  const [first, second] = colors;
  if (first === undefined) {
    const warm = layers(aurora('#FF9A4A', '#C8486A', 11_000), { ambient: breathing('#8A4424', 9000) });
    return {
      act: { name: isChanged ? 'Mood light' : 'Warm light', steps: [step('glow', warm, null)] },
      operations: [],
    };
  }
  const name = colors.map(colorWords).join(' and ');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const glow = (color: string): Command =>
    layers(gradient(color, lighten(color, 0.6)), { ambient: breathing(lighten(color, 0.75), 6000) });
  if (second === undefined)
    return { act: { name: title, steps: [step('glow', glow(first), null)] }, operations: [] };
  if (colors.length === 2) {
    const rolling = layers(wave(first, second, 7000), { ambient: breathing(lighten(second, 0.8), 7000) });
    return { act: { name: title, steps: [step('waves', rolling, null)] }, operations: [] };
  }
  const steps: Step[] = colors
    .slice(0, 12)
    .map((color, index) => step(`${colorWords(color)} ${index + 1}`, glow(color), 4000, 1500));
  return { act: { name: title, steps, loopCount: 0 }, operations: [] };
}

/** Words that mean nothing to a composer by themselves. */
const small = new Set(
  'a an the some any my our your his her their its this that these those of in on at to for from with without and or but by over under as like is are was be it i me we you he she they them us please make show give draw do want would could can something anything someone let lets see light lights lamp animation scene kind sort bit very really so just also then than too more less not no while when where which who what how about into through across around behind between near off up down out if because only all every each there here now today tonight tomorrow good thing things look looks looking feel feels feeling mode style theme vibe effect color colors colored need put have has had get got will going go goes set turn am looked think create display play right okay yes hey hi hello thanks thank'.split(
    ' ',
  ),
);

function missedWords(words: readonly Word[], used: ReadonlySet<number>): string[] {
  const missed = words.filter(
    ({ text }, index) => !used.has(index) && !small.has(text) && /[a-z]{2}/.test(text),
  );
  return [...new Set(missed.map(({ raw }) => oneLine(raw)))].slice(0, 12);
}
