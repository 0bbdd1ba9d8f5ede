/** A row of the benchmark: a ratio within this run, between what is measured and a baseline with a name. */
export interface Figure {
  readonly what: string;
  /** The two absolute figures with their units, for information: they depend on the machine. */
  readonly measured: string;
  readonly baseline: string;
  /** The baseline by its name. */
  readonly against: string;
  /** What is measured, over the baseline or the other way round, as `what` says. */
  readonly ratio: number;
  /** Without either, the ratio is told and not judged. */
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly note?: string;
}

/** A row that cannot be had on this machine, and why. */
export interface Skipped {
  readonly what: string;
  readonly skipped: string;
}

export type Row = Figure | Skipped;

/** What is to be said of a row. `told` is a figure without a target. */
export type Verdict = 'ok' | 'MISSED' | 'told' | 'skipped';

/** Whether a figure keeps to its target; one without a target always does. */
export function isMet({ ratio, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return ratio >= atLeast && ratio <= atMost;
}

/** Judges a row. */
export function verdictOf(row: Row): Verdict {
  if ('skipped' in row) return 'skipped';
  if (row.atLeast === undefined && row.atMost === undefined) return 'told';
  return isMet(row) ? 'ok' : 'MISSED';
}
