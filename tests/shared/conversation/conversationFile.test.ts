import { describe, expect, it } from 'vitest';
import {
  currentFormat,
  formatEntries,
  formatHeader,
  readConversation,
} from '#shared/conversation/conversationFile';
import { applyEdit } from '#shared/program/edit/applyEdit';
import type { Operation } from '#shared/program/edit/Operation';
import { glow, logOf, reply, wish } from './logOf';

const storm = glow('Storm');
const operations: Operation[] = [
  { kind: 'recolor', color: '#8A3CFF', target: { steps: storm.steps.map(({ id }) => id) } },
  { kind: 'repeat', count: 3 },
];

describe('a conversation’s file', () => {
  it('keeps the operations of an instant edit', () => {
    const { program, changes } = applyEdit(storm, operations);
    const entries = logOf(wish('storm'), reply(1, storm), wish('violet, three times'), {
      type: 'edit',
      to: 3,
      program,
      changes: changes.map(({ words }) => words),
      operations,
    });
    const read = readConversation(formatHeader('a', 0) + formatEntries(entries));
    expect(read.entries).toEqual(entries);
    expect(read.damagedLines).toEqual([]);
  });

  it('of the first version is read in full; its edits have no operations', () => {
    const entries = logOf(wish('storm'), reply(1, storm), wish('slower'), {
      type: 'edit',
      to: 3,
      program: storm,
      changes: ['Slower'],
    });
    const header = formatHeader('a', 0, { ...currentFormat, version: 1 });
    const read = readConversation(header + formatEntries(entries));
    expect(read).toMatchObject({ isOld: true, damagedLines: [], entries });
  });

  it.each([1, 5])('of version %i says `instead` for what a wish replaces', (version) => {
    const entries = logOf(wish('storm'), reply(1, storm), wish('a storm', { replaces: 1 }));
    const older = formatEntries(entries).replace('"replaces"', '"instead"');
    const read = readConversation(formatHeader('a', 0, { ...currentFormat, version }) + older);
    expect(read).toMatchObject({ isOld: true, damagedLines: [], entries });
  });

  it('may hold no entries yet', () => {
    expect(readConversation(formatHeader('a', 0))).toMatchObject({ entries: [], damagedLines: [] });
  });

  it('without its header has a damaged first line, but keeps its entries', () => {
    const entries = logOf(wish('storm'), reply(1, storm));
    expect(readConversation(formatEntries(entries))).toMatchObject({ entries, damagedLines: [1] });
  });

  it('with neither header nor entries is not a conversation', () => {
    expect(() => readConversation('shopping list\n')).toThrow('This is not a conversation of Lampwright.');
  });
});
