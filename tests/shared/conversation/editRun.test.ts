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

/** A conversation that goes on as the app lets it. */
class Talk {
  readonly entries: Entry[] = [];

  constructor() {
    this.add(wish('breathe'), reply(1, breathing()));
  }

  add(...drafts: EntryDraft[]): void {
    this.entries.push(...stampEntries(this.entries, drafts, 0));
  }

  /** An instant edit; gives the number of its entry. */
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
    const talk = new Talk();
    const edit = talk.edit(slower, violet);
    expect(talk.takeBack(edit, 0)).toBe(true);
    expect(talk.program).toEqual(after(violet));
    expect(talk.entries.at(-1)).toMatchObject({ type: 'edit', to: 3, operations: [violet] });
  });

  it('is taken back out of the middle, and the edits behind it stay', () => {
    const talk = new Talk();
    const first = talk.edit(slower, violet);
    talk.edit(dimmer);
    expect(talk.takeBack(first, 1)).toBe(true);
    expect(talk.program).toEqual(after(slower, dimmer));
  });

  it('is followed by others, by the entry that says what is left', () => {
    const talk = new Talk();
    const first = talk.edit(slower, violet);
    talk.edit(dimmer);
    talk.takeBack(first, 0);
    expect(talk.takeBack(first, 0), 'the entry of before counts no more').toBe(false);
    expect(talk.takeBack(talk.entries.length, 0)).toBe(true);
    expect(talk.program).toEqual(after(dimmer));
  });

  it('leaves the edits in the order in which they were made', () => {
    const talk = new Talk();
    const first = talk.edit(slower, dimmer);
    talk.edit(violet);
    talk.takeBack(first, 0);
    expect(editRun(talk.entries)?.edits.map(({ operations }) => operations)).toEqual([[dimmer], [violet]]);
  });

  it('leaves nothing of an edit that had but one', () => {
    const talk = new Talk();
    const edit = talk.edit(slower);
    talk.takeBack(edit, 0);
    expect(talk.program).toEqual(breathing());
  });

  it('can be had back by undo', () => {
    const talk = new Talk();
    const edit = talk.edit(slower, violet);
    talk.takeBack(edit, 0);
    talk.undo();
    expect(talk.program).toEqual(after(slower, violet));
    expect(talk.takeBack(edit, 1)).toBe(true);
    expect(talk.program).toEqual(after(slower));
  });

  it('takes with it what changes nothing without it: each change that is left has its words', () => {
    const greener: Operation = { kind: 'exchange', color: '#8A3CFF', other: '#20C040' };
    const talk = new Talk();
    const edit = talk.edit(violet, greener, dimmer);
    expect(talk.takeBack(edit, 0)).toBe(true);
    expect(talk.program).toEqual(after(dimmer));
    expect(talk.entries.at(-1)).toMatchObject({ operations: [dimmer], changes: [expect.any(String)] });
    expect(talk.takeBack(talk.entries.length, 0)).toBe(true);
    expect(talk.program).toEqual(breathing());
  });

  it('stays once a model has written on from it, or where there is no such change', () => {
    const talk = new Talk();
    const edit = talk.edit(slower);
    expect(talk.takeBack(edit, 1)).toBe(false);
    expect(talk.takeBack(2, 0), 'a reply is no edit').toBe(false);
    talk.add(wish('more'), reply(5, glow('More')));
    expect(talk.takeBack(edit, 0)).toBe(false);
  });

  it('is not of what shows after an undo past it', () => {
    const talk = new Talk();
    const edit = talk.edit(slower);
    talk.undo();
    expect(talk.takeBack(edit, 0)).toBe(false);
    expect(editRun(talk.entries)).toBeUndefined();
  });

  it('counts from where an older version was taken up again', () => {
    const talk = new Talk();
    const first = talk.edit(slower);
    talk.edit(violet);
    talk.add({ type: 'restore', to: first, how: 'jump' });
    talk.edit(dimmer);
    expect(talk.takeBack(first, 0)).toBe(true);
    expect(talk.program).toEqual(after(dimmer));
  });

  it('always leaves what the other changes make of the program before them', () => {
    const operations = fc.constantFrom(slower, violet, dimmer);
    const edits = fc.array(fc.array(operations, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(edits, fc.nat(), fc.nat(), (all, which, what) => {
        const talk = new Talk();
        const seqs = all.map((one) => talk.edit(...one));
        const at = which % all.length;
        const change = what % (all[at]?.length ?? 1);
        expect(talk.takeBack(seqs[at] ?? 0, change)).toBe(true);
        const rest = all.flatMap((one, index) => (index === at ? one.filter((_, n) => n !== change) : one));
        expect(talk.program).toEqual(after(...rest));
      }),
    );
  });
});
