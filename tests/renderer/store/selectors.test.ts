import { describe, expect, it } from 'vitest';
import type { AnsweringState } from '#shared/api/areas/wishArea';
import type { EntryDraft } from '#shared/conversation/Entry';
import {
  openConversationItems,
  conversationTitle,
  generalNotices,
  latestWish,
  mayFlash,
  noticesAbout,
  pastWishes,
  savedIdOf,
  versionOnShow,
  openVersionHistory,
  unloggedWish,
} from '../../../renderer/store/selectors';
import { logOf, programOf, sampleStates } from '../sampleStates';

const answering: AnsweringState = {
  phase: 'answering',
  text: 'a storm',
  reading: { intent: 'new', confidence: 1, because: 'a' },
  writer: { kind: 'composer' },
  since: 1,
  progress: null,
  draft: null,
  sketch: null,
  correcting: null,
  queued: [],
};

const conversationOf = (...drafts: EntryDraft[]) => ({
  id: 'c1',
  createdAt: 1,
  entries: logOf(...drafts),
});

describe('derived state', () => {
  it('is the same object for the same entries, whatever else changes', () => {
    const conversation = conversationOf({ type: 'wish', text: 'a storm at sea' });
    const [before, after] = [sampleStates({ conversation }), sampleStates({ conversation, notices: [] })];
    expect(openConversationItems(after)).toBe(openConversationItems(before));
    expect(openVersionHistory(after)).toBe(openVersionHistory(before));
    expect(conversationTitle(after)).toBe('Storm at sea');
  });

  it('is derived again when an entry is added', () => {
    const first = sampleStates({ conversation: conversationOf({ type: 'wish', text: 'a' }) });
    const second = sampleStates({
      conversation: conversationOf({ type: 'wish', text: 'a' }, { type: 'rename', title: 'Mine' }),
    });
    expect([conversationTitle(first), conversationTitle(second)]).toEqual(['A', 'Mine']);
  });

  it('has the showing version, or none while something else shows', () => {
    const { stage } = sampleStates();
    expect(versionOnShow(sampleStates())).toBeUndefined();
    expect(versionOnShow(sampleStates({ stage: { ...stage, source: { type: 'version', seq: 7 } } }))).toBe(7);
  });

  it('includes a wish that is not in the log yet, and never twice', () => {
    const early = sampleStates({ wish: answering });
    expect(unloggedWish(early)).toBe('a storm');
    const logged = conversationOf({ type: 'wish', text: 'a storm' });
    expect(unloggedWish(sampleStates({ wish: answering, conversation: logged }))).toBeUndefined();
    expect(unloggedWish(sampleStates({ conversation: logged }))).toBeUndefined();
    const remarked = conversationOf({ type: 'wish', text: 'thanks' });
    expect(unloggedWish(sampleStates({ wish: answering, conversation: remarked }))).toBe('a storm');
  });

  it('includes a wish with the same text as an earlier one', () => {
    const program = programOf('Storm');
    const answered = conversationOf(
      { type: 'wish', text: 'a storm' },
      { type: 'reply', to: 1, engine: 'composer', program, repairs: [] },
    );
    expect(unloggedWish(sampleStates({ wish: answering, conversation: answered }))).toBe('a storm');
  });
});

describe('the derived conversation items', () => {
  it('keep unchanged items the same objects, so that they are not rendered again', () => {
    const drafts: EntryDraft[] = [
      { type: 'wish', text: 'a storm' },
      { type: 'reply', to: 1, engine: 'composer', program: programOf('Storm'), repairs: [] },
    ];
    const before = conversationOf(...drafts);
    const added = conversationOf(...drafts, { type: 'wish', text: 'slower' }).entries.slice(-1);
    const after = { ...before, entries: [...before.entries, ...added] };
    const items = openConversationItems(sampleStates({ conversation: before }));
    const more = openConversationItems(sampleStates({ conversation: after }));
    expect(more).toHaveLength(3);
    expect(more[0]).toBe(items[0]);
    expect(more[1]).toBe(items[1]);
  });

  it('have the latest wish, and all wishes once, the latest first', () => {
    const conversation = conversationOf(
      { type: 'wish', text: 'a' },
      { type: 'wish', text: 'b' },
      { type: 'wish', text: 'c' },
      { type: 'wish', text: 'a' },
      { type: 'rename', title: 'Mine' },
    );
    expect(latestWish(sampleStates({ conversation }))).toBe(4);
    expect(latestWish(sampleStates())).toBeUndefined();
    expect(pastWishes(sampleStates({ conversation }))).toEqual(['a', 'c', 'b']);
  });
});

describe('notices', () => {
  const notices = [
    { id: 1, at: 1, code: 'DONE', message: 'general' },
    { id: 2, at: 1, code: 'COMPOSER_NOTE', message: 'about the third', about: 3 },
  ] as const;
  const states = sampleStates({ notices });

  it('are next to the wish they are about, all others among the general ones', () => {
    expect(noticesAbout(states, 3)).toEqual([notices[1]]);
    expect(noticesAbout(states, 1)).toEqual([]);
    expect(generalNotices(states)).toEqual([notices[0]]);
  });

  it('are the same objects for the same notices', () => {
    expect(noticesAbout(sampleStates({ notices }), 3)).toBe(noticesAbout(states, 3));
    expect(noticesAbout(sampleStates(), 3)).toBe(noticesAbout(sampleStates(), 4));
  });
});

describe('a version', () => {
  const storm = programOf('Storm');
  const item = { id: 'p1', layout: sampleStates().lamp.layout, tags: [], savedAt: 1 };

  it('counts as saved by its content, whatever its name', () => {
    const library = [{ ...item, program: programOf('Another name') }];
    expect(savedIdOf(sampleStates({ library }), storm)).toBe('p1');
    expect(savedIdOf(sampleStates({ library }), programOf('Storm', '#0000FF'))).toBeUndefined();
    expect(savedIdOf(sampleStates(), storm)).toBeUndefined();
  });

  it('may flash when its owner allowed it, or allowed all to', () => {
    const conversation = conversationOf(
      { type: 'manual', program: storm, changes: [] },
      { type: 'manual', program: storm, changes: [] },
      { type: 'allowance', of: 1 },
    );
    const states = sampleStates({ conversation });
    expect([mayFlash(states, 1), mayFlash(states, 2)]).toEqual([true, false]);
    const settings = { ...states.settings, limitsFlashes: false };
    expect(mayFlash({ ...states, settings }, 2)).toBe(true);
  });
});
