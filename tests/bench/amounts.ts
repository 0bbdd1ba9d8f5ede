/** A time in the unit that fits it, from ns. */
export function timeText(ns: number): string {
  if (ns < 1e3) return `${ns.toFixed(1)} ns`;
  if (ns < 1e6) return `${digits(ns / 1e3)} µs`;
  return ns < 1e10 ? `${digits(ns / 1e6)} ms` : `${digits(ns / 1e9)} s`;
}

/** As `timeText`, from ms. */
export function msText(ms: number): string {
  return timeText(ms * 1e6);
}

/** A size in memory. */
export function bytesText(bytes: number): string {
  return `${digits(bytes / 1e6)} MB`;
}

/** A share in percent. */
export function percentText(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}

function digits(amount: number): string {
  return amount.toFixed(amount >= 100 ? 0 : amount >= 10 ? 1 : 2);
}

/** The value so far into the sorted values: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
}
