import { withStrength, type Operation } from '../../program/edit/operation';
import type { Program } from '../../program/schema';
import type { Word } from '../words/readWords';
import { isAside } from './asides';
import { ClauseReader } from './Grammar';
import { sentences, type Asked } from './sentences';
import { slotReader, type Slots } from './slots';
import { nameable } from './targets';

/** What an edit refers to: the program on show, and the operations of the edit just before, if that was one. */
export interface EditContext {
  readonly program: Program;
  readonly lastOperations: readonly Operation[];
}

const connectives = new Set('and but then also plus so or though while'.split(' '));

/** A wish in more clauses than this is a story, not an edit. */
const maxClauses = 8;

/** The operations a wish asks for; none where a word of it stays unexplained. */
export function readEdit(words: readonly Word[], context: EditContext): readonly Operation[] | undefined {
  const reader = new ClauseReader<Slots, Asked>(sentences, slotReader(nameable(context.program)), {});
  const asked = understandAll(words, (clause) => reader.meaningOf(clause));
  if (!asked) return undefined;
  const operations = asked.flatMap((each): readonly (Operation | undefined)[] => {
    if (each.kind === 'operations') return each.operations;
    if (each.kind === 'stay') return [];
    const before = context.lastOperations.map((operation) => withStrength(operation, each.strength));
    return before.length > 0 ? before : [undefined];
  });
  if (operations.length === 0 || operations.includes(undefined)) return undefined;
  return lastOfEachKind(operations.filter((operation) => operation !== undefined));
}

/** True for a wish that would be an edit if every thing it names were on show. */
export function soundsLikeEdit(words: readonly Word[], program: Program): boolean {
  const reader = new ClauseReader<Slots, Asked>(
    sentences,
    slotReader({ ...nameable(program), hasEverything: true }),
    {},
  );
  return understandAll(words, (clause) => reader.meaningOf(clause)) !== undefined;
}

/** The whole wish as one sentence, else clause by clause; what is said beside the point is passed over. */
function understandAll(
  words: readonly Word[],
  understand: (clause: readonly Word[]) => Asked | undefined,
): Asked[] | undefined {
  const whole = words.length > 0 && words.length < 16 ? understand(words) : undefined;
  if (whole) return [whole];
  const parts = atMarks(words);
  if (parts.length > maxClauses) return undefined;
  const asked: Asked[] = [];
  for (const part of parts) {
    const found = understandPart(part, understand);
    if (found) asked.push(...found);
    else if (!isAside(part)) return undefined;
  }
  return asked.length > 0 ? asked : undefined;
}

function understandPart(
  part: readonly Word[],
  understand: (clause: readonly Word[]) => Asked | undefined,
): Asked[] | undefined {
  const whole = understand(part);
  if (whole) return [whole];
  for (const [index, { text }] of part.entries()) {
    if (index === 0 || !connectives.has(text)) continue;
    const [left, right] = [part.slice(0, index), part.slice(index + 1)];
    const first = understand(left);
    const rest = first ? understandPart(right, understand) : undefined;
    if (first && rest) return [first, ...rest];
    if (first && isAside(right)) return [first];
    if (isAside(left)) {
      const later = understandPart(right, understand);
      if (later) return later;
    }
  }
  return undefined;
}

/** A wish at its commas and full stops. */
function atMarks(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  let part: Word[] = [];
  for (const word of words) {
    part.push(word);
    if (/[,.;:!?()–—…]/.test(word.mark)) {
      parts.push(part);
      part = [];
    }
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** “Too quick, half that speed”: the later word on the same thing is the one that counts. */
function lastOfEachKind(operations: readonly Operation[]): Operation[] {
  const sameAs = (a: Operation, b: Operation) =>
    a.kind === b.kind &&
    JSON.stringify(a.target) === JSON.stringify(b.target) &&
    a.kind !== 'tint' &&
    a.kind !== 'recolor';
  return operations.filter(
    (operation, index) => !operations.slice(index + 1).some((later) => sameAs(operation, later)),
  );
}
