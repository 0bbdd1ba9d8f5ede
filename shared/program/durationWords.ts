/** A time in words for people: `500 ms`, `1.5 s`, `25 min`, `1 h 30 min`. */
export function durationWords(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000) return `${Math.round(ms / 100) / 10} s`;
  const seconds = Math.round(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  return parts
    .filter(([amount]) => amount > 0)
    .slice(0, 2)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
}

/** How often, in words for people: `once`, `3 times`; 0 is `for ever`. */
export function timesWords(count: number): string {
  return count === 0 ? 'for ever' : count === 1 ? 'once' : `${count} times`;
}
