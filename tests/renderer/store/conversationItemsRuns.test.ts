import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editRun } from '#shared/conversation/editRun';
import { stampEntries, type Entry, type EntryDraft } from '#shared/conversation/Entry';
import { currentProgram } from '#shared/conversation/versionHistory';
import { applyEdit } from '#shared/program/edit/applyEdit';
import type { Operation } from '#shared/program/edit/Operation';
import { conversationItems } from '../../../renderer/store/conversationItems';
import { logOf } from '../sampleStates';
import { calm, editOf, longer, reply, storm, shapeOfLog, wishOf } from './conversationItemSamples';

const dimmer: Operation = { kind: 'light', times: 0.5 };

const lastRun = (...drafts: EntryDraft[]) => {
  const run = conversationItems(logOf(...drafts)).findLast((item) => item.type === 'run');
  const version = run?.type === 'run' ? run.versions.at(-1) : undefined;
  if (!version) throw new Error('There is no run.');
  return version;
};

describe('runs in a conversation', () => {
  const first: EntryDraft[] = [wishOf('a storm'), { ...reply, to: 1 }];

  it('combine consecutive instant edits into one, after their wishes; the last one is complete', () => {
    expect(shapeOfLog(...first, wishOf('slower'), editOf(3, 'Slower'))).toEqual([
      'wish 1',
      'run 2',
      'wish 3',
      'run 4',
    ]);
    expect(
      shapeOfLog(...first, wishOf('slower'), editOf(3, 'Slower'), wishOf('bluer'), editOf(5, 'Bluer')),
    ).toEqual(['wish 1', 'run 2', 'wish 3 folded', 'wish 5', 'run 4+6']);
  });

  it('include a change that was taken back', () => {
    expect(shapeOfLog(...first, wishOf('slower'), editOf(3, 'Slower'), editOf(3))).toEqual([
      'wish 1',
      'run 2',
      'wish 3',
      'run 4+5',
    ]);
  });

  it('end when something else comes between', () => {
    const edited = [...first, wishOf('slower'), editOf(3, 'Slower')];
    expect(
      shapeOfLog(...edited, { type: 'restore', to: 2, how: 'undo' }, wishOf('b'), editOf(6, 'B')),
    ).toEqual(['wish 1', 'run 2', 'wish 3', 'run 4', 'restore 5', 'wish 6', 'run 7']);
    expect(shapeOfLog(...edited, wishOf('rain'), { ...reply, to: 5 })).toEqual([
      'wish 1',
      'run 2',
      'wish 3',
      'run 4',
      'wish 5',
      'run 6',
    ]);
    expect(shapeOfLog(...edited, wishOf('thanks'), wishOf('b'), editOf(6, 'B'))).toEqual([
      'wish 1',
      'run 2',
      'wish 3',
      'run 4',
      'wish 5',
      'wish 6',
      'run 7',
    ]);
  });

  it('combine consecutive changes by hand, but not with instant edits', () => {
    const byHand: EntryDraft = { type: 'manual', program: calm, changes: ['x'] };
    expect(shapeOfLog(...first, byHand, byHand, wishOf('slower'), editOf(5, 'Slower'))).toEqual([
      'wish 1',
      'run 2',
      'run 3+4',
      'wish 5',
      'run 6',
    ]);
  });

  it('combine programs from the library neither with changes by hand nor with each other', () => {
    const saved: EntryDraft = { type: 'manual', from: 'library', program: calm, changes: ['“Calm”'] };
    const byHand: EntryDraft = { type: 'manual', program: calm, changes: ['x'] };
    expect(shapeOfLog(...first, byHand, saved, saved, byHand)).toEqual([
      'wish 1',
      'run 2',
      'run 3',
      'run 4',
      'run 5',
      'run 6',
    ]);
    expect(lastRun(...first, saved)).toMatchObject({ origin: 'library', changes: [] });
  });

  it('reduce consecutive restores to the last of them', () => {
    const back = (to: number): EntryDraft => ({ type: 'restore', to, how: 'undo' });
    const items = conversationItems(
      logOf(...first, { type: 'manual', program: calm, changes: [] }, back(2), back(3)),
    );
    expect(items.at(-1)).toEqual({ type: 'restore', seq: 4, how: 'undo', name: 'Calm' });
    expect(items.filter(({ type }) => type === 'restore')).toHaveLength(1);
  });

  it('list all changes since the program they started from, each edit in its latest form', () => {
    const edited = [...first, wishOf('a'), editOf(3, 'A', 'B'), wishOf('c'), editOf(5, 'C')];
    expect(lastRun(...edited).changes).toEqual([
      { edit: 4, index: 0, words: 'A', canBeTakenBack: true },
      { edit: 4, index: 1, words: 'B', canBeTakenBack: true },
      { edit: 6, index: 0, words: 'C', canBeTakenBack: true },
    ]);
    expect(lastRun(...edited, editOf(3, 'B')).changes).toEqual([
      { edit: 7, index: 0, words: 'B', canBeTakenBack: true },
      { edit: 6, index: 0, words: 'C', canBeTakenBack: true },
    ]);
  });

  it('offer no take-back when changes cannot be assigned to operations', () => {
    const edit: EntryDraft = { type: 'edit', to: 3, program: calm, changes: ['A'] };
    const without = lastRun(...first, wishOf('a'), edit).changes;
    const fewer = lastRun(...first, wishOf('a'), { ...edit, operations: [longer, dimmer] }).changes;
    expect([without, fewer].map(([change]) => change?.canBeTakenBack)).toEqual([false, false]);
  });

  it('offer exactly the changes that the app can take back, whatever was done', () => {
    const acts = constantFrom('edit', 'edits', 'reply', 'hand', 'undo', 'jump', 'take-back');
    assert(
      property(array(acts, { maxLength: 14 }), (done) => {
        const entries = played(done);
        const present = entries.findLast((entry) => 'program' in entry || entry.type === 'restore');
        const seq = present?.type === 'restore' ? present.to : present?.seq;
        const versions = conversationItems(entries).flatMap((item) =>
          item.type === 'run' ? item.versions : [],
        );
        const offered = versions.find((version) => version.seq === seq)?.changes ?? [];
        const run = editRun(entries)?.edits ?? [];
        expect(offered.filter(({ canBeTakenBack }) => canBeTakenBack).map((each) => each.edit)).toEqual(
          run.flatMap((edit) => edit.operations.map(() => edit.seq)),
        );
        // Nothing is lost: every version is in one run.
        expect(versions.map((version) => version.seq)).toEqual(
          entries.filter((entry) => 'program' in entry).map((entry) => entry.seq),
        );
      }),
    );
  });
});

/** The log after these actions. */
function played(acts: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  const add = (...drafts: EntryDraft[]) => void entries.push(...stampEntries(entries, drafts, 1000));
  add(wishOf('first'), { ...reply, to: 1 });
  for (const act of acts) {
    const to = entries.length + 1;
    const before = currentProgram(entries) ?? storm;
    const seqs = entries.filter((entry) => 'program' in entry).map((entry) => entry.seq);
    const operations = act === 'edits' ? [longer, longer] : [longer];
    const { program, changes } = applyEdit(before, operations);
    const edit = { type: 'edit' as const, program, changes: changes.map(({ words }) => words), operations };
    const run = editRun(entries)?.edits.at(0);
    if (act.startsWith('edit') && changes.length === operations.length) add(wishOf(act), { ...edit, to });
    else if (act === 'reply') add(wishOf(act), { ...reply, to });
    else if (act === 'hand') add({ type: 'manual', program: calm, changes: ['x'] });
    else if (act === 'undo') add({ type: 'restore', to: seqs.at(-2) ?? 2, how: 'undo' });
    else if (act === 'jump') add({ type: 'restore', to: seqs.at(seqs.length / 2) ?? 2, how: 'jump' });
    else if (act === 'take-back' && run) add({ ...edit, to: run.to, changes: [], operations: [] });
  }
  return entries;
}
