import { describe, expect, it } from 'vitest';
import type { Answering } from '#shared/api/areas/wish';
import type { EntryDraft } from '#shared/conversation/entry';
import {
  conversationTalk,
  conversationTitle,
  versionOnShow,
  versions,
  wishOnItsWay,
} from '../../../renderer/store/selectors';
import { logOf, programOf, sampleStates } from '../sampleStates';

const answering: Answering = {
  phase: 'answering',
  text: 'a storm',
  reading: { intent: 'new', confidence: 1, because: 'a' },
  writer: { kind: 'composer' },
  since: 1,
  progress: null,
  draft: null,
  sketch: null,
  correcting: null,
  next: [],
};

const conversationOf = (...drafts: EntryDraft[]) => ({
  id: 'c1',
  createdAt: 1,
  entries: logOf(...drafts),
});

describe('what the page derives', () => {
  it('is the same object for the same entries, whatever else changes', () => {
    const conversation = conversationOf({ type: 'wish', text: 'a storm at sea' });
    const [before, after] = [sampleStates({ conversation }), sampleStates({ conversation, notices: [] })];
    expect(conversationTalk(after)).toBe(conversationTalk(before));
    expect(versions(after)).toBe(versions(before));
    expect(conversationTitle(after)).toBe('Storm at sea');
  });

  it('is derived anew when an entry is added', () => {
    const first = sampleStates({ conversation: conversationOf({ type: 'wish', text: 'a' }) });
    const second = sampleStates({
      conversation: conversationOf({ type: 'wish', text: 'a' }, { type: 'rename', title: 'Mine' }),
    });
    expect([conversationTitle(first), conversationTitle(second)]).toEqual(['A', 'Mine']);
  });

  it('knows the version on show, and that none is while something else shows', () => {
    const { stage } = sampleStates();
    expect(versionOnShow(sampleStates())).toBeUndefined();
    expect(versionOnShow(sampleStates({ stage: { ...stage, source: { type: 'version', seq: 7 } } }))).toBe(7);
  });

  it('shows a wish that is not in the log yet, and never twice', () => {
    const early = sampleStates({ wish: answering });
    expect(wishOnItsWay(early)).toBe('a storm');
    const logged = conversationOf({ type: 'wish', text: 'a storm' });
    expect(wishOnItsWay(sampleStates({ wish: answering, conversation: logged }))).toBeUndefined();
    expect(wishOnItsWay(sampleStates({ conversation: logged }))).toBeUndefined();
  });

  it('shows a wish that says the same as one that was answered before', () => {
    const program = programOf('Storm');
    const answered = conversationOf(
      { type: 'wish', text: 'a storm' },
      { type: 'reply', to: 1, engine: 'composer', program, repairs: [] },
    );
    expect(wishOnItsWay(sampleStates({ wish: answering, conversation: answered }))).toBe('a storm');
  });
});
