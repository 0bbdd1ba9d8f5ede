import { applyEdit, type EditChange } from '../../program/edit/applyEdit';
import type { Operation } from '../../program/edit/Operation';
import type { Program } from '../../program/Program';
import { looksAlike } from '../../animation/looksAlike';
import { readWords } from '../words/readWords';
import { readEdit } from './readEdit';

/** An instant edit: what it does, what it leads to, and the changes in words. */
export interface InstantEdit {
  readonly operations: readonly Operation[];
  readonly program: Program;
  readonly changes: readonly EditChange[];
}

/** Operations applied to a program; none where one of them finds nothing to change, or no light changes by them. */
export function editBy(program: Program, operations: readonly Operation[]): InstantEdit | undefined {
  const { program: edited, changes } = applyEdit(program, operations);
  if (changes.length < operations.length || looksAlike(program, edited)) return undefined;
  return { operations, program: edited, changes };
}

/** The instant edit that a wish asks for; none where a word of it is unexplained, or where it would change nothing. */
export function instantEdit(
  wish: string,
  program: Program,
  lastOperations: readonly Operation[] = [],
): InstantEdit | undefined {
  const operations = readEdit(readWords(wish), { program, lastOperations: () => lastOperations });
  return operations && editBy(program, operations);
}
