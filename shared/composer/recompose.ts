import { breathing } from '../program/commands';
import { layersOf } from '../program/commandEdits';
import { applyEdit } from '../program/edit/applyEdit';
import { limits } from '../program/limits';
import type { Program } from '../program/Program';
import { actOf, buildProgram, calmed } from './buildProgram';
import { readEdit } from './edits/readEdit';
import { withAccent } from './joinScenes';
import { guessSubject, isMood, isWeak, subjectsIn, type Subject } from './lexicon';
import { inTime } from './inTime';
import { isModifier, modifierOf } from './modifiers';
import { moodOf, unchanged, type Recomposed } from './moodOf';
import { colorsIn, isRefused } from './namedColors';
import { readScene, said, wallLit } from './readScene';
import { placesOf } from './routines/places';
import { placesIn } from './routines/times';
import { writing } from './routines/writing';
import { isSmall } from './words/smallWords';
import { textOf, type Word } from './words/readWords';
import type { ReadWord } from './words/spelling';

/** A wish that speaks of joining what is there, and of another thing in its place. */
const adding =
  /^(?:and|with|plus|also|maybe|let|some|more|in|at|on|under|over|behind|have)\b|\b(?:add|adding|with|plus|also|too|include|including|and (?:a|an|some|the|maybe)|put|let there be|as well|on top|behind|beside|in the (?:corner|background|middle|sky|distance|water|spray)|there (?:should|could|must) be|could there be|it should|needs? (?:a|an|some|to have)|mix in|sprinkle|now and then|from time to time|once in a while|appear|comes? (?:by|along|out)|coming out|passes|at least|while it|(?:in|on|over|around|round|through|of|to|behind|under) (?:it|them|there))\b/;
const replacing =
  /\b(?:instead|something (?:else|different|new)|another scene|different scene|forget|rather than|no longer|make it an?|turn it into an?)\b/;
/** “make it a sad one”: the same kind of thing in another mood. */
const becomingOne = /\bmake it an? \w+ one\b/;
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
  const operations = readEdit(typed, { program: current, lastOperations: () => [] });
  if (operations) {
    const { program, changes } = applyEdit(current, operations);
    return {
      program: calmed(program, current),
      understood: changes.map((change) => change.words),
      used: new Set(changes.length > 0 ? words.keys() : []),
    };
  }
  const text = textOf(words);
  const onWall = wallOf(words, current);
  if (onWall) return onWall;
  const swapped = swappedFor(words);
  if (swapped) return swapped;
  const timed = inTime(words, wish, current);
  if (timed) return timed;
  if (becomingOne.test(text)) return undefined;
  const gone = takenAway(words, current);
  if (gone) return gone;
  const all = subjectsIn(words).filter(
    ({ scene, word, at }) =>
      !isMood(scene) &&
      !isRefused(words, at) &&
      !isModifier(word.toLowerCase()) &&
      !isAction(words, at) &&
      (!isWeak(word) || words.length < 3 || replacing.test(text)),
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
  if (textAsked.test(wish.trim()) && writing(words, wish)) return undefined;
  return (
    moodOf(words, current) ?? (isAddition || isOfIt || speaksOfIt.test(text) ? unchanged(current) : undefined)
  );
}

/** “freeze everything”, “when breathing out”: what is done, rather than a thing to show. */
function isAction(words: readonly ReadWord[], at: number): boolean {
  const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
  const isTold = at === 0 && (/^(?:it|everything|them|all)$/.test(next) || words[0]?.text === 'change');
  return isTold || /^(?:when|while)$/.test(before);
}

/** “show the number 42”, “write "hi" on the lamp”: a text of its own. */
const textAsked = /^(?:(?:please|now)\s+)?(?:show|write|display|print|say|scroll)\b.*(?:["“”]|\d$)/iu;

const speaksOfIt =
  /\b(?:it|everything|them|this|that|the|more|less|too|almost|nearly|hmm|not quite|without|no)\b/;

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

const takingAway =
  /^(?:please |now |and |but )*(?:remove|delete|drop|lose|take (?:away|out)|get rid of|no more|no|without)\b/;

/** “remove the stars” where there are none: it stays as it is. What is there is taken away by an edit. */
function takenAway(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  const text = textOf(words);
  const isOneClause = words.slice(0, -1).every(({ mark }) => mark === '' || mark === '-');
  if (!takingAway.test(text) || !isOneClause || adding.test(text) || colorsIn(words).length > 0)
    return undefined;
  const verbs = placesOf(words, /^(?:remove|delete|drop|lose|take|rid)$/);
  const named = words.filter(({ text: word }, at) => !isSmall(word) && !verbs.includes(at));
  if (named.length === 0 || named.length > 3 || subjectsIn(words).length === 0) return undefined;
  const mood = moodOf(words, current);
  if (mood && JSON.stringify(mood.program) !== JSON.stringify(current)) return mood;
  const thing = named.map(({ raw }) => raw.toLowerCase()).join(' ');
  return {
    ...unchanged(current),
    used: new Set(words.keys()),
    told: [`“${thing}” is nothing that could be taken away here.`],
  };
}

/** “swap the leaves for snowflakes”: only what comes in is shown. */
function swappedFor(words: readonly ReadWord[]): Recomposed | undefined {
  const verb = words.findIndex(({ text }) => swapping.test(text));
  const at = words.findIndex(({ text }, index) => index > verb && /^(?:for|with|by|into|to)$/.test(text));
  if (verb < 0 || at < 0) return undefined;
  const isThing = (part: readonly ReadWord[]) =>
    subjectsIn(part).some((subject) => !isWeak(subject.word) && !isAction(part, subject.at));
  const comesIn = words.slice(at);
  if (!isThing(words.slice(verb, at)) || !isThing(comesIn)) return undefined;
  const { act, operations, understood, used } = readScene(comesIn);
  const places = [...words.keys()].filter((index) => index < at || used.has(index - at));
  return { program: buildProgram(act, operations), understood, used: new Set(places) };
}

/** “leave the wall dark”, “the wall should look like a sunset”, “the wall in teal”. */
function wallOf(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  if (!words.some(({ text }) => /^(?:wall|walls|ambient)$/.test(text))) return undefined;
  const subject = subjectsIn(words).find(({ word }) => !isWeak(word));
  const [color] = colorsIn(words, true);
  const isDark = words.some(({ text }) => /^(?:dark|off|black|unlit)$/.test(text));
  const shown = subject?.scene.steps.flatMap(({ command }) =>
    layersOf(command).flatMap(({ layer, place }) => (place === 'ambient' ? [layer] : [])),
  )[0];
  const [ambient, sayWall] = isDark
    ? [{ type: 'off' } as const, 'a dark wall']
    : color
      ? [breathing(color.value, 7000), `${color.name} on the wall`]
      : shown
        ? [shown, `${subject.scene.name.toLowerCase()} on the wall`]
        : [];
  if (!ambient || sayWall === undefined) return undefined;
  const act = wallLit(actOf(current), ambient);
  const used = new Set([
    ...placesOf(words, /^(?:wall|walls|ambient|leave)$/),
    ...(isDark ? placesOf(words, /^(?:dark|off|black|unlit)$/) : placesIn([color ?? subject])),
  ]);
  return { program: buildProgram(act, []), understood: [sayWall], used };
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
  const shown: Subject[] = [];
  for (const subject of fresh.slice(0, 3)) {
    const own = colors.filter((color) => color.at < subject.at && subject.at - color.at <= 3).slice(-1);
    const before = act;
    act = withAccent(act, subject.scene, own);
    if (act === before) continue;
    shown.push(subject);
    for (const index of placesIn([...subjects.filter(({ scene }) => scene === subject.scene), ...own]))
      used.add(index);
    if (subject.also !== undefined) used.add(subject.also);
  }
  if (shown.length === 0) return undefined;
  const scenes = shown.map(({ scene }) => scene);
  for (const [index, word] of words.entries()) if (modifierOf(word, scenes)?.length === 0) used.add(index);
  const name = [current.name, ...shown.map(({ scene }) => scene.name.toLowerCase())]
    .join(current.name.includes(' with ') ? ' and ' : ' with ')
    .replace(/( with .*) with /, '$1 and ');
  return {
    program: buildProgram({ ...act, name: name.length <= limits.nameLength ? name : current.name }, []),
    understood: shown.map((subject) => `with ${said(subject)}`),
    used,
  };
}
