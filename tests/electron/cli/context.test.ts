import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import type { Message, Piece } from '#shared/conversation/context/Piece';
import { Replay } from '#shared/conversation/Replay';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { quoteWish } from '#shared/conversation/wishText';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { scripted } from '../../shared/conversation/scriptedConversations';

const fixture = (name: string) => join(import.meta.dirname, '../../fixtures/conversations', `${name}.json`);
const off = (name: string) => ({
  program: { name, steps: [{ id: 'a', command: { type: 'off' }, duration: 500 }] },
});

interface Report {
  messages: Message[];
  pieces: Piece[];
  tokens: { total: number; budget: number; reserve: number; byTier: Record<string, number> };
  skipped: number;
}

async function lampContext(words: string[], input?: unknown) {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const terminal = new FakeTerminal(input === undefined ? [] : [text]);
  const code = await runLamp(['context', ...words], commands, '0', terminal);
  return { code, messages: terminal.messages.join('\n'), report: terminal.lines[0] as Report };
}

describe('lamp context', () => {
  it('prints what the context library computes', async () => {
    for (const name of ['evening', 'evening-by-reference', 'abend', 'vecher'] as const) {
      const { past, wish } = scripted(name);
      const replay = new Replay(lampPrompt, 4096);
      for (const exchange of past) replay.add(exchange);
      const { messages, pieces, tokens, skipped } = replay.contextFor(wish);
      const { code, report } = await lampContext([fixture(name)]);
      expect(code).toBe(0);
      expect(report).toEqual(JSON.parse(JSON.stringify({ messages, pieces, tokens, skipped })));
    }
  });

  it('summarizes programs as lamp summarize does', async () => {
    const evening = JSON.parse(readFileSync(fixture('evening'), 'utf8')) as {
      exchanges: { user: string; assistant: unknown }[];
    };
    const exchanges = evening.exchanges.slice(0, 12);
    const { report } = await lampContext(['-'], { exchanges, wish: 'next' });
    const lines = report.pieces.filter(({ tier }) => tier === 'summary');
    expect(lines.length).toBeGreaterThan(0);
    for (const { text } of lines) {
      const exchange = exchanges.find(({ user }) => text.includes(quoteWish(user)));
      const terminal = new FakeTerminal([JSON.stringify(exchange?.assistant)]);
      await runLamp(['summarize', '-'], commands, '0', terminal);
      expect(text).toBe(`[Previous: ${quoteWish(exchange?.user ?? '')} → ${terminal.written.trimEnd()}]`);
    }
  });

  it('stays within the given window, and says how much it used', async () => {
    for (const numCtx of [3000, 4096, 8192]) {
      const { report } = await lampContext([fixture('evening'), '--num-ctx', String(numCtx)]);
      const { total, budget, reserve, byTier } = report.tokens;
      expect(budget + reserve).toBe(numCtx);
      expect(total).toBeLessThanOrEqual(budget);
      expect(Object.values(byTier).reduce((sum, tokens) => sum + tokens, 0)).toBe(total);
    }
  });

  it('accepts a first wish without any exchange', async () => {
    const { report } = await lampContext(['-'], { wish: 'a storm' });
    expect(report.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(report.messages.at(-1)?.content).toBe('a storm');
  });

  it('leaves out notes whose exchange is included verbatim, and separates them from replies', async () => {
    const noted = { ...off('Dark'), note: 'Likes the dark.' };
    const { report } = await lampContext(['-'], {
      exchanges: [{ user: 'dark', assistant: JSON.stringify(noted) }],
      wish: 'darker',
    });
    expect(report.pieces.some(({ tier }) => tier === 'note')).toBe(false);
    expect(report.messages[2]?.content).toBe(JSON.stringify(noted));
  });

  it.each([
    ['not an object', { note: 7 }],
    ['an empty one', { note: '' }],
    ['nothing', {}],
  ])('skips a note that is %s', async (_, note) => {
    const exchanges = [{ user: 'dark', assistant: off('Dark'), ...note }];
    const { code, report } = await lampContext(['-'], { exchanges, wish: 'darker' });
    expect(code).toBe(0);
    expect(report.messages[2]?.content).toBe(JSON.stringify(off('Dark')));
  });

  it('says what it repaired in the programs, and where', async () => {
    const exchanges = [{ user: 'dark', assistant: `Sure: ${JSON.stringify(off('Dark'))}` }];
    const { code, messages, report } = await lampContext(['-'], { exchanges, wish: 'darker' });
    expect([code, messages]).toEqual([0, 'Exchange 1: Left out the text around the program.']);
    expect(report.messages[2]?.content).toBe(JSON.stringify(off('Dark')));
  });

  it.each([
    ['text that is not JSON', 'hello', 'it is not a JSON object'],
    ['a list', '[]', 'it is not a JSON object'],
    ['no wish', '{"exchanges":[]}', 'wish is missing or invalid'],
    ['no user', '{"exchanges":[{"assistant":{}}],"wish":"x"}', 'exchanges.0.user is missing or invalid'],
    ['no program', '{"exchanges":[{"user":"a","assistant":"hello"}],"wish":"x"}', 'Exchange 1: There is no'],
    [
      'an earlier empty wish',
      '{"exchanges":[{"user":"","assistant":{"program":{"name":"x","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}}}],"wish":"x"}',
      'Exchange 1: The wish is empty.',
    ],
  ])('answers %s with a message and exit code 1', async (_, input, sentence) => {
    const { code, messages } = await lampContext(['-'], input);
    expect([code, messages]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('names the sizes if it cannot fit', async () => {
    const { code, messages } = await lampContext([fixture('evening'), '--num-ctx', '2048']);
    expect(code).toBe(1);
    expect(messages).toMatch(
      /window of 2048 tokens, 700 of which are for its reply: the rules 13\d\d, .*together \d{4} of 1348/,
    );
  });

  it('prints the usage for an invalid window', async () => {
    expect((await lampContext([fixture('evening'), '--num-ctx', '12'])).code).toBe(2);
    expect((await lampContext([])).code).toBe(2);
  });

  it('reads a conversation larger than the limit for programs', async () => {
    const text = readFileSync(fixture('evening'), 'utf8');
    const file = join(temporaryFolder(), 'long.json');
    writeFileSync(file, text + ' '.repeat(5_000_000));
    expect((await lampContext([file])).code).toBe(0);
  });
});
