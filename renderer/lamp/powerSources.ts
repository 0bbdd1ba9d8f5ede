import { defaultBudgetMa } from '#shared/animation/guards/currentEstimate';

/** Common power sources. */
export const powerSources = ['usb', 'charger-1', 'charger-2'] as const;
export type PowerSource = (typeof powerSources)[number];

/** The current the lamp may draw from each: a tenth is left to the board and the cable. */
export const sourceBudgetMa: Record<PowerSource, number> = {
  usb: defaultBudgetMa,
  'charger-1': 900,
  'charger-2': 1800,
};

/** The highest limit that can be set. */
export const maxBudgetMa = 100_000;

/** Digits, plain or in groups of three, with an optional decimal part. */
const plain = /^(?<whole>\d+)(?:[.,]\d*)?$/;
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<separator>[\s.,’'])\d{3}(?:\k<separator>\d{3})*)(?:(?!\k<separator>)[.,]\d*)?$/;

/**
 * Parses a current in mA, rounded down; undefined if it is not a valid one. The result is never higher than meant: a
 * number that could be a decimal or a thousand is refused if the reader's language writes decimals that way.
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
