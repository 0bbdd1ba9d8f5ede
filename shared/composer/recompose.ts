import { breathing } from '../program/commands';
import { layersOf } from '../program/commandEdits';
import { applyEdit } from '../program/edit/applyEdit';
import type { Operation } from '../program/edit/operation';
import type { Program } from '../program/schema';
import type { Act } from './Act';
import { buildProgram, calmed } from './buildProgram';
import { readEdit } from './edits/readEdit';
import { withAccent } from './joinScenes';
import { guessSubject, isMood, isWeak, subjectsIn, type Subject } from './lexicon';
import { isModifier, moodChange, modifierOf } from './modifiers';
import { colorsIn, isRefused } from './namedColors';
import { readScene, wallLit } from './readScene';
import { followed } from './routines/timers';
import { writing } from './routines/writing';
import { colorAt } from './words/colorPhrases';
import { isSmall } from './words/smallWords';
import { textOf, type Word } from './words/readWords';
import type { ReadWord } from './words/spelling';

/** The program on show as a follow-up changed it. */
export interface Recomposed {
  readonly program: Program;
  readonly understood: readonly string[];
  readonly used: ReadonlySet<number>;
}

/** A wish that speaks of joining what is there, of coming after it, and of another thing in its place. */
const adding =
  /^(?:and|with|plus|also|maybe|let|some|more|in|at|on|under|over|behind|have)\b|\b(?:add|adding|with|plus|also|too|include|including|and (?:a|an|some|the|maybe)|put|let there be|as well|on top|behind|beside|in the (?:corner|background|middle|sky|distance|water|spray)|there (?:should|could|must) be|could there be|it should|needs? (?:a|an|some|to have)|mix in|sprinkle|now and then|from time to time|once in a while|appear|comes? (?:by|along|out)|coming out|passes|at least|while it|(?:in|on|over|around|round|through|of|to|behind|under) (?:it|them|there))\b/;
const following =
  /^(?:then|and then|finally|finish|end)\b|\b(?:at the (?:very )?end|afterwards|after that|finish(?:es)? with|ends? with|when it(?:s| is) (?:done|over|finished)|when done)\b/;
const replacing =
  /\b(?:instead|something (?:else|different|new)|another scene|different scene|forget|rather than|no longer|make it an?|turn it into an?)\b/;
const swapping = /^(?:swap|replace|exchange|change|turn)$/;

/**
 * The program on show, changed as far as a follow-up is understood: an edit, a mood, something to join it or to come
 * after it. None for a wish that asks for another scene. Edits know slips of their own, so they read what was `typed`.
 */
export function recompose(
  typed: readonly Word[],
  words: readonly ReadWord[],
  wish: string,
  current: Program,
): Recomposed | undefined {
  const operations = isEditLong(typed)
    ? undefined
    : readEdit(typed, { program: current, lastOperations: [] });
  if (operations) {
    const { program, changes } = applyEdit(current, operations);
    return {
      program: calmed(program, current),
      understood: changes.map((change) => change.words),
      used: new Set(words.keys()),
    };
  }
  const text = textOf(words);
  const onWall = wallOf(words, current);
  if (onWall) return onWall;
  const swapped = swappedFor(words);
  if (swapped) return swapped;
  if (following.test(text)) return followedBy(current, words, wish);
  const all = subjectsIn(words, new Set()).filter(
    ({ scene, word, at }) =>
      !isMood(scene) &&
      !isRefused(words, at) &&
      !isModifier(word.toLowerCase()) &&
      (!isWeak(word) || words.length < 3),
  );
  const isAddition = adding.test(text) || /^[+&]/.test(wish.trim());
  const isOfIt = /^(?:it|its|they|them)\b/.test(text) || isPartOfIt(words, all);
  const isAnother = replacing.test(text) || (all.length > 0 && !isAddition && !isOfIt);
  if (isAnother && all.length > 0) return undefined;
  const subjects = all.length > 0 ? all : /\b(?:add|with|put|include)\b/.test(text) ? guessed(words) : [];
  if (subjects.length > 0 && isAddition) {
    const joined = joinedBy(current, subjects, words);
    if (joined) return joined;
  }
  return (
    moodOf(words, current) ?? (isAddition || isOfIt || speaksOfIt.test(text) ? unchanged(current) : undefined)
  );
}

/** A wish with more clauses than an edit has: reading it as one would take long. */
function isEditLong(words: readonly Word[]): boolean {
  const links = words.filter(({ text }) => /^(?:and|but|then|also|plus|so|or|though|while)$/.test(text));
  return words.length > 40 || links.length > 5;
}

const speaksOfIt = /\b(?:it|this|that|the|more|less|too|almost|nearly|hmm|not quite|without|no)\b/;

/** “make the flame green”: a part of what is there, and what becomes of it. */
function isPartOfIt(words: readonly ReadWord[], subjects: readonly Subject[]): boolean {
  const [only, ...more] = subjects;
  return (
    only !== undefined &&
    more.length === 0 &&
    /^(?:the|its|their)$/.test(words[only.at - 1]?.text ?? '') &&
    colorsIn(words).length > 0
  );
}

function guessed(words: readonly ReadWord[]): Subject[] {
  return words.flatMap((word, at) => (isSmall(word.text) ? [] : (guessSubject(words, at) ?? []))).slice(0, 1);
}

/** “swap the leaves for snowflakes”: only what comes in is shown. */
function swappedFor(words: readonly ReadWord[]): Recomposed | undefined {
  const verb = words.findIndex(({ text }) => swapping.test(text));
  const at = words.findIndex(({ text }, index) => index > verb && /^(?:for|with|by|into|to)$/.test(text));
  if (verb < 0 || at < 0) return undefined;
  const isOut = subjectsIn(words.slice(verb, at), new Set()).length > 0;
  const comesIn = words.slice(at);
  if (!isOut || subjectsIn(comesIn, new Set()).length === 0) return undefined;
  const { act, operations, understood, used } = readScene(comesIn);
  const places = [...words.keys()].filter((index) => index < at || used.has(index - at));
  return { program: buildProgram(act, operations), understood, used: new Set(places) };
}

/** “then a rocket”, “finish with the text 2030”: what is on show, once, and what comes after it. */
function followedBy(current: Program, words: readonly ReadWord[], wish: string): Recomposed | undefined {
  const text = writing(words, wish);
  const scene = text ? undefined : readScene(words);
  const next = text?.act ?? (scene && actOf(buildProgram(scene.act, scene.operations)));
  const said = text ? [text.understood] : (scene?.understood ?? []);
  const act = next && followed(actOf(current), next);
  if (!act || said.length === 0 || act.steps.length === current.steps.length) return unchanged(current);
  const used = new Set(text?.used ?? scene?.used);
  return { program: buildProgram(act, []), understood: [`then ${said.join(', ')}`], used };
}

function actOf({ name, steps, loop, on_complete }: Program): Act {
  return {
    name,
    steps,
    ...(loop && { loopCount: loop.count, loopFrom: loop.start_step }),
    ...(on_complete && { ending: on_complete.command }),
  };
}

/** “leave the wall dark”, “the wall should look like a sunset”, “the wall in teal”. */
function wallOf(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  if (!words.some(({ text }) => /^(?:wall|walls|ambient)$/.test(text))) return undefined;
  const subject = subjectsIn(words, new Set()).find(({ word }) => !isWeak(word));
  const [color] = colorsIn(words, true);
  const isDark = words.some(({ text }) => /^(?:dark|off|black|unlit)$/.test(text));
  const shown = subject?.scene.steps.flatMap(({ command }) =>
    layersOf(command).flatMap(({ layer, place }) => (place === 'ambient' ? [layer] : [])),
  )[0];
  const [ambient, said] = isDark
    ? [{ type: 'off' } as const, 'a dark wall']
    : color
      ? [breathing(color.value, 7000), `${color.name} on the wall`]
      : shown && subject
        ? [shown, `${subject.scene.name.toLowerCase()} on the wall`]
        : [];
  if (!ambient || said === undefined) return undefined;
  const act = wallLit(actOf(current), ambient);
  const used = new Set(words.keys());
  return { program: buildProgram(act, []), understood: [said], used };
}

/** “calmer”, “more dramatic”, “make it cozy”, “a bit more red please”: how it should be, in words that are known. */
function moodOf(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  const used = new Set<number>();
  const operations: Operation[] = [];
  const understood: string[] = [];
  for (const [index, word] of words.entries()) {
    const change = moodChange(word.text) ?? modifierOf(word) ?? [];
    if (change.length === 0) continue;
    if (isSmall(word.text)) continue;
    const isLess = /^(?:less|not|no)$/.test(words[index - 1]?.text ?? '') || words[index - 1]?.text === 'too';
    operations.push(...(isLess ? change.flatMap(turned) : change));
    used.add(index);
    understood.push(isLess ? `less ${word.raw.toLowerCase()}` : word.raw.toLowerCase());
  }
  for (const { value, name, at, length } of colorsIn(words)) {
    operations.push({ kind: 'recolor', color: value });
    understood.push(name);
    for (let index = at; index < at + length; index++) used.add(index);
  }
  for (const [index, word] of words.entries()) {
    const color = isRefused(words, index) ? colorAt(words, index, true) : undefined;
    if (!color) continue;
    operations.push({ kind: 'tint', color: color.value, times: 0 });
    understood.push(`no ${word.raw.toLowerCase()}`);
    used.add(index);
  }
  if (operations.length === 0) return undefined;
  const { program } = applyEdit(current, operations);
  return { program: calmed(program, current), understood, used };
}

/** The opposite of a change: “less calm”. */
function turned(operation: Operation): Operation[] {
  if (operation.kind === 'warmth') return [{ ...operation, amount: -operation.amount }];
  if ('times' in operation && operation.times > 0) return [{ ...operation, times: 1 / operation.times }];
  return [];
}

function unchanged(current: Program): Recomposed {
  return { program: current, understood: [], used: new Set() };
}

/** None where everything that should join is there already. */
function joinedBy(
  current: Program,
  subjects: readonly Subject[],
  words: readonly ReadWord[],
): Recomposed | undefined {
  const colors = colorsIn(words);
  const fresh = subjects.filter(
    ({ scene }, index) =>
      !current.name.toLowerCase().includes(scene.name.toLowerCase()) &&
      subjects.findIndex((other) => other.scene === scene) === index,
  );
  if (fresh.length === 0) return undefined;
  let act = actOf(current);
  const used = new Set<number>();
  for (const { scene, at, length } of fresh.slice(0, 3)) {
    const own = colors.filter((color) => color.at < at && at - color.at <= 3);
    act = withAccent(act, scene, own);
    for (let index = at; index < at + length; index++) used.add(index);
    for (const color of own)
      for (let index = color.at; index < color.at + color.length; index++) used.add(index);
  }
  const understood = fresh.slice(0, 3).map(({ scene }) => `with ${scene.name.toLowerCase()}`);
  return { program: buildProgram(act, []), understood, used };
}
