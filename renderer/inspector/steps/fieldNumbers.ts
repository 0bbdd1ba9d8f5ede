/**
 * Formats numbers for fields that are parsed again: in the reader's notation, but with the digits 0 to 9 and without
 * grouping.
 */
export function fieldNumbersFor(locale?: string) {
  const digits = { numberingSystem: 'latn', useGrouping: false } as const;
  const whole = new Intl.NumberFormat(locale, { ...digits, maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(locale, {
    ...digits,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const hundredths = new Intl.NumberFormat(locale, { ...digits, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { ...digits, style: 'percent', maximumFractionDigits: 0 });
  return {
    /** `25` */
    whole: (value: number) => whole.format(value),
    /** `9.0` */
    tenths: (value: number) => tenths.format(value),
    /** `0.25`: at most two decimals. */
    hundredths: (value: number) => hundredths.format(value),
    /** `8%`, as the language sets it. `part` is 0 to 1. */
    percent: (part: number) => percent.format(part),
  };
}

export type FieldNumbers = ReturnType<typeof fieldNumbersFor>;

/** In the notation of the reader's own language. */
export const fieldNumbers: FieldNumbers = fieldNumbersFor();
