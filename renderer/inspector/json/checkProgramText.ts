import { programSchema, type Program } from '#shared/program/Program';
import { jsonWords } from '../../words/inspector/jsonWords';
import type { Fault } from '../../words/inspector/Fault';
import { jsonTree, positionOf, type JsonTree } from './positionOf';
import { fieldOf, schemaFaults, type SchemaFault } from './schemaFaults';
import { syntaxFault } from './syntaxFault';

/** A problem that keeps a text from being a program, with its position. Lines count from 1. */
export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly message: string;
}

/** A program, or all problems of the text in text order. */
export type CheckedText =
  | { readonly ok: true; readonly program: Program }
  /** `isJson`: it is valid JSON and can be formatted, but is not a program. */
  | { readonly ok: false; readonly isJson: boolean; readonly problems: readonly Problem[] };

/** At most this many problems are listed. */
const maxProblems = 100;

/**
 * Parses a text as a program, bare or wrapped as `{"program": …}`. Nothing is repaired silently: text typed by hand
 * is taken literally.
 */
export function checkProgramText(text: string): CheckedText {
  const tree = jsonTree(text);
  const syntax = syntaxFault(text, tree);
  if (syntax) return invalidText(false, [problemAt(syntax, syntax.fault, text)]);
  const { value, prefix, unknownFields } = unwrapProgram(JSON.parse(text));
  const parsed = programSchema.safeParse(value);
  if (parsed.success && unknownFields.length === 0) return { ok: true, program: parsed.data };
  const issues = parsed.success ? [] : parsed.error.issues;
  const faults = issues.flatMap((issue) => schemaFaults({ ...issue, path: [...prefix, ...issue.path] }));
  const problems = firstPerPath([...unknownFields, ...faults]).map((fault) =>
    placedProblem(fault, text, tree),
  );
  return invalidText(true, problems);
}

/** Takes the program out of its wrapper, and reports other fields there. */
function unwrapProgram(raw: unknown): {
  readonly value: unknown;
  readonly prefix: readonly string[];
  readonly unknownFields: readonly SchemaFault[];
} {
  if (typeof raw !== 'object' || raw === null || !('program' in raw))
    return { value: raw, prefix: [], unknownFields: [] };
  const { program, ...others } = raw;
  const unknownFields = Object.keys(others).map((field): SchemaFault => {
    return { path: [field], of: 'key', fault: { kind: 'unknown', field } };
  });
  return { value: program, prefix: ['program'], unknownFields };
}

/** Keeps the first fault per value: later ones usually follow from it. */
function firstPerPath(faults: readonly SchemaFault[]): SchemaFault[] {
  const byPath = new Map<string, SchemaFault>();
  for (const fault of faults) {
    const path = fault.path.map(String).join('\n');
    if (!byPath.has(path)) byPath.set(path, fault);
  }
  return [...byPath.values()];
}

function placedProblem({ path, of, fault }: SchemaFault, text: string, tree: JsonTree): Problem {
  const position = positionOf(path, text, tree, of);
  return problemAt(position, position.exists ? fault : { kind: 'missing', field: fieldOf(path) }, text);
}

function problemAt({ from, to }: { from: number; to: number }, fault: Fault, text: string): Problem {
  const line = text.slice(0, from).split('\n').length;
  return { from, to, line, message: jsonWords.fault(fault) };
}

function invalidText(isJson: boolean, problems: readonly Problem[]): CheckedText {
  const inOrder = problems.toSorted((one, other) => one.from - other.from);
  return { ok: false, isJson, problems: inOrder.slice(0, maxProblems) };
}
