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
const told = [
  piece('system', 'rules', 100),
  piece('user', 'a storm', 10),
  piece('assistant', '{"a":1}', 20),
] as const;
const wish = piece('user', 'slower', 6);

describe('the tokens a model reads anew', () => {
  it('are all of them, when it has heard nothing like it', () => {
    expect(uncachedTokens([...told, wish], [])).toBe(136);
    expect(uncachedTokens([...told, wish], [{ role: 'user', content: 'rules' }])).toBe(136);
  });

  it('are those of the wish alone, when all before it stands as it was', () => {
    expect(uncachedTokens([...told, wish], foldMessages(told))).toBe(6);
  });

  it('are none, when it has heard all of it', () => {
    expect(uncachedTokens(told, foldMessages([...told, wish]))).toBe(0);
  });

  it('are all from the first change on, and of the changed piece its new part', () => {
    const [rules, , reply] = told;
    const changed = [rules, piece('user', 'a stove', 10), reply, wish];
    expect(uncachedTokens(changed, foldMessages(told))).toBe(Math.round((10 * 2) / 7 + 20 + 6));
  });

  it('count a note before the wish, which stands in one message with it', () => {
    const note = piece('user', '[Note: no white]', 8);
    expect(uncachedTokens([...told, note, wish], foldMessages(told))).toBe(14);
    expect(uncachedTokens([...told, note, wish], foldMessages([...told, note]))).toBe(6);
    expect(uncachedTokens([...told, note, wish], foldMessages([...told, note, wish]))).toBe(0);
  });

  it('are few in a conversation that goes on, and never more than the prompt', () => {
    const replay = new Replay(lampPrompt, 4096);
    for (const exchange of scripted('evening').past.slice(0, 3)) replay.add(exchange);
    const { pieces, tokens } = replay.contextFor('slower');
    const anew = uncachedTokens(pieces, lastModelCall(replay.entries)?.messages ?? []);
    expect(anew).toBe(pieces.at(-1)?.tokens);
    expect(anew).toBeLessThan(tokens.total / 20);
  });
});
