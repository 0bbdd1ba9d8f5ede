/** So many words that were not understood are told. */
const most = 12;

/** What a wish was taken to mean and what of it was not understood, in sentences for people. */
export function sayUnderstood(
  understood: readonly string[],
  missed: readonly string[],
  isUnchanged: boolean,
  told: readonly string[] = [],
): string {
  const nothing = isUnchanged
    ? 'The built-in composer does not know what to change for this, so it stays as it is.'
    : 'Nothing in this wish is known to the built-in composer, so here is a pleasant light.';
  const first = understood.length > 0 ? `Understood: ${understood.join(', ')}.` : nothing;
  const known = [first, ...told].join(' ');
  if (missed.length === 0) return known;
  const words = missed
    .slice(0, most)
    .map((word) => `“${word}”`)
    .join(', ');
  const more = missed.length > most ? ` and ${missed.length - most} more` : '';
  return `${known} Not understood: ${words}${more}.`;
}
