import { programSchema, type Program } from '#shared/program/Program';
import { jsonWords } from '../../words/inspector/jsonWords';
import type { Fault } from '../../words/inspector/Fault';
import { jsonTree, positionOf, type JsonTree } from './positionOf';
import { fieldOf, schemaFaults, type SchemaFault } from './schemaFaults';
import { syntaxFault } from './syntaxFault';

/** Something that keeps a text from being a program, at its place. Lines are counted from 1. */
export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly message: string;
}

/** A program, or every reason why the text is none, in the order of the text. */
export type CheckedText =
  | { readonly ok: true; readonly program: Program }
  /** `isJson`: it can be read and laid out, but is no program. */
  | { readonly ok: false; readonly isJson: boolean; readonly problems: readonly Problem[] };

/** More than these are not worth a look before the first are mended. */
const mostProblems = 100;

/**
 * Reads a text as a program, bare or in its outer shape `{"program": …}`. Nothing is mended in silence: what is typed by
 * hand is taken by the word.
 */
export function checkProgramText(text: string): CheckedText {
  const tree = jsonTree(text);
  const syntax = syntaxFault(text, tree);
  if (syntax) return invalidText(false, [problemAt(syntax, syntax.fault, text)]);
  const { value, prefix, strangers } = unwrapProgram(JSON.parse(text));
  const parsed = programSchema.safeParse(value);
  if (parsed.success && strangers.length === 0) return { ok: true, program: parsed.data };
  const issues = parsed.success ? [] : parsed.error.issues;
  const faults = issues.flatMap((issue) => schemaFaults({ ...issue, path: [...prefix, ...issue.path] }));
  const problems = firstPerPath([...strangers, ...faults]).map((fault) => placedProblem(fault, text, tree));
  return invalidText(true, problems);
}

/** The program inside its outer shape, and what stands beside it there. */
function unwrapProgram(raw: unknown): {
  readonly value: unknown;
  readonly prefix: readonly string[];
  readonly strangers: readonly SchemaFault[];
} {
  if (typeof raw !== 'object' || raw === null || !('program' in raw))
    return { value: raw, prefix: [], strangers: [] };
  const { program, ...others } = raw;
  const strangers = Object.keys(others).map((field): SchemaFault => {
    return { path: [field], of: 'key', fault: { kind: 'unknown', field } };
  });
  return { value: program, prefix: ['program'], strangers };
}

/** The first thing wrong with a value is enough: the next ones follow from it. */
function firstPerPath(faults: readonly SchemaFault[]): SchemaFault[] {
  const byPlace = new Map<string, SchemaFault>();
  for (const fault of faults) {
    const place = fault.path.map(String).join('\n');
    if (!byPlace.has(place)) byPlace.set(place, fault);
  }
  return [...byPlace.values()];
}

function placedProblem({ path, of, fault }: SchemaFault, text: string, tree: JsonTree): Problem {
  const position = positionOf(path, text, tree, of);
  return problemAt(position, position.isThere ? fault : { kind: 'missing', field: fieldOf(path) }, text);
}

function problemAt({ from, to }: { from: number; to: number }, fault: Fault, text: string): Problem {
  const line = text.slice(0, from).split('\n').length;
  return { from, to, line, message: jsonWords.fault(fault) };
}

function invalidText(isJson: boolean, problems: readonly Problem[]): CheckedText {
  const inOrder = problems.toSorted((one, other) => one.from - other.from);
  return { ok: false, isJson, problems: inOrder.slice(0, mostProblems) };
}
