/** The notices and failures to show, and how many are hidden. */
export interface LatestNotices<Notice, Failure> {
  readonly notices: readonly Notice[];
  readonly failures: readonly Failure[];
  readonly hidden: number;
}

/** The latest of both, at max `max` together. Failures take precedence over notices. */
export function latestNotices<Notice, Failure>(
  notices: readonly Notice[],
  failures: readonly Failure[],
  max: number,
): LatestNotices<Notice, Failure> {
  const shownFailures = latest(failures, max);
  const shownNotices = latest(notices, max - shownFailures.length);
  const hidden = notices.length + failures.length - shownNotices.length - shownFailures.length;
  return { notices: shownNotices, failures: shownFailures, hidden };
}

function latest<Item>(items: readonly Item[], max: number): readonly Item[] {
  return items.slice(Math.max(items.length - max, 0));
}
