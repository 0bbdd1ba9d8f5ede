import type { Fault } from '../../words/inspector/Fault';
import { isValue, type JsonTree } from './positionOf';

/** Where a text is no JSON, and why. */
export interface SyntaxFault {
  readonly from: number;
  readonly to: number;
  readonly fault: Fault;
}

/** The first place where a text is no JSON; none where it is. */
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
  // A value where a comma should be: the comma is missed at the end of what stands before it.
  const isApart = before.length < from || !/\w/.test(last);
  if (isApart && /^["\w{[-]/.test(found) && isAfterValue(tree, before.length))
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

/** True where a whole value of a list or an object ends. */
function isAfterValue(tree: JsonTree, at: number): boolean {
  for (let node = tree.resolveInner(at, -1); node.parent; node = node.parent) {
    if (node.to !== at || node.type.isError) return false;
    const isInside = node.parent.name === 'Array' || node.parent.name === 'Property';
    if (isInside && isValue(node)) return true;
  }
  return false;
}
