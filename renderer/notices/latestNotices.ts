/** What is shown of the notices and failures, and how many are not. */
export interface LatestNotices<Notice, Failure> {
  readonly notices: readonly Notice[];
  readonly failures: readonly Failure[];
  readonly hidden: number;
}

/** The latest of both, at most so many together. What failed comes before what is merely worth saying. */
export function latestNotices<Notice, Failure>(
  notices: readonly Notice[],
  failures: readonly Failure[],
  most: number,
): LatestNotices<Notice, Failure> {
  const shownFailures = latest(failures, most);
  const shownNotices = latest(notices, most - shownFailures.length);
  const hidden = notices.length + failures.length - shownNotices.length - shownFailures.length;
  return { notices: shownNotices, failures: shownFailures, hidden };
}

function latest<Item>(items: readonly Item[], most: number): readonly Item[] {
  return items.slice(Math.max(items.length - most, 0));
}
