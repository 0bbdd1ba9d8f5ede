import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editRun, withoutChange } from '#shared/conversation/editRun';
import { stampEntries, type Entry, type EntryDraft } from '#shared/conversation/Entry';
import { currentProgram, versionHistory } from '#shared/conversation/versionHistory';
import { applyEdit } from '#shared/program/edit/applyEdit';
import type { Operation } from '#shared/program/edit/Operation';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { glow, reply, wish } from './logOf';

const slower: Operation = { kind: 'pace', times: 2 };
const violet: Operation = { kind: 'recolor', color: '#8A3CFF' };
const dimmer: Operation = { kind: 'light', times: 0.5 };

function breathing(): Program {
  const command = { type: 'pattern', name: 'breathing', params: { color: '#FF2010', speed: 3000 } };
  const parsed = parseProgram({ name: 'Breath', steps: [{ id: 'in', command, duration: 6000 }] });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

/** A conversation that is changed only in the ways the app allows. */
class TestConversation {
  readonly entries: Entry[] = [];

  constructor() {
    this.add(wish('breathe'), reply(1, breathing()));
  }

  add(...drafts: EntryDraft[]): void {
    this.entries.push(...stampEntries(this.entries, drafts, 0));
  }

  /** Appends an instant edit; returns the number of its entry. */
  edit(...operations: Operation[]): number {
    const { program, changes } = applyEdit(this.program, operations);
    this.add(wish('change it'));
    const to = this.entries.length;
    this.add({ type: 'edit', to, program, changes: changes.map(({ words }) => words), operations });
    return this.entries.length;
  }

  takeBack(edit: number, change: number): boolean {
    const draft = withoutChange(this.entries, edit, change);
    if (draft) this.add(draft);
    return draft !== undefined;
  }

  undo(): void {
    const to = versionHistory(this.entries).past.at(-1)?.seq;
    if (to !== undefined) this.add({ type: 'restore', to, how: 'undo' });
  }

  get program(): Program {
    return currentProgram(this.entries) ?? glow('none');
  }
}

const after = (...operations: Operation[]) => applyEdit(breathing(), operations).program;

describe('one change of an instant edit', () => {
  it('is taken back alone', () => {
    const conversation = new TestConversation();
    const edit = conversation.edit(slower, violet);
    expect(conversation.takeBack(edit, 0)).toBe(true);
    expect(conversation.program).toEqual(after(violet));
    expect(conversation.entries.at(-1)).toMatchObject({ type: 'edit', to: 3, operations: [violet] });
  });

  it('is taken back from the middle, and the edits after it stay', () => {
    const conversation = new TestConversation();
    const first = conversation.edit(slower, violet);
    conversation.edit(dimmer);
    expect(conversation.takeBack(first, 1)).toBe(true);
    expect(conversation.program).toEqual(after(slower, dimmer));
  });

  it('can be followed by another, in the entry that lists the remaining changes', () => {
    const conversation = new TestConversation();
    const first = conversation.edit(slower, violet);
    conversation.edit(dimmer);
    conversation.takeBack(first, 0);
    expect(conversation.takeBack(first, 0), 'the earlier entry no longer counts').toBe(false);
    expect(conversation.takeBack(conversation.entries.length, 0)).toBe(true);
    expect(conversation.program).toEqual(after(dimmer));
  });

  it('leaves the edits in the order in which they were made', () => {
    const conversation = new TestConversation();
    const first = conversation.edit(slower, dimmer);
    conversation.edit(violet);
    conversation.takeBack(first, 0);
    expect(editRun(conversation.entries)?.edits.map(({ operations }) => operations)).toEqual([
      [dimmer],
      [violet],
    ]);
  });

  it('leaves nothing of an edit that had only one', () => {
    const conversation = new TestConversation();
    const edit = conversation.edit(slower);
    conversation.takeBack(edit, 0);
    expect(conversation.program).toEqual(breathing());
  });

  it('comes back by undo', () => {
    const conversation = new TestConversation();
    const edit = conversation.edit(slower, violet);
    conversation.takeBack(edit, 0);
    conversation.undo();
    expect(conversation.program).toEqual(after(slower, violet));
    expect(conversation.takeBack(edit, 1)).toBe(true);
    expect(conversation.program).toEqual(after(slower));
  });

  it('takes along changes that have no effect without it, so that each remaining change has a description', () => {
    const greener: Operation = { kind: 'exchange', color: '#8A3CFF', other: '#20C040' };
    const conversation = new TestConversation();
    const edit = conversation.edit(violet, greener, dimmer);
    expect(conversation.takeBack(edit, 0)).toBe(true);
    expect(conversation.program).toEqual(after(dimmer));
    expect(conversation.entries.at(-1)).toMatchObject({
      operations: [dimmer],
      changes: [expect.any(String)],
    });
    expect(conversation.takeBack(conversation.entries.length, 0)).toBe(true);
    expect(conversation.program).toEqual(breathing());
  });

  it('cannot be taken back once a model has continued from it, or when there is no such change', () => {
    const conversation = new TestConversation();
    const edit = conversation.edit(slower);
    expect(conversation.takeBack(edit, 1)).toBe(false);
    expect(conversation.takeBack(2, 0), 'a reply is not an edit').toBe(false);
    conversation.add(wish('more'), reply(5, glow('More')));
    expect(conversation.takeBack(edit, 0)).toBe(false);
  });

  it('cannot be taken back after an undo past it', () => {
    const conversation = new TestConversation();
    const edit = conversation.edit(slower);
    conversation.undo();
    expect(conversation.takeBack(edit, 0)).toBe(false);
    expect(editRun(conversation.entries)).toBeUndefined();
  });

  it('can be taken back from an older version that was restored and edited', () => {
    const conversation = new TestConversation();
    const first = conversation.edit(slower);
    conversation.edit(violet);
    conversation.add({ type: 'restore', to: first, how: 'jump' });
    conversation.edit(dimmer);
    expect(conversation.takeBack(first, 0)).toBe(true);
    expect(conversation.program).toEqual(after(dimmer));
  });

  it('always leaves the program that the other changes alone would have made', () => {
    const operations = fc.constantFrom(slower, violet, dimmer);
    const edits = fc.array(fc.array(operations, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(edits, fc.nat(), fc.nat(), (all, which, what) => {
        const conversation = new TestConversation();
        const seqs = all.map((one) => conversation.edit(...one));
        const at = which % all.length;
        const change = what % (all[at]?.length ?? 1);
        expect(conversation.takeBack(seqs[at] ?? 0, change)).toBe(true);
        const rest = all.flatMap((one, index) => (index === at ? one.filter((_, n) => n !== change) : one));
        expect(conversation.program).toEqual(after(...rest));
      }),
    );
  });
});
