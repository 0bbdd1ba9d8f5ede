/** A row of the benchmark: the ratio between a measured value and a named baseline of the same run. */
export interface Figure {
  readonly what: string;
  /** Both values with their units, for information: they depend on the machine. */
  readonly measured: string;
  readonly baseline: string;
  /** The baseline by its name. */
  readonly against: string;
  /** The measured value over the baseline, or the reverse, as `what` says. */
  readonly ratio: number;
  /** The target. Without one the ratio is only reported. */
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly note?: string;
}

/** A row that cannot be measured on this machine, and why. */
export interface Skipped {
  readonly what: string;
  readonly skipped: string;
}

/** A measured or skipped row. */
export type Row = Figure | Skipped;

/** The verdict on a row. `told` is a figure without a target. */
export type Verdict = 'ok' | 'MISSED' | 'told' | 'skipped';

/** Whether a figure meets its target; one without a target always does. */
export function isMet({ ratio, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return ratio >= atLeast && ratio <= atMost;
}

/** Judges a row. */
export function verdictOf(row: Row): Verdict {
  if ('skipped' in row) return 'skipped';
  if (row.atLeast === undefined && row.atMost === undefined) return 'told';
  return isMet(row) ? 'ok' : 'MISSED';
}
