import { applyEdit } from '../program/edit/applyEdit';
import type { Operation } from '../program/edit/operation';
import type { Program } from '../program/schema';
import type { Act } from './Act';
import { buildProgram, calmed } from './buildProgram';
import { readEdit } from './edits/readEdit';
import { withAccent } from './joinScenes';
import { guessSubject, subjectsIn, type Subject } from './lexicon';
import { moodChange } from './modifiers';
import { colorAt } from './words/colorPhrases';
import type { Word } from './words/readWords';

interface Recomposed {
  readonly program: Program;
  readonly understood: readonly string[];
  readonly missed: readonly string[];
}

const adding = /^(?:add|with|plus|also|and|include|including|put|let|more|another|some|have|give)$/;
const replacing = /^(?:instead|different|else|new|another|rather|forget)$/;

/**
 * The program on show, changed as far as a follow-up is understood: an edit, a mood, something to join it. None for a
 * wish that asks for another scene.
 */
export function recompose(words: readonly Word[], wish: string, current: Program): Recomposed | undefined {
  const operations = readEdit(words, { program: current, lastOperations: [] });
  if (operations) return changed(current, operations, []);
  const subjects = subjectsIn(words, new Set());
  const isAddition = words.some(({ text }) => adding.test(text)) || /^[+&]/.test(wish.trim());
  if (isAddition && subjects.length > 0 && !words.some(({ text }) => replacing.test(text)))
    return joinedBy(current, subjects, words);
  const moods = words.flatMap(({ text }) => (isComparison(words, text) ? (moodChange(text) ?? []) : []));
  if (moods.length > 0)
    return changed(
      current,
      moods,
      words.filter(({ text }) => isComparison(words, text) && moodChange(text)).map(({ raw }) => raw),
    );
  if (subjects.length > 0) return undefined;
  const guessed = isAddition ? words.flatMap((_, at) => guessSubject(words, at) ?? []) : [];
  return guessed.length > 0 ? joinedBy(current, guessed.slice(0, 1), words) : undefined;
}

/** “calmer”, “more calm”, “make it calm”: said of what is there. */
function isComparison(words: readonly Word[], text: string): boolean {
  const isOfIt = words.some(({ text: word }) =>
    /^(?:it|this|that|more|less|too|bit|little|much)$/.test(word),
  );
  return /er$/.test(text) || (isOfIt && moodChange(text) !== undefined);
}

function changed(current: Program, operations: readonly Operation[], said: readonly string[]): Recomposed {
  const { program, changes } = applyEdit(current, operations);
  return {
    program: calmed(program, current),
    understood: said.length > 0 ? [...said] : changes.map(({ words }) => words),
    missed: [],
  };
}

function joinedBy(current: Program, subjects: readonly Subject[], words: readonly Word[]): Recomposed {
  const { name, steps, loop, on_complete } = current;
  let act: Act = {
    name,
    steps,
    loopCount: loop?.count,
    loopFrom: loop?.start_step,
    ending: on_complete?.command,
  };
  for (const { scene, at } of subjects.slice(0, 3)) {
    const color = colorAt(words, at - 1) ?? colorAt(words, at - 2);
    act = withAccent(act, scene, color ? [{ value: color.value, at: at - 1 }] : []);
  }
  return {
    program: buildProgram(act, []),
    understood: subjects.map(({ scene }) => `with ${scene.name.toLowerCase()}`),
    missed: [],
  };
}
