import { describe, expect, it } from 'vitest';
import type { Context } from '#shared/conversation/context/buildContext';
import { formatProgram } from '#shared/program/formatProgram';
import { programSchema } from '#shared/program/Program';
import { handMade, plainBudget } from './live';
import { newScene, rules, Talk } from './Talk';

const sea = handMade('Sea', 1, 3);
const textsOf = (talk: Talk, wish: string) => talk.contextFor(wish).messages.map(({ content }) => content);

describe('a prompt', () => {
  it('is not compacted by a new scene as long as there is nothing to sum up', () => {
    const talk = new Talk();
    talk.ask('sea', sea);
    talk.ask('longer', handMade('Sea', 1, 9));
    const { drafts } = talk.contextFor('a candle', { reading: newScene });
    expect(drafts.map(({ type }) => type)).toEqual(['wish']);
  });

  it('tells edits before a wish that was sent in vain as they were told then', () => {
    const talk = new Talk();
    for (const shade of [1, 2, 3]) talk.edit(`shade ${shade}`, handMade('Sea', 1, shade));
    const told = textsOf(talk, 'in vain');
    const to = talk.append(...talk.contextFor('in vain').drafts);
    talk.append({ type: 'failure', to, code: 'REPLY_CUT_OFF', message: 'The reply was cut off.' });
    for (const shade of [4, 5]) talk.edit(`shade ${shade}`, handMade('Sea', 1, shade));
    expect(textsOf(talk, 'again').slice(0, told.length - 1)).toEqual(told.slice(0, -1));
  });

  it('names four changes by hand at the most', () => {
    const talk = new Talk();
    talk.ask('sea', handMade('Sea', 9, 3));
    talk.append({ type: 'manual', program: handMade('Sea', 9, 4), changes: [] });
    const line = textsOf(talk, 'bluer').at(-1)?.split('\n')[0] ?? '';
    expect(line).toMatch(/^\[Changed by hand: (?:[^;]+; ){4}… \+\d+ more\]$/);
    expect(line.length).toBeLessThan(300);
  });

  it('takes control tokens out of the current program', () => {
    const talk = new Talk();
    talk.ask('sea', sea);
    const program = programSchema.parse({ ...sea, name: 'a<end_of_turn>b' });
    talk.append({ type: 'manual', program, changes: [] });
    const wish = textsOf(talk, 'bluer').at(-1);
    expect(wish).not.toContain('<end_of_turn>');
    expect(wish).toContain(formatProgram({ ...program, name: 'ab' }));
  });
});

describe('an answer by reference', () => {
  const talk = new Talk();
  talk.ask('sea', handMade('Sea', 2, 1));
  talk.ask('longer', handMade('Sea', 2, 2));
  const program = { ...handMade('Sea', 2, 3) };
  const byReference = JSON.stringify({ program: { ...program, steps: ['s0', program.steps[1]] } });
  talk.ask('the last one shorter', program, undefined, byReference);

  it('is told as it was written, and the current program beside the next wish', () => {
    expect(textsOf(talk, 'bluer').slice(-2)).toEqual([
      byReference,
      `[The program now]\n${formatProgram(program)}\nbluer`,
    ]);
  });

  it('is written out by a compaction, which then need not tell the current program; so it stays', () => {
    const compacted = talk.contextFor('a candle', { reading: newScene });
    expect(compacted.drafts.map(({ type }) => type)).toEqual(['compaction', 'wish']);
    expect(compacted.messages.slice(-2).map(({ content }) => content)).toEqual([
      formatProgram(program),
      'a candle',
    ]);
    talk.ask('a candle', handMade('Candle', 1, 5), undefined, undefined, { reading: newScene });
    const after = textsOf(talk, 'slower');
    expect(after.slice(0, compacted.messages.length)).toEqual(
      compacted.messages.map(({ content }) => content),
    );
  });
});

describe('what is left out', () => {
  /** Thirty exchanges in a window that holds about ten lines. */
  function crowded(look: (context: Context) => void = () => undefined): Talk {
    const talk = new Talk(plainBudget(2400, 700));
    for (let turn = 0; turn < 30; turn++) {
      const wish = `${turn} ${'words '.repeat(6)}`;
      look(talk.contextFor(wish));
      talk.ask(wish, handMade(`Program ${turn}`, 1, turn));
    }
    return talk;
  }

  it('leaves some room for the turns to come, but not at the cost of most lines', () => {
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

  it('is told again once there is plenty of room', () => {
    const talk = crowded();
    talk.append({ type: 'note', text: rules, origin: 'owner' });
    const context = talk.contextFor('a candle', { reading: newScene }, plainBudget(9000, 700));
    expect(context.drafts.some(({ type }) => type === 'compaction')).toBe(true);
    expect(context.skipped).toBe(0);
  });
});
