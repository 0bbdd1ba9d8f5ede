import { tiers, type Tier } from '#shared/conversation/context/Piece';
import type { ModelContext } from './ModelContext';

/** One part of the context window: a tier of the prompt, free space, or the reserve for the reply. */
export interface BudgetPart {
  readonly of: Tier | 'free' | 'reply';
  readonly tokens: number;
}

/** The parts of the context window in prompt order, without empty ones. Together they are the whole window. */
export function budgetParts({ total, budget, reserve, byTier }: ModelContext['tokens']): BudgetPart[] {
  const parts: BudgetPart[] = [
    ...tiers.map((tier) => ({ of: tier, tokens: byTier[tier] ?? 0 })),
    { of: 'free', tokens: Math.max(budget - total, 0) },
    { of: 'reply', tokens: reserve },
  ];
  return parts.filter(({ tokens }) => tokens > 0);
}
