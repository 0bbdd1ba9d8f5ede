import { defaultBudgetMa } from '#shared/animation/guards/currentEstimate';

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
export const maxBudgetMa = 100_000;

/** Digits in a row, or in groups of three; behind them what comes after a decimal mark. */
const plain = /^(?<whole>\d+)(?:[.,]\d*)?$/;
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<separator>[\s.,’'])\d{3}(?:\k<separator>\d{3})*)(?:(?!\k<separator>)[.,]\d*)?$/;

/**
 * The figure somebody wrote for a supply, in mA, rounded down; nothing where it is none that can be. A supply is never read
 * as a stronger one: what could be a decimal as well as a thousand, where the reader writes decimals so, is refused.
 */
export function parseBudgetMa(text: string, locale?: string): number | undefined {
  const figure = text.trim().replace(/\s*mA$/i, '');
  const { whole, separator } = (grouped.exec(figure) ?? plain.exec(figure))?.groups ?? {};
  if (whole === undefined || separator === decimalMark(locale)) return undefined;
  const budgetMa = Number(whole.replaceAll(/\D/g, ''));
  return budgetMa >= 1 && budgetMa <= maxBudgetMa ? budgetMa : undefined;
}

function decimalMark(locale: string | undefined): string | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value;
}
