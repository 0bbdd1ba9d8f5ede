import { tiers, type Tier } from '#shared/conversation/context/Piece';
import type { ModelContext } from './ModelContext';

/** One part of the model's window: a tier of what it is told, what is free, or what is kept for its reply. */
export interface BudgetPart {
  readonly of: Tier | 'free' | 'reply';
  readonly tokens: number;
}

/** The model's window, part by part in the order of the prompt. Together they are the window; what is empty is left out. */
export function budgetParts({ total, budget, reserve, byTier }: ModelContext['tokens']): BudgetPart[] {
  const parts: BudgetPart[] = [
    ...tiers.map((tier) => ({ of: tier, tokens: byTier[tier] ?? 0 })),
    { of: 'free', tokens: Math.max(budget - total, 0) },
    { of: 'reply', tokens: reserve },
  ];
  return parts.filter(({ tokens }) => tokens > 0);
}
