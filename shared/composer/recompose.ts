import { applyEdit } from '../program/edit/applyEdit';
import type { Operation } from '../program/edit/operation';
import type { Program } from '../program/schema';
import type { Act } from './Act';
import { buildProgram, calmed } from './buildProgram';
import { readEdit } from './edits/readEdit';
import { withAccent } from './joinScenes';
import { guessSubject, isMood, isWeak, subjectsIn, type Subject } from './lexicon';
import { moodChange, modifierOf } from './modifiers';
import { colorsIn } from './readScene';
import { isSmall } from './words/smallWords';
import { textOf, type Word } from './words/readWords';

/** The program on show as a follow-up changed it. */
export interface Recomposed {
  readonly program: Program;
  readonly understood: readonly string[];
  readonly used: ReadonlySet<number>;
}

/** A wish that speaks of joining what is there, and one that speaks of another thing in its place. */
const adding =
  /\b(?:add|adding|with|plus|also|too|include|including|and (?:a|an|some|the|maybe)|put|let there be|let (?:a|an|some)|as well|on top|behind|beside|in the (?:corner|background|middle|sky|distance)|there (?:should|could|must) be|could there be|needs? (?:a|an|some|to have)|mix in|sprinkle|now and then|every now and then|from time to time|once in a while|appear|comes? (?:by|along)|on it|over it|around it)\b/;
const replacing =
  /\b(?:instead|something (?:else|different|new)|another scene|different scene|forget (?:that|it)|rather than|no longer|replace)\b/;

/**
 * The program on show, changed as far as a follow-up is understood: an edit, a mood, something to join it. None for a
 * wish that asks for another scene.
 */
export function recompose(words: readonly Word[], wish: string, current: Program): Recomposed | undefined {
  const operations = readEdit(words, { program: current, lastOperations: [] });
  if (operations) {
    const { program, changes } = applyEdit(current, operations);
    return {
      program: calmed(program, current),
      understood: changes.map((change) => change.words),
      used: new Set(words.keys()),
    };
  }
  const text = textOf(words);
  const all = subjectsIn(words, new Set()).filter(
    ({ scene, word }) => !isMood(scene) && (!isWeak(word) || words.length < 4),
  );
  const isAddition = adding.test(text) || /^[+&]/.test(wish.trim());
  const isAnother = replacing.test(text) || (all.length > 0 && !isAddition);
  if (isAnother) return undefined;
  const subjects = all.length > 0 ? all : isAddition ? guessed(words) : [];
  if (subjects.length > 0) return joinedBy(current, subjects, words);
  return moodOf(words, current) ?? (isAddition || speaksOfIt.test(text) ? unchanged(current) : undefined);
}

const speaksOfIt = /\b(?:it|this|that|the|more|less|too|almost|nearly|hmm|not quite)\b/;

function guessed(words: readonly Word[]): Subject[] {
  return words.flatMap((word, at) => (isSmall(word.text) ? [] : (guessSubject(words, at) ?? []))).slice(0, 1);
}

/** “calmer”, “more dramatic”, “make it cozy”, “a bit more red please”: how it should be, in words that are known. */
function moodOf(words: readonly Word[], current: Program): Recomposed | undefined {
  const used = new Set<number>();
  const operations: Operation[] = [];
  const understood: string[] = [];
  for (const [index, word] of words.entries()) {
    const change = moodChange(word.text) ?? modifierOf(word) ?? [];
    if (change.length === 0) continue;
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

function joinedBy(current: Program, subjects: readonly Subject[], words: readonly Word[]): Recomposed {
  const { name, steps, loop, on_complete } = current;
  const colors = colorsIn(words);
  let act: Act = {
    name,
    steps,
    ...(loop && { loopCount: loop.count, loopFrom: loop.start_step }),
    ...(on_complete && { ending: on_complete.command }),
  };
  const used = new Set<number>();
  for (const { scene, at, length } of subjects.slice(0, 3)) {
    const own = colors.filter((color) => color.at < at && at - color.at <= 3);
    act = withAccent(act, scene, own);
    for (let index = at; index < at + length; index++) used.add(index);
    for (const color of own)
      for (let index = color.at; index < color.at + color.length; index++) used.add(index);
  }
  const understood = subjects.slice(0, 3).map(({ scene }) => `with ${scene.name.toLowerCase()}`);
  return { program: buildProgram(act, []), understood, used };
}
