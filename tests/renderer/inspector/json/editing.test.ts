import { describe, expect, it } from 'vitest';
import {
  drafted,
  draftStoreOf,
  editingOf,
  withDraft,
  type Drafts,
} from '../../../../renderer/inspector/json/editing';
import { createWindowStore } from '../../../../renderer/store/createWindowStore';

describe('what the editor holds', () => {
  it('is the program on show as long as nothing is typed, and follows it', () => {
    expect(editingOf(undefined, 'one', undefined)).toEqual({ phase: 'same', text: 'one' });
    expect(editingOf(undefined, 'two', undefined)).toEqual({ phase: 'same', text: 'two' });
  });

  it('is what was typed, even when the program changes meanwhile', () => {
    const draft = drafted(undefined, 'mine', 'one');
    expect(editingOf(draft, 'one', undefined)).toEqual({ phase: 'edited', text: 'mine' });
    expect(editingOf(draft, 'two', undefined)).toEqual({ phase: 'overtaken', text: 'mine' });
    const typedOn = drafted(draft, 'mine!', 'two');
    expect(editingOf(typedOn, 'two', undefined)).toEqual({ phase: 'overtaken', text: 'mine!' });
    expect(editingOf(typedOn, 'one', undefined).phase).toBe('edited');
  });

  it('is no draft any more once it says what is on show', () => {
    const draft = drafted(undefined, 'mine', 'one');
    expect(editingOf(draft, 'mine', undefined)).toEqual({ phase: 'same', text: 'mine' });
    expect(drafted(draft, 'one', 'one')).toBeUndefined();
  });

  it('is the program on show as soon as that is what was sent, and not overtaken by itself', () => {
    const sent = { text: 'mine', basis: 'one', isSent: true };
    expect(editingOf(sent, 'one', undefined)).toEqual({ phase: 'edited', text: 'mine' });
    expect(editingOf(sent, 'mine, tidied', undefined)).toEqual({ phase: 'same', text: 'mine, tidied' });
    const typedOn = drafted(sent, 'more', 'mine, tidied');
    expect(editingOf(typedOn, 'mine, tidied', undefined)).toEqual({ phase: 'edited', text: 'more' });
  });

  it('is the reply while one is written, and the draft again after it', () => {
    const draft = drafted(undefined, 'mine', 'one');
    expect(editingOf(draft, 'one', 'reply')).toEqual({ phase: 'writing', text: 'reply' });
    expect(editingOf(draft, 'reply', undefined)).toEqual({ phase: 'overtaken', text: 'mine' });
  });
});

describe('the place of the drafts', () => {
  const mine = { text: 'mine', basis: 'one', isSent: false };
  const draftIn = (drafts: Drafts, conversation: string) => drafts.byConversation.get(conversation);

  it('is one for each window, and outlives the tab', () => {
    const never = { call: () => Promise.reject(new Error('not asked')), subscribe: () => () => undefined };
    const [one, other] = [createWindowStore(never), createWindowStore(never)];
    draftStoreOf(one).setState((before) => withDraft(before, 'c1', mine));
    expect(draftIn(draftStoreOf(one).getState(), 'c1')).toBe(mine);
    expect(draftIn(draftStoreOf(other).getState(), 'c1')).toBeUndefined();
  });

  it('keeps each conversation’s own, and none of them for another', () => {
    const none: Drafts = { byConversation: new Map() };
    const one = withDraft(none, 'c1', mine);
    expect(draftIn(one, 'c2')).toBeUndefined();
    const both = withDraft(one, 'c2', { ...mine, text: 'another' });
    expect(draftIn(both, 'c1')).toBe(mine);
    const left = withDraft(both, 'c1', undefined);
    expect(draftIn(left, 'c1')).toBeUndefined();
    expect(draftIn(left, 'c2')?.text).toBe('another');
    expect(draftIn(one, 'c1')).toBe(mine);
  });
});
