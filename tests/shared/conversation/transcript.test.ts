import { describe, expect, it } from 'vitest';
import { buildContext } from '#shared/conversation/context/buildContext';
import { stampEntries, type EntryDraft } from '#shared/conversation/Entry';
import { transcript } from '#shared/conversation/transcript';
import { glow, logOf, reply, wish } from './logOf';

const storm = glow('Storm');
const rules: EntryDraft = { type: 'prompt', agent: 'programmer', text: 'rules' };
const correctorRules: EntryDraft = { type: 'prompt', agent: 'corrector', text: 'mend it' };
const meter = { model: 'lamp', promptTokens: 1400, replyTokens: 80, readMs: 900, writeMs: 9000 };
const short = ({ role, content }: { role: string; content: string }) => `${role}: ${content}`;

describe('a transcript', () => {
  it('has the system prompt once, then what was sent and received, with time, model and counts', () => {
    const log = logOf(rules, wish('a', { sent: 'a as sent' }), reply(2, storm, { text: 'raw', meter }));
    expect(transcript(log, 'programmer')).toEqual([
      { role: 'system', content: 'rules' },
      { role: 'user', content: 'a as sent', at: 1000 },
      { role: 'assistant', content: 'raw', at: 2000, meter },
    ]);
    expect(transcript(log, 'corrector')).toEqual([]);
  });

  it('never mixes programmer and corrector', () => {
    const log = logOf(
      rules,
      correctorRules,
      wish('a', { sent: 'a' }),
      { type: 'correction', to: 3, refused: 'nonsense', sent: 'That has no steps.' },
      reply(3, storm, { text: 'better' }),
      wish('b', { sent: 'b' }),
      reply(6, storm, { text: 'fine' }),
    );
    expect(transcript(log, 'programmer').map(short)).toEqual([
      'system: rules',
      'user: a',
      'assistant: nonsense',
      'user: b',
      'assistant: fine',
    ]);
    expect(transcript(log, 'corrector').map(short)).toEqual([
      'system: mend it',
      'user: That has no steps.',
      'assistant: better',
    ]);
  });

  it('keeps replies that failed', () => {
    const log = logOf(
      rules,
      wish('a', { sent: 'a' }),
      { type: 'correction', to: 2, refused: 'one', sent: 'No.' },
      { type: 'failure', to: 2, code: 'NO_PROGRAM', message: 'no', text: 'two' },
      wish('b', { sent: 'b' }),
      { type: 'failure', to: 5, code: 'NO_PROGRAM', message: 'no', text: 'three' },
    );
    expect(transcript(log, 'programmer').map(short)).toEqual([
      'system: rules',
      'user: a',
      'assistant: one',
      'user: b',
      'assistant: three',
    ]);
    expect(transcript(log, 'corrector').map(short)).toEqual(['system: rules', 'user: No.', 'assistant: two']);
  });

  it('leaves out wishes that were not sent to a model', () => {
    const log = logOf(wish('slower'), { type: 'edit', to: 1, program: storm, changes: [] }, wish('thanks'));
    expect(transcript(log, 'programmer')).toEqual([]);
  });

  it('has at most fifty messages, the first of them from the user', () => {
    const drafts: EntryDraft[] = [rules];
    for (let turn = 0; turn < 60; turn++) {
      drafts.push(
        wish(`w${turn}`, { sent: `w${turn}` }),
        reply(drafts.length + 1, storm, { text: `r${turn}` }),
      );
    }
    const messages = transcript(logOf(...drafts), 'programmer');
    expect(messages.length).toBeLessThanOrEqual(50);
    expect(messages.slice(0, 2).map(short)).toEqual(['system: rules', 'user: w36']);
    expect(messages.at(-1)?.content).toBe('r59');
  });

  it('is exactly what buildContext sent, also when nothing could stay verbatim', () => {
    const count = (text: string) => Math.ceil(text.length / 3);
    const budget = { numCtx: 900, reserve: 700, count, marks: (tokens: number) => tokens };
    const before = logOf(
      wish('first'),
      reply(1, glow('x'.repeat(60))),
      wish('second'),
      reply(3, glow('y'.repeat(60))),
    );
    const context = buildContext(before, { text: 'third' }, budget, 'rules');
    const log = [...before, ...stampEntries(before, context.drafts, 9)];
    expect(transcript(log, 'programmer').at(-1)?.content).toBe(context.messages.at(-1)?.content);
  });
});
