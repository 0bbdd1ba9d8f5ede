import { withStrength, type Operation, type Target } from '../../program/edit/operation';
import type { Program } from '../../program/schema';
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

/** What an edit refers to: the program on show, and the operations of the edit just before, if that was one. */
export interface EditContext {
  readonly program: Program;
  readonly lastOperations: readonly Operation[];
}

const connectives = new Set('and but then also plus so or though while'.split(' '));

/** A wish in more parts than this is a story, not an edit. */
const maxParts = 8;

/** A clause with more words than this is one, too. */
const maxWords = 24;

const spelling = new Spelling(vocabularyWords());

/** The operations a wish asks for; none where a word of it stays unexplained. */
export function readEdit(words: readonly Word[], context: EditContext): readonly Operation[] | undefined {
  const known = nameable(context.program);
  const asked = understood(words, known) ?? understood(respelled(words, known), known);
  return asked && operationsOf(asked, context.lastOperations);
}

/** True for a wish that would be an edit if every thing it names were on show. */
export function soundsLikeEdit(words: readonly Word[], program: Program): boolean {
  return understood(words, { ...nameable(program), hasEverything: true }) !== undefined;
}

/** “slwoer”: words that have no part in anything here, as the nearest word that has. */
function respelled(words: readonly Word[], known: Nameable): readonly Word[] {
  return words.map((word) => {
    const isKnown =
      isVocabulary(word.text) ||
      known.steps.has(word.text) ||
      sceneNamed(word.text) !== undefined ||
      nearestSubject(word.text) !== undefined;
    const text = isKnown ? undefined : spelling.correct(word.text);
    return text === undefined ? word : { ...word, text };
  });
}

function operationsOf(
  asked: readonly Asked[],
  lastOperations: readonly Operation[],
): readonly Operation[] | undefined {
  const operations: Operation[] = [];
  for (const each of asked) {
    if (each.kind === 'operations') operations.push(...each.operations);
    if (each.kind !== 'again') continue;
    const again = lastOperations.flatMap((operation) => withStrength(operation, each.strength) ?? []);
    if (again.length === 0 || again.length < lastOperations.length) return undefined;
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
  if (isQuestionOfFact(words)) return undefined;
  const reader = new ClauseReader<Slots, Asked>(sentences, slotReader(known), {});
  const read = (clause: readonly Word[]) =>
    clause.length <= maxWords ? reader.meaningOf(clause) : undefined;
  const whole = words.length <= maxWords ? read(words) : undefined;
  if (whole) return [whole];
  const parts = atMarks(words);
  if (parts.length > maxParts || parts.at(-1)?.every(({ text }) => text === 'no')) return undefined;
  const asked: Asked[] = [];
  for (const part of parts) {
    const found = readPart(part, read);
    if (found) asked.push(...found);
    else if (!isAside(part)) return undefined;
  }
  return asked.some(({ kind }) => kind !== 'stay') ? asked : undefined;
}

/** “is it slower now?”, “did you make it slower”: asks whether, not for. */
function isQuestionOfFact(words: readonly Word[]): boolean {
  return (
    /^(?:did|is|was|are|were|why|does|has|have you|how)$/.test(words[0]?.text ?? '') &&
    words[1]?.text !== 'about'
  );
}

/** A part as one clause, else as clauses at its connectives: the fewest that explain all of it. */
function readPart(
  part: readonly Word[],
  read: (clause: readonly Word[]) => Asked | undefined,
): Asked[] | undefined {
  const borders = part.flatMap(({ text }, index) => (connectives.has(text) ? [index] : []));
  if (borders.length > maxParts) return undefined;
  const starts = [0, ...borders];
  // From the back: what the rest from each start on asks for.
  const rest = new Map<number, Asked[]>([[part.length, []]]);
  for (const start of starts.toReversed()) {
    for (const end of [part.length, ...borders.toReversed()]) {
      const later = rest.get(end);
      if (end <= start || !later || rest.has(start)) continue;
      const from = connectives.has(part[start]?.text ?? '') ? start + 1 : start;
      const clause = part.slice(from, end);
      const found = clause.length === 0 ? undefined : (read(clause) ?? read(part.slice(start, end)));
      if (found) rest.set(start, [found, ...later]);
      else if (isAside(clause)) rest.set(start, later);
    }
  }
  const all = rest.get(0);
  return all && all.length > 0 ? all : undefined;
}

/** A wish at its commas and full stops. */
function atMarks(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    parts.at(-1)?.push(word);
    if (/[,.;:!?()–—…]/.test(word.mark)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
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
