import { describe, expect, it } from 'vitest';
import { foldMessages, type Piece } from '#shared/conversation/context/Piece';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { Replay } from '#shared/conversation/Replay';
import { lastModelCall } from '../../../../renderer/inspector/context/lastModelCall';
import { uncachedTokens } from '../../../../renderer/inspector/context/uncachedTokens';
import { scripted } from '../../../shared/conversation/scriptedConversations';

const piece = (role: Piece['role'], text: string, tokens: number): Piece => ({
  tier: 'verbatim',
  role,
  text,
  why: '',
  tokens,
});
const sent = [
  piece('system', 'rules', 100),
  piece('user', 'a storm', 10),
  piece('assistant', '{"a":1}', 20),
] as const;
const wish = piece('user', 'slower', 6);

describe('the tokens that a model has not cached', () => {
  it('are all of them, when the last call was different', () => {
    expect(uncachedTokens([...sent, wish], [])).toBe(136);
    expect(uncachedTokens([...sent, wish], [{ role: 'user', content: 'rules' }])).toBe(136);
  });

  it('are those of the wish alone, when everything before it is unchanged', () => {
    expect(uncachedTokens([...sent, wish], foldMessages(sent))).toBe(6);
  });

  it('are none, when it was all in the last call', () => {
    expect(uncachedTokens(sent, foldMessages([...sent, wish]))).toBe(0);
  });

  it('are all after the first change, and the new part of the changed piece', () => {
    const [rules, , reply] = sent;
    const changed = [rules, piece('user', 'a stove', 10), reply, wish];
    expect(uncachedTokens(changed, foldMessages(sent))).toBe(Math.round((10 * 2) / 7 + 20 + 6));
  });

  it('include a note before the wish, which is in the same message', () => {
    const note = piece('user', '[Note: no white]', 8);
    expect(uncachedTokens([...sent, note, wish], foldMessages(sent))).toBe(14);
    expect(uncachedTokens([...sent, note, wish], foldMessages([...sent, note]))).toBe(6);
    expect(uncachedTokens([...sent, note, wish], foldMessages([...sent, note, wish]))).toBe(0);
  });

  it('are few in an ongoing conversation, and never more than the prompt', () => {
    const replay = new Replay(lampPrompt, 4096);
    for (const exchange of scripted('evening').past.slice(0, 3)) replay.add(exchange);
    const { pieces, tokens } = replay.contextFor('slower');
    const uncached = uncachedTokens(pieces, lastModelCall(replay.entries)?.messages ?? []);
    expect(uncached).toBe(pieces.at(-1)?.tokens);
    expect(uncached).toBeLessThan(tokens.total / 20);
  });
});
