/** How often, in words for people: `once`, `3 times`; 0 is `for ever`. */
export function timesWords(count: number): string {
  return count === 0 ? 'for ever' : count === 1 ? 'once' : `${count} times`;
}
