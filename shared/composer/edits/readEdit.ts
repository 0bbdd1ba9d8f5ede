import { colorsOf } from '../../program/commandEdits';
import { isLike } from '../../program/colorMath';
import { withStrength, type Operation, type Target } from '../../program/edit/Operation';
import type { Program } from '../../program/Program';
import { clauseRanges } from '../words/clauses';
import type { Word } from '../words/readWords';
import { Spelling } from '../words/spelling';
import { sceneNamed } from '../lexicon';
import { nearestSubject } from '../nearest/nearestSubject';
import { isAside } from './asides';
import { ClauseReader } from './Grammar';
import { sentences, type Asked } from './sentences';
import { slotReader, type Slots } from './slots';
import { nameable, type Nameable } from './targets';
import { isVocabulary, vocabularyWords } from './vocabulary';

/** What an edit refers to: the program on show, and the operations of the edit just before, if that was one; asked for when needed. */
export interface EditContext {
  readonly program: Program;
  readonly lastOperations: () => readonly Operation[];
}

const connectives = new Set('and but then also plus so or though while'.split(' '));

/** A wish in more parts than this is a story, not an edit. */
const maxParts = 8;

/** A clause with more words than this is one, too, and a wish with more than that. */
const maxWords = 24;
const maxWishWords = 80;

const spelling = new Spelling(vocabularyWords());

/** The operations a wish asks for; none where a word of it stays unexplained. */
export function readEdit(allWords: readonly Word[], context: EditContext): readonly Operation[] | undefined {
  const known = nameable(context.program);
  const words = allWords.filter(({ text }) => /[a-z0-9%]/.test(text));
  const asked = understood(words, known) ?? understoodRespelled(words, known);
  return asked && operationsOf(asked, context.lastOperations);
}

/** True for a wish that would be an edit if every thing it names were on show. */
export function soundsLikeEdit(words: readonly Word[], program: Program): boolean {
  return understood(words, { ...nameable(program), hasEverything: true }) !== undefined;
}

/** “slwoer”: words that have no part in anything here, as the nearest word that has. */
function understoodRespelled(words: readonly Word[], known: Nameable): Asked[] | undefined {
  const respelled = words.map((word) => {
    const text = isWord(word.text, known) ? undefined : spelling.correct(word.text);
    return text === undefined ? word : { ...word, text };
  });
  const isSame = respelled.every((word, index) => word === words[index]);
  return isSame ? undefined : understood(respelled, known);
}

function isWord(text: string, known: Nameable): boolean {
  return (
    isVocabulary(text) ||
    known.steps.has(text) ||
    sceneNamed(text) !== undefined ||
    nearestSubject(text) !== undefined
  );
}

function operationsOf(
  asked: readonly Asked[],
  lastOperations: () => readonly Operation[],
): readonly Operation[] | undefined {
  const operations: Operation[] = [];
  for (const each of asked) {
    if (each.kind === 'operations') operations.push(...each.operations);
    if (each.kind !== 'again') continue;
    const before = lastOperations();
    const again = before.flatMap((operation) => withStrength(operation, each.strength) ?? []);
    if (again.length === 0 || again.length < before.length) return undefined;
    operations.push(...again);
  }
  if (operations.length === 0 || hasTwoColorsForAll(operations)) return undefined;
  const spared = asked.flatMap((each) => (each.kind === 'stay' && each.target ? [each.target] : []));
  return lastOfEachKind(operations).map((operation) => sparing(operation, spared[0]));
}

/** “dimmer, but the flash stays”: what is asked of everything is asked of all but that. */
function sparing(operation: Operation, target: Target | undefined): Operation {
  return target && !operation.target ? { ...operation, target: { ...target, isExcept: true } } : operation;
}

/** “blue and white stars” is a picture, not two edits. */
function hasTwoColorsForAll(operations: readonly Operation[]): boolean {
  const colorings = operations.filter(({ kind }) => kind === 'recolor');
  return colorings.length > 1 && colorings.some(({ target }) => !target);
}

/** The whole wish as one sentence, else part by part; what is said beside the point is passed over. */
function understood(words: readonly Word[], known: Nameable): Asked[] | undefined {
  if (words.length > maxWishWords || isQuestionOfFact(words)) return undefined;
  const reader = new ClauseReader<Slots, Asked>(words, sentences, slotReader(known), {});
  const read = (from: number, to: number) => {
    const meant = reader.meaningOf(from, to);
    return meant && isOnShow(meant, known) ? meant : undefined;
  };
  const whole = words.length <= maxWords ? read(0, words.length) : undefined;
  if (whole) return [whole];
  const parts = clauseRanges(words);
  const [lastFrom, lastTo] = parts.at(-1) ?? [0, 0];
  const endsInNo = words.slice(lastFrom, lastTo).every(({ text }) => text === 'no');
  if (parts.length > maxParts || endsInNo) return undefined;
  const asked: Asked[] = [];
  for (const [from, to] of parts) {
    const found = to - from <= maxWords ? readPart(words, from, to, read) : undefined;
    if (found) asked.push(...found);
    else if (!isAside(words.slice(from, to))) return undefined;
  }
  return asked.some(({ kind }) => kind !== 'stay') ? asked : undefined;
}

/** “slower and make it violet” is not about the violet, unless there is some. */
function isOnShow(asked: Asked, { program, hasEverything }: Nameable): boolean {
  if (asked.kind !== 'operations' || hasEverything) return true;
  const shown = program.steps.flatMap(({ command }) => colorsOf(command));
  return asked.operations.every(({ target }) => {
    const { like } = target ?? {};
    return like === undefined || shown.some((color) => isLike(color, like));
  });
}

/** “is it slower now?”, “did you make it slower”: asks whether, not for. */
function isQuestionOfFact(words: readonly Word[]): boolean {
  return (
    /^(?:did|is|was|are|were|why|does|has|how)$/.test(words[0]?.text ?? '') && words[1]?.text !== 'about'
  );
}

/** A part as one clause, else as clauses at its connectives: the fewest that explain all of it. */
function readPart(
  words: readonly Word[],
  from: number,
  to: number,
  read: (from: number, to: number) => Asked | undefined,
): Asked[] | undefined {
  const borders: number[] = [];
  for (let at = from; at < to; at++) if (connectives.has(words[at]?.text ?? '')) borders.push(at);
  if (borders.length > maxParts) return undefined;
  // From the back: what the rest from each start on asks for.
  const rest = new Map<number, Asked[]>([[to, []]]);
  for (const start of [from, ...borders].toReversed()) {
    for (const end of [to, ...borders.toReversed()]) {
      const later = rest.get(end);
      if (end <= start || !later || rest.has(start)) continue;
      const first = connectives.has(words[start]?.text ?? '') ? start + 1 : start;
      const found = first < end ? (read(first, end) ?? read(start, end)) : undefined;
      if (found) rest.set(start, [found, ...later]);
      else if (isAside(words.slice(first, end))) rest.set(start, later);
    }
  }
  const all = rest.get(from);
  return all && all.length > 0 ? all : undefined;
}

/** “Too quick, half that speed”: the later word on the same thing is the one that counts. */
function lastOfEachKind(operations: readonly Operation[]): Operation[] {
  const isSame = (a: Operation, b: Operation) =>
    a.kind === b.kind &&
    JSON.stringify(a.target) === JSON.stringify(b.target) &&
    a.kind !== 'tint' &&
    a.kind !== 'recolor';
  return operations.filter(
    (operation, index) => !operations.slice(index + 1).some((later) => isSame(operation, later)),
  );
}
