import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { Replay } from '#shared/conversation/Replay';
import { BudgetBar } from '../../../../renderer/inspector/context/BudgetBar';
import { budgetParts } from '../../../../renderer/inspector/context/budgetParts';
import { ContextFigures } from '../../../../renderer/inspector/context/ContextFigures';
import { messagesAsText } from '../../../../renderer/inspector/context/ModelContext';
import { scripted } from '../../../shared/conversation/scriptedConversations';
import { renderPart } from '../../renderPart';

const tokens = { total: 1400, budget: 3396, reserve: 700, byTier: { system: 1300, note: 40, wish: 60 } };

describe('the budget', () => {
  it('is listed by tier in the order of the prompt, without empty ones', () => {
    expect(budgetParts(tokens)).toEqual([
      { of: 'system', tokens: 1300 },
      { of: 'note', tokens: 40 },
      { of: 'wish', tokens: 60 },
      { of: 'free', tokens: 1996 },
      { of: 'reply', tokens: 700 },
    ]);
    expect(budgetParts({ ...tokens, budget: 1400 }).map(({ of }) => of)).not.toContain('free');
  });

  it('adds up to the whole window, in every turn of a long conversation', () => {
    const replay = new Replay(lampPrompt, 4096);
    for (const exchange of scripted('evening').past) {
      const context = replay.add(exchange);
      if (!context) throw new Error('It fits.');
      expect(budgetParts(context.tokens).reduce((sum, part) => sum + part.tokens, 0)).toBe(4096);
    }
  });

  it('is the same for screen readers, and links to its tiers', () => {
    const gone: string[] = [];
    const { text, getByRole } = renderPart(
      <BudgetBar tokens={tokens} onPoint={() => {}} onGoTo={(tier) => gone.push(tier)} />,
    );
    expect(getByRole('img', { name: /system 1,300, notes 40, wish 60, free 1,996, reply 700/ })).toBeTruthy();
    expect(text).toContain('system 1,300 notes 40 wish 60 free 1,996 reply 700');
    fireEvent.click(getByRole('button', { name: /notes/ }));
    expect(gone).toEqual(['note']);
  });
});

describe('the figures', () => {
  const figures = (remembered: number, skipped: number, anew?: number) =>
    renderPart(<ContextFigures tokens={tokens} remembered={remembered} skipped={skipped} uncached={anew} />)
      .text;

  it('say what fills the window, how many exchanges are remembered and what is not cached', () => {
    expect(figures(14, 0, 61)).toBe(
      '1,400 of 4,096 tokens · 14 exchanges remembered, none left out · 61 tokens not cached yet reserve 700',
    );
    expect(figures(1, 2, 1)).toContain('1 exchange remembered, 2 left out · 1 token not cached yet');
  });

  it('leave out what is unknown', () => {
    expect(figures(0, 0)).toBe('1,400 of 4,096 tokens · nothing to remember yet reserve 700');
  });
});

describe('the copied text', () => {
  it('has every message exactly, under its role', () => {
    expect(
      messagesAsText([
        { role: 'system', content: 'Rules.\n' },
        { role: 'user', content: 'a storm\nslower' },
      ]),
    ).toBe('--- system ---\nRules.\n\n\n--- user ---\na storm\nslower\n');
  });
});
