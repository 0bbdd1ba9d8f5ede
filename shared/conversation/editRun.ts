import { applyEdit, type EditChange } from '../program/edit/applyEdit';
import type { Operation } from '../program/edit/Operation';
import type { Program } from '../program/Program';
import type { Entry, EntryDraft } from './Entry';
import { versionHistory } from './versionHistory';

/** An instant edit within a run, without the changes that were taken back. */
export interface RunEdit {
  /** The wish it answers. */
  readonly to: number;
  /** The latest entry that says what it does. */
  readonly seq: number;
  readonly operations: readonly Operation[];
  /** What it changed, in words. */
  readonly changes: readonly string[];
}

/** Instant edits one after another: applied to `base` in this order, they make the version on show. */
export interface EditRun {
  readonly base: Program;
  readonly edits: readonly RunEdit[];
}

/**
 * For each version that an instant edit made, by its number, the run that led to it. A later entry for the same wish replaces
 * the earlier one in its place; anything but an instant edit ends a run.
 */
export function editRuns(entries: readonly Entry[]): ReadonlyMap<number, EditRun> {
  const runs = new Map<number, EditRun>();
  const programs = new Map<number, Program>();
  let present: number | undefined;
  for (const entry of entries) {
    if (entry.type === 'restore' && programs.has(entry.to)) present = entry.to;
    if (!('program' in entry)) continue;
    const base = present === undefined ? undefined : programs.get(present);
    if (base && entry.type === 'edit' && entry.operations) {
      const { to, seq, operations, changes } = entry;
      const before = runs.get(present ?? 0) ?? { base, edits: [] };
      const byWish = new Map(before.edits.map((edit) => [edit.to, edit]));
      byWish.set(to, { to, seq, operations, changes });
      runs.set(seq, { base: before.base, edits: [...byWish.values()] });
    }
    programs.set(entry.seq, entry.program);
    present = entry.seq;
  }
  return runs;
}

/** The run that ends with the version on show; none if that was not made by an instant edit. */
export function editRun(entries: readonly Entry[]): EditRun | undefined {
  const { present } = versionHistory(entries);
  return present && editRuns(entries).get(present.seq);
}

/**
 * The entry that takes back a single change of an edit; the edits after it are applied again. None if the edit is no longer
 * part of the version on show, or has no such change.
 */
export function withoutChange(
  entries: readonly Entry[],
  edit: number,
  change: number,
): EntryDraft | undefined {
  const run = editRun(entries);
  const taken = run?.edits.find(({ seq }) => seq === edit);
  if (!run || !taken || change >= taken.operations.length) return undefined;
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
    // An operation that no longer changes anything has no words, so it cannot be taken back later.
    operations: left.map(({ operation }) => operation),
  };
}
