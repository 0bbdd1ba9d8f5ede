import { applyEdit, type EditChange } from '../program/edit/applyEdit';
import type { Operation } from '../program/edit/Operation';
import type { Program } from '../program/Program';
import type { Entry, EntryDraft, EntryOf } from './Entry';
import { versionHistory, type Version } from './versionHistory';

/** An instant edit as it counts now: without the changes that were taken back. */
interface RunEdit {
  /** The wish it answers. */
  readonly to: number;
  /** The entry that last said what it does. */
  readonly seq: number;
  readonly operations: readonly Operation[];
}

/** The instant edits, one after another, that lead from a program to the one on show. */
export interface EditRun {
  readonly base: Program;
  readonly edits: readonly RunEdit[];
}

/** The run of instant edits that ends with what is on show; none where that was not made by one. */
export function editRun(entries: readonly Entry[]): EditRun | undefined {
  const { present } = versionHistory(entries);
  if (!present) return undefined;
  const before = versionsBefore(entries);
  const byWish = new Map<number, RunEdit>();
  let version: Version | undefined = present;
  let edit = editAt(entries, version);
  while (version && edit) {
    const { to, seq, operations } = edit;
    // Seen from the end: the latest entry says what an edit does, its first one where it stands in the order.
    const latest: RunEdit = byWish.get(to) ?? { to, seq, operations };
    byWish.delete(to);
    byWish.set(to, latest);
    version = before.get(version.seq);
    edit = version && editAt(entries, version);
  }
  return version && byWish.size > 0
    ? { base: version.program, edits: [...byWish.values()].toReversed() }
    : undefined;
}

/**
 * The entry that takes back one change of an edit, alone: the edits after it are applied anew. None where the edit is no
 * longer part of what is on show, or has no such change.
 */
export function withoutChange(
  entries: readonly Entry[],
  edit: number,
  change: number,
): EntryDraft | undefined {
  const run = editRun(entries);
  const meant = entries.find((entry) => entry.type === 'edit' && entry.seq === edit);
  const taken = run?.edits.find(({ to }) => meant?.type === 'edit' && to === meant.to);
  if (!run || taken?.seq !== edit || change >= taken.operations.length) return undefined;
  const operations = taken.operations.filter((_, at) => at !== change);
  let program = run.base;
  let left: readonly EditChange[] = [];
  for (const each of run.edits) {
    const isTaken = each === taken;
    const edited = applyEdit(program, isTaken ? operations : each.operations);
    if (isTaken) left = edited.changes;
    program = edited.program;
  }
  return {
    type: 'edit',
    to: taken.to,
    program,
    changes: left.map(({ words }) => words),
    // What changes nothing any more has no words, by which it could be taken back in its turn.
    operations: left.map(({ operation }) => operation),
  };
}

type EditWithOperations = EntryOf<'edit'> & { operations: readonly Operation[] };

function editAt(entries: readonly Entry[], { seq }: Version): EditWithOperations | undefined {
  const entry = entries.find((each) => each.seq === seq);
  return entry?.type === 'edit' && entry.operations ? { ...entry, operations: entry.operations } : undefined;
}

/** For each version the one that was on show when it came. */
function versionsBefore(entries: readonly Entry[]): ReadonlyMap<number, Version | undefined> {
  const before = new Map<number, Version | undefined>();
  for (const [at, entry] of entries.entries())
    if ('program' in entry) before.set(entry.seq, versionHistory(entries.slice(0, at)).present);
  return before;
}
