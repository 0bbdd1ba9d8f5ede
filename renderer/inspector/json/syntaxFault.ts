import type { Fault } from '../../words/inspector/Fault';
import { isValue, type JsonTree } from './positionOf';

/** Where and why a text is not JSON. */
export interface SyntaxFault {
  readonly from: number;
  readonly to: number;
  readonly fault: Fault;
}

/** The first syntax error of a text; undefined if it is valid JSON. */
export function syntaxFault(text: string, tree: JsonTree): SyntaxFault | undefined {
  if (text.trim() === '') return { from: 0, to: text.length, fault: { kind: 'empty' } };
  const at = firstError(tree);
  if (at === undefined) return undefined;
  const end = text.trimEnd().length;
  const from = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
  if (from >= end) return { from: end - 1, to: end, fault: { kind: 'unfinished' } };
  const before = text.slice(0, from).trimEnd();
  const last = before.at(-1) ?? '';
  if (last === ',' && '}],'.includes(text.charAt(from)))
    return { from: before.length - 1, to: before.length, fault: { kind: 'comma-extra' } };
  const found = /^(?:"[^"\n]*"?|[\w.+-]+|.)/su.exec(text.slice(from))?.[0] ?? '';
  // A value instead of a comma: the comma is reported as missing at the end of the text before it.
  const isSeparate = before.length < from || !/\w/.test(last);
  if (isSeparate && /^["\w{[-]/.test(found) && isAfterValue(tree, before.length))
    return { from: before.length - 1, to: before.length, fault: { kind: 'comma-missing' } };
  return { from, to: from + found.length, fault: { kind: 'unexpected', found } };
}

function firstError(tree: JsonTree): number | undefined {
  let first: number | undefined;
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError && (first === undefined || from < first)) first = from;
    },
  });
  return first;
}

/** True if a complete value of a list or an object ends here. */
function isAfterValue(tree: JsonTree, at: number): boolean {
  for (let node = tree.resolveInner(at, -1); node.parent; node = node.parent) {
    if (node.to !== at || node.type.isError) return false;
    const isInside = node.parent.name === 'Array' || node.parent.name === 'Property';
    if (isInside && isValue(node)) return true;
  }
  return false;
}
