/** What `lamp bench` measures, in this order. The benchmark itself is built apart, and has a function for each of them. */
export const benchGroups = [
  'frames',
  'conversation',
  'first-light',
  'edits',
  'lamp',
  'start-up',
  'memory',
  'window',
  'growth',
] as const;

export type BenchGroup = (typeof benchGroups)[number];
