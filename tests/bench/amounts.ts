/** Formats a time in ns with a fitting unit. */
export function timeText(ns: number): string {
  if (ns < 1e3) return `${ns.toFixed(1)} ns`;
  if (ns < 1e6) return `${digits(ns / 1e3)} µs`;
  return ns < 1e10 ? `${digits(ns / 1e6)} ms` : `${digits(ns / 1e9)} s`;
}

/** Formats a time in ms with a fitting unit. */
export function msText(ms: number): string {
  return timeText(ms * 1e6);
}

/** Formats a memory size in MB. */
export function bytesText(bytes: number): string {
  return `${digits(bytes / 1e6)} MB`;
}

/** Formats a share as a percentage. */
export function percentText(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}

function digits(amount: number): string {
  return amount.toFixed(amount >= 100 ? 0 : amount >= 10 ? 1 : 2);
}

/** The quantile of the values: 0.5 is the median. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
}
