import { describe, expect, it } from 'vitest';
import type { Entry, EntryDraft } from '#shared/conversation/Entry';
import {
  conversationItems,
  wishesCoveredBy,
  type ConversationItem,
  type WishItem,
} from '../../../renderer/store/conversationItems';
import { logOf } from '../sampleStates';
import { calm, editOf, longer, reply, shapeOf, storm, shapeOfLog, wishOf } from './conversationItemSamples';

const reading = { intent: 'new', confidence: 1, because: 'a' } as const;
const failure = { type: 'failure', code: 'OLLAMA_DIED', message: 'Start Ollama, then try again.' } as const;
const wishesOf = (items: readonly ConversationItem[]) =>
  items.filter((item): item is WishItem => item.type === 'wish');

describe('the items of a conversation', () => {
  it('are wishes, their outcomes, changes by hand and restores, in the order of the log', () => {
    const items = conversationItems(
      logOf(
        { type: 'wish', text: 'a storm', reading },
        { ...reply, to: 1 },
        { type: 'note', text: 'likes storms', origin: 'model', to: 1 },
        { type: 'manual', program: calm, changes: ['colour blue'] },
        { type: 'restore', to: 2, how: 'jump' },
      ),
    );
    const change = { edit: 4, index: 0, words: 'colour blue', canBeTakenBack: false };
    expect(items).toEqual([
      {
        type: 'wish',
        seq: 1,
        text: 'a storm',
        reading,
        isRepeated: false,
        isLeftAsRemark: false,
        isReplaced: false,
        hasEarlierProgram: false,
        answer: { origin: 'model', tookMs: 0 },
        hasOutcomeItem: true,
        isFoldedIntoRun: false,
      },
      {
        type: 'run',
        seq: 2,
        versions: [{ seq: 2, to: 1, program: storm, origin: 'model', changes: [], before: undefined }],
      },
      {
        type: 'run',
        seq: 4,
        versions: [
          { seq: 4, to: undefined, program: calm, origin: 'hand', changes: [change], before: storm },
        ],
      },
      { type: 'restore', seq: 5, how: 'jump', name: 'Storm' },
    ]);
  });

  it('say who answered a wish and how long it took', () => {
    const entries: Entry[] = [
      { seq: 1, at: 1000, type: 'wish', text: 'a storm' },
      { seq: 2, at: 10_400, ...reply, to: 1 },
    ];
    expect(wishesOf(conversationItems(entries))[0]?.answer).toEqual({ origin: 'model', tookMs: 9400 });
  });

  it('do not count a later take-back as the answer to a wish', () => {
    const edit = { type: 'edit', to: 1, program: calm } as const;
    const entries: Entry[] = [
      { seq: 1, at: 1000, type: 'wish', text: 'slower' },
      { seq: 2, at: 1010, ...edit, changes: ['Slower'], operations: [longer] },
      { seq: 3, at: 60_000, ...edit, changes: [], operations: [] },
    ];
    expect(wishesOf(conversationItems(entries))[0]?.answer).toEqual({ origin: 'edit', tookMs: 10 });
  });

  it('distinguish a wish that was sent again from a reworded one, and know its replacement', () => {
    const items = wishesOf(
      conversationItems(logOf(wishOf('a'), { ...reply, to: 1 }, wishOf('a', 1), wishOf('b', 1), wishOf('a'))),
    );
    expect(items.map(({ isRepeated }) => isRepeated)).toEqual([false, true, false, false]);
    expect(items.map(({ isReplaced }) => isReplaced)).toEqual([true, true, false, false]);
  });

  it('know whether there was a program before a wish, also when it was sent again', () => {
    const items = wishesOf(
      conversationItems(logOf(wishOf('a'), { ...reply, to: 1 }, wishOf('a', 1), wishOf('b'))),
    );
    expect(items.map(({ hasEarlierProgram }) => hasEarlierProgram)).toEqual([false, false, true]);
  });
});

describe('a wish that is left as a remark', () => {
  const remark = { intent: 'remark', confidence: 1, because: 'its owner said so' } as const;
  const left: EntryDraft[] = [
    wishOf('a'),
    { ...reply, to: 1 },
    wishOf('b'),
    { ...reply, to: 3, program: calm },
    { type: 'wish', text: 'b', replaces: 3, reading: remark },
  ];
  const back = (to: number): EntryDraft => ({ type: 'restore', to, how: 'jump' });

  it('is one line, together with its restore', () => {
    const items = conversationItems(logOf(...left, back(2)));
    expect(shapeOf(items)).toEqual(['wish 1', 'run 2', 'wish 3', 'run 4', 'wish 5']);
    expect(wishesOf(items).map(({ isLeftAsRemark }) => isLeftAsRemark)).toEqual([false, false, true]);
  });

  it('hides no other restore, and no real remark', () => {
    expect(shapeOfLog(...left, back(2), back(4)).at(-1)).toBe('restore 7');
    const remarked = conversationItems(logOf({ type: 'wish', text: 'thanks', reading: remark }));
    expect(wishesOf(remarked)[0]?.isLeftAsRemark).toBe(false);
  });
});

describe('failures in a conversation', () => {
  it('stay until their wish is tried again', () => {
    expect(shapeOfLog(wishOf('a'), { ...failure, to: 1 })).toEqual(['wish 1', 'failure 2']);
    expect(shapeOfLog(wishOf('a'), { ...failure, to: 1 }, wishOf('a', 1))).toEqual(['wish 1', 'wish 3']);
  });

  it('show only the last one of a wish that was tried three times, with its text', () => {
    const log = logOf(
      wishOf('a'),
      { ...failure, to: 1 },
      wishOf('a', 1),
      { ...failure, to: 3 },
      wishOf('a', 3),
      { ...failure, to: 5 },
    );
    const failures = conversationItems(log).filter(({ type }) => type === 'failure');
    expect(failures).toMatchObject([{ seq: 6, wish: 5, text: 'a', code: 'OLLAMA_DIED' }]);
  });
});

describe('the notices about a wish', () => {
  it('are below its outcome, or below the wish while it has none', () => {
    const where = (...drafts: EntryDraft[]) =>
      conversationItems(logOf(...drafts)).map((item) => `${item.type}: ${wishesCoveredBy(item).join()}`);
    expect(where(wishOf('a'))).toEqual(['wish: 1']);
    expect(where(wishOf('a'), { ...reply, to: 1 })).toEqual(['wish: ', 'run: 1']);
    expect(where(wishOf('a'), { ...failure, to: 1 })).toEqual(['wish: ', 'failure: 1']);
    expect(where(wishOf('a'), { ...failure, to: 1 }, wishOf('a', 1))).toEqual(['wish: 1', 'wish: 3']);
  });

  it('are listed once, for every wish', () => {
    const log = logOf(
      wishOf('a'),
      { ...reply, to: 1 },
      wishOf('b'),
      editOf(3, 'B'),
      wishOf('c'),
      editOf(5, 'C'),
      editOf(3),
    );
    expect(conversationItems(log).flatMap(wishesCoveredBy)).toEqual([1, 3, 5]);
  });
});
