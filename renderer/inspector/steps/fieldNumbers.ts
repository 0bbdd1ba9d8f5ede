/** Numbers as a language writes them in a field, where they are read again: always in the digits 0 to 9, and in no groups. */
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
    /** `0.25`: as many decimals as there are, at most two. */
    hundredths: (value: number) => hundredths.format(value),
    /** `8%`, as the language sets it. `part` is 0 to 1. */
    percent: (part: number) => percent.format(part),
  };
}

export type FieldNumbers = ReturnType<typeof fieldNumbersFor>;

/** As the reader's own language writes them. */
export const fieldNumbers: FieldNumbers = fieldNumbersFor();
