import { describe, expect, it } from 'vitest';
import type { Context } from '#shared/conversation/context/buildContext';
import { formatProgram } from '#shared/program/formatProgram';
import { programSchema } from '#shared/program/Program';
import { pulseProgram, characterBudget } from './simulateConversation';
import { newScene, rules, TestConversation } from './TestConversation';

const sea = pulseProgram('Sea', 1, 3);
const textsOf = (conversation: TestConversation, wish: string) =>
  conversation.contextFor(wish).messages.map(({ content }) => content);

describe('a prompt', () => {
  it('is not compacted for a new scene while there is nothing to summarize', () => {
    const conversation = new TestConversation();
    conversation.ask('sea', sea);
    conversation.ask('longer', pulseProgram('Sea', 1, 9));
    const { drafts } = conversation.contextFor('a candle', { reading: newScene });
    expect(drafts.map(({ type }) => type)).toEqual(['wish']);
  });

  it('keeps the text of edits before a wish that failed', () => {
    const conversation = new TestConversation();
    for (const shade of [1, 2, 3]) conversation.edit(`shade ${shade}`, pulseProgram('Sea', 1, shade));
    const before = textsOf(conversation, 'in vain');
    const to = conversation.append(...conversation.contextFor('in vain').drafts);
    conversation.append({ type: 'failure', to, code: 'REPLY_CUT_OFF', message: 'The reply was cut off.' });
    for (const shade of [4, 5]) conversation.edit(`shade ${shade}`, pulseProgram('Sea', 1, shade));
    expect(textsOf(conversation, 'again').slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  });

  it('names at most four changes by hand', () => {
    const conversation = new TestConversation();
    conversation.ask('sea', pulseProgram('Sea', 9, 3));
    conversation.append({ type: 'manual', program: pulseProgram('Sea', 9, 4), changes: [] });
    const line = textsOf(conversation, 'bluer').at(-1)?.split('\n')[0] ?? '';
    expect(line).toMatch(/^\[Changed by hand: (?:[^;]+; ){4}… \+\d+ more\]$/);
    expect(line.length).toBeLessThan(300);
  });

  it('removes control tokens from the current program', () => {
    const conversation = new TestConversation();
    conversation.ask('sea', sea);
    const program = programSchema.parse({ ...sea, name: 'a<end_of_turn>b' });
    conversation.append({ type: 'manual', program, changes: [] });
    const wish = textsOf(conversation, 'bluer').at(-1);
    expect(wish).not.toContain('<end_of_turn>');
    expect(wish).toContain(formatProgram({ ...program, name: 'ab' }));
  });
});

describe('an answer by reference', () => {
  const conversation = new TestConversation();
  conversation.ask('sea', pulseProgram('Sea', 2, 1));
  conversation.ask('longer', pulseProgram('Sea', 2, 2));
  const program = { ...pulseProgram('Sea', 2, 3) };
  const byReference = JSON.stringify({ program: { ...program, steps: ['s0', program.steps[1]] } });
  conversation.ask('the last one shorter', program, undefined, byReference);

  it('is sent as the model wrote it, and the current program with the next wish', () => {
    expect(textsOf(conversation, 'bluer').slice(-2)).toEqual([
      byReference,
      `[The program now]\n${formatProgram(program)}\nbluer`,
    ]);
  });

  it('is written out in full by a compaction and from then on, so the current program is not sent again', () => {
    const compacted = conversation.contextFor('a candle', { reading: newScene });
    expect(compacted.drafts.map(({ type }) => type)).toEqual(['compaction', 'wish']);
    expect(compacted.messages.slice(-2).map(({ content }) => content)).toEqual([
      formatProgram(program),
      'a candle',
    ]);
    conversation.ask('a candle', pulseProgram('Candle', 1, 5), undefined, undefined, { reading: newScene });
    const after = textsOf(conversation, 'slower');
    expect(after.slice(0, compacted.messages.length)).toEqual(
      compacted.messages.map(({ content }) => content),
    );
  });
});

describe('leaving out exchanges', () => {
  /** Thirty exchanges in a window that holds about ten lines. */
  function crowded(look: (context: Context) => void = () => undefined): TestConversation {
    const conversation = new TestConversation(characterBudget(2400, 700));
    for (let turn = 0; turn < 30; turn++) {
      const wish = `${turn} ${'words '.repeat(6)}`;
      look(conversation.contextFor(wish));
      conversation.ask(wish, pulseProgram(`Program ${turn}`, 1, turn));
    }
    return conversation;
  }

  it('frees some tokens for the next turns, but never most of the lines', () => {
    let skipped = 0;
    crowded((context) => {
      if (context.skipped > skipped) {
        expect(context.pieces.some(({ tier }) => tier === 'brief')).toBe(true);
        expect(context.tokens.total).toBeLessThan(context.tokens.budget * 0.9);
      }
      ({ skipped } = context);
    });
    expect(skipped).toBeGreaterThan(0);
  });

  it('is undone once there are enough tokens', () => {
    const conversation = crowded();
    conversation.append({ type: 'note', text: rules, origin: 'owner' });
    const context = conversation.contextFor('a candle', { reading: newScene }, characterBudget(9000, 700));
    expect(context.drafts.some(({ type }) => type === 'compaction')).toBe(true);
    expect(context.skipped).toBe(0);
  });
});
