/** Distinct values, and the index of each LED's value among them, so that shared work is done once. */
export interface DistinctValues {
  readonly values: Int16Array;
  /** Per LED, the index of its value. */
  readonly of: Uint16Array;
}

/** The distinct values of a per-LED list. */
export function distinctValues(perLed: Int16Array): DistinctValues {
  const values = Int16Array.from(new Set(perLed));
  const indexes = new Map(Array.from(values, (value, index) => [value, index]));
  return { values, of: Uint16Array.from(perLed, (value) => indexes.get(value) ?? 0) };
}
