/** What `lamp bench` measures, in this order. The benchmark itself is a separate build, with a function for each group. */
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
