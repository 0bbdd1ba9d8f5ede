import { describe, expect, it } from 'vitest';
import type { States } from '#shared/api/contract';
import {
  keepLatestResult,
  filterConversations,
  type SearchResult,
} from '../../../renderer/conversations/filterConversations';

const conversation = (id: string) => ({ id, title: id, createdAt: 1, updatedAt: 1, exchanges: 1 });
const all: States['conversations'] = ['storm', 'fire', 'rain'].map(conversation);
const answer = (words: string, ...ids: string[]): SearchResult => ({
  words,
  searched: all,
  result: { ok: true, data: ids.map(conversation) },
});
const idsOf = ({ found }: ReturnType<typeof filterConversations>) => found.map(({ id }) => id);

describe('the list of conversations', () => {
  it('has all of them without a search, whatever was found before', () => {
    expect(filterConversations(all, '', answer('fire', 'fire'))).toEqual({ phase: 'all', found: all });
  });

  it('has what was found for these words', () => {
    expect(filterConversations(all, 'fire', answer('fire', 'fire'))).toEqual({
      phase: 'found',
      found: [conversation('fire')],
    });
  });

  it('does not change until the result for the current words arrives, and says that it is searching', () => {
    const first = filterConversations(all, 'f', undefined);
    expect([first.phase, idsOf(first)]).toEqual(['searching', ['storm', 'fire', 'rain']]);
    const next = filterConversations(all, 'fir', answer('f', 'fire'));
    expect([next.phase, idsOf(next)]).toEqual(['searching', ['fire']]);
  });

  it('searches again when one was renamed or deleted, and hides a deleted one at once', () => {
    const fewer = all.filter(({ id }) => id !== 'fire');
    const after = filterConversations(fewer, 'r', answer('r', 'fire', 'rain'));
    expect([after.phase, idsOf(after)]).toEqual(['searching', ['rain']]);
  });

  it('keeps the result when the connection is lost, as long as the words are the same', () => {
    const failure = { ok: false, failure: { code: 'CONNECTION_LOST', message: 'Lost.' } } as const;
    const lost: SearchResult = { words: 'fire', searched: all, result: failure };
    const found = answer('fire', 'fire');
    expect(keepLatestResult(found, lost)).toBe(found);
    for (const before of [undefined, answer('rain', 'rain'), { ...found, searched: [] }, lost])
      expect(keepLatestResult(before, lost)).toBe(lost);
    const broken: SearchResult = {
      ...lost,
      result: { ok: false, failure: { code: 'INTERNAL', message: 'Try again.' } },
    };
    expect(keepLatestResult(found, broken)).toBe(broken);
    expect(keepLatestResult(lost, found)).toBe(found);
  });

  it('says why a search failed, and only for the words it failed for', () => {
    const failure = { ok: false, failure: { code: 'INTERNAL', message: 'Try again.' } } as const;
    const failed: SearchResult = { words: 'fire', searched: all, result: failure };
    expect(filterConversations(all, 'fire', failed)).toEqual({
      phase: 'failed',
      message: 'Try again.',
      found: [],
    });
    expect(filterConversations(all, 'fires', failed).phase).toBe('searching');
  });
});
