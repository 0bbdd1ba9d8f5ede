import { describe, expect, it } from 'vitest';
import {
  updateDraft,
  jsonDraftStoreOf,
  editorContentOf,
  withDraft,
  type JsonDrafts,
} from '../../../../renderer/inspector/json/jsonDrafts';
import { createWindowStore } from '../../../../renderer/store/createWindowStore';

describe('the text in the editor', () => {
  it('is the showing program while nothing is typed, and follows it', () => {
    expect(editorContentOf(undefined, 'one', undefined)).toEqual({ phase: 'same', text: 'one' });
    expect(editorContentOf(undefined, 'two', undefined)).toEqual({ phase: 'same', text: 'two' });
  });

  it('is what was typed, even when the program changes in the meantime', () => {
    const draft = updateDraft(undefined, 'mine', 'one');
    expect(editorContentOf(draft, 'one', undefined)).toEqual({ phase: 'edited', text: 'mine' });
    expect(editorContentOf(draft, 'two', undefined)).toEqual({ phase: 'overtaken', text: 'mine' });
    const typedOn = updateDraft(draft, 'mine!', 'two');
    expect(editorContentOf(typedOn, 'two', undefined)).toEqual({ phase: 'overtaken', text: 'mine!' });
    expect(editorContentOf(typedOn, 'one', undefined).phase).toBe('edited');
  });

  it('is no longer a draft once it equals the showing program', () => {
    const draft = updateDraft(undefined, 'mine', 'one');
    expect(editorContentOf(draft, 'mine', undefined)).toEqual({ phase: 'same', text: 'mine' });
    expect(updateDraft(draft, 'one', 'one')).toBeUndefined();
  });

  it('is the showing program once the applied draft shows, without a conflict', () => {
    const sent = { text: 'mine', basis: 'one', isSent: true };
    expect(editorContentOf(sent, 'one', undefined)).toEqual({ phase: 'edited', text: 'mine' });
    expect(editorContentOf(sent, 'mine, tidied', undefined)).toEqual({ phase: 'same', text: 'mine, tidied' });
    const typedOn = updateDraft(sent, 'more', 'mine, tidied');
    expect(editorContentOf(typedOn, 'mine, tidied', undefined)).toEqual({ phase: 'edited', text: 'more' });
  });

  it('is the reply while one is written, and the draft again afterwards', () => {
    const draft = updateDraft(undefined, 'mine', 'one');
    expect(editorContentOf(draft, 'one', 'reply')).toEqual({ phase: 'writing', text: 'reply' });
    expect(editorContentOf(draft, 'reply', undefined)).toEqual({ phase: 'overtaken', text: 'mine' });
  });
});

describe('the store of drafts', () => {
  const mine = { text: 'mine', basis: 'one', isSent: false };
  const draftIn = (drafts: JsonDrafts, conversation: string) => drafts.byConversation.get(conversation);

  it('exists once per window, and outlives the tab', () => {
    const never = { call: () => Promise.reject(new Error('not asked')), subscribe: () => () => undefined };
    const [one, other] = [createWindowStore(never), createWindowStore(never)];
    jsonDraftStoreOf(one).setState((before) => withDraft(before, 'c1', mine));
    expect(draftIn(jsonDraftStoreOf(one).getState(), 'c1')).toBe(mine);
    expect(draftIn(jsonDraftStoreOf(other).getState(), 'c1')).toBeUndefined();
  });

  it('keeps one draft per conversation', () => {
    const none: JsonDrafts = { byConversation: new Map() };
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
