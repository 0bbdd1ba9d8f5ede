import { defaultBudgetMa } from '#shared/animation/guards/current';

/** What a lamp usually hangs on. */
export const powerSources = ['usb', 'charger-1', 'charger-2'] as const;
export type PowerSource = (typeof powerSources)[number];

/** What the lamp may draw from each: a tenth is left to the board and the cable. */
export const sourceBudgetMa: Record<PowerSource, number> = {
  usb: defaultBudgetMa,
  'charger-1': 900,
  'charger-2': 1800,
};

/** The most that can be said of a supply. */
export const mostBudgetMa = 100_000;

/** The figure somebody wrote for a supply, in mA; nothing where it is none that can be. */
export function readBudgetMa(text: string): number | undefined {
  const digits = text.replace(/\s*mA\s*$/i, '').replaceAll(/[\s.,’']/g, '');
  if (!/^\d{1,6}$/.test(digits)) return undefined;
  const budgetMa = Number(digits);
  return budgetMa >= 1 && budgetMa <= mostBudgetMa ? budgetMa : undefined;
}
