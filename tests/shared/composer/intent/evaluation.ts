/** The labelled turns that the reader was tuned on; `held-out` never was. */
export const tuningFiles: readonly string[] = [
  'tuning',
  'tuning-canonical',
  'tuning-short',
  'tuning-chatty',
  'tuning-refining',
  'tuning-home',
  'tuning-hobby',
  'tuning-mixed',
  'tuning-telling',
  'tuning-evenings',
  'tuning-makers',
  'tuning-plain',
  'tuning-tricky',
  'tuning-relaxed',
  'tuning-households',
  'tuning-workshops',
];
